import type { Decimal } from "../values/decimal.ts"
import { compareMoney, type Money, subtractMoney, timesMoney } from "../values/money.ts"
import { percentOf, wholePercent } from "./price-change.ts"

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
 * @example youSave({ now: { minor: 800 }, before: { minor: 1000 }, quantity: { coefficient: 5, scale: 0 }, boughtAs: "product", parts: 0, phonePrice: false, percent: null })
 * // => { amount: { minor: 1000 }, percent: 20, boughtAs: "product" }
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
