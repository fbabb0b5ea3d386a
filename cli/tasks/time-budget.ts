import { readFileSync } from "node:fs"
import { loadavg } from "node:os"

/** What a run may take on two quiet cores: a report for those who add tests, and no gate, because other machines are slower or busy. */
export interface TimeBudget {
  readonly wallSeconds: number
  /** user and system time of every process of the run; null = no budget */
  readonly processorSeconds: number | null
}

/** What a run took. */
export interface TimeTaken {
  readonly wallMs: number
  /** null where the system does not tell it */
  readonly processorMs: number | null
}

/**
 * The processor time of a process's children that have ended, and of theirs, by a line of /proc/PID/stat. The name of the program may hold
 * spaces and brackets, so that fields are counted from the last bracket. Units: ms, of ticks of a hundredth of a second; null = no such line.
 */
export function childrenProcessorMs(stat: string): number | null {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [user, system] = [Number(fields[13] ?? Number.NaN), Number(fields[14] ?? Number.NaN)]
  return Number.isFinite(user + system) ? (user + system) * 10 : null
}

/** What this process's ended children have taken so far; null where the system does not tell it. Units: ms. */
export function processorMsSoFar(): number | null {
  try {
    return childrenProcessorMs(readFileSync("/proc/self/stat", "utf8"))
  } catch {
    return null
  }
}

/** Says in one line what a run took beside what it may take on two quiet cores. */
export function budgetLine(title: string, taken: TimeTaken, budget: TimeBudget, load: number = loadavg()[0] ?? 0): string {
  const wall = against("wall clock", taken.wallMs / 1000, budget.wallSeconds)
  const processor = taken.processorMs === null ? [] : [against("processor", taken.processorMs / 1000, budget.processorSeconds)]
  return `${title} took ${[wall, ...processor].join(", ")} (load ${load.toFixed(1)}; budgets are for two quiet cores)`
}

function against(name: string, seconds: number, budget: number | null): string {
  const took = `${seconds.toFixed(0)} s ${name}`
  if (budget === null) return took
  return `${took} of ${budget}${seconds > 2 * budget ? ", MORE THAN TWICE ITS BUDGET" : seconds > budget ? ", over its budget" : ""}`
}
