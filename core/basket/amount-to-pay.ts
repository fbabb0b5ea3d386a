import { addMoney, compareMoney, type Money, type Price, roundedQuotient, subtractMoney, zeroMoney } from "../values/money.ts"
import { type PaymentCost, paymentCost } from "./payment.ts"

/** What is left to pay of an amount, and by which method. */
export interface AmountToPay<Method> {
  /** what the client's balance pays, never more than there is to pay */
  readonly fromBalance: Money
  /** null = there is none to choose from */
  readonly method: Method | null
  /** what the method adds */
  readonly surcharge: Money
  readonly total: Money
}

/**
 * What is left to pay of an amount: the client's balance pays first, and of the methods the one that adds least to the rest is taken, of equal
 * ones the first. Where the balance pays all of it, no method adds anything.
 *
 * Spec: 15.90. Gross.
 *
 * @example
 * const methods = [{ cost: { percent: null, fixed: money("2.00"), minimum: null } }]
 * amountToPay(money("50.00"), money("20.00"), methods).total // => money("32.00")
 * @example amountToPay(money("50.00"), money("70.00"), [])
 * // => { fromBalance: money("50.00"), method: null, surcharge: money("0"), total: money("0") }
 */
export function amountToPay<Method extends { readonly cost: PaymentCost }>(
  amount: Money,
  balance: Money,
  methods: readonly Method[],
): AmountToPay<Method> {
  const fromBalance = compareMoney(balance, amount) < 0 ? balance : amount
  const rest = subtractMoney(amount, fromBalance)
  const costs = methods.map((method) => ({ method, surcharge: paymentCost(method.cost, rest) }))
  const { method, surcharge } = costs.toSorted((one, other) => compareMoney(one.surcharge, other.surcharge))[0] ?? none
  return { fromBalance, method, surcharge, total: addMoney(rest, surcharge) }
}

const none = { method: null, surcharge: zeroMoney }

/**
 * A part of a price, with as much of its net as of its gross.
 *
 * Spec: 15.90. The net is rounded once.
 *
 * @param gross of the part, at most that of the price
 *
 * @example partOfPrice(price("12.30", "10.00"), money("4.10")) // => price("4.10", "3.33")
 * @example partOfPrice(price("0", "0"), money("0")) // => price("0", "0")
 */
export function partOfPrice(whole: Price, gross: Money): Price {
  if (whole.gross.minor === 0) return { gross, net: zeroMoney }
  const net = roundedQuotient(BigInt(whole.net.minor) * BigInt(gross.minor), BigInt(whole.gross.minor))
  return { gross, net: { minor: Number(net) } }
}
