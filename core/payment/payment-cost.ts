import type { Decimal } from "../decimal/decimal.ts"
import { addMoney, type Money, timesMoney, zeroMoney } from "../money/money.ts"

/** What a way of paying costs the client; null = nothing of that kind. */
export interface PaymentCost {
  /** percent of what is paid */
  readonly percent: Decimal | null
  readonly fixed: Money | null
  /** the least that is charged, where anything is */
  readonly minimum: Money | null
}

/**
 * What a way of paying adds: a percent of what is paid and a fixed amount, and at least the minimum. Nothing is added where nothing is
 * set, or nothing is paid.
 *
 * Spec: 3.65, 18.11. The percent is rounded once.
 *
 * @example paymentCost({ percent: { coefficient: 15, scale: 1 }, fixed: { minor: 100 }, minimum: null }, { minor: 9999 }) // => { minor: 250 }
 * @example paymentCost({ percent: { coefficient: 1, scale: 0 }, fixed: null, minimum: { minor: 500 } }, { minor: 9999 }) // => { minor: 500 }
 */
export function paymentCost({ percent, fixed, minimum }: PaymentCost, paid: Money): Money {
  if (paid.minor <= 0) return zeroMoney
  const share = percent === null ? zeroMoney : timesMoney(paid, { coefficient: percent.coefficient, scale: percent.scale + 2 })
  const cost = addMoney(share, fixed ?? zeroMoney)
  return minimum === null || cost.minor >= minimum.minor ? cost : minimum
}
