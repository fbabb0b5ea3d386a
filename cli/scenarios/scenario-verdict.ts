import type { Replay, ReplayDefect, ReplayedEntry } from "../../adapters/replay/replay-scenario.ts"
import type { Difference } from "../../core/scenario/outcome.ts"
import { type Paint, plainText } from "../output/print.ts"
import { describeEvent, describeRequest, describeValue, seconds } from "./scenario-words.ts"

/** Where a replay first goes another way. */
interface FirstDifference {
  /** from 0 */
  readonly at: number
  readonly entry: ReplayedEntry
  readonly what: string
}

/** The line with which a replay ends: the same, or its first difference. */
export function verdictLine(name: string, replay: Replay, paint: Paint): string {
  const known = plainText(name)
  if (replay.same) return `${known}: ${paint.good("same")}`
  const first = firstDifference(replay)
  // a defect is worse than what differed before it
  if (replay.defect !== null)
    return `${known}: ${paint.bad("throws")} at ${stepText(replay.defect)}: ${thrownLines(replay.defect.cause)[0] ?? ""}`
  if (first === null) return `${known}: ${paint.bad("differs")}: ${leftText(replay)}`
  const { at, entry, what } = first
  return `${known}: ${paint.bad("differs")} at ${stepText({ ...entry, at, of: replay.entries.length })}: ${what}`
}

const stepText = ({ at, of, atMs, event }: Omit<ReplayDefect, "cause">): string =>
  `step ${at + 1} of ${of}, ${seconds(atMs).trim()}, ${describeEvent(event)}`

/** What was thrown: its message, then where, a line for each call. */
export function thrownLines(cause: unknown): readonly string[] {
  if (!(cause instanceof Error)) return [plainText(String(cause))]
  const head = `${cause.name}: ${cause.message}`
  const calls = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return [head, ...calls.map((line) => line.trim())].map(plainText)
}

/** What is said of requests on the tape that no event caused this time. */
export function leftText({ unused }: Pick<Replay, "unused">): string {
  return unused.length === 1 ? "1 request on the tape has no event" : `${unused.length} requests on the tape have no event`
}

function firstDifference({ entries }: Replay): FirstDifference | null {
  for (const [at, entry] of entries.entries()) {
    const what = whatDiffers(entry)
    if (what !== null) return { at, entry, what }
  }
  return null
}

function whatDiffers({ isHandled, unmatched, differences }: ReplayedEntry): string | null {
  if (!isHandled) return "nothing on the page handles it"
  const [asked] = unmatched
  if (asked !== undefined) return `not on the tape: ${describeRequest(asked)}`
  const [first] = differences
  if (first === undefined) return null
  return `${first.path}, expected ${describeValue(first.expected)}, seen ${describeValue(first.actual)}`
}

/** The entries with each difference told once: one that a step before has in the same words is only counted. */
export function newDifferences(
  entries: readonly Pick<ReplayedEntry, "differences">[],
): readonly { readonly fresh: readonly Difference[]; readonly again: number }[] {
  let before = new Set<string>()
  return entries.map(({ differences }) => {
    const fresh = differences.filter((one) => !before.has(JSON.stringify(one)))
    before = new Set(differences.map((one) => JSON.stringify(one)))
    return { fresh, again: differences.length - fresh.length }
  })
}
