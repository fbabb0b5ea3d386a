import { keptMeasures } from "../../adapters/node/file-measures.ts"
import {
  addTallies,
  shareDays,
  type ShareOutcome,
  shareOutcomes,
  type ShareTally,
  type ShareTimes,
  shareTimesOf,
} from "../../core/changeover/share-counts.ts"
import { type ShareKind, shareKinds } from "../../core/changeover/share-kind.ts"
import type { Answer } from "../output/print.ts"
import { measuresFolder } from "./measures-answer.ts"

/** Of one kind of page: who answered how many, how fast. */
interface KindStats {
  readonly kind: ShareKind | "all"
  readonly by: Readonly<Partial<Record<ShareOutcome, ShareTimes>>>
}

/** What was counted of a share. Spec: 10.1057. */
export async function shareStatsAnswer(dataFolder: string): Promise<Answer> {
  const days = shareDays(await keptMeasures(measuresFolder(dataFolder), "share"))
  const [first, last] = [days[0]?.day ?? null, days.at(-1)?.day ?? null]
  if (first === null || last === null)
    return {
      words: `Nothing was counted in ${dataFolder}. \`serve --share 5%\` begins it, and writes once a minute.`,
      data: { from: null, to: null, kinds: [] },
      ok: true,
    }
  const tallies = days.reduce<readonly ShareTally[]>((sum, day) => addTallies(sum, day.tallies), [])
  const kinds = [...shareKinds, "all" as const].map((kind) => statsOf(kind, tallies)).filter(({ by }) => Object.keys(by).length > 0)
  const words = [first === last ? first : `${first} to ${last}`, "", heading, ...kinds.map(rowOf), "", ...timesWords(kinds)].join("\n")
  return { words, data: { from: first, to: last, kinds }, ok: true }
}

function statsOf(kind: ShareKind | "all", tallies: readonly ShareTally[]): KindStats {
  const by: Partial<Record<ShareOutcome, ShareTimes>> = {}
  for (const outcome of shareOutcomes) {
    const alike = tallies.filter((tally) => tally.outcome === outcome && (kind === "all" || tally.kind === kind))
    if (alike.length > 0)
      by[outcome] = shareTimesOf(alike.reduce<readonly number[]>((sum, { times }) => times.map((count, at) => count + (sum[at] ?? 0)), []))
  }
  return { kind, by }
}

const columns: Readonly<Record<ShareOutcome, string>> = {
  ours: "ours",
  theirs: "the shop's",
  crawler: "crawlers",
  failed: "ours failed",
  late: "ours late",
}

const width = 12

const heading = [
  "pages".padEnd(10),
  ...shareOutcomes.map((outcome) => columns[outcome].padStart(width)),
  "ours of all".padStart(width),
].join("")

/** Of visitors, without crawlers: who was shown a page of ours. */
function rowOf({ kind, by }: KindStats): string {
  const answers = (outcome: ShareOutcome): number => by[outcome]?.answers ?? 0
  const visitors = answers("ours") + answers("theirs") + answers("failed") + answers("late")
  const part = visitors === 0 ? "-" : `${((answers("ours") / visitors) * 100).toFixed(1)} %`
  return [kind.padEnd(10), ...shareOutcomes.map((outcome) => String(answers(outcome) || "·").padStart(width)), part.padStart(width)].join(
    "",
  )
}

/** Half of the answers, and 95 of 100, took at most so long. */
const timesWords = (kinds: readonly KindStats[]): readonly string[] => [
  ["half of them, 95 of 100 within".padEnd(34), "ours".padStart(18), "the shop's".padStart(18)].join(""),
  ...kinds.map(({ kind, by }) => [kind.padEnd(34), timeWords(by.ours).padStart(18), timeWords(by.theirs).padStart(18)].join("")),
]

const timeWords = (times: ShareTimes | undefined): string =>
  times === undefined ? "-" : `${shown(times.medianMs)}, ${shown(times.slowMs)} ms`

const shown = (ms: number | null): string => (ms === null ? "more" : String(ms))
