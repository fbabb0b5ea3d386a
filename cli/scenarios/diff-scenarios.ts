import { isDeepStrictEqual } from "node:util"
import { compareOutcomes, type Difference } from "../../core/scenario/outcome.ts"
import type { Scenario, ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { JsonForm } from "../json-form.ts"
import { type Paint, stdoutPaint } from "../output/print.ts"
import { printReply } from "../output/json-reply.ts"
import { exitCodes } from "../user-error.ts"
import { newDifferences } from "./scenario-verdict.ts"
import { describeEvent, describeValue } from "./scenario-words.ts"
import { usableScenario } from "./usable-scenario.ts"

/** Two recordings beside each other, step by step. */
export interface ScenarioDifference {
  /** steps that both have, with where the second recording saw something else; from 1 */
  readonly steps: readonly { readonly step: number; readonly event: ScenarioEvent; readonly differences: readonly Difference[] }[]
  /** where they did not do the same any more; null on the side that had ended; null = both did the same to the end */
  readonly parting: { readonly step: number; readonly one: ScenarioEvent | null; readonly other: ScenarioEvent | null } | null
}

/** Compares what two shoppers did and saw, until they did not do the same. Times, tapes and names of the recordings do not count. */
export function differenceOf(one: Scenario, other: Scenario): ScenarioDifference {
  const length = Math.max(one.entries.length, other.entries.length)
  const steps: ScenarioDifference["steps"][number][] = []
  for (let at = 0; at < length; at += 1) {
    const [first, second] = [one.entries[at], other.entries[at]]
    if (first === undefined || second === undefined || !isDeepStrictEqual(first.event, second.event))
      return { steps, parting: { step: at + 1, one: first?.event ?? null, other: second?.event ?? null } }
    steps.push({ step: at + 1, event: first.event, differences: compareOutcomes(first.outcome, second.outcome) })
  }
  return { steps, parting: null }
}

/**
 * Prints where two recordings differ, each difference once.
 *
 * Fails with a UserError when one of them cannot be used.
 *
 * @returns the exit code: 1 where they differ
 */
export async function diffScenarios(one: string, other: string, { json }: { readonly json: JsonForm }): Promise<number> {
  const found = differenceOf((await usableScenario(one)).scenario, (await usableScenario(other)).scenario)
  const differing = found.steps.filter(({ differences }) => differences.length > 0)
  const isSame = differing.length === 0 && found.parting === null
  const exitCode = isSame ? exitCodes.fine : exitCodes.failed
  if (json === false) console.log(isSame ? "the same" : differenceLines(found, stdoutPaint()).join("\n"))
  else printReply(json, exitCode, isSame ? null : "not everything is the same", { ...found, steps: differing })
  return exitCode
}

function differenceLines({ steps, parting }: ScenarioDifference, paint: Paint): readonly string[] {
  const told = newDifferences(steps)
  const ofSteps = steps.flatMap(({ step, event }, at) => {
    const { fresh, again } = told[at] ?? { fresh: [], again: 0 }
    if (fresh.length === 0) return []
    return [
      `${step}. ${paint.strong(describeEvent(event))}`,
      ...fresh.flatMap(({ path, expected, actual }) => [`   ${path}`, ...sides(describeValue(expected), describeValue(actual), paint)]),
      ...(again === 0 ? [] : [paint.faint(`   ${again} more as in the step before`)]),
    ]
  })
  if (parting === null) return ofSteps
  const did = (event: ScenarioEvent | null) => (event === null ? "has ended" : describeEvent(event))
  return [
    ...ofSteps,
    `${parting.step}. ${paint.strong("from here they go different ways")}`,
    ...sides(did(parting.one), did(parting.other), paint),
  ]
}

const sides = (one: string, other: string, paint: Paint) => [paint.bad(`   first  ${one}`), paint.good(`   second ${other}`)]
