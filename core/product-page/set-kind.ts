import type { FormRefusal } from "../messages/form-refusal.ts"
import { isInStock } from "../product/sizes.ts"
import { savingTextKeys, savingWords, youSave } from "../pricing/saving.ts"
import { checkQuantity } from "../quantity/check-quantity.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { soldOnce } from "../subscription/subscription-choice.ts"
import { compareDecimals, type Decimal, decimalOf, decimalText } from "../values/decimal.ts"
import { type Price, type PriceType, shownAmount, timesPrice } from "../values/money.ts"
import { formatPrice } from "../values/price-format.ts"
import type { BundleChoice, ChosenPrice, CollectionChoice, ProductKind, SetChoice } from "./choice.ts"
import { setObstacleTexts, type Obstacle } from "./obstacles.ts"
import {
  choosePartSize,
  choosePartVersion,
  isSelected,
  nothingSelected,
  type Part,
  partSize,
  partsObstacle,
  partVersion,
  timesDecimal,
} from "./parts.ts"
import { numberedFields, submitLine, type SubmitLine, submitTotals } from "./submit-lines.ts"
import type { SectionContext } from "./sections.ts"
import { partTextKeys, priceApart, viewPart } from "./view-part.ts"
import {
  blockedSizes,
  chooseSize,
  mergeSizes,
  refused,
  rulesOfSize,
  sizedPrice,
  sizedRules,
  sizeObstacle,
  sizeRefusal,
  stockObstacle,
  withoutReductions,
} from "./sized.ts"
import { collectionFieldNames, productFields, toBasket, sentAtOnce } from "./submit.ts"

/**
 * What one submit of a set adds: every selected part times the number of sets.
 *
 * Spec: 3.43, 16.21.
 *
 * @example setLines([], { coefficient: 2, scale: 0 }) // => []
 */
export function setLines(parts: readonly Part[], sets: Decimal): readonly SubmitLine[] {
  return parts.filter(isSelected).flatMap((part) => {
    const version = partVersion(part)
    return version === null ? [] : submitLine(version, partSize(part), timesDecimal(part.quantity, sets))
  })
}

/**
 * What the sets cost together: what the shop asks for a bundle, and the sum over the selected parts until it has been told.
 *
 * Spec: 16.36, 16.40.
 *
 * @example setTotal(collection(plainPart("a", 21), plainPart("b", 22)), decimal("2"))?.gross // => { minor: 51600 }
 */
export function setTotal(choice: SetChoice, sets: Decimal): Price | null {
  const lines = setLines(choice.parts, sets)
  const told = choice.boughtAs === "bundle" && choice.price.is === "told" ? choice.price.price : null
  return told !== null && lines.length > 0 ? timesPrice(told, sets) : submitTotals(lines).totalPrice
}

/** A changed part makes it another bundle: the price that the shop told is not its. Spec: 4.71, 16.19, 16.23. */
function changePart(choice: SetChoice, id: string, change: (part: Part) => Part): SetChoice {
  const parts = choice.parts.map((part) => (part.id === id ? change(part) : part))
  if (parts.every((part, at) => part === choice.parts[at])) return choice
  return choice.boughtAs === "bundle" ? { ...choice, parts, price: { is: "unknown" } } : { ...choice, parts }
}

/** A price that the shop told for another size of the bundle does not count any more; the listed one is the size's own. */
function changeSize(choice: BundleChoice, sizeId: string): BundleChoice {
  const sized = chooseSize(choice, sizeId)
  return sized === choice || choice.price.is === "listed" ? sized : { ...sized, price: { is: "unknown" } }
}

const checkPart = (part: Part, checked: boolean): Part => (part.optional && part.checked !== checked ? { ...part, checked } : part)

function partsStock(choice: SetChoice, sets: Decimal): Obstacle | null {
  const found = choice.parts.filter(isSelected).flatMap((part): readonly Obstacle[] => {
    const version = partVersion(part)
    if (version === null) return []
    const needed = timesDecimal(part.quantity, sets)
    const refusal = choice.boughtAs === "bundle" ? bundledRefusal(part, needed) : collectedRefusal(part, needed)
    const obstacle = refused(refusal, version, { section: "parts", id: part.id })
    return obstacle === null ? [] : [obstacle]
  })
  return found[0] ?? null
}

/** A bundled part has no price and no limits of its own: it has to be there. Spec: 16.20. */
function bundledRefusal(part: Part, needed: Decimal): FormRefusal | null {
  const size = partSize(part)
  if (size === null) return null
  if (size.phonePrice) return { _tag: "PriceByPhone" }
  if (!isInStock(size)) return { _tag: "ProductUnavailable" }
  if (size.stock.is !== "limited" || compareDecimals(needed, size.stock.amount) <= 0) return null
  return { _tag: "QuantityAboveMaximum", max: size.stock.amount }
}

/** A part of a collection keeps the limits of its own product. Spec: 16.20. */
function collectedRefusal(part: Part, needed: Decimal): FormRefusal | null {
  const [version, size] = [partVersion(part), partSize(part)]
  if (version === null) return null
  const rules = rulesOfSize(version, soldOnce, size)
  return sizeRefusal(size, rules, false) ?? checkQuantity({ ...rules, typed: decimalText(needed) }).refusal
}

/**
 * What one set costs: as listed, as the shop told, or as its parts do together. What nothing is chosen of has no price.
 *
 * Spec: 16.40, 16.43.
 */
function setPrice(choice: SetChoice, priceType: PriceType): ChosenPrice {
  const bundle = choice.boughtAs === "bundle" ? choice.price : null
  const listed = choice.boughtAs === "bundle" ? sizedPrice(choice, priceType) : null
  if (bundle?.is === "listed" && listed?.price != null) return listed
  const rest = { phonePrice: listed?.phonePrice === true, isListed: false }
  if (bundle?.is === "told" && choice.parts.some(isSelected)) return { ...rest, price: withoutReductions(bundle.price), from: false }
  const { price, from } = priceApart(choice.parts, priceType)
  return { ...rest, price: price === null ? null : withoutReductions(price), from }
}

/** What a bundle saves against its parts; a collection costs what they do. Spec: 15.14, 15.16. */
function savingOf(choice: SetChoice, { priceType, priceFormat }: SectionContext, catalogue: TextCatalogue<SetTextKey>): string | null {
  const now = setPrice(choice, priceType).price
  const { price: apart } = priceApart(choice.parts, priceType)
  if (now === null || apart === null) return null
  const saving = youSave({
    now: shownAmount(now.price, priceType),
    before: shownAmount(apart, priceType),
    quantity: decimalOf(1),
    boughtAs: choice.boughtAs,
    parts: choice.parts.filter(isSelected).length,
    phonePrice: false,
    percent: null,
  })
  return saving === null ? null : savingWords(saving, priceFormat, catalogue).sentence
}

/** The texts of a set's own section. */
export const setTextKeys = [
  ...setObstacleTexts,
  ...savingTextKeys,
  ...partTextKeys,
  "choice.chooseVersion",
  "choice.inBundle",
  "choice.inCollection",
  "choice.version",
] as const

/** A text of a set's own section. */
export type SetTextKey = (typeof setTextKeys)[number]

const collectionRules = ({ offer, subscription }: CollectionChoice) => rulesOfSize(offer, subscription, null)

/**
 * A bundle, one product of parts, or a collection, whose parts are products of their own. A change of a bundle's part asks the shop
 * again, which is the forced refresh of 4.51.
 *
 * Spec: 4.51, 4.71, 5.52 to 5.54, 16.16 to 16.24, 16.34, 16.40.
 */
export const setKind: ProductKind<SetChoice, SetTextKey> = {
  choose: (choice, event) => {
    switch (event.type) {
      case "SizeChosen":
        return choice.boughtAs === "bundle" ? changeSize(choice, event.sizeId) : choice
      case "PartChecked":
        return changePart(choice, event.partId, (part) => checkPart(part, event.checked))
      case "PartVersionChosen":
        return changePart(choice, event.partId, (part) => choosePartVersion(part, event.productId))
      case "PartSizeChosen":
        return changePart(choice, event.partId, (part) => choosePartSize(part, event.sizeId))
      default:
        return choice
    }
  },
  asks: (choice, event) => {
    if (choice.boughtAs === "collection" || event.type === "QuantityTaken") return "no"
    // another size of it has its listed price already, unless what is listed is out of date: then an answer is awaited
    return choice.price.is === "listed" && event.type === "SizeChosen" ? "anew" : "now"
  },
  wants: () => "bundlePrice",
  merge: (choice, facts) => {
    if (choice.boughtAs === "collection") return choice
    const sized = mergeSizes(choice, facts)
    const { bundlePrice } = facts
    if (bundlePrice === undefined) return sized
    return { ...sized, price: bundlePrice === null ? { is: "unknown" } : { is: "told", price: bundlePrice } }
  },
  unanswered: (choice) => ({ choice, goTo: null }),
  corrected: () => null,
  // a bundle that the shop is still asked about may yet have a price
  blockedForGood: (choice) =>
    nothingSelected(choice.parts) ?? (choice.boughtAs === "bundle" ? blockedSizes(choice, choice.price.is !== "listed") : null),
  obstacle: (choice, quantity) => {
    const ofParts = partsObstacle(choice.parts) ?? partsStock(choice, quantity)
    if (choice.boughtAs === "collection") return ofParts
    return sizeObstacle(choice) ?? ofParts ?? stockObstacle(choice, quantity, choice.price.is === "told")
  },
  fields: (choice, quantity) =>
    choice.boughtAs === "collection"
      ? [
          { name: collectionFieldNames.product, value: String(choice.offer.id) },
          toBasket,
          ...numberedFields(setLines(choice.parts, quantity), ""),
          { name: collectionFieldNames.number, value: quantityText(quantity, choice.offer.unit) },
        ]
      : [
          ...productFields(choice.offer.id, choice.sizeId, quantity, choice.offer.unit),
          ...numberedFields(setLines(choice.parts, quantity), "bundle_"),
        ],
  check: sentAtOnce,
  quantityRules: (choice) => (choice.boughtAs === "bundle" ? sizedRules(choice) : collectionRules(choice)),
  price: (choice, { priceType }) => setPrice(choice, priceType),
  view: (choice, context, catalogue) => {
    const { quantity, priceType, priceFormat } = context
    const total = setTotal(choice, quantity)
    const prefix = choice.boughtAs === "bundle" ? "bundle_" : ""
    return {
      parts: choice.parts.map((part, at) => viewPart(part, { name: (field) => `${prefix}${field}[${at + 1}]`, context, catalogue })),
      set: {
        heading: formatText(catalogue, choice.boughtAs === "bundle" ? "choice.inBundle" : "choice.inCollection"),
        saving: savingOf(choice, context, catalogue),
      },
      total: total === null ? null : formatPrice(shownAmount(total, priceType), priceFormat),
    }
  },
}
