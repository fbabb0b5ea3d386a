import { type FormulaFault, stop } from "./formula-error.ts"

/** Bounds of a price formula. Steps stand for time, because the core has no clock; what is made stands for memory. Spec: 12.21, 12.29. */
export const formulaLimits = {
  /** characters of a program */
  sourceLength: 200_000,
  /** how deep expressions, statements and functions may stand in each other; the length of a chain such as `a + b + c` is no depth */
  nesting: 300,
  /** loop iterations, calls and the work of methods in one evaluation; a large loop body or function costs more */
  steps: 200_000,
  /** expressions, statements and variables of a loop iteration or call that count as one step */
  nodesPerStep: 32,
  /** characters and items that a method or a conversion reads or makes for one step */
  charactersPerStep: 64,
  itemsPerStep: 16,
  /** characters of a number's text for one step: writing digits is much more work than copying them */
  digitsPerStep: 20,
  /** pairs of characters that a search may compare for one step */
  pairsPerStep: 4_096,
  /** steps of the matcher of regular expressions, some 10 ns each, that count as one step */
  matcherStepsPerStep: 32,
  /** characters and items that one evaluation may make in total, in whatever number of texts, lists and records */
  allocated: 5_000_000,
  /** sum of the heights of all functions that are running: bounds recursion */
  stack: 2_000,
  /** characters of a text and items of a list */
  textLength: 100_000,
  listLength: 10_000,
} as const

/** Counts the work, the depth and what is made in one evaluation. */
export interface Meter {
  steps: number
  stack: number
  allocated: number
}

/** Where a formula runs: the position in the source, and the meter that counts its work. */
export interface At {
  /** in the source */
  readonly offset: number
  readonly meter: Meter
}

/** Stops evaluation, as `stop` stops parsing. */
export const halt = (fault: FormulaFault, what: string, at: At): never => stop(fault, what, at.offset)

/** Stops when an amount is above its bound; the fault says which bound it is. Spec: 12.21. */
export function within(amount: number, bound: number, fault: FormulaFault, offset: number): void {
  if (amount > bound) stop(fault, String(bound), offset)
}

/** Charges steps for work; a formula that runs too long is stopped. Spec: 12.21. */
export function charge(at: At, steps: number): void {
  at.meter.steps += steps
  within(at.meter.steps, formulaLimits.steps, "TooManySteps", at.offset)
}

/** Charges for reading that many items of a list. Spec: 12.21. */
export const chargeItems = (at: At, items: number): void => charge(at, items / formulaLimits.itemsPerStep)

/** Charges for reading that many characters, which are cheaper than items. Spec: 12.21. */
export const chargeText = (at: At, characters: number): void => charge(at, characters / formulaLimits.charactersPerStep)
