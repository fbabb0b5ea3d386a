import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import {
  addPrices,
  compareMoney,
  type Money,
  type Price,
  type PriceType,
  shownAmount,
  subtractMoney,
  timesMoney,
  timesPrice,
  zeroMoney,
} from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { percentOf, type PriceChange, priceChange, wholePercent } from "./price-change.ts"

/** What is bought: one product, or parts that are cheaper together. */
export type BoughtAs = "product" | "bundle" | "collection"

export interface SavingQuestion {
  /** one unit, now and before the reduction; null = there is no earlier price */
  readonly now: Money
  readonly before: Money | null
  readonly quantity: Decimal
  readonly boughtAs: BoughtAs
  /** selected parts of a collection; of no account otherwise */
  readonly parts: number
  readonly phonePrice: boolean
  /** the shop's own figure of the percent; null = it is computed */
  readonly percent: number | null
}

/** What is saved on the whole quantity. */
export interface Saving {
  /** above zero */
  readonly amount: Money
  /** a whole number; null below one percent, which is not shown */
  readonly percent: number | null
  readonly boughtAs: BoughtAs
}

/**
 * What a shopper saves; `null` when nothing is, for a price by phone, and for a collection of one part.
 *
 * Spec: 9.42, 15.14, 15.15. The shop's own percent goes before the one that is computed.
 *
 * @example
 * const parcel = { quantity: decimal("5"), boughtAs: "product", parts: 0, phonePrice: false, percent: null } as const
 * youSave({ now: money("8.00"), before: money("10.00"), ...parcel })
 * // => { amount: money("10.00"), percent: 20, boughtAs: "product" }
 */
export function youSave({ now, before, quantity, boughtAs, parts, phonePrice, percent }: SavingQuestion): Saving | null {
  if (phonePrice || (boughtAs === "collection" && parts === 1)) return null
  if (before === null || compareMoney(before, now) <= 0) return null
  const saved = subtractMoney(before, now)
  return {
    amount: timesMoney(saved, quantity),
    percent: percent === null ? percentOf(saved, before) : wholePercent(percent),
    boughtAs,
  }
}

/** A part of a bundle: so many of it, each at a price of its own; null = its price is unknown. */
export interface PricedPart {
  readonly price: Price | null
  readonly quantity: Decimal
}

export interface BundleDifference {
  /** what the parts would cost one by one */
  readonly separately: Price
  /** what the bundle costs against that; null when it is the same */
  readonly change: PriceChange | null
}

/**
 * A bundle against its parts bought one by one; `null` when the price of a part is unknown.
 *
 * Spec: 9.42, 16.36, 15.16. The change is of the amount that the shop shows.
 *
 * @example
 * const parts = [{ price: price("50.00", "40.00"), quantity: decimal("2") }]
 * bundleDifference({ bundle: price("90.00", "80.00"), parts, priceType: "gross" })
 * // => { separately: price("100.00", "80.00"), change: { is: "cheaper", amount: money("10.00"), percent: 10 } }
 */
export function bundleDifference(question: {
  readonly bundle: Price
  readonly parts: readonly PricedPart[]
  readonly priceType: PriceType
}): BundleDifference | null {
  const { bundle, parts, priceType } = question
  let separately: Price = { gross: zeroMoney, net: zeroMoney }
  for (const { price, quantity } of parts) {
    if (price === null) return null
    separately = addPrices(separately, timesPrice(price, quantity))
  }
  return { separately, change: priceChange(shownAmount(bundle, priceType), shownAmount(separately, priceType)) }
}

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
 * @example savingWords({ amount: money("0.01"), percent: null, boughtAs: "product" }, polishPrices, polish)
 * // => { sentence: "Oszczędzasz 0,01 zł", note: null }
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
