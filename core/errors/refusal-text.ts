import { orderCodeText } from "../messages/order-message.ts"
import { quantityText, quantityWords } from "../quantity/quantity-text.ts"
import type { Unit } from "../product/unit.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { BasketRefusal } from "./basket-refusal.ts"

/** The texts that a refusal can need. */
export const refusalTextKeys = [
  "failure.connection",
  "message.basketEmptyReturn",
  "order.productGone",
  "order.tooLittle",
  "order.tooMuchOpen",
  "order.wholesalersOnly",
  "quantity.maximum",
  "quantity.minimum",
  "quantity.notANumber",
  "refusal.choiceMissing",
  "refusal.notOffered",
  "refusal.priceByPhone",
  "refusal.productUnavailable",
  "refusal.productUnknown",
  "refusal.rowUnknown",
  "refusal.sizeNotChosen",
  "refusal.sizeUnknown",
] as const

export type RefusalTextKey = (typeof refusalTextKeys)[number]

/** Our own code for what the shop behind has no call for. */
const notOffered = "not_offered"

/**
 * The refusal of a change that the shop behind has no call for.
 *
 * Spec: 8.57 (an action of the shopper is always answered).
 */
export const notOfferedRefusal: BasketRefusal = { _tag: "Other", code: notOffered, message: "" }

/**
 * A refusal in the shopper's words.
 *
 * Spec: 5.60 (size), 5.68, 5.69 (quantity), 8.58 to 8.65 (codes, the server's message, no message), 8.66 to 8.68.
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
      return formatText(catalogue, "quantity.notANumber", { example: quantityText(unit.sellBy, unit) })
    case "QuantityBelowMinimum":
      return formatText(catalogue, "quantity.minimum", { amount: quantityWords(refusal.min, unit, catalogue.language) })
    case "QuantityAboveMaximum":
      return formatText(catalogue, "quantity.maximum", { amount: quantityWords(refusal.max, unit, catalogue.language) })
    case "Other":
      return otherText(refusal, catalogue)
  }
}

function otherText(refusal: Extract<BasketRefusal, { readonly _tag: "Other" }>, catalogue: TextCatalogue<RefusalTextKey>): string {
  const key = refusal.code === notOffered ? "refusal.notOffered" : orderCodeText(refusal.code)
  if (key !== null) return formatText(catalogue, key)
  return refusal.message.trim() === "" ? formatText(catalogue, "failure.connection") : refusal.message
}
