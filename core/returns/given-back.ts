import { addDecimals, type Decimal, decimalOf } from "../values/decimal.ts"
import { addMoney, compareMoney, type Money, shareOfMoney, subtractMoney, zeroMoney } from "../values/money.ts"
import type { OrderSums } from "../order/order-sums.ts"
import { worthOf } from "./paid-back.ts"
import type { RowAmount } from "./row-amounts.ts"

/** What paid an order, or of it goes back: amounts in its currency. */
export interface PaidWays {
  /** in the chosen way: through a provider, by transfer, or when it was handed over */
  readonly payment: Money
  /** off a gift card */
  readonly card: Money
  /** of what the client has with the shop */
  readonly balance: Money
}

/** Nothing by any way. */
export const noWays: PaidWays = { payment: zeroMoney, card: zeroMoney, balance: zeroMoney }

/**
 * Where an amount goes that is given back of an order: what paid last is filled first, and never more goes to any of them than it paid. What is
 * above that goes nowhere.
 *
 * Spec: 10.950.
 *
 * @param before what of it went back already
 *
 * @example
 * const paid = { payment: money("40.00"), card: money("30.00"), balance: money("20.00") }
 * waysBack(paid, { ...paid, payment: money("10.00"), card: money("0") }, money("50.00"))
 * // => { payment: money("30.00"), card: money("20.00"), balance: money("0") }
 */
export function waysBack(paid: PaidWays, before: PaidWays, amount: Money): PaidWays {
  const take = (way: keyof PaidWays, wanted: Money): Money => {
    const left = subtractMoney(paid[way], before[way])
    const most = compareMoney(left, zeroMoney) < 0 ? zeroMoney : left
    return compareMoney(wanted, most) < 0 ? wanted : most
  }
  const payment = take("payment", amount)
  const card = take("card", subtractMoney(amount, payment))
  return { payment, card, balance: take("balance", subtractMoney(amount, addMoney(payment, card))) }
}

/**
 * What ways come to together.
 *
 * Spec: 10.950.
 *
 * @example sumOfWays({ payment: money("1.00"), card: money("2.00"), balance: money("3.00") }) // => money("6.00")
 */
export const sumOfWays = ({ payment, card, balance }: PaidWays): Money => addMoney(addMoney(payment, card), balance)

/**
 * What is charged beside the goods of an order, whoever pays it: it goes back with the last piece.
 *
 * Spec: 10.849, 10.950.
 *
 * @example
 * const none = money("0")
 * chargedBeside({ shipping: money("14.90"), wrapping: money("5.00"), insurance: none, deposit: none, surcharge: none }) // => money("19.90")
 */
export const chargedBeside = ({
  shipping,
  wrapping,
  insurance,
  deposit,
  surcharge,
}: Pick<OrderSums, "shipping" | "wrapping" | "insurance" | "deposit" | "surcharge">): Money =>
  [shipping, wrapping, insurance, deposit, surcharge].reduce(addMoney, zeroMoney)

/**
 * The part of an amount in another currency that belongs to what goes back now: all parts together come to the whole of it, to the last coin.
 *
 * Spec: 10.950.
 *
 * @param whole what it stands for, in the order's currency
 * @param own the same in the shop's own
 *
 * @example ownPart({ whole: money("3.00"), own: money("10.00") }, money("0"), money("1.00")) // => money("3.33")
 * @example ownPart({ whole: money("3.00"), own: money("10.00") }, money("1.00"), money("1.00")) // => money("3.34")
 */
export function ownPart({ whole, own }: { readonly whole: Money; readonly own: Money }, before: Money, now: Money): Money {
  if (whole.minor <= 0) return zeroMoney
  const upTo = ({ minor }: Money) => shareOfMoney(own, { coefficient: minor, scale: 0 }, { coefficient: whole.minor, scale: 0 })
  return subtractMoney(upTo(addMoney(before, now)), upTo(before))
}

/** A row of an order as its points are counted. */
export interface PointRow {
  readonly quantity: Decimal
  /** of all of it; null = none */
  readonly points: Decimal | null
}

/**
 * The points of rows that are given back: all pieces of a row together come to its points, to the last one.
 *
 * Spec: 10.950.
 *
 * @param before what of the order went back already
 * @param now each row once, and no more than is left of it
 *
 * @example pointsBack([{ quantity: decimal("3"), points: decimal("100") }], [], [{ row: 0, quantity: decimal("1") }]) // => decimal("33")
 */
export function pointsBack(rows: readonly PointRow[], before: readonly RowAmount[], now: readonly RowAmount[]): Decimal {
  return now.reduce((sum, one) => {
    const points = rows[one.row]?.points ?? null
    if (points === null) return sum
    const counted = rows.map(({ quantity }) => ({ quantity, total: { minor: points.coefficient } }))
    return addDecimals(sum, { coefficient: worthOf(counted, before, [one]).minor, scale: points.scale })
  }, decimalOf(0))
}
