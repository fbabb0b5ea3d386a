import { type Result, Schema } from "effect"
import type { MachineList } from "../../core/pages/page-machine.ts"
import { decoderFor, machineEventWires, seen } from "./scenario.wire.ts"

const SeenOutcome = Schema.Struct(seen)

/** What a page showed, as it tells it itself. */
export type SeenOutcome = typeof SeenOutcome.Type

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

const recordedWire = (machines: MachineList) =>
  Schema.Struct({
    /** the id that the server gave the page */
    page: Schema.String,
    /** messages of a page are numbered, since they may overtake each other */
    message: Count,
    tells: Schema.Array(
      Schema.Union([
        /** what the page showed after its event with that number; 0 = as it came */
        Schema.Struct({ is: Schema.Literal("Saw"), at: Count, outcome: SeenOutcome }),
        /** what the shopper did, and how many milliseconds after the page was asked for */
        Schema.Struct({ is: Schema.Literal("Did"), at: Count, sinceMs: Schema.Finite, event: Schema.Union(machineEventWires(machines)) }),
        /** the last event leaves the page without a form */
        Schema.Struct({ is: Schema.Literal("Leaves"), to: Schema.String }),
        /** the answer to this one comes when the recording ends, and then the page tells the rest */
        Schema.Struct({ is: Schema.Literal("Waits") }),
        /** there is no rest */
        Schema.Struct({ is: Schema.Literal("Done") }),
      ]),
    ),
  })

/** What a recorded page sends. */
export type Recorded = ReturnType<typeof recordedWire>["Type"]

const readRecorded = decoderFor(recordedWire)

/** What a recorded page sent, or one line that names the place that is wrong. */
export const decodeRecorded = (data: unknown, machines: MachineList): Result.Result<Recorded, string> => readRecorded(data, machines)
