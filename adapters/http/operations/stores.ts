import { Schema } from "effect"
import { type OpeningHours, readDayHours } from "../../../core/delivery/opening-hours.ts"
import type { StorePoint, StoreStocks } from "../../../core/delivery/store-list.ts"
import { storeStock } from "../../../core/delivery/stores.ts"
import { positionAt } from "../../../core/values/position.ts"
import { toUnit, WireUnit } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"

export interface StoresVariables {
  readonly productId: number
  /** null = none is chosen: no store is said to have any */
  readonly sizeId: string | null
}

const Text = Schema.String.check(Schema.isMaxLength(200))
const Day = Schema.Struct({
  open: said(nullish(Schema.Boolean)),
  allDay: said(nullish(Schema.Boolean)),
  from: said(nullish(Text), "clock"),
  till: said(nullish(Text), "clock"),
})
const Info = Schema.Struct({
  name: said(Text),
  city: said(Text),
  street: said(Text),
  zipcode: said(Text),
  latitude: said(nullish(Schema.Finite), "position"),
  longitude: said(nullish(Schema.Finite), "position"),
  contact: nullish(Schema.Struct({ phone: nullish(Text), mail: said(nullish(Text)) })),
  openingHours: said(
    Schema.Struct({
      monday: said(Day),
      tuesday: said(Day),
      wednesday: said(Day),
      thursday: said(Day),
      friday: said(Day),
      saturday: said(Day),
      sunday: said(Day),
    }),
  ),
})
const Stores = Schema.Struct({
  ownTimeZone: said(nullish(Text)),
  unit: said(WireUnit),
  stocks: said(Schema.Array(Schema.Struct({ stockInfo: said(Info), strictQuantity: said(Schema.Finite) })).check(Schema.isMaxLength(200))),
})
const Reply = Schema.Struct({ ownStores: said(Schema.NullOr(Stores)) })

/** Spec: 3.69, 18.12. */
function toHours({ monday, tuesday, wednesday, thursday, friday, saturday, sunday }: (typeof Info.Type)["openingHours"]): OpeningHours {
  const read = ({ open, allDay, from, till }: typeof Day.Type) => readDayHours({ open, allDay, from, till })
  return [read(monday), read(tuesday), read(wednesday), read(thursday), read(friday), read(saturday), read(sunday)]
}

/** Spec: 3.68, 3.70. */
const toStore = ({ stockInfo, strictQuantity }: (typeof Stores.Type)["stocks"][number]): StorePoint => ({
  name: stockInfo.name,
  street: stockInfo.street,
  zipcode: stockInfo.zipcode,
  city: stockInfo.city,
  phone: stockInfo.contact?.phone ?? "",
  email: stockInfo.contact?.mail ?? "",
  hours: toHours(stockInfo.openingHours),
  stock: storeStock(strictQuantity),
  position: stockInfo.latitude == null || stockInfo.longitude == null ? null : positionAt(stockInfo.latitude, stockInfo.longitude),
})

const toStores = ({ ownStores: wire }: typeof Reply.Type): StoreStocks | null =>
  wire === null ? null : { stores: wire.stocks.map(toStore), unit: toUnit(wire.unit), zone: toZone(wire.ownTimeZone) }

/** What physical stores have of a size, null when the shop has no such product; only this project's shop has it. Spec: 7.57, 18.30. */
export const storesOperation: GraphqlOperation<StoresVariables, StoreStocks | null> = {
  call: "stores",
  kind: "query",
  field: "ownStores",
  args: ({ productId, sizeId }) => ({ productId, ...(sizeId === null ? {} : { size: sizeId }) }),
  selection: selectionOf(Stores),
  decode: decodeWith(Reply, toStores),
}
