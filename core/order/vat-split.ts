import { addMoney, type Money, roundedQuotient, subtractMoney, zeroMoney } from "../values/money.ts"

/** What is charged beside goods is taxed at the standard rate, in percent. */
export const chargeVatPercent = 23

/** A gross amount with the rate of tax in it. */
export interface TaxedAmount {
  readonly gross: Money
  /** whole percent; null = no tax is on it, as on a deposit */
  readonly vatPercent: number | null
}

/** What of an order is taxed at one rate. */
export interface VatGroup extends TaxedAmount {
  readonly net: Money
  readonly tax: Money
}

/**
 * The amounts of an order by their rates, the highest first and what is not taxed last. The tax of a rate is taken out of the sum of its gross
 * amounts and rounded once, half away from zero; the net is what is left.
 *
 * Spec: 15.100. Rates that come to nothing are left out.
 *
 * @example
 * vatSplit([{ gross: money("100.00"), vatPercent: 23 }, { gross: money("14.90"), vatPercent: 23 }])
 * // => [{ vatPercent: 23, gross: money("114.90"), net: money("93.41"), tax: money("21.49") }]
 * @example vatSplit([{ gross: money("2.00"), vatPercent: null }])
 * // => [{ vatPercent: null, gross: money("2.00"), net: money("2.00"), tax: money("0.00") }]
 */
export function vatSplit(amounts: readonly TaxedAmount[]): readonly VatGroup[] {
  const sums = new Map<number | null, Money>()
  for (const { gross, vatPercent } of amounts) sums.set(vatPercent, addMoney(sums.get(vatPercent) ?? zeroMoney, gross))
  return [...sums]
    .filter(([, { minor }]) => minor !== 0)
    .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([vatPercent, gross]) => {
      const tax = taxWithin(gross, vatPercent ?? 0)
      return { vatPercent, gross, net: subtractMoney(gross, tax), tax }
    })
}

const taxWithin = ({ minor }: Money, percent: number): Money => ({
  minor: Number(roundedQuotient(BigInt(minor) * BigInt(percent), BigInt(100 + percent))),
})
