import type { CourierOption } from "../../../core/delivery/couriers.ts"
import type { DayHours, OpeningHours } from "../../../core/delivery/opening-hours.ts"
import type { ShipTime } from "../../../core/delivery/ship-time.ts"

export const sampleCourier = (id: string, payment: "prepaid" | "dvp", minor: number | null): CourierOption => ({
  id,
  name: id,
  payment,
  cost: minor === null ? null : { minor },
  points: null,
  delivery: { asOfMs: 0, today: false, after: null, weekday: null },
  minSubtotal: null,
  isPickup: false,
})

/** Nothing said, at the start of 1970. */
export const sampleShipTime = (more: Partial<ShipTime> = {}): ShipTime => ({
  asOfMs: 0,
  today: false,
  isUnknown: false,
  deadlineMs: null,
  after: null,
  weekday: null,
  date: null,
  ...more,
})

export const hours = (from: number, till: number, minute: number = 0): DayHours => ({
  is: "hours",
  from: { hour: from, minute },
  till: { hour: till, minute },
})

export const closed: DayHours = { is: "closed" }

/** Open on working days, longer on Friday, shorter on Saturday, closed on Sunday. */
export const sampleWeek: OpeningHours = [hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 18), hours(10, 14), closed]
