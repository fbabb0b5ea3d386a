import type { MultipackStep } from "../product/offer.ts"
import { multipackPrice, multipackWords, priceAtQuantity } from "../pricing/multipack.ts"
import { priceChange, signedPercent } from "../pricing/price-change.ts"
import { checkQuantity, type QuantityAnswer, type QuantityQuestion } from "../quantity/check-quantity.ts"
import { numberWords, quantityText } from "../quantity/quantity-text.ts"
import { purchaseOf } from "../subscription/subscription-choice.ts"
import { formatText, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import { compareDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import { type Price, shownAmount } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { ProductKind, SingleChoice, SizedChoice, VersionsChoice } from "./choice.ts"
import type { MultipackView, SectionContext } from "./sections.ts"
import { pricedSize, sizedRules } from "./sized.ts"

/** The texts that a multipack discount can show. */
export const multipackTextKeys = [
  "price.multipackNext",
  "product.multipack",
  "product.multipackFrom",
  "product.multipackRange",
  "product.multipackTotal",
] as const

type MultipackTexts = (typeof multipackTextKeys)[number]

/** The steps that a choice is priced by; none for a subscription, whose periods have prices of their own. */
function stepsOf(choice: SizedChoice, { priceType }: Pick<SectionContext, "priceType">): readonly MultipackStep[] {
  if (purchaseOf(choice.subscription) === "subscription") return []
  return pricedSize(choice, priceType)?.multipack ?? []
}

/**
 * A kind of product that is cheaper from a quantity on, laid over the kind that it is otherwise: the price follows the quantity that is
 * taken, and each step can be chosen.
 *
 * Spec: 3.52, 4.53, 15.17, 15.20, 15.46.
 *
 * @example withMultipack(singleKind).obstacle(openSingle(sampleOffer(), null), decimal("1"))?._tag // => "SizeMissing"
 */
export function withMultipack<Choice extends SingleChoice | VersionsChoice, Key extends TextKey>(
  kind: ProductKind<Choice, Key>,
): ProductKind<Choice, Key | MultipackTexts> {
  return {
    ...kind,
    price: (choice, context) => {
      const own = kind.price(choice, context)
      const { price, isListed } = own
      const steps = stepsOf(choice, context)
      return price === null || !isListed ? own : { ...own, price: priceAtQuantity(price, steps, context.quantity) }
    },
    view: (choice, context, catalogue) => {
      const sections = kind.view(choice, context, catalogue)
      const steps = stepsOf(choice, context)
      const { price, phonePrice, isListed } = kind.price(choice, context)
      if (steps.length === 0 || price === null || phonePrice || !isListed) return sections
      return { ...sections, multipack: viewMultipack(choice, { base: price.price, steps }, context, catalogue) }
    },
  }
}

/** The steps in the shopper's words, from the lowest. */
function viewMultipack(
  choice: SizedChoice,
  { base, steps }: { readonly base: Price; readonly steps: readonly MultipackStep[] },
  { quantity, priceType, priceFormat: format }: SectionContext,
  catalogue: TextCatalogue<MultipackTexts>,
): MultipackView {
  const { unit } = choice.offer
  const rules = sizedRules(choice)
  const now = multipackPrice({ base, steps }, quantity, unit.sellBy)
  const words = multipackWords(now, { priceType, format, unit, catalogue })
  const selected = checkedMultipack(
    steps.map(({ threshold }) => threshold),
    now.reached?.threshold ?? null,
  )
  const amount = (of: Decimal) => `${numberWords(of, catalogue.language)}\u00A0${unit.name}`
  return {
    options: steps.map(({ threshold, end, price }, at) => {
      const { value, refusal, buyable } = multipackQuantity(threshold, rules)
      return {
        threshold: quantityText(threshold, unit),
        quantity: quantityText(value ?? threshold, unit),
        name:
          end === undefined
            ? formatText(catalogue, "product.multipackFrom", { amount: amount(threshold) })
            : formatText(catalogue, "product.multipackRange", {
                from: numberWords(threshold, catalogue.language),
                to: amount(end.threshold),
              }),
        price: formatPrice(shownAmount(price, priceType), format) + (unit.name && ` / ${unit.name}`),
        saving: signedPercent(priceChange(shownAmount(price, priceType), shownAmount(base, priceType))),
        selected: at === selected,
        disabled: !buyable || refusal !== null,
      }
    }),
    total: formatText(catalogue, "product.multipackTotal", { amount: amount(quantity), price: words.total }),
    next: words.next,
  }
}

/**
 * The quantity that a multipack option sets: its threshold, as far as stock and limits allow it.
 *
 * Spec: 4.53, 5.62 to 5.70, 10.103.
 *
 * @example
 * multipackQuantity(decimal("5"), {
 *   unit: pieces,
 *   limits: noLimits,
 *   stock: { is: "unlimited" },
 *   status: "enable",
 * })
 * // => { value: decimal("5"), refusal: null, buyable: true }
 */
export function multipackQuantity(threshold: Decimal, question: Omit<QuantityQuestion, "typed">): QuantityAnswer {
  return checkQuantity({ ...question, typed: decimalText(threshold) })
}

/**
 * Which multipack option is checked: the one whose threshold is the one that holds now; `null` = none.
 *
 * Spec: 16.38.
 *
 * @example checkedMultipack([decimal("3"), decimal("5")], decimal("5.0"))
 * // => 1
 */
export function checkedMultipack(thresholds: readonly Decimal[], current: Decimal | null): number | null {
  if (current === null) return null
  const at = thresholds.findIndex((threshold) => compareDecimals(threshold, current) === 0)
  return at < 0 ? null : at
}
