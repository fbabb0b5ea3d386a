import type { onWeekdayKeys } from "../../basket/summary/order-division.ts"
import { addressLine } from "../../delivery/pickup-point.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import type { OrderContents } from "../placed-order.ts"
import { deliveryDayWords } from "./delivery-days.ts"

type Catalogue = TextCatalogue<(typeof onWeekdayKeys)[number] | "checkout.arrives" | "checkout.clientNumberIs">

/**
 * How an order that was placed comes, a line each: by what, where to, under which number of the courier, on which chosen day; null = nothing is
 * carried.
 *
 * Spec: 10.750, 10.953, 10.958, 10.959.
 *
 * @param address where it is brought, unless it waits somewhere
 *
 * @example viewDelivered(samplePlaced(), ["Ten sam adres"], polish) // => ["Kurier", "Ten sam adres"]
 */
export function viewDelivered(
  { delivery, point }: Pick<OrderContents, "delivery" | "point">,
  address: readonly string[],
  texts: Catalogue,
): readonly string[] | null {
  if (delivery === null) return null
  const { name, day, clientNumber } = delivery
  return [
    name,
    ...(point === null ? address : [point.name, addressLine(point)]),
    ...(clientNumber === "" ? [] : [formatText(texts, "checkout.clientNumberIs", { number: clientNumber })]),
    ...(day === null ? [] : [formatText(texts, "checkout.arrives", { day: deliveryDayWords(day, texts) })]),
  ]
}
