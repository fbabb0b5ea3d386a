import { type At, charge, chargeText, formulaLimits, halt, within } from "../limits.ts"
import { FormulaFunction, FormulaObject, FormulaRecord, type Value } from "./values.ts"

/** What a value costs besides its characters and items, so that many small ones are bounded as well: about 16 bytes each. */
const overhead = { text: 4, list: 4, function: 16, record: 24, entry: 4 } as const

/**
 * Counts characters and items that are made, whatever they are part of.
 *
 * Spec: 12.29. Fails with TooMuchMade.
 */
export function chargeMemory(at: At, characters: number): void {
  at.meter.allocated += characters
  within(at.meter.allocated, formulaLimits.allocated, "TooMuchMade", at.offset)
}

/**
 * What an operation made, as a value of the formula: paid by its size. Whatever JavaScript itself makes comes as `unknown`, and this is the
 * only way to a value, so that no operation can go around its price, nor hand out what is no value of formulas.
 *
 * Spec: 12.21, 12.23, 12.29. Fails with TooLarge, TooMuchMade, TooManySteps and NotAllowed.
 */
export function allocate(value: unknown, at: At): Value {
  if (typeof value === "number" || typeof value === "boolean" || value === undefined || value === null) return value
  if (typeof value === "string") return allocateText(value, at)
  if (Array.isArray(value)) return allocateList(value, at)
  if (value instanceof FormulaFunction) chargeMemory(at, overhead.function)
  else if (value instanceof FormulaRecord || value instanceof FormulaObject) chargeMemory(at, overhead.record)
  else return halt("NotAllowed", typeof value, at)
  charge(at, 1)
  return value
}

/** A text that was made. Spec: 12.29. */
export function allocateText(text: string, at: At): string {
  within(text.length, formulaLimits.textLength, "TooLarge", at.offset)
  chargeMemory(at, text.length + overhead.text)
  chargeText(at, text.length)
  return text
}

/** A list that was made. Spec: 12.29. @param texts whether its items are texts that were made with it, as those of `split` */
export function allocateList<Item extends Value>(list: Item[], at: At, texts = false): Item[] {
  within(list.length, formulaLimits.listLength, "TooLarge", at.offset)
  chargeMemory(at, overhead.list + list.length * (texts ? 1 + overhead.text : 1))
  charge(at, list.length / formulaLimits.itemsPerStep)
  return list
}

/** Something that has grown by one entry, and how many it has now. Spec: 12.29. */
export function grow(size: number, by: number, at: At): void {
  within(size, formulaLimits.listLength, "TooLarge", at.offset)
  chargeMemory(at, by)
}

/** A record, map or set that has one entry more. Spec: 12.29. */
export const growByEntry = (size: number, at: At): void => grow(size, overhead.entry, at)

/** The text of a number, which is much more work than its length says. Spec: 12.29. */
export function allocateDigits(text: string, at: At): string {
  charge(at, text.length / formulaLimits.digitsPerStep)
  chargeMemory(at, text.length)
  return text
}
