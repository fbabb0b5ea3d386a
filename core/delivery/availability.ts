import { quantityWords } from "../quantity/quantity-text.ts"
import type { AvailabilityStatus, Stock, Unit } from "../quantity/order-limits.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, dayMonthYear } from "../values/civil-day.ts"
import type { Decimal } from "../values/decimal.ts"

/** The availability of a size. */
export interface SizeAvailability {
  readonly status: AvailabilityStatus
  /** the shop's own text; "" when there is none */
  readonly description: string
  /** when it will be available again; null = not known */
  readonly deliveryDay: CivilDay | null
}

/** Keys of the texts about the availability of a size. Spec: 3.46, 18.20. */
export const availabilityTextKeys = ["shipping.orderedIn", "shipping.orderedInAny", "shipping.ownStock", "shipping.statusWithDate"] as const

type Catalogue = TextCatalogue<(typeof availabilityTextKeys)[number]>

/**
 * The availability of a size in the shop's words, with the next delivery's date while it cannot be bought; "" when the shop says nothing.
 *
 * Spec: 3.47, 18.20.
 *
 * @example
 * const deliveryDay = { year: 2026, month: 11, day: 24 }
 * availabilityWords({ status: "disable", description: "Na zamówienie", deliveryDay }, polish)
 * // => "Na zamówienie 24.11.2026"
 */
export function availabilityWords({ status, description, deliveryDay }: SizeAvailability, catalogue: Catalogue): string {
  if (description === "" || status !== "disable" || deliveryDay === null) return description
  return formatText(catalogue, "shipping.statusWithDate", { status: description, date: dayMonthYear(deliveryDay) })
}

/**
 * What the shop has in stock and what it can order in, one line each. An unknown or empty stock has no line; with an unlimited stock
 * of its own the shop says nothing.
 *
 * Spec: 3.46, 18.21.
 *
 * @example stockLines(limited("3"), { is: "unlimited" }, pieces, polish)
 * // => ["Aktualnie w naszym magazynie mamy: 3 sztuki.", "Na zamówienie możemy sprowadzić dowolną ilość."]
 */
export function stockLines(own: Stock, orderable: Stock, unit: Unit, catalogue: Catalogue): readonly string[] {
  if (own.is === "unlimited") return []
  const [has, more] = [amountOf(own), amountOf(orderable)]
  const words = (amount: Decimal) => ({ amount: quantityWords(amount, unit, catalogue.language) })
  return [
    ...(has === null ? [] : [formatText(catalogue, "shipping.ownStock", words(has))]),
    ...(orderable.is === "unlimited" ? [formatText(catalogue, "shipping.orderedInAny")] : []),
    ...(more === null ? [] : [formatText(catalogue, "shipping.orderedIn", words(more))]),
  ]
}

const amountOf = (stock: Stock) => (stock.is === "limited" && stock.amount.coefficient > 0 ? stock.amount : null)
