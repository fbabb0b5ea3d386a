import type { Effect } from "effect"
import type { ShareTally } from "../core/changeover/share-counts.ts"
import type { PageMeasure } from "../core/front/measures.ts"

/** What is kept of how pages do. */
export type Kept =
  | { readonly is: "vitals"; readonly measure: PageMeasure }
  | { readonly is: "error"; readonly text: string }
  /** what a share of our pages came to since it was kept before */
  | { readonly is: "share"; readonly tallies: readonly ShareTally[] }

/** Where it is kept. What goes there has been agreed to, or says nothing of anybody. */
export abstract class MeasureSink {
  /** Keeps one; it never fails, and leaves out what is too much. */
  abstract keep(kept: Kept): Effect.Effect<void>
}
