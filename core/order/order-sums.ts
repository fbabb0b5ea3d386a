import { type PaymentCost, paymentCost } from "../basket/payment.ts"
import { addMoney, compareMoney, type Money, subtractMoney, zeroMoney } from "../values/money.ts"
import type { Decimal } from "../values/decimal.ts"
import { type TaxedAmount, type VatGroup, vatSplit } from "./vat-split.ts"

/** What an order is made of, before anybody pays. */
export interface OrderParts {
  /** the totals of its rows, with the code and every discount in them */
  readonly goods: readonly TaxedAmount[]
  readonly shipping: TaxedAmount
  readonly wrapping: TaxedAmount
  readonly insurance: TaxedAmount
  readonly deposit: TaxedAmount
}

/** What pays for an order. */
export interface OrderFunds {
  /** what the client has with the shop: it pays first */
  readonly balance: Money
  /** what is left on a gift card: it pays of what the balance leaves */
  readonly card: Money
  /** what the chosen payment costs */
  readonly cost: PaymentCost
  /** the rate of tax in that cost, whole percent */
  readonly vatPercent: number
}

/** What an order comes to. Amounts are gross. */
export interface OrderSums {
  readonly goods: Money
  readonly shipping: Money
  readonly wrapping: Money
  readonly insurance: Money
  readonly deposit: Money
  /** what the payment adds */
  readonly surcharge: Money
  /** what the client's balance pays */
  readonly fromBalance: Money
  /** what a gift card pays */
  readonly fromCard: Money
  /** what is left to pay in the chosen way */
  readonly total: Money
  /** of everything that is charged, whoever pays it */
  readonly vat: readonly VatGroup[]
}

/** The sums of an order with what is paid in points and what a code took off. */
export interface ToldSums extends OrderSums {
  /** null = nothing is paid with points */
  readonly points: Decimal | null
  /** null = no code is active */
  readonly saved: Money | null
}

/**
 * What an order comes to: goods and charges together, less what the client's balance and then a gift card pays, and the cost of the payment
 * for the rest. What a balance or a card pays is money: it takes nothing off the tax.
 *
 * Spec: 15.90, 15.100, 15.101.
 *
 * @example
 * const none = { gross: money("0"), vatPercent: 23 }
 * const charges = { shipping: none, wrapping: none, insurance: none, deposit: none }
 * const parts = { goods: [{ gross: money("100.00"), vatPercent: 8 }], ...charges }
 * const cost = { percent: null, fixed: money("2.00"), minimum: null }
 * const funds = { balance: money("30.00"), card: money("0"), cost, vatPercent: 23 }
 * orderSums(parts, funds).total // => money("72.00")
 */
export function orderSums(parts: OrderParts, funds: OrderFunds): OrderSums {
  const amounts = orderAmounts(parts, funds)
  return { ...amounts, vat: vatSplit([...charged(parts), { gross: amounts.surcharge, vatPercent: funds.vatPercent }]) }
}

/**
 * The same without the tax in it, for the page of a choice, which does not show it.
 *
 * Spec: 15.90, 15.101.
 *
 * @example
 * const none = { gross: money("0"), vatPercent: 23 }
 * const charges = { shipping: none, wrapping: none, insurance: none, deposit: none }
 * const parts = { goods: [{ gross: money("100.00"), vatPercent: 8 }], ...charges }
 * const cost = { percent: null, fixed: money("2.00"), minimum: null }
 * orderAmounts(parts, { balance: money("30.00"), card: money("0"), cost }).total // => money("72.00")
 */
export function orderAmounts(parts: OrderParts, funds: Omit<OrderFunds, "vatPercent">): Omit<OrderSums, "vat"> {
  const { goods, shipping, wrapping, insurance, deposit } = parts
  const whole = sumOf(charged(parts))
  const fromBalance = lesser(funds.balance, whole)
  const fromCard = lesser(funds.card, subtractMoney(whole, fromBalance))
  const rest = subtractMoney(whole, addMoney(fromBalance, fromCard))
  const surcharge = paymentCost(funds.cost, rest)
  return {
    goods: sumOf(goods),
    shipping: shipping.gross,
    wrapping: wrapping.gross,
    insurance: insurance.gross,
    deposit: deposit.gross,
    surcharge,
    fromBalance,
    fromCard,
    total: addMoney(rest, surcharge),
  }
}

const charged = ({ goods, shipping, wrapping, insurance, deposit }: OrderParts): readonly TaxedAmount[] => [
  ...goods,
  shipping,
  wrapping,
  insurance,
  deposit,
]

const lesser = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? one : other)

const sumOf = (amounts: readonly TaxedAmount[]): Money => amounts.reduce((sum, { gross }) => addMoney(sum, gross), zeroMoney)
