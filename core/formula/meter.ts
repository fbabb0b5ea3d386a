import { type FormulaFault, stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"

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
export function pay(at: At, steps: number): void {
  at.meter.steps += steps
  within(at.meter.steps, formulaLimits.steps, "TooManySteps", at.offset)
}

/** Pays for going over so many items of a list. */
export const payForItems = (at: At, items: number): void => pay(at, items / formulaLimits.itemsPerStep)

/** Pays for going over so many characters, which are cheaper. */
export const payForText = (at: At, characters: number): void => pay(at, characters / formulaLimits.charactersPerStep)
