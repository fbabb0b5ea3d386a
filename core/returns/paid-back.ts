import { compareDecimals, type Decimal, decimalOf, subtractDecimals } from "../values/decimal.ts"
import { addMoney, type Money, shareOfMoney, subtractMoney, zeroMoney } from "../values/money.ts"
import { leftOfRow, type RowAmount } from "./row-amounts.ts"

/** A row of an order as its money is counted. */
export interface PaidRow {
  readonly quantity: Decimal
  /** gross, of all of it */
  readonly total: Money
}

/**
 * What rows cost that are given back: of a row that is given back in several goes all of them together come to what it cost, to the last coin.
 *
 * Spec: 10.849.
 *
 * @param before what of the order is withdrawn and returned already
 * @param now what is given back, each row once, and no more than is left of it
 *
 * @example worthOf([{ quantity: decimal("3"), total: money("10.00") }], [], [{ row: 0, quantity: decimal("1") }]) // => money("3.33")
 * @example
 * const one = { row: 0, quantity: decimal("1") }
 * worthOf([{ quantity: decimal("3"), total: money("10.00") }], [one], [one]) // => money("3.34")
 */
export function worthOf(rows: readonly PaidRow[], before: readonly RowAmount[], now: readonly RowAmount[]): Money {
  return now.reduce((sum, { row, quantity }) => {
    const paid = rows[row]
    if (paid === undefined || paid.quantity.coefficient <= 0) return sum
    const left = leftOfRow(row, paid.quantity, before)
    const of = (part: Decimal) => shareOfMoney(paid.total, part, paid.quantity)
    return addMoney(sum, subtractMoney(of(left), of(subtractDecimals(left, quantity))))
  }, zeroMoney)
}

/**
 * Is nothing left of an order once these rows are given back?
 *
 * Spec: 10.849.
 *
 * @example isAllOf([{ quantity: decimal("2"), total: money("1") }], [], [{ row: 0, quantity: decimal("2") }]) // => true
 */
export const isAllOf = (rows: readonly PaidRow[], before: readonly RowAmount[], now: readonly RowAmount[]): boolean =>
  rows.every(({ quantity }, row) => compareDecimals(leftOfRow(row, quantity, [...before, ...now]), decimalOf(0)) === 0)

/** The money of an order that is given back in parts. */
export interface Refunds {
  /** what pays the order, and stays with the shop but for the refunds; nothing = it is not paid, or was given back already */
  readonly received: Money
  /** each by the key of what it is given back for */
  readonly refunds: readonly { readonly key: string; readonly amount: Money; readonly isDone: boolean }[]
}

export type RefundEvent =
  /** something of it is to be given back: a case is known by its key, and counts once */
  | { readonly type: "Owed"; readonly key: string; readonly amount: Money }
  /** who takes payments has given it back: late, again, in whatever order */
  | { readonly type: "Done"; readonly key: string }

/** Give a part of what was paid back. */
export interface RefundCommand {
  readonly type: "PayBack"
  readonly key: string
  readonly amount: Money
}

/**
 * One step of the money that is given back of a paid order. What is asked for a second time under a key is given back once, and never more is
 * given back than came in: what is above that is cut to what is left.
 *
 * Spec: 10.849.
 *
 * @example refundStep({ received: money("10.00"), refunds: [] }, { type: "Owed", key: "a", amount: money("12.00") })[1]
 * // => [{ type: "PayBack", key: "a", amount: money("10.00") }]
 */
export function refundStep(state: Refunds, event: RefundEvent): readonly [Refunds, readonly RefundCommand[]] {
  const known = state.refunds.find(({ key }) => key === event.key)
  switch (event.type) {
    case "Owed": {
      const amount = { minor: Math.min(event.amount.minor, leftToPayBack(state).minor) }
      if (known !== undefined || amount.minor <= 0) return [state, []]
      const owed = { key: event.key, amount, isDone: false }
      return [{ ...state, refunds: [...state.refunds, owed] }, [{ type: "PayBack", key: event.key, amount }]]
    }
    case "Done":
      if (known === undefined || known.isDone) return [state, []]
      return [{ ...state, refunds: state.refunds.map((one) => (one === known ? { ...one, isDone: true } : one)) }, []]
  }
}

/**
 * What of an order's money can be given back still.
 *
 * Spec: 10.849.
 *
 * @example leftToPayBack({ received: money("10.00"), refunds: [{ key: "a", amount: money("4.00"), isDone: false }] }) // => money("6.00")
 */
export const leftToPayBack = ({ received, refunds }: Refunds): Money =>
  subtractMoney(
    received,
    refunds.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney),
  )
