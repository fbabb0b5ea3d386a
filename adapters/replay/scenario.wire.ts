import { Result, Schema } from "effect"
import { nearestName } from "../../core/formula/nearest-name.ts"
import type { MachineList, Words } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { pageNames } from "../../core/pages/pages.ts"
import { maxEventText } from "../../core/pages/shopper-events.ts"
import { changedOutcome, outcomeChanges } from "../../core/scenario/outcome-changes.ts"
import { type Scenario, type ScenarioEntry, scenarioLimits } from "../../core/scenario/scenario.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import { Duration, ExchangeWire, FieldsWire, UntimedExchangeWire } from "./exchange.ts"
import { unwrapTexts, wrapTexts } from "./wrapped-texts.ts"

const Text = Schema.String.check(Schema.isMaxLength(maxEventText))
const AnyEvent = Schema.StructWithRest(Schema.Struct({ type: Text }), [
  Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite, Schema.Boolean])),
])

/** What a shopper did to a machine: of each machine, the events in its own record. */
export const machineEventWires = (machines: MachineList) =>
  Object.entries(machines).map(([machine, { isShopperEvent }]) =>
    Schema.Struct({
      type: Schema.Literal("Machine"),
      machine: Schema.Literal(machine),
      event: AnyEvent.check(Schema.makeFilter(isShopperEvent, { expected: `an event that a shopper causes on ${machine}` })),
    }),
  )

const eventWire = (machines: MachineList) =>
  Schema.Union([
    Schema.Struct({ type: Schema.Literal("Opened"), url: Text }),
    Schema.Struct({ type: Schema.Literal("Submitted"), action: Text, fields: FieldsWire }),
    ...machineEventWires(machines),
  ])

const wordsWire = (depth: number): Schema.Codec<Words> => {
  const word = Schema.Union([Schema.String, Schema.Boolean, Schema.Null])
  return depth === 0 ? word : Schema.Union([word, Schema.Array(wordsWire(depth - 1)), Schema.Record(Schema.String, wordsWire(depth - 1))])
}

/** What a page shows. Views are words of bounded depth: what they say is for the comparison to judge. */
export const seen = {
  address: Schema.String,
  page: Schema.Literals(pageNames),
  status: Schema.optionalKey(Schema.Int),
  message: Schema.optionalKey(Schema.String),
  views: Schema.Record(Schema.String, wordsWire(6)),
}
const OutcomeWire = Schema.Struct({
  ...seen,
  title: Schema.optionalKey(Schema.String),
  content: Schema.optionalKey(wordsWire(6)),
})

/** What both versions of the file tell alike. */
const head = {
  name: Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,60}$/)),
  title: Text,
  expected: Schema.optionalKey(Text),
  settings: Schema.Struct({
    language: Schema.Literals(["pl", "en"]),
    origin: Schema.String.check(Schema.isPattern(/^https?:\/\/[^/?#\s]+$/)),
  }),
  startMs: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 })),
  cookies: Schema.Record(Schema.String, Schema.String),
  storage: Schema.Record(Schema.String, Schema.String),
  endMs: Duration,
}

const scenarioWire = (machines: MachineList) => {
  const event = eventWire(machines)
  const whole = Schema.Struct({ atMs: Duration, event, outcome: OutcomeWire })
  const changed = Schema.Struct({ atMs: Duration, event, changed: seen.views })
  return Schema.Struct({
    version: Schema.Literal(2),
    ...head,
    entries: Schema.Array(Schema.Union([whole, changed])).check(Schema.isMaxLength(scenarioLimits.entries)),
    tape: Schema.Array(ExchangeWire).check(Schema.isMaxLength(scenarioLimits.exchanges)),
  })
}

/** The first version had every outcome whole, and did not tell when an exchange was and what caused it. */
const firstWire = (machines: MachineList) =>
  Schema.Struct({
    version: Schema.Literal(1),
    ...head,
    entries: Schema.Array(Schema.Struct({ atMs: Duration, event: eventWire(machines), outcome: OutcomeWire })).check(
      Schema.isMaxLength(scenarioLimits.entries),
    ),
    tape: Schema.Array(UntimedExchangeWire).check(Schema.isMaxLength(scenarioLimits.exchanges)),
  })

/** A decoder for each list of machines, made when it is first needed. */
export function decoderFor<Wire extends Schema.Top & { readonly DecodingServices: never }>(wire: (machines: MachineList) => Wire) {
  const made = new WeakMap<MachineList, (data: unknown) => Result.Result<Wire["Type"], Schema.SchemaError>>()
  return (data: unknown, machines: MachineList): Result.Result<Wire["Type"], string> => {
    const decode = made.get(machines) ?? Schema.decodeUnknownResult(wire(machines))
    made.set(machines, decode)
    return Result.mapError(decode(data), ({ message }) => troubleIn(data, message))
  }
}

/** One line: what was expected at which place, said once, and what is there. */
function troubleIn(data: unknown, message: string): string {
  const [said = message] = message.replaceAll(/\s*\n\s*at /g, " at ").split(/\s*\n\s*/)
  const place = /(?:\[(?:\d+|"[^"\]]*")\])+$/.exec(said)?.[0] ?? ""
  let found: unknown = data
  for (const [, index, name] of place.matchAll(/\[(?:(\d+)|"([^"]*)")\]/g)) {
    const key = index ?? name ?? ""
    found = typeof found === "object" && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined
  }
  if (found === undefined) return said
  const misspelt = unknownType(found, said)
  if (misspelt !== null) return `${place}: ${misspelt}`
  const shown = JSON.stringify(found)
  return `${said}, found ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}`
}

/** Of an event that nobody knows the whole list of shapes says less than the nearest name. */
function unknownType(found: unknown, said: string): string | null {
  const type: unknown = typeof found === "object" && found !== null ? Reflect.get(found, "type") : undefined
  const known = [...new Set([...said.matchAll(/"type": "([^"]+)"/g)].map(([, name = ""]) => name))]
  if (typeof type !== "string" || known.length < 2 || known.includes(type)) return null
  const near = nearestName(type, known)
  return `there is no type ${JSON.stringify(type)}; ${near === null ? `there are ${known.join(", ")}` : `did you mean ${near}?`}`
}

const readScenarioWire = decoderFor(scenarioWire)
const readFirstWire = decoderFor(firstWire)

/**
 * A scenario from foreign data, or one line that names the place that is wrong. Entries have to be in the order of time. A file of the
 * first version is read too: which entry caused an exchange is not known then, and its answers come at once.
 *
 * @example decodeScenario({})._tag // => "Failure"
 */
export function decodeScenario(data: unknown, machines: MachineList = pageMachines): Result.Result<Scenario, string> {
  const version = isForeignObject(data) ? data["version"] : undefined
  if (typeof version === "number" && version > 2) return Result.fail(`its version is ${version}: it was made by a newer witryna`)
  if (version !== 1) {
    const read = Result.flatMap(readScenarioWire(unwrapTexts(data), machines), ({ entries, ...others }) =>
      Result.map(wholeOutcomes(entries), (whole): Scenario => ({ ...others, entries: whole })),
    )
    return Result.flatMap(read, inOrder)
  }
  const untimed = { entry: null, atMs: 0, tookMs: 0 }
  const read = Result.map(readFirstWire(data, machines), (first): Scenario => ({
    ...first,
    version: 2,
    tape: first.tape.map((exchange) => ({ ...untimed, ...exchange })),
  }))
  return Result.flatMap(read, inOrder)
}

type EntryWire = ReturnType<typeof scenarioWire>["Type"]["entries"][number]

function wholeOutcomes(entries: readonly EntryWire[]): Result.Result<Scenario["entries"], string> {
  const whole: ScenarioEntry[] = []
  for (const [at, entry] of entries.entries()) {
    if ("outcome" in entry) {
      whole.push(entry)
      continue
    }
    const before = whole.at(-1)
    if (before === undefined) return Result.fail(`there is nothing before it that could change at ["entries"][${at}]["changed"]`)
    const { atMs, event, changed } = entry
    whole.push({ atMs, event, outcome: changedOutcome(before.outcome, changed) })
  }
  return Result.succeed(whole)
}

function inOrder(scenario: Scenario): Result.Result<Scenario, string> {
  const times = [...scenario.entries.map(({ atMs }) => atMs), scenario.endMs]
  const late = times.findIndex((ms, at) => at > 0 && ms < (times[at - 1] ?? 0))
  if (late >= 0)
    return Result.fail(`entries are not in the order of time at ["${late === times.length - 1 ? "endMs" : `entries"][${late}`}]`)
  const lost = scenario.tape.findIndex(({ entry }) => entry !== null && entry >= scenario.entries.length)
  return lost < 0 ? Result.succeed(scenario) : Result.fail(`there is no such entry at ["tape"][${lost}]["entry"]`)
}

/** A scenario as its file tells it: of an outcome only what changed since the entry before, long texts in pieces. */
export function encodeScenario({ entries, ...others }: Scenario): unknown {
  const told = entries.map(({ atMs, event, outcome }, at) => {
    const before = entries[at - 1]
    const changed = before === undefined ? null : outcomeChanges(before.outcome, outcome)
    return changed === null ? { atMs, event, outcome } : { atMs, event, changed }
  })
  const { version, name, title, expected, settings, startMs, cookies, storage, endMs, tape } = others
  return wrapTexts({ version, name, title, expected, settings, startMs, cookies, storage, entries: told, endMs, tape })
}
