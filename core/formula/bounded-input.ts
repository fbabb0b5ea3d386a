import { compareDecimals, type Decimal, decimalText, parseTypedDecimal } from "../values/decimal.ts"

/** A field with bounds: of the value of a number, of the length of a text; null = none. */
type BoundedItem =
  | { readonly is: "number"; readonly min: Decimal | null; readonly max: Decimal | null }
  | { readonly is: "text"; readonly min: number | null; readonly max: number | null }

/**
 * What a typed value counts as: a number beyond a bound is the bound, a text beyond its length is cut. Anything that is not a
 * number is treated as empty, "".
 *
 * Spec: 5.57, 5.58, 16.31. Units: numbers as exact text with a dot; lengths in characters.
 *
 * @example boundedInput({ is: "number", min: null, max: { coefficient: 300, scale: 0 } }, "512,5") // => "300"
 * @example boundedInput({ is: "text", min: null, max: 5 }, "Jagienka") // => "Jagie"
 */
export function boundedInput(item: BoundedItem, typed: string): string {
  if (item.is === "text") return item.max === null ? typed : Array.from(typed).slice(0, item.max).join("")
  const number = parseTypedDecimal(typed)
  if (number === null) return ""
  if (item.min !== null && compareDecimals(number, item.min) < 0) return decimalText(item.min)
  if (item.max !== null && compareDecimals(number, item.max) > 0) return decimalText(item.max)
  return decimalText(number)
}

/**
 * What a field shows once it is left: what was typed where it counts as typed, else what it counts as.
 *
 * Spec: 16.41.
 *
 * @example correctedInput({ is: "number", min: { coefficient: 10, scale: 0 }, max: null }, "12,50") // => "12,50"
 * @example correctedInput({ is: "number", min: { coefficient: 10, scale: 0 }, max: null }, "9") // => "10"
 */
export function correctedInput(item: BoundedItem, typed: string): string {
  const counted = boundedInput(item, typed)
  const number = parseTypedDecimal(typed)
  return item.is === "number" && number !== null && decimalText(number) === counted ? typed : counted
}
