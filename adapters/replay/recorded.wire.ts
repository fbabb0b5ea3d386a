import { Result, Schema } from "effect"
import { OutcomeWire } from "./outcome.wire.ts"
import { EventWire } from "./scenario.wire.ts"

/** What a recorded page sends. */
const Recorded = Schema.Struct({
  /** milliseconds since 1970 UTC */
  atMs: Schema.Finite,
  event: EventWire,
  /** what the page showed just before the next event, or where this one led to */
  outcome: OutcomeWire,
})

export type Recorded = typeof Recorded.Type

const decode = Schema.decodeUnknownResult(Recorded)

/** What a recorded page sent, or one line that names the place that is wrong. */
export const decodeRecorded = (data: unknown): Result.Result<Recorded, string> =>
  Result.mapError(decode(data), (error) => error.message.replaceAll(/\s*\n\s*/g, " "))
