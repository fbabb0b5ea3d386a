import fc from "fast-check"
import { expect, test } from "vitest"

/** How many times longer than usual properties run: `npm run test:deep` sets 100. */
const factor = Number(process.env["WITRYNA_RUNS"] ?? "1")

/** A short run does no more cases than this of any property, so that those with tens of thousands do not take most of its time. */
const mostWhenShort = 1_000

/** How often a property runs, longer in a deep run. @param count for a property that is slow or cheap */
export function runs(count: number = 100): { readonly numRuns: number } {
  const numRuns = Math.max(1, Math.round(count * factor))
  return { numRuns: factor < 1 ? Math.min(numRuns, mostWhenShort) : numRuns }
}

/** Cases of which each takes long: a short run tries a share of them, others with each seed, any other run tries all. */
export function someOf<Case>(cases: readonly Case[]): readonly Case[] {
  return asMany(cases, cases.length)
}

/** Of cases whose number grows with the shop's goods: as many as a property of that count runs, others with each seed; a deep run tries all. */
export function asMany<Case>(cases: readonly Case[], count: number): readonly Case[] {
  const length = Math.min(cases.length, runs(count).numRuns)
  if (length === cases.length) return cases
  const [some = cases] = fc.sample(fc.shuffledSubarray([...cases], { minLength: length, maxLength: length }), 1)
  return some
}

/** A planted fault must be caught within this many cases. */
const casesToCatch = 2_000

/** Always the same cases: whether a planted fault is caught must not depend on luck. */
const usualSeed = 20_261_121

/**
 * A property that exists because of one fault. Two tests come of it: the rule holds the property, and a planted copy of the fault
 * does not. So a property that could not fail is itself found.
 *
 * @param title the rule, and the numbers of the statements that it proves: "rounding up gives the least multiple that is enough (5.62)"
 */
export function property<Rule, Case>(
  title: string,
  given: {
    /** what goes wrong where the rule is not kept: "float noise at steps like 0.1" */
    readonly fault: string
    readonly rule: Rule
    /** the rule with the fault in it */
    readonly planted: NoInfer<Rule>
    /** the property, of whichever of the two it is given */
    readonly holds: (rule: NoInfer<Rule>) => fc.IRawProperty<Case>
    /** cases of an ordinary run; 100 when left out */
    readonly runs?: number
    /** cases that meet the planted fault soon, where the usual ones meet it late: any seed catches it, this one within a second */
    readonly plantedSeed?: number
  },
): void {
  test(`holds: ${title}`, async () => {
    await fc.assert(given.holds(given.rule), runs(given.runs))
  })
  test(`catches: ${given.fault}`, async () => {
    const found = await fc.check(given.holds(given.planted), {
      seed: given.plantedSeed ?? usualSeed,
      numRuns: casesToCatch,
      endOnFailure: true,
    })
    expect(found.failed).toBe(true)
  })
}
