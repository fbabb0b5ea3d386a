import type { DateRefusal } from "../product/service-date.ts"
import type { QuantityRefusal } from "../quantity/check-quantity.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { quantityRefusalText, quantityRefusalTextKeys } from "../quantity/quantity-text.ts"
import { formatText, joinKeys, keysIn, type TextCatalogue, type TextKey } from "../texts/texts.ts"

/** What the form of any product may come to by itself: all that each script of a product has to know the words of. */
export type StockRefusal = QuantityRefusal | { readonly _tag: "ProductUnavailable" } | { readonly _tag: "PriceByPhone" }

/** Those refusals of a shop that a product's form comes to by itself: the last ones where dates or periods are sold. */
export type FormRefusal =
  | StockRefusal
  | DateRefusal
  /** a subscription without its delivery period */
  | { readonly _tag: "PeriodMissing" }

const stockTexts = {
  PriceByPhone: "refusal.priceByPhone",
  ProductUnavailable: "refusal.productUnavailable",
} as const satisfies Partial<Record<StockRefusal["_tag"], TextKey>>

/** The texts of what only some products can be refused for. */
export const choiceRefusalTexts = {
  DateFull: "refusal.dateFull",
  DateMissing: "refusal.dateMissing",
  DateUnknown: "refusal.dateUnknown",
  PeriodMissing: "subscription.choosePeriod",
} as const satisfies Record<Exclude<FormRefusal, StockRefusal>["_tag"], TextKey>

/** Keys of all texts that the refusal of any product can use. */
export const stockRefusalTextKeys = joinKeys(quantityRefusalTextKeys, keysIn(stockTexts))

/** Keys of all texts that a form's refusal can use. */
export const formRefusalTextKeys = joinKeys(stockRefusalTextKeys, keysIn(choiceRefusalTexts))

/**
 * May any product be refused for this?
 *
 * @example isStockRefusal({ _tag: "DateMissing" }) // => false
 */
export const isStockRefusal = (refusal: FormRefusal): refusal is StockRefusal => !(refusal._tag in choiceRefusalTexts)

/**
 * What the form of any product found, in the shopper's words.
 *
 * Spec: 5.68, 5.69 (quantity), 8.67, 8.68.
 *
 * @example stockRefusalText({ _tag: "ProductUnavailable" }, pieces, polish) // => "Produkt niedostępny"
 */
export function stockRefusalText(
  refusal: StockRefusal,
  unit: Unit,
  catalogue: TextCatalogue<(typeof stockRefusalTextKeys)[number]>,
): string {
  switch (refusal._tag) {
    case "PriceByPhone":
    case "ProductUnavailable":
      return formatText(catalogue, stockTexts[refusal._tag])
    default:
      return quantityRefusalText(refusal, unit, catalogue)
  }
}
