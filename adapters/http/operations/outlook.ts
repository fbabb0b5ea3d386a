import { Schema } from "effect"
import type { OrderOutlook, ToldWay } from "../../../core/basket/summary/order-outlook.ts"
import type { ToldDay } from "../../../core/basket/summary/order-division.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"
import { toPlan, WirePlan } from "./instalments.ts"

const Name = Schema.String.check(Schema.isMaxLength(300))

/** A day and how far it is, as the wire tells it. */
export const ToldDayWire = Schema.Struct({
  date: said(Schema.String.check(Schema.isMaxLength(20))),
  days: said(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9999 })), "number"),
  weekDay: said(Schema.Literals([1, 2, 3, 4, 5, 6, 7])),
})

const Way = Schema.Struct({
  prepaid: said(Schema.String),
  courier: said(Name),
  method: said(Name),
  delivery: said(WireNumber),
  surcharge: said(WireNumber),
  total: said(WireNumber),
  arrives: said(nullish(ToldDayWire)),
})
/** What of a basket or an order leaves when, as the wire tells it. */
export const WireParts = Schema.Array(
  Schema.Struct({ day: said(nullish(ToldDayWire)), names: said(Schema.Array(Name).check(Schema.isMaxLength(200))) }),
).check(Schema.isMaxLength(50))
const Division = Schema.Struct({ isDivided: said(Schema.Boolean), parts: said(WireParts) })
const Outlook = Schema.Struct({
  obstacle: said(nullish(Schema.Struct({ code: said(Schema.String), message: Schema.String }))),
  division: said(nullish(Division)),
  ways: said(Schema.Array(Way).check(Schema.isMaxLength(10))),
  balance: said(nullish(Schema.String)),
  instalments: said(nullish(WirePlan)),
  count: said(Schema.Int),
  allAllowed: said(Schema.Boolean),
})
const WireBasket = Schema.Struct({ ownOutlook: said(Schema.NullOr(Outlook)) })
const Reply = Schema.Struct({ basket: said(WireBasket) })

/** A day in the core's words; null = it was not told. */
export function toDay(wire: typeof ToldDayWire.Type | null | undefined): ToldDay | null {
  const date = parseCivilDay(wire?.date ?? "")
  return wire == null || date === null ? null : { date, days: wire.days, weekday: wire.weekDay }
}

/** A way that is paid neither before nor on delivery is none that a shopper can choose. Spec: 18.82. */
function toWay(wire: typeof Way.Type): readonly ToldWay[] {
  const { prepaid, courier, method, delivery, surcharge, total, arrives } = wire
  if (prepaid !== "prepaid" && prepaid !== "dvp") return []
  const amounts = { delivery: wireMoney(delivery), surcharge: wireMoney(surcharge), total: wireMoney(total) }
  return [{ payment: prepaid, courier, method, ...amounts, arrives: toDay(arrives) }]
}

/** Fewer parts than two are no choice. Spec: 18.80. */
function toDivision(wire: typeof Division.Type | null | undefined): OrderOutlook["division"] {
  if (wire == null || wire.parts.length < 2) return null
  const parts = wire.parts.map(({ day, names }) => ({ day: toDay(day), names }))
  return { isDivided: wire.isDivided, parts }
}

function toOutlook({ basket: { ownOutlook: wire } }: typeof Reply.Type): OrderOutlook | null {
  if (wire === null) return null
  const { obstacle, instalments, count, allAllowed } = wire
  const plan = instalments == null ? null : toPlan(instalments)
  return {
    obstacle: obstacle ?? null,
    division: toDivision(wire.division),
    ways: wire.ways.flatMap(toWay),
    balance: wire.balance == null ? null : parseDecimal(wire.balance),
    instalments: plan === null ? null : { plan, cart: { products: count, allAllowed } },
  }
}

/** What an order of the basket would meet, null when it is empty; only this project's shop has it. Spec: 11.290. */
export const outlookOperation: GraphqlOperation<NoVariables, OrderOutlook | null> = {
  call: "order outlook",
  kind: "query",
  field: "basket",
  args: () => ({}),
  selection: selectionOf(WireBasket),
  decode: decodeWith(Reply, toOutlook),
}
