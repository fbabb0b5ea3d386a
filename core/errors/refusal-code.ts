import { type Decimal, decimalText, parseDecimal } from "../decimal/decimal.ts"
import type { BasketRefusal } from "./basket-refusal.ts"

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

type PlainCode = keyof typeof plainCodes
const isPlainCode = (code: string): code is PlainCode => Object.hasOwn(plainCodes, code)

/** A refusal as the wire and addresses have it: a code, and the bound where there is one as exact decimal text. */
export interface RefusalCode {
  readonly code: string
  readonly limit: string | null
}

/**
 * The code of a refusal.
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
    case "Other":
      return { code: refusal.code, limit: null }
    default: {
      const [code] = Object.entries(plainCodes).find(([, tag]) => tag === refusal._tag) ?? [refusal._tag]
      return { code, limit: null }
    }
  }
}

/**
 * The refusal of a code from outside. A code that is not ours keeps the shop's message, and is one without it, too: nobody who was refused
 * is told nothing.
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
  }
  return { _tag: "Other", code, message: message ?? "" }
}
