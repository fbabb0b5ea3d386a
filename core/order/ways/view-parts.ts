import { type divisionTextKeys, type OrderPart, partWords, type ToldDay } from "../../basket/summary/order-division.ts"
import type { TextCatalogue } from "../../texts/texts.ts"

/**
 * What of a divided order leaves when, a line each.
 *
 * Spec: 10.955.
 *
 * @example
 * viewParts([{ day: null, names: ["Kubek", "Miska"] }], polish)
 * // => ["w terminie, który podamy: Kubek, Miska"]
 */
export const viewParts = (
  parts: readonly OrderPart<ToldDay>[],
  texts: TextCatalogue<(typeof divisionTextKeys)[number]>,
): readonly string[] => parts.map(({ day, names }) => `${partWords(day, texts)}: ${names.join(", ")}`)
