import { isForeignObject, isList, parseJson } from "../web/untrusted-json.ts"
import { type ShareKind, shareKinds } from "./share-kind.ts"

/** Who answered a page: ours, the shop's own for visitors on its side, for programs of search engines, or in place of one of ours that failed or was late. */
export const shareOutcomes = ["ours", "theirs", "crawler", "failed", "late"] as const

/** One of them. */
export type ShareOutcome = (typeof shareOutcomes)[number]

/** Up to what time answers are counted together, in milliseconds; those above the last are one more. */
export const shareTimes = [10, 25, 50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000] as const

/** Of a kind of page and who answered it: how many answers took how long. */
export interface ShareTally {
  readonly kind: ShareKind
  readonly outcome: ShareOutcome
  /** one number for each of `shareTimes`, and one for above */
  readonly times: readonly number[]
}

/** A page that was answered. Units: milliseconds. */
export interface AnsweredShare {
  readonly kind: ShareKind
  readonly outcome: ShareOutcome
  readonly ms: number
}

const noTimes: readonly number[] = [...shareTimes, 0].map(() => 0)

/**
 * Tallies with one more answer.
 *
 * Spec: 10.1057.
 *
 * @example countShare([], { kind: "home", outcome: "ours", ms: 120 })[0]?.times.indexOf(1) // => 4
 */
export function countShare(tallies: readonly ShareTally[], { kind, outcome, ms }: AnsweredShare): readonly ShareTally[] {
  const found = shareTimes.findIndex((most) => ms <= most)
  const bucket = found < 0 ? shareTimes.length : found
  return addTallies(tallies, [{ kind, outcome, times: noTimes.map((_, at) => (at === bucket ? 1 : 0)) }])
}

/**
 * The sum of tallies, in one order.
 *
 * Spec: 10.1057: several processes add up.
 *
 * @example
 * const one = { kind: "home", outcome: "ours", times: [1] } as const
 * addTallies([one], [one])[0]?.times[0] // => 2
 */
export function addTallies(one: readonly ShareTally[], other: readonly ShareTally[]): readonly ShareTally[] {
  const all = [...one, ...other]
  return shareKinds.flatMap((kind) =>
    shareOutcomes.flatMap((outcome) => {
      const alike = all.filter((tally) => tally.kind === kind && tally.outcome === outcome)
      if (alike.length === 0) return []
      return [{ kind, outcome, times: noTimes.map((_, at) => alike.reduce((sum, { times }) => sum + (times[at] ?? 0), 0)) }]
    }),
  )
}

/**
 * Tallies as short data for a line of a file: of times only those that there were, each with its place.
 *
 * @example shareLine(countShare([], { kind: "home", outcome: "ours", ms: 5 })) // => [["home", "ours", [[0, 1]]]]
 */
export const shareLine = (
  tallies: readonly ShareTally[],
): readonly (readonly [ShareKind, ShareOutcome, readonly (readonly [number, number])[]])[] =>
  tallies.map(({ kind, outcome, times }) => [kind, outcome, times.flatMap((count, at) => (count > 0 ? [[at, count] as const] : []))])

/** Tallies of a day, "2026-11-29". */
export interface ShareDay {
  readonly day: string
  readonly tallies: readonly ShareTally[]
}

/**
 * The days in lines of JSON, in their order; a line that is none, and what in it is none, is passed over.
 *
 * Spec: 10.1057, 19.40.
 *
 * @example shareDays('{"day":"2026-11-29","share":[["home","ours",[[0,2]]]]}\nx')[0]?.tallies[0]?.times[0] // => 2
 */
export function shareDays(text: string): readonly ShareDay[] {
  const days = new Map<string, readonly ShareTally[]>()
  for (const line of text.split("\n").map(parseJson)) {
    if (!isForeignObject(line) || typeof line["day"] !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(line["day"]) || !isList(line["share"]))
      continue
    days.set(line["day"], addTallies(days.get(line["day"]) ?? [], line["share"].flatMap(readTally)))
  }
  return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([day, tallies]) => ({ day, tallies }))
}

function readTally(told: unknown): readonly ShareTally[] {
  if (!isList(told) || !isList(told[2])) return []
  const kind = shareKinds.find((one) => one === told[0])
  const outcome = shareOutcomes.find((one) => one === told[1])
  if (kind === undefined || outcome === undefined) return []
  const times = [...noTimes]
  for (const pair of told[2]) {
    const [at, count] = isList(pair) ? pair : []
    if (
      typeof at !== "number" ||
      typeof count !== "number" ||
      times[at] === undefined ||
      !Number.isSafeInteger(count) ||
      count < 0 ||
      count > mostAnswers
    )
      continue
    times[at] += count
  }
  return [{ kind, outcome, times }]
}

/** No process answers more between two lines. */
const mostAnswers = 1_000_000_000

/** What tallies of one kind of page and one side come to. Units: milliseconds; null = more than the last of `shareTimes`, or no answer. */
export interface ShareTimes {
  readonly answers: number
  readonly medianMs: number | null
  readonly slowMs: number | null
}

/**
 * How many answers there were, and how long half of them and 95 of 100 took at most, as exact as they were counted.
 *
 * Spec: 10.1057.
 *
 * @example shareTimesOf([0, 3, 0, 1]) // => { answers: 4, medianMs: 25, slowMs: 100 }
 */
export function shareTimesOf(times: readonly number[]): ShareTimes {
  const answers = times.reduce((sum, count) => sum + count, 0)
  const upTo = (part: number): number | null => {
    let seen = 0
    const at = times.findIndex((count) => (seen += count) >= answers * part && seen > 0)
    return at < 0 ? null : (shareTimes[at] ?? null)
  }
  return { answers, medianMs: upTo(0.5), slowMs: upTo(0.95) }
}
