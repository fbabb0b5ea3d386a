import { Result, Schema } from "effect"
import type { MachineList, Words } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { shownPages } from "../../core/pages/page.ts"
import { maxEventText } from "../../core/pages/shopper-events.ts"
import { type Scenario, scenarioLimits } from "../../core/scenario/scenario.ts"
import { ExchangeWire, FieldsWire } from "./exchange.ts"

const Text = Schema.String.check(Schema.isMaxLength(maxEventText))
const Duration = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 31 * 86_400_000 }))
const AnyEvent = Schema.StructWithRest(Schema.Struct({ type: Text }), [
  Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])),
])

/** What a shopper did, as a file or a recorded page says it: of a machine, the events in its own record. */
const eventWire = (machines: MachineList) =>
  Schema.Union([
    Schema.Struct({ type: Schema.Literal("Opened"), url: Text }),
    Schema.Struct({ type: Schema.Literal("Submitted"), action: Text, fields: FieldsWire }),
    ...Object.entries(machines).map(([machine, { isShopperEvent }]) =>
      Schema.Struct({
        type: Schema.Literal("Machine"),
        machine: Schema.Literal(machine),
        event: AnyEvent.check(Schema.makeFilter(isShopperEvent, { expected: `an event that a shopper causes on ${machine}` })),
      }),
    ),
  ])

const wordsWire = (depth: number): Schema.Codec<Words> => {
  const word = Schema.Union([Schema.String, Schema.Boolean, Schema.Null])
  return depth === 0 ? word : Schema.Union([word, Schema.Array(wordsWire(depth - 1)), Schema.Record(Schema.String, wordsWire(depth - 1))])
}

/** Views are words of bounded depth: what they say is for the comparison to judge. */
const seen = {
  address: Schema.String,
  page: Schema.Literals(shownPages),
  status: Schema.optionalKey(Schema.Int),
  message: Schema.optionalKey(Schema.String),
  views: Schema.Record(Schema.String, wordsWire(6)),
}
const OutcomeWire = Schema.Struct({ ...seen, title: Schema.optionalKey(Schema.String) })

const scenarioWire = (machines: MachineList) =>
  Schema.Struct({
    version: Schema.Literal(1),
    name: Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,60}$/)),
    title: Text,
    settings: Schema.Struct({
      language: Schema.Literals(["pl", "en"]),
      origin: Schema.String.check(Schema.isPattern(/^https?:\/\/[^/?#\s]+$/)),
    }),
    startMs: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 })),
    cookies: Schema.Record(Schema.String, Schema.String),
    storage: Schema.Record(Schema.String, Schema.String),
    entries: Schema.Array(Schema.Struct({ atMs: Duration, event: eventWire(machines), outcome: OutcomeWire })).check(
      Schema.isMaxLength(scenarioLimits.entries),
    ),
    endMs: Duration,
    tape: Schema.Array(ExchangeWire).check(Schema.isMaxLength(scenarioLimits.exchanges)),
  })

const recordedWire = (machines: MachineList) =>
  Schema.Struct({
    /** milliseconds since 1970 UTC */
    atMs: Schema.Finite,
    event: eventWire(machines),
    /** what the page showed just before the next event, or where this one led to */
    outcome: Schema.Struct(seen),
  })

/** What a recorded page sends. */
export type Recorded = ReturnType<typeof recordedWire>["Type"]

/** A decoder for each list of machines, made when it is first needed. */
function decoderFor<Wire extends Schema.Top & { readonly DecodingServices: never }>(wire: (machines: MachineList) => Wire) {
  const made = new WeakMap<MachineList, (data: unknown) => Result.Result<Wire["Type"], Schema.SchemaError>>()
  return (data: unknown, machines: MachineList): Result.Result<Wire["Type"], string> => {
    const decode = made.get(machines) ?? Schema.decodeUnknownResult(wire(machines))
    made.set(machines, decode)
    return Result.mapError(decode(data), (error) => error.message.replaceAll(/\s*\n\s*/g, " "))
  }
}

const readScenarioWire = decoderFor(scenarioWire)
const readRecordedWire = decoderFor(recordedWire)

/** What a recorded page sent, or one line that names the place that is wrong. */
export const decodeRecorded = (data: unknown, machines: MachineList = pageMachines): Result.Result<Recorded, string> =>
  readRecordedWire(data, machines)

/**
 * A scenario from foreign data, or one line that names the place that is wrong. Entries have to be in the order of time.
 *
 * @example decodeScenario({})._tag // => "Failure"
 */
export function decodeScenario(data: unknown, machines: MachineList = pageMachines): Result.Result<Scenario, string> {
  return Result.flatMap(readScenarioWire(data, machines), (scenario): Result.Result<Scenario, string> => {
    const times = [...scenario.entries.map(({ atMs }) => atMs), scenario.endMs]
    const late = times.findIndex((ms, at) => at > 0 && ms < (times[at - 1] ?? 0))
    return late < 0
      ? Result.succeed(scenario)
      : Result.fail(`entries are not in the order of time at ["${late === times.length - 1 ? "endMs" : `entries"][${late}`}]`)
  })
}
