import { type Decimal, decimalOf, exactDecimal } from "../values/decimal.ts"
import { compareMoney, type Money, roundedQuotient, subtractMoney, timesMoney } from "../values/money.ts"

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
  readonly percent: Decimal | null
}

/** What is saved on the whole quantity. */
export interface Saving {
  /** above zero */
  readonly amount: Money
  /** a whole number from 1 on; below it with the decimals it has; null when it rounds to nothing */
  readonly percent: Decimal | null
  readonly boughtAs: BoughtAs
}

/**
 * What a shopper saves; `null` when nothing is, when the price is told by phone, and for a collection of one part.
 *
 * Spec: 9.42, 15.14, 15.15. The shop's percent is cut, never raised; our own is rounded.
 *
 * @example youSave({ now: { minor: 800 }, before: { minor: 1000 }, quantity: { coefficient: 5, scale: 0 }, boughtAs: "product", parts: 0, phonePrice: false, percent: null })
 * // => { amount: { minor: 1000 }, percent: { coefficient: 20, scale: 0 }, boughtAs: "product" }
 */
export function youSave({ now, before, quantity, boughtAs, parts, phonePrice, percent }: SavingQuestion): Saving | null {
  if (phonePrice || (boughtAs === "collection" && parts === 1)) return null
  if (before === null || compareMoney(before, now) <= 0) return null
  const saved = subtractMoney(before, now)
  return {
    amount: timesMoney(saved, quantity),
    percent: percent === null ? computedPercent(saved, before) : cutPercent(percent),
    boughtAs,
  }
}

/** Whole; a saving that would read as 0 % is told to one decimal. */
function computedPercent(saved: Money, before: Money): Decimal | null {
  if (before.minor <= 0) return null
  const share = (places: bigint) => roundedQuotient(BigInt(saved.minor) * 100n * places, BigInt(before.minor))
  const whole = share(1n)
  const [percent, scale] = whole === 0n ? [share(10n), 1] : [whole, 0]
  return percent === 0n ? null : exactDecimal(percent, scale)
}

function cutPercent(percent: Decimal): Decimal | null {
  if (percent.coefficient <= 0) return null
  const whole = Math.floor(percent.coefficient / 10 ** percent.scale)
  return whole === 0 ? percent : decimalOf(whole)
}
