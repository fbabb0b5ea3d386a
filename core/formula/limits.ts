import { type FormulaFault, stop } from "./formula-error.ts"

/** Bounds of a price formula. Steps stand for time, because the core has no clock. Spec: 12.21. */
export const formulaLimits = {
  /** characters of a program */
  sourceLength: 20_000,
  /** height of the syntax tree, which is also how deep a parenthesis may stand */
  nesting: 300,
  /** loop turns, calls and the work of methods in one evaluation; a turn or call that holds much costs more */
  steps: 200_000,
  /** expressions and statements that a turn or call does for one step */
  nodesPerStep: 32,
  /** characters and items that a method or a conversion goes over for one step */
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

/** Where a formula runs: its place, and what counts its work. */
export interface At {
  /** in the source */
  readonly offset: number
  readonly meter: Meter
}

/** Stops evaluation, as `stop` does parsing. */
export const halt = (fault: FormulaFault, what: string, at: At): never => stop(fault, what, at.offset)

/** Stops what goes over a bound, which the fault names. */
export function within(amount: number, bound: number, fault: FormulaFault, offset: number): void {
  if (amount > bound) stop(fault, String(bound), offset)
}

/** Pays for work; a formula that works too long stops. */
export function charge(at: At, steps: number): void {
  at.meter.steps += steps
  within(at.meter.steps, formulaLimits.steps, "TooManySteps", at.offset)
}

/** Pays for going over so many items of a list. */
export const chargeItems = (at: At, items: number): void => charge(at, items / formulaLimits.itemsPerStep)

/** Pays for going over so many characters, which are cheaper. */
export const chargeText = (at: At, characters: number): void => charge(at, characters / formulaLimits.charactersPerStep)
