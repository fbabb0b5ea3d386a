import { stockLines } from "../../core/delivery/availability.ts"
import { type CourierRow, viewCouriers } from "../../core/delivery/couriers.ts"
import { shipWords } from "../../core/delivery/delivery-time.ts"
import { type ShippingAnswer, shipQuestion } from "../../core/delivery/product-shipping.ts"
import { shipWording } from "../../core/delivery/ship-time.ts"
import { placeName } from "../../core/region/delivery-place.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { formatText } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import type { Answer } from "./print.ts"

/** How an answer about delivery is told. */
interface Telling {
  readonly priceFormat: PriceFormat
  readonly lang: Language
  readonly nowMs: number
}

/** The couriers of an answer as a product's page tells them: place, shipping time, stock, and a line for each courier. */
export function couriersAnswer(answer: ShippingAnswer, { priceFormat, lang, nowMs }: Telling): Answer {
  const catalogue = textCatalogue(lang, {})
  const { place, stock, couriers, worth, zone } = answer
  const question = shipQuestion(answer, nowMs)
  const where = place === null ? "" : formatText(catalogue, "shipping.placeShown", { place: placeName(place, place) })
  const ships = question === null ? "" : shipWords(shipWording(question), zone, catalogue)
  const stored = stock === null ? [] : stockLines(stock.own, stock.orderable, stock.unit, catalogue)
  const list = viewCouriers(couriers, { subtotal: worth, priceFormat, zone }, catalogue)
  const rows =
    list.is === "empty" ? [list.words] : list.groups.flatMap(({ heading, rows: members }) => [`${heading}:`, ...members.map(courierLine)])
  const words = [where, ships, ...stored, ...rows].filter((line) => line !== "").join("\n")
  return { words, data: { place: where, ships, stock: stored, ...list }, ok: true }
}

const courierLine = ({ name, cost, points, delivery, refusal }: CourierRow): string =>
  `  ${[name, [cost, points].filter((one) => one !== "").join(" "), delivery, refusal ?? ""].filter((part) => part !== "").join(" – ")}`
