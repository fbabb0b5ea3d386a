import type { DateRefusal } from "../product/service-date.ts"
import type { QuantityRefusal } from "../quantity/check-quantity.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { quantityRefusalText, quantityRefusalTextKeys } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"

/** Those refusals of a shop that a product's form comes to by itself: all that its script has to know the words of. */
export type FormRefusal =
  | QuantityRefusal
  | DateRefusal
  | { readonly _tag: "ProductUnavailable" }
  | { readonly _tag: "PriceByPhone" }
  /** a subscription without its delivery period */
  | { readonly _tag: "PeriodMissing" }

/** Keys of all texts that such a refusal can use. */
export const formRefusalTextKeys = joinKeys(quantityRefusalTextKeys, [
  "refusal.dateFull",
  "refusal.dateMissing",
  "refusal.dateUnknown",
  "refusal.priceByPhone",
  "refusal.productUnavailable",
  "subscription.choosePeriod",
])

/** The texts of those that say nothing more than that they are. */
const plainTexts = {
  DateFull: "refusal.dateFull",
  DateMissing: "refusal.dateMissing",
  DateUnknown: "refusal.dateUnknown",
  PeriodMissing: "subscription.choosePeriod",
  PriceByPhone: "refusal.priceByPhone",
  ProductUnavailable: "refusal.productUnavailable",
} as const satisfies Partial<Record<FormRefusal["_tag"], (typeof formRefusalTextKeys)[number]>>

/**
 * What a product's form found, in the shopper's words.
 *
 * Spec: 5.68, 5.69 (quantity), 8.67, 8.68.
 *
 * @example formRefusalText({ _tag: "PriceByPhone" }, pieces, polish)
 * // => "Cena na telefon. Skontaktuj się ze sprzedawcą"
 */
export function formRefusalText(refusal: FormRefusal, unit: Unit, catalogue: TextCatalogue<(typeof formRefusalTextKeys)[number]>): string {
  switch (refusal._tag) {
    case "QuantityNotANumber":
    case "QuantityBelowMinimum":
    case "QuantityAboveMaximum":
    case "QuantityOffStep":
      return quantityRefusalText(refusal, unit, catalogue)
    default:
      return formatText(catalogue, plainTexts[refusal._tag])
  }
}
