import { Schema } from "effect"
import type { RowDetail } from "../../../core/basket/row-detail.ts"
import { isDateId } from "../../../core/product/date-words.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { wireDecimal, WireNumber } from "../graphql/price.wire.ts"
import { WireCode } from "../graphql/goods.wire.ts"
import { nullish } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

const Text = nullish(Schema.String)

/** Whole days between two deliveries. */
export const WireDays = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9999 }))

/** What a row was bought with besides size and quantity, where the platform has no name for it. */
export const WireRowDetail = Schema.Struct({
  is: Schema.String,
  name: said(Text),
  value: said(Text, "code"),
  size: holds(Text, "code"),
  quantity: holds(nullish(WireNumber), "number"),
  date: holds(Text, "day"),
  soldOut: nullish(Schema.Boolean),
})

/** The rows of one delivery period, or those that are bought once. Spec: 3.57. */
export const WireBasketGroup = Schema.Struct({
  id: said(WireCode, "number"),
  subscription: nullish(
    Schema.Struct({
      daysInPeriod: holds(WireDays, "number"),
      nextOrder: said(Text),
    }),
  ),
})

/** What of a row its details are told by. */
interface RowOfGroup {
  readonly basketGroupId?: string | number | null
  readonly ownRowDetails?: readonly (typeof WireRowDetail.Type)[] | null
  readonly data: { readonly type: string }
}

/** The details of a row: its group's period first, that it is virtual last. Spec: 3.57, 11.108, 11.109, 17.30. */
export function toDetails(
  { basketGroupId, ownRowDetails, data }: RowOfGroup,
  groups: readonly (typeof WireBasketGroup.Type)[],
): readonly RowDetail[] {
  const subscription = groups.find(({ id }) => String(id) === String(basketGroupId))?.subscription ?? null
  return [
    ...(subscription === null ? [] : [toPeriod(subscription)]),
    ...(ownRowDetails ?? []).flatMap(toDetail),
    ...(data.type === "virtual" || data.type === "product_virtual" ? [{ is: "virtual" } as const] : []),
  ]
}

type Subscription = NonNullable<(typeof WireBasketGroup.Type)["subscription"]>

const toPeriod = ({ daysInPeriod, nextOrder }: Subscription): RowDetail => ({
  is: "period",
  days: daysInPeriod,
  nextDelivery: parseCivilDay(nextOrder ?? ""),
})

/** A detail that this storefront does not know, or that lacks what it is about, is none: nobody reads half of it. */
function toDetail({ is, name, value, size, quantity, date, soldOut }: typeof WireRowDetail.Type): readonly RowDetail[] {
  const named = name ?? ""
  switch (is) {
    case "part":
      if (named === "" || quantity === null || quantity === undefined || quantity <= 0) return []
      return [{ is, name: named, sizeName: size ?? "", quantity: wireDecimal(quantity), ...(soldOut === true ? { soldOut } : {}) }]
    case "parameter":
      return named === "" || value === null || value === undefined ? [] : [{ is, name: named, value }]
    case "date":
      return date === null || date === undefined || !isDateId(date) ? [] : [{ is, dateId: date }]
    default:
      return []
  }
}
