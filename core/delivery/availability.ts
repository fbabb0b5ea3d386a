import { quantityWords } from "../quantity/quantity-text.ts"
import type { AvailabilityStatus, Stock, Unit } from "../quantity/unit.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, dayMonthYear } from "../values/civil-day.ts"
import type { Decimal } from "../values/decimal.ts"

/** How a size stands, beside its prices. */
export interface SizeAvailability {
  readonly status: AvailabilityStatus
  /** the shop's own text; "" = none */
  readonly description: string
  /** when it can be had again; null = not known */
  readonly deliveryDay: CivilDay | null
}

/** The texts about the availability of a size. Spec: 3.46, 18.20. */
export const availabilityTextKeys = ["shipping.orderedIn", "shipping.orderedInAny", "shipping.ownStock", "shipping.statusWithDate"] as const

type Catalogue = TextCatalogue<(typeof availabilityTextKeys)[number]>

/**
 * The availability of a size in the shop's words, with the day of its delivery while it cannot be bought; "" where the shop says nothing.
 *
 * Spec: 3.47, 18.20.
 */
export function availabilityWords({ status, description, deliveryDay }: SizeAvailability, catalogue: Catalogue): string {
  if (description === "" || status !== "disable" || deliveryDay === null) return description
  return formatText(catalogue, "shipping.statusWithDate", { status: description, date: dayMonthYear(deliveryDay) })
}

/**
 * What the shop has itself and what it can order in, a line each. A stock that is not known, or nothing, has no line; an own stock
 * without end leaves nothing to say.
 *
 * Spec: 3.46, 18.21.
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
