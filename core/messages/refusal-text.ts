import { pointsMissingText } from "../pricing/points-offer.ts"
import type { ProductOffer } from "../product/offer.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { choiceRefusalTexts, formRefusalTextKeys, type FormRefusal, isStockRefusal, stockRefusalText } from "./form-refusal.ts"
import type { BasketRefusal, NotOfferedCode, ParameterProblem } from "./refusal.ts"
import { orderCodeText } from "./shop-messages.ts"

/** Keys of all texts that a refusal can use. */
export const refusalTextKeys = joinKeys(formRefusalTextKeys, [
  "failure.connection",
  "formula.shopper",
  "price.pointsMissing",
  "price.pointsSignIn",
  "refusal.notForPoints",
  "message.basketEmptyReturn",
  "order.productGone",
  "order.tooLittle",
  "order.tooMuchOpen",
  "order.wholesalersOnly",
  "refusal.choiceMissing",
  "refusal.notOffered",
  "refusal.parameterMissing",
  "refusal.parameterNotANumber",
  "refusal.parameterOutOfBounds",
  "refusal.parameterTooLong",
  "refusal.parameterTooShort",
  "refusal.parameterUnknown",
  "refusal.periodUnknown",
  "refusal.productUnknown",
  "refusal.rowUnknown",
  "refusal.sizeNotChosen",
  "refusal.sizeUnknown",
  "refusal.soldOnceOnly",
])

/** The key of a text that a refusal can use. */
export type RefusalTextKey = (typeof refusalTextKeys)[number]

/** What the words of a refusal need to know of the product. */
type RefusedProduct = Pick<ProductOffer, "unit" | "sizeWords">

/** What is wrong with a parameter, each with the text that names it and the nearest possible value. */
const parameterTexts = {
  missing: "refusal.parameterMissing",
  unknown: "refusal.parameterUnknown",
  notANumber: "refusal.parameterNotANumber",
  outOfBounds: "refusal.parameterOutOfBounds",
  tooShort: "refusal.parameterTooShort",
  tooLong: "refusal.parameterTooLong",
} as const satisfies Record<ParameterProblem, string>

/** The only code of our own that does not come from a rule. */
const notOffered: NotOfferedCode = "not_offered"

/**
 * A refusal in the shopper's words.
 *
 * Spec: 5.60 (size), 5.68, 5.69 (quantity), 8.58 to 8.65 (codes, the server's message, no message), 8.66 to 8.68, 16.63, 17.14, 17.32, 17.34.
 *
 * @example refusalText({ _tag: "SizeNotChosen" }, { unit: pieces }, polish) // => "Proszę wybrać rozmiar"
 * @example refusalText({ _tag: "Other", code: "7", message: "Nie teraz" }, { unit: pieces }, polish) // => "Nie teraz"
 * @example refusalText(notOfferedRefusal, { unit: pieces }, polish) === polish.texts["refusal.notOffered"] // => true
 */
export function refusalText(refusal: BasketRefusal, { unit, sizeWords }: RefusedProduct, catalogue: TextCatalogue<RefusalTextKey>): string {
  switch (refusal._tag) {
    case "PointsMissing":
      return pointsMissingText(refusal.missing, catalogue)
    case "ParameterRefused": {
      const { problem, name, bound } = refusal
      return formatText(catalogue, parameterTexts[problem], { name, bound: bound === null ? "" : numberWords(bound, catalogue.language) })
    }
    case "SizeNotChosen":
      return sizeWords?.choose ?? formatText(catalogue, "refusal.sizeNotChosen")
    case "SizeUnknown":
      return sizeWords === undefined
        ? formatText(catalogue, "refusal.sizeUnknown")
        : formatText(catalogue, "refusal.parameterUnknown", { name: sizeWords.name })
    case "Other":
      return otherText(refusal, catalogue)
    default:
      return isToldPlainly(refusal) ? formatText(catalogue, plainTexts[refusal._tag]) : formRefusalText(refusal, unit, catalogue)
  }
}

/** The texts of what only a shop refuses, and says nothing more of than that. */
const plainTexts = {
  ProductUnknown: "refusal.productUnknown",
  ChoiceMissing: "refusal.choiceMissing",
  RowUnknown: "refusal.rowUnknown",
  PeriodUnknown: "refusal.periodUnknown",
  SoldOnceOnly: "refusal.soldOnceOnly",
  PointsSignIn: "price.pointsSignIn",
  NotForPoints: "refusal.notForPoints",
  PriceNotCalculated: "formula.shopper",
} as const satisfies Partial<Record<BasketRefusal["_tag"], RefusalTextKey>>

/** Those that are told by a text alone; what is left is what a form finds by itself. */
type PlainRefusal = Extract<BasketRefusal, { readonly _tag: keyof typeof plainTexts }>
const isToldPlainly = (refusal: BasketRefusal): refusal is PlainRefusal => Object.hasOwn(plainTexts, refusal._tag)

/** By its code where it has a text; else as the shop says it, and without a word as a connection that failed. Spec: 8.58 to 8.65. */
function otherText(refusal: Extract<BasketRefusal, { readonly _tag: "Other" }>, catalogue: TextCatalogue<RefusalTextKey>): string {
  const key = refusal.code === notOffered ? "refusal.notOffered" : orderCodeText(refusal.code)
  if (key !== null) return formatText(catalogue, key)
  return refusal.message.trim() === "" ? formatText(catalogue, "failure.connection") : refusal.message
}

/**
 * What a product's form found, in the shopper's words.
 *
 * Spec: 5.68, 5.69 (quantity), 8.67, 8.68.
 *
 * @example formRefusalText({ _tag: "PriceByPhone" }, pieces, polish)
 * // => "Cena na telefon. Skontaktuj się ze sprzedawcą"
 */
export function formRefusalText(refusal: FormRefusal, unit: Unit, catalogue: TextCatalogue<(typeof formRefusalTextKeys)[number]>): string {
  return isStockRefusal(refusal) ? stockRefusalText(refusal, unit, catalogue) : formatText(catalogue, choiceRefusalTexts[refusal._tag])
}
