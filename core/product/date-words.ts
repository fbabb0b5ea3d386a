import { formatText, type TextCatalogue } from "../texts/texts.ts"

// It stands apart from `service-date.ts`, because a cart says when a service takes place and books none.

/** Our own field for the date of a service: its id. Spec: 17.36. */
export const dateField = "own_date"

const dateId = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?$/

/**
 * Is a text written as the ids of dates are? Whether there is such a day, the shop knows.
 *
 * Spec: 17.36.
 *
 * @example isDateId("2026-12-05T10:00") // => true
 * @example isDateId("soon") // => false
 */
export const isDateId = (text: string): boolean => dateId.test(text)

/**
 * A date of a service in words; an id that names no date is told as it is.
 *
 * Spec: 17.30, 17.34.
 *
 * @example dateWords("2026-12-05T10:00", polish) // => "05.12.2026, godz. 10:00"
 */
export function dateWords(id: string, catalogue: TextCatalogue<"cart.dateHour">): string {
  const [, year, month, day, hour] = dateId.exec(id) ?? []
  if (day === undefined) return id
  const date = `${day}.${month}.${year}`
  return hour === undefined ? date : formatText(catalogue, "cart.dateHour", { date, hour })
}
