import { compareMoney, type Money } from "../money/money.ts"
import type { DeliveryTime } from "./ship-time.ts"

/** When a courier is paid: before shipping, or on delivery. */
export type PaymentMoment = "prepaid" | "dvp"

/** One way to have a basket delivered. */
export interface CourierOption {
  readonly id: string
  readonly name: string
  readonly payment: PaymentMoment
  /** gross; null = the shop has not set it */
  readonly cost: Money | null
  readonly delivery: DeliveryTime
  /** least worth of a basket that it takes; null = any */
  readonly minimumWorth: Money | null
  readonly isPickup: boolean
}

/** Couriers that are paid at the same moment, cheapest first. */
export interface CourierGroup {
  readonly payment: PaymentMoment
  readonly couriers: readonly CourierOption[]
}

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]

/**
 * Couriers by the moment of payment, payment before shipping first. A moment that no courier has is left out; couriers of equal cost
 * keep the shop's order, those without a cost come last.
 *
 * Spec: 9.61, 18.7.
 */
export function courierGroups(couriers: readonly CourierOption[]): readonly CourierGroup[] {
  return moments
    .map((payment) => ({ payment, couriers: couriers.filter((courier) => courier.payment === payment).toSorted(byCost) }))
    .filter((group) => group.couriers.length > 0)
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
  return { minor: minimumWorth.minor - basketWorth.minor }
}
