import { type FormulaFault, stop } from "./formula-error.ts"

/** Bounds of a price formula. Steps stand for time, because the core has no clock. Spec: 12.21. */
export const formulaLimits = {
  /** characters of a program */
  sourceLength: 20_000,
  /** height of the syntax tree, and so the deepest nesting of parentheses */
  nesting: 300,
  /** loop iterations, calls and the work of methods in one evaluation; a large loop body or function costs more */
  steps: 200_000,
  /** expressions and statements of a loop iteration or call that count as one step */
  nodesPerStep: 32,
  /** characters and items that a method or a conversion reads for one step */
  charactersPerStep: 64,
  itemsPerStep: 16,
  /** pairs of characters that a search may compare for one step */
  pairsPerStep: 4_096,
  /** sum of the heights of all functions that are running: bounds recursion */
  stack: 2_000,
  /** characters of a text and items of a list */
  textLength: 100_000,
  listLength: 10_000,
} as const

/** Counts the work and the depth of one evaluation. */
export interface Meter {
  steps: number
  stack: number
}

/** Where a formula runs: the position in the source, and the meter that counts its work. */
export interface At {
  /** in the source */
  readonly offset: number
  readonly meter: Meter
}

/** Stops evaluation, as `stop` stops parsing. */
export const halt = (fault: FormulaFault, what: string, at: At): never => stop(fault, what, at.offset)

/** Stops when an amount is above its bound; the fault says which bound it is. */
export function within(amount: number, bound: number, fault: FormulaFault, offset: number): void {
  if (amount > bound) stop(fault, String(bound), offset)
}

/** Charges steps for work; a formula that runs too long is stopped. */
export function charge(at: At, steps: number): void {
  at.meter.steps += steps
  within(at.meter.steps, formulaLimits.steps, "TooManySteps", at.offset)
}

/** Charges for reading that many items of a list. */
export const chargeItems = (at: At, items: number): void => charge(at, items / formulaLimits.itemsPerStep)

/** Charges for reading that many characters, which are cheaper than items. */
export const chargeText = (at: At, characters: number): void => charge(at, characters / formulaLimits.charactersPerStep)
