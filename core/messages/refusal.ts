import type { QuantityRefusal } from "../quantity/check-quantity.ts"
import { quantityRefusalText, quantityRefusalTextKeys } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalText, parseDecimal } from "../values/decimal.ts"
import { orderCodeText } from "./shop-messages.ts"

/** Why a shop does not put something into the basket or change it: codes as data, worded by the text catalogue. */
export type BasketRefusal =
  | { readonly _tag: "SizeNotChosen" }
  | { readonly _tag: "ProductUnknown" }
  | { readonly _tag: "SizeUnknown" }
  | { readonly _tag: "ProductUnavailable" }
  | { readonly _tag: "PriceByPhone" }
  | QuantityRefusal
  /** the product has more to choose than this shop version can take */
  | { readonly _tag: "ChoiceMissing" }
  | { readonly _tag: "RowUnknown" }
  /** any other refusal of a real shop: its own message */
  | { readonly _tag: "Other"; readonly code: string; readonly message: string }

const plainCodes = {
  size_not_chosen: "SizeNotChosen",
  product_unknown: "ProductUnknown",
  size_unknown: "SizeUnknown",
  product_unavailable: "ProductUnavailable",
  price_by_phone: "PriceByPhone",
  quantity_not_a_number: "QuantityNotANumber",
  choice_missing: "ChoiceMissing",
  row_unknown: "RowUnknown",
} as const satisfies Record<string, BasketRefusal["_tag"]>

/** The codes of our own refusals. */
export const refusalCodes: readonly string[] = [
  ...Object.keys(plainCodes),
  "quantity_below_minimum",
  "quantity_above_maximum",
  "quantity_off_step",
]

type PlainCode = keyof typeof plainCodes
const isPlainCode = (code: string): code is PlainCode => Object.hasOwn(plainCodes, code)

/** A refusal as the wire and addresses write it: a code, and the bound, if any, as exact decimal text. */
export interface RefusalCode {
  readonly code: string
  readonly limit: string | null
}

/**
 * The code of a refusal, for the wire and for addresses.
 *
 * Spec: 10.162.
 *
 * @example refusalCode({ _tag: "QuantityAboveMaximum", max: { coefficient: 15, scale: 1 } })
 * // => { code: "quantity_above_maximum", limit: "1.5" }
 */
export function refusalCode(refusal: BasketRefusal): RefusalCode {
  switch (refusal._tag) {
    case "QuantityBelowMinimum":
      return { code: "quantity_below_minimum", limit: decimalText(refusal.min) }
    case "QuantityAboveMaximum":
      return { code: "quantity_above_maximum", limit: decimalText(refusal.max) }
    case "QuantityOffStep":
      return { code: "quantity_off_step", limit: decimalText(refusal.nearest) }
    case "Other":
      return { code: refusal.code, limit: null }
    default: {
      const [code] = Object.entries(plainCodes).find(([, tag]) => tag === refusal._tag) ?? [refusal._tag]
      return { code, limit: null }
    }
  }
}

/**
 * The refusal that a code from outside stands for. An unknown code keeps the shop's message; without one it is still a refusal, so that
 * a refused shopper always gets an answer.
 *
 * Spec: 8.57 to 8.65.
 *
 * @example parseRefusal("size_not_chosen", null, null) // => { _tag: "SizeNotChosen" }
 * @example parseRefusal("110", null, null) // => { _tag: "Other", code: "110", message: "" }
 */
export function parseRefusal(code: string, limit: string | null, message: string | null): BasketRefusal {
  if (isPlainCode(code)) return { _tag: plainCodes[code] }
  const bound: Decimal | null = limit === null ? null : parseDecimal(limit)
  if (bound !== null && bound.coefficient >= 0) {
    if (code === "quantity_below_minimum") return { _tag: "QuantityBelowMinimum", min: bound }
    if (code === "quantity_above_maximum") return { _tag: "QuantityAboveMaximum", max: bound }
    if (code === "quantity_off_step") return { _tag: "QuantityOffStep", nearest: bound, isTaken: false }
  }
  return { _tag: "Other", code, message: message ?? "" }
}

/** Keys of all texts that a refusal can use. */
export const refusalTextKeys = [
  "failure.connection",
  "message.basketEmptyReturn",
  "order.productGone",
  "order.tooLittle",
  "order.tooMuchOpen",
  "order.wholesalersOnly",
  ...quantityRefusalTextKeys,
  "refusal.choiceMissing",
  "refusal.notOffered",
  "refusal.priceByPhone",
  "refusal.productUnavailable",
  "refusal.productUnknown",
  "refusal.rowUnknown",
  "refusal.sizeNotChosen",
  "refusal.sizeUnknown",
] as const

/** The key of a text that a refusal can use. */
export type RefusalTextKey = (typeof refusalTextKeys)[number]

/** Our own code for changes that the shop behind the page does not offer. */
const notOffered = "not_offered"

/**
 * The refusal of a change that the shop behind the page does not offer.
 *
 * Spec: 8.57 (every action of the shopper gets an answer).
 */
export const notOfferedRefusal: BasketRefusal = { _tag: "Other", code: notOffered, message: "" }

/**
 * A refusal in the shopper's words.
 *
 * Spec: 5.60 (size), 5.68, 5.69 (quantity), 8.58 to 8.65 (codes, the server's message, no message), 8.66 to 8.68.
 *
 * @example refusalText({ _tag: "SizeNotChosen" }, pieces, polish) // => "Proszę wybrać rozmiar"
 */
export function refusalText(refusal: BasketRefusal, unit: Unit, catalogue: TextCatalogue<RefusalTextKey>): string {
  switch (refusal._tag) {
    case "SizeNotChosen":
      return formatText(catalogue, "refusal.sizeNotChosen")
    case "ProductUnknown":
      return formatText(catalogue, "refusal.productUnknown")
    case "SizeUnknown":
      return formatText(catalogue, "refusal.sizeUnknown")
    case "ProductUnavailable":
      return formatText(catalogue, "refusal.productUnavailable")
    case "PriceByPhone":
      return formatText(catalogue, "refusal.priceByPhone")
    case "ChoiceMissing":
      return formatText(catalogue, "refusal.choiceMissing")
    case "RowUnknown":
      return formatText(catalogue, "refusal.rowUnknown")
    case "QuantityNotANumber":
    case "QuantityBelowMinimum":
    case "QuantityAboveMaximum":
    case "QuantityOffStep":
      return quantityRefusalText(refusal, unit, catalogue)
    case "Other":
      return otherText(refusal, catalogue)
  }
}

function otherText(refusal: Extract<BasketRefusal, { readonly _tag: "Other" }>, catalogue: TextCatalogue<RefusalTextKey>): string {
  const key = refusal.code === notOffered ? "refusal.notOffered" : orderCodeText(refusal.code)
  if (key !== null) return formatText(catalogue, key)
  return refusal.message.trim() === "" ? formatText(catalogue, "failure.connection") : refusal.message
}
