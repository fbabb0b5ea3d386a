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
  const correction = inputCorrection(item, typed)
  return decimalText(correction === null || correction._tag === "Cut" ? number : correction.bound)
}

/** What a typed value became when it was out of its bounds; a text is cut to so many characters. */
export type InputCorrection =
  | { readonly _tag: "Raised"; readonly bound: Decimal }
  | { readonly _tag: "Lowered"; readonly bound: Decimal }
  | { readonly _tag: "Cut"; readonly length: number }

/**
 * How a field puts right what was typed; `null` = it stays as it is, or is not a number.
 *
 * Spec: 5.57, 16.41, 16.59.
 *
 * @example inputCorrection({ is: "number", min: null, max: decimal("2400") }, "9000") // => { _tag: "Lowered", bound: decimal("2400") }
 * @example inputCorrection({ is: "number", min: null, max: decimal("2400") }, "120 cm") // => null
 */
export function inputCorrection(item: BoundedItem, typed: string): InputCorrection | null {
  if (item.is === "text") return item.max !== null && Array.from(typed).length > item.max ? { _tag: "Cut", length: item.max } : null
  const number = parseTypedDecimal(typed)
  if (number === null) return null
  if (item.min !== null && compareDecimals(number, item.min) < 0) return { _tag: "Raised", bound: item.min }
  return item.max !== null && compareDecimals(number, item.max) > 0 ? { _tag: "Lowered", bound: item.max } : null
}

/**
 * Does the field of a number hold something that is not a number? An empty field is not meant.
 *
 * Spec: 5.57, 16.60.
 *
 * @example isNoNumber({ is: "number" }, "120 cm") // => true
 * @example isNoNumber({ is: "number" }, " ") // => false
 */
export function isNoNumber(item: { readonly is: string }, typed: string): boolean {
  return item.is === "number" && typed.trim() !== "" && parseTypedDecimal(typed) === null
}

/**
 * What a field shows once it is left: what was typed where it counts as typed, else what it counts as.
 *
 * Spec: 12.28.
 *
 * @example correctedInput({ is: "number", min: { coefficient: 10, scale: 0 }, max: null }, "12,50") // => "12,50"
 * @example correctedInput({ is: "number", min: { coefficient: 10, scale: 0 }, max: null }, "9") // => "10"
 */
export function correctedInput(item: BoundedItem, typed: string): string {
  const isCounted = item.is === "text" || parseTypedDecimal(typed) !== null
  return isCounted && inputCorrection(item, typed) === null ? typed : boundedInput(item, typed)
}
