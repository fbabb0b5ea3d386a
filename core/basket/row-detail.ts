import { dateWords } from "../product/date-words.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, dayMonthYear } from "../values/civil-day.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"
import { numberWords } from "../quantity/quantity-text.ts"

/** What a shopper reads of a row besides product, size and quantity. */
export type RowDetail =
  /** it is delivered again and again */
  | { readonly is: "period"; /** whole days */ readonly days: number; /** null = not told */ readonly nextDelivery: CivilDay | null }
  /** a product that it is made of; the size is empty where there is only one */
  | {
      readonly is: "part"
      readonly name: string
      readonly sizeName: string
      readonly quantity: Decimal
      /** there is too little of it for the row; absent = there is enough */
      readonly soldOut?: true
    }
  /** what was chosen or typed, in words */
  | { readonly is: "parameter"; readonly name: string; readonly value: string }
  /** when it takes place: the id of the date of a service */
  | { readonly is: "date"; readonly dateId: string }
  /** nothing is carried to anybody */
  | { readonly is: "virtual" }

/** The texts of the details of a row. Spec: 17.30. */
export const rowDetailTextKeys = [
  "cart.date",
  "cart.dateHour",
  "cart.nextDelivery",
  "cart.virtual",
  "product.choiceSoldOut",
  "subscription.subscribe",
  "subscription.period",
] as const

type Catalogue = TextCatalogue<(typeof rowDetailTextKeys)[number]>

/** A detail in words: what it is about, and what is said about that. */
export interface RowDetailView {
  /** "" where the value says it all */
  readonly name: string
  readonly value: string
}

/**
 * The details of a row in words, in the order of the row.
 *
 * Spec: 3.57, 11.109, 17.30.
 *
 * @example
 * viewRowDetails([{ is: "period", days: 30, nextDelivery: { year: 2026, month: 12, day: 22 } }], polish)
 * // => [{ name: "Subskrypcja", value: "co 30 dni, następna dostawa 22.12.2026" }]
 * @example viewRowDetails([{ is: "parameter", name: "Kolor", value: "zielony" }], polish)
 * // => [{ name: "Kolor", value: "zielony" }]
 * @example viewRowDetails([{ is: "part", name: "Miska", sizeName: "", quantity: decimal("1"), soldOut: true }], polish)
 * // => [{ name: "", value: "Miska (wyprzedane)" }]
 */
export function viewRowDetails(details: readonly RowDetail[], catalogue: Catalogue): readonly RowDetailView[] {
  return details.map((detail) => viewDetail(detail, catalogue))
}

function viewDetail(detail: RowDetail, catalogue: Catalogue): RowDetailView {
  switch (detail.is) {
    case "period": {
      const { days, nextDelivery } = detail
      const period = formatText(catalogue, "subscription.period", { days })
      const next = nextDelivery === null ? [] : [formatText(catalogue, "cart.nextDelivery", { date: dayMonthYear(nextDelivery) })]
      return { name: formatText(catalogue, "subscription.subscribe"), value: [period, ...next].join(", ") }
    }
    case "part": {
      const { name, sizeName, quantity, soldOut } = detail
      const times = decimalText(quantity) === "1" ? "" : `${numberWords(quantity, catalogue.language)} × `
      const part = `${times}${name}${sizeName === "" ? "" : `, ${sizeName}`}`
      return { name: "", value: soldOut === true ? formatText(catalogue, "product.choiceSoldOut", { name: part }) : part }
    }
    case "parameter":
      return { name: detail.name, value: detail.value }
    case "date": {
      return { name: formatText(catalogue, "cart.date"), value: dateWords(detail.dateId, catalogue) }
    }
    case "virtual":
      return { name: "", value: formatText(catalogue, "cart.virtual") }
  }
}

/**
 * The delivery period of a row in whole days; `null` when it was bought once.
 *
 * Spec: 11.110, 17.9.
 *
 * @example periodOfRow([{ is: "period", days: 30, nextDelivery: null }]) // => 30
 */
export const periodOfRow = (details: readonly RowDetail[]): number | null => details.find((detail) => detail.is === "period")?.days ?? null
