import type { Decimal } from "../decimal/decimal.ts"
import { compareMoney, type Money, subtractMoney } from "../money/money.ts"
import { byMoment, type MomentGroup, type PaymentMoment } from "../payment/payment-moment.ts"
import type { DeliveryTime } from "./ship-time.ts"

/** One way to have a basket delivered. */
export interface CourierOption {
  readonly id: string
  readonly name: string
  readonly payment: PaymentMoment
  /** gross; null = the shop has not set it */
  readonly cost: Money | null
  /** loyalty points that pay for it in place of money; null = points do not */
  readonly points: Decimal | null
  readonly delivery: DeliveryTime
  /** least worth of a basket that it takes; null = any */
  readonly minimumWorth: Money | null
  readonly isPickup: boolean
}

/**
 * Couriers by the moment of payment, payment before shipping first. A moment that no courier has is left out; couriers of equal cost
 * keep the shop's order, those without a cost come last.
 *
 * Spec: 9.61, 18.7.
 */
export function courierGroups(couriers: readonly CourierOption[]): readonly MomentGroup<CourierOption>[] {
  return byMoment(couriers.toSorted(byCost))
}

function byCost({ cost: left }: CourierOption, { cost: right }: CourierOption): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return compareMoney(left, right)
}

/**
 * What a basket lacks before a courier takes it; null when nothing does.
 *
 * Spec: 3.62, 18.8.
 *
 * @example lackingWorth({ minimumWorth: { minor: 10000 } }, { minor: 9999 }) // => { minor: 1 }
 * @example lackingWorth({ minimumWorth: { minor: 10000 } }, { minor: 10000 }) // => null
 */
export function lackingWorth({ minimumWorth }: Pick<CourierOption, "minimumWorth">, basketWorth: Money): Money | null {
  if (minimumWorth === null || compareMoney(basketWorth, minimumWorth) >= 0) return null
  return subtractMoney(minimumWorth, basketWorth)
}
