import { Result, Schema } from "effect"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { scenarioLimits } from "../../core/scenario/scenario.ts"
import { ExchangeWire, FieldsWire } from "./exchange.wire.ts"
import { OutcomeWire } from "./outcome.wire.ts"

const Text = Schema.String.check(Schema.isMaxLength(4000))
const Duration = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 31 * 86_400_000 }))
const Step = Schema.Literals([1, -1])

const ProductEvent = Schema.Union([
  Schema.Struct({ type: Schema.Literal("SizeChosen"), sizeId: Text }),
  Schema.Struct({ type: Schema.Literal("QuantityTyped"), text: Text }),
  Schema.Struct({ type: Schema.Literal("QuantityStepped"), by: Step }),
  Schema.Struct({ type: Schema.Literals(["QuantityLeft", "AddPressed", "NoticeDismissed", "Returned"]) }),
])
const CartEvent = Schema.Union([
  Schema.Struct({ type: Schema.Literal("QuantityTyped"), rowId: Text, text: Text }),
  Schema.Struct({ type: Schema.Literal("QuantityStepped"), rowId: Text, by: Step }),
  Schema.Struct({ type: Schema.Literals(["QuantityLeft", "RemovePressed"]), rowId: Text }),
])
const ReturnedEvent = Schema.Struct({ type: Schema.Literal("Returned") })

/** What a shopper did, as a file or a recorded page tells it. */
export const EventWire = Schema.Union([
  Schema.Struct({ type: Schema.Literal("Opened"), url: Text }),
  Schema.Struct({ type: Schema.Literal("Submitted"), action: Text, fields: FieldsWire }),
  Schema.Struct({ type: Schema.Literal("Machine"), machine: Schema.Literal("product"), event: ProductEvent }),
  Schema.Struct({ type: Schema.Literal("Machine"), machine: Schema.Literal("cart"), event: CartEvent }),
  Schema.Struct({ type: Schema.Literal("Machine"), machine: Schema.Literal("miniBasket"), event: ReturnedEvent }),
])

const ScenarioWire = Schema.Struct({
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
  entries: Schema.Array(Schema.Struct({ atMs: Duration, event: EventWire, outcome: OutcomeWire })).check(
    Schema.isMaxLength(scenarioLimits.entries),
  ),
  endMs: Duration,
  tape: Schema.Array(ExchangeWire).check(Schema.isMaxLength(scenarioLimits.exchanges)),
})

const decode = Schema.decodeUnknownResult(ScenarioWire)

/**
 * A scenario from foreign data, or one line that names the place that is wrong. Entries have to be in the order of time.
 *
 * @example decodeScenario({})._tag // => "Failure"
 */
export function decodeScenario(data: unknown): Result.Result<Scenario, string> {
  const decoded = Result.mapError(decode(data), (error) => error.message.replaceAll(/\s*\n\s*/g, " "))
  return Result.flatMap(decoded, (scenario): Result.Result<Scenario, string> => {
    const times = [...scenario.entries.map(({ atMs }) => atMs), scenario.endMs]
    const late = times.findIndex((ms, at) => at > 0 && ms < (times[at - 1] ?? 0))
    return late < 0
      ? Result.succeed(scenario)
      : Result.fail(`entries are not in the order of time at ["${late === times.length - 1 ? "endMs" : `entries"][${late}`}]`)
  })
}
