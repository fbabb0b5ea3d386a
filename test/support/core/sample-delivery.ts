import type { CourierOption } from "../../../core/delivery/couriers.ts"
import type { PickupPoint } from "../../../core/delivery/pickup-point.ts"
import type { ShippingAnswer } from "../../../core/delivery/product-shipping.ts"
import type { ShippingPanelStart } from "../../../core/delivery/shipping-panel.ts"
import { openPlaceForm } from "../../../core/delivery/place-form.ts"
import type { DeliveryPlace } from "../../../core/region/delivery-place.ts"
import type { DayHours, OpeningHours } from "../../../core/delivery/opening-hours.ts"
import type { ShipTime } from "../../../core/delivery/ship-time.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { plainShell } from "../../../core/shell/shell.ts"

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

/** The shop's own: Poland, where Germany could be chosen. */
export const samplePlace = (more: Partial<DeliveryPlace> = {}): DeliveryPlace => ({
  countries: [
    { id: "PL", name: "Polska", postcodeFormat: "XX-XXX" },
    { id: "DE", name: "Niemcy", postcodeFormat: "XXXXX" },
  ],
  countryId: "PL",
  isCountryChosen: false,
  postcode: null,
  ...more,
})

/** A locker in Kraków that is open day and night. */
export const samplePickup = (more: Partial<PickupPoint> = {}): PickupPoint => ({
  id: 1,
  courierId: "Automat",
  name: "Automat KRA-0001",
  street: "Długa 3",
  zipcode: "31-147",
  city: "Kraków",
  position: { latitude: 50.06, longitude: 19.94 },
  hours: [allDay, allDay, allDay, allDay, allDay, allDay, allDay],
  requiresClientNumber: false,
  ...more,
})

const allDay: DayHours = { is: "allDay" }

/** Two couriers to the door and a locker, for goods of 100,00. */
export const sampleShipping = (more: Partial<ShippingAnswer> = {}): ShippingAnswer => ({
  time: sampleShipTime(),
  couriers: [
    { ...sampleCourier("Automat", "prepaid", 990), isPickup: true },
    sampleCourier("Kurier", "prepaid", 1490),
    sampleCourier("Pobranie", "dvp", 2090),
  ],
  worth: { minor: 10_000 },
  freeFrom: { minor: 25_000 },
  zone: "Europe/Warsaw",
  stock: null,
  place: samplePlace(),
  pickup: null,
  ...more,
})

/** One of product 1 in size M, asked at the start of 1970. */
export const samplePanelStart = (answer: ShippingAnswer | null = sampleShipping()): ShippingPanelStart => ({
  sellBy: decimalOf(1),
  priceFormat: plainShell("pl", "").priceFormat,
  nowMs: 0,
  product: { productId: 1, sizeId: "M", quantity: decimalOf(1), parts: [] },
  check: { is: "ready" },
  answer,
  place: openPlaceForm(null),
})

export const hours = (from: number, till: number, minute: number = 0): DayHours => ({
  is: "hours",
  from: { hour: from, minute },
  till: { hour: till, minute },
})

export const closed: DayHours = { is: "closed" }

/** Open on working days, longer on Friday, shorter on Saturday, closed on Sunday. */
export const sampleWeek: OpeningHours = [hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 18), hours(10, 14), closed]
