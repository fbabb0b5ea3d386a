import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Saving } from "./you-save.ts"

const long = { product: "price.youSave", bundle: "price.youSaveBundle", collection: "price.youSaveCollection" } as const
const short = { product: "price.discount", bundle: "price.discountBundle", collection: "price.discountCollection" } as const

/** The texts that a saving can need. */
export const savingTextKeys = [
  "price.discount",
  "price.discountBundle",
  "price.discountCollection",
  "price.youSave",
  "price.youSaveBundle",
  "price.youSaveCollection",
  "subscription.saving",
] as const

/** A saving in the shopper's words: in a sentence, and in short beside the price. */
export interface SavingWords {
  readonly sentence: string
  /** null without a percent to name */
  readonly note: string | null
}

/**
 * A saving in the shopper's words.
 *
 * Spec: 9.42, 15.14, 15.15.
 *
 * @example savingWords({ amount: { minor: 1 }, percent: null, boughtAs: "product" }, { mask: "0.00", decimalSeparator: ",", symbol: "" }, { texts: { "subscription.saving": "Oszczędzasz {amount}" } })
 * // => { sentence: "Oszczędzasz 0,01", note: null }
 */
export function savingWords(
  { amount, percent, boughtAs }: Saving,
  format: PriceFormat,
  catalogue: TextCatalogue<(typeof savingTextKeys)[number]>,
): SavingWords {
  const money = formatPrice(amount, format)
  if (percent === null) return { sentence: formatText(catalogue, "subscription.saving", { amount: money }), note: null }
  return {
    sentence: formatText(catalogue, long[boughtAs], { percent, amount: money }),
    note: formatText(catalogue, short[boughtAs], { percent }),
  }
}
