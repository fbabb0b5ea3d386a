import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"

/** Counts the work and the depth of one evaluation. */
export interface Meter {
  steps: number
  stack: number
}

/** Pays for work; a formula that works too long stops. */
export function pay(meter: Meter, steps: number, at: number): void {
  meter.steps += steps
  if (meter.steps > formulaLimits.steps) stop("TooManySteps", String(formulaLimits.steps), at)
}
