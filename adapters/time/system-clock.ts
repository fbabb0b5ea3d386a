import type { Clock } from "../../ports/clock.ts"

/** The clock of the machine the program runs on. */
export const systemClock: Clock = { nowMs: () => Date.now() }
