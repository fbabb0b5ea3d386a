import type { AvailabilityStatus, Stock, Unit } from "../quantity/order-limits.ts"
import { addDays } from "../values/day-arithmetic.ts"
import type { DeliveryPlace } from "../region/delivery-place.ts"
import type { Money } from "../values/money.ts"
import { civilDayAt, startOfDay } from "../values/zoned-time.ts"
import type { SizeAvailability } from "./availability.ts"
import type { CourierOption } from "./couriers.ts"
import type { OfferedPickup } from "./pickup-list.ts"
import { nextShipChange, type ShipQuestion, type ShipTime } from "./ship-time.ts"

/** How many there are of the size that a question about delivery names first. */
export interface ShippedStock extends SizeAvailability {
  /** what the shop has */
  readonly own: Stock
  /** what it can order in */
  readonly orderable: Stock
  readonly unit: Unit
}

/** What the shop tells about the delivery of products to the shopper's place. */
export interface ShippingAnswer {
  /** null = they are not carried anywhere */
  readonly time: ShipTime | null
  readonly couriers: readonly CourierOption[]
  /** gross worth of the products; null = not told */
  readonly worth: Money | null
  /** gross worth from which delivery to the door is free; null = it never is */
  readonly freeFrom: Money | null
  /** of the shop's clock, an IANA name */
  readonly zone: string
  /** null = not told */
  readonly stock: ShippedStock | null
  /** where they go; null = not told, and not to be chosen */
  readonly place: DeliveryPlace | null
  /** the courier that brings to pickup points, and the point that is chosen; null = none does */
  readonly pickup: OfferedPickup | null
}

/**
 * The shipping time of an answer as a question of the rules of wording; null where nothing is carried.
 *
 * Spec: 18.1, 18.16.
 *
 * @example shipQuestion(sampleShipping({ time: null }), 0) // => null
 */
export function shipQuestion({ time, stock, zone }: ShippingAnswer, nowMs: number): ShipQuestion | null {
  const status: AvailabilityStatus = stock?.status ?? "enable"
  return time === null ? null : { time, status, nowMs, zone }
}

/**
 * The next moment at which the words of an answer change by themselves; null = they do not.
 *
 * Spec: 9.53, 18.3. Units: milliseconds since 1970 UTC.
 *
 * @example nextWordChange(sampleShipping({ time: null }), 0) // => null
 */
export function nextWordChange(answer: ShippingAnswer, nowMs: number): number | null {
  const question = shipQuestion(answer, nowMs)
  return question === null ? null : nextShipChange(question)
}

/**
 * Until when an answer holds: its deadline, after which nothing leaves today, or the end of the shop's day, from which on all days are
 * counted anew. Then the shop is asked again.
 *
 * Spec: 18.25. Units: milliseconds since 1970 UTC.
 *
 * @example
 * const time = sampleShipTime({ today: true, deadlineMs: 36_000_000 })
 * answerHoldsUntil(sampleShipping({ time, zone: "UTC" }), 0) // => 36_000_000
 * @example answerHoldsUntil(sampleShipping({ time: null, zone: "UTC" }), 0) // => 86_400_000
 */
export function answerHoldsUntil({ time, zone }: ShippingAnswer, nowMs: number): number {
  const midnight = startOfDay(addDays(civilDayAt(time?.asOfMs ?? nowMs, zone), 1), zone)
  const deadlineMs = time?.deadlineMs ?? null
  return deadlineMs !== null && deadlineMs > (time?.asOfMs ?? nowMs) && deadlineMs < midnight ? deadlineMs : midnight
}
