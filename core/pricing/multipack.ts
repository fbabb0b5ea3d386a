import type { KnownPrice, MultipackStep } from "../product/offer.ts"
import { roundUpToStep, type Unit } from "../quantity/order-limits.ts"
import { withUnit } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, subtractDecimals } from "../values/decimal.ts"
import { type Price, type PriceType, shownAmount, timesPrice } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { rebateAt } from "./rebate-range.ts"

/** The prices of a product by quantity. */
export interface Multipack {
  /** of one unit below all steps */
  readonly base: Price
  readonly steps: readonly MultipackStep[]
}

export interface MultipackPrice {
  readonly unitPrice: Price
  /** of the whole quantity */
  readonly total: Price
  readonly reached: MultipackStep | null
  /** the next cheaper price, and how much more is needed for it */
  readonly next: { readonly step: MultipackStep; readonly more: Decimal } | null
}

/**
 * What a quantity costs with the multipack discount, and what the next step asks for. What is missing is told in amounts that are sold.
 *
 * Spec: 3.52, 4.53, 9.40, 15.17, 15.18, 15.20.
 *
 * @example multipackPrice({ base: price("10.00", "8.13"), steps: [] }, decimal("2"), decimal("1")).total
 * // => price("20.00", "16.26")
 */
export function multipackPrice({ base, steps }: Multipack, quantity: Decimal, sellBy: Decimal): MultipackPrice {
  const ranges = steps.map((step) => ({ step, from: step.left, to: step.end?.left ?? null }))
  const { active, next: after } = rebateAt(ranges, quantity)
  const reached = active?.step ?? null
  const next = after?.range.step ?? null
  const unitPrice = reached?.price ?? base
  return {
    unitPrice,
    total: timesPrice(unitPrice, quantity),
    reached,
    next: next === null ? null : { step: next, more: subtractDecimals(roundUpToStep(next.left, sellBy), quantity) },
  }
}

/**
 * What is known of a price, at a quantity of a multipack discount: below all steps as it is, and beside a step the price without the
 * discount is the earlier one, unless there is an earlier one already.
 *
 * Spec: 15.17, 15.46.
 *
 * @example
 * const known = { price: price("10.00", "8.13"), max: null, youSavePercent: null, omnibus: null }
 * const steps = [{ left: decimal("3"), threshold: decimal("3"), price: price("9.00", "7.32") }]
 * priceAtQuantity(known, steps, decimal("3")).price // => price("9.00", "7.32")
 */
export function priceAtQuantity<Known extends KnownPrice>(known: Known, steps: readonly MultipackStep[], quantity: Decimal): Known {
  const { reached } = multipackPrice({ base: known.price, steps }, quantity, quantity)
  return reached === null
    ? known
    : { ...known, price: reached.price, max: known.max ?? known.price, youSavePercent: null, beforeRebate: null }
}

/** A multipack price in the shopper's words. */
export interface MultipackWords {
  readonly unitPrice: string
  readonly total: string
  /** what the next step asks for; null when there is none */
  readonly next: string | null
}

/** How the shop writes prices and quantities. */
export interface MultipackWording {
  readonly priceType: PriceType
  readonly format: PriceFormat
  readonly unit: Pick<Unit, "name">
  readonly catalogue: TextCatalogue<"price.multipackNext">
}

/**
 * A multipack price in the shopper's words. Amounts are written with the short name of the unit.
 *
 * Spec: 9.41, 15.18.
 *
 * @example
 * const two = multipackPrice({ base: price("9.00", "7.32"), steps: [] }, decimal("2"), decimal("1"))
 * multipackWords(two, { priceType: "gross", format: polishPrices, unit: pieces, catalogue: polish })
 * // => { unitPrice: "9,00 zł", total: "18,00 zł", next: null }
 */
export function multipackWords({ unitPrice, total, next }: MultipackPrice, wording: MultipackWording): MultipackWords {
  const { priceType, format, unit, catalogue } = wording
  const amount = (quantity: Decimal) => withUnit(quantity, unit.name, catalogue.language)
  return {
    unitPrice: formatPrice(shownAmount(unitPrice, priceType), format),
    total: formatPrice(shownAmount(total, priceType), format),
    next:
      next === null
        ? null
        : formatText(catalogue, "price.multipackNext", {
            threshold: amount(next.step.threshold),
            price: formatPrice(shownAmount(next.step.price, priceType), format),
            more: amount(next.more),
          }),
  }
}
