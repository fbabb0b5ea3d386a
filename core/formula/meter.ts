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
export function halt(fault: FormulaFault, what: string, at: At): never {
  return stop(fault, what, at.offset)
}

/** Pays for work; a formula that works too long stops. */
export function pay(at: At, steps: number): void {
  at.meter.steps += steps
  if (at.meter.steps > formulaLimits.steps) halt("TooManySteps", String(formulaLimits.steps), at)
}

/** Pays for going over the items of a list, or over a text, whose characters are cheaper. */
export function payFor(at: At, looked: string | readonly unknown[]): void {
  pay(at, looked.length / (typeof looked === "string" ? formulaLimits.charactersPerStep : formulaLimits.itemsPerStep))
}

/** The steps that a turn or a call costs, by how many nodes it holds: so a step stands for a bounded time. */
export const weightOf = (nodes: number): number => 1 + Math.floor(nodes / formulaLimits.nodesPerStep)
