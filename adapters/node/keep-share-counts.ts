import { Effect } from "effect"
import { type AnsweredShare, countShare, type ShareTally } from "../../core/changeover/share-counts.ts"
import type { MeasureSink } from "../../ports/measure-sink.ts"

/** How often what was counted is written down, in milliseconds: who is killed loses no more. */
export const countsKeptEveryMs = 60_000

/** Counts in memory, and writes what came since as one line now and then. */
export interface ShareCounter {
  readonly count: (answered: AnsweredShare) => void
  /** writes what is not written yet */
  readonly write: () => void
}

/** A counter of one process; several add up by their lines. Spec: 10.1057. */
export function makeShareCounter(sink: MeasureSink): ShareCounter {
  let tallies: readonly ShareTally[] = []
  return {
    count: (answered) => {
      tallies = countShare(tallies, answered)
    },
    write: () => {
      if (tallies.length === 0) return
      Effect.runSync(sink.keep({ is: "share", tallies }))
      tallies = []
    },
  }
}
