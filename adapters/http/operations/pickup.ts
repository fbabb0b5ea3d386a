import type { PickupQuery } from "../../../core/addresses/pickup-query.ts"
import { Schema } from "effect"
import { type OpeningHours, readDayHours } from "../../../core/delivery/opening-hours.ts"
import { isTilesAddress, type MapTiles, ownTiles } from "../../../core/delivery/pickup-map.ts"
import type { ChosenPickup } from "../../../core/basket/basket.ts"
import type { FoundPoint, PickupAnswer } from "../../../core/delivery/pickup-list.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { holds, said } from "../recorded-field.ts"

const Name = Schema.String.check(Schema.isMaxLength(200))
const Id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))
const Address = Schema.Struct({ street: said(Name), zipcode: said(Name), city: said(Name) })

/** The pickup point that a visitor has chosen, as the wire tells it. */
export const WireChosenPickup = Schema.Struct({ id: said(Id, "number"), name: said(Name), address: Address })

const Day = Schema.Struct({
  open: said(Schema.Boolean),
  allDay: said(Schema.Boolean),
  from: said(nullish(Name), "clock"),
  till: said(nullish(Name), "clock"),
})
const Latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
const Longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))

const Point = Schema.Struct({
  id: said(Id, "number"),
  courierId: Name,
  name: said(Name),
  address: Address,
  coordinates: Schema.Struct({ latitude: said(Latitude, "position"), longitude: said(Longitude, "position") }),
  openingDays: Schema.Array(Day),
  requiredClientNumber: nullish(Schema.Boolean),
  ownDistance: nullish(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))),
})

const MapTilesOfShop = Schema.Struct({ address: Schema.String, attribution: Name })

const Search = Schema.Struct({
  pickupPoints: Schema.Array(Point).check(Schema.isMaxLength(200)),
  found: holds(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)), "number"),
  perPage: said(Schema.Int.check(Schema.isGreaterThan(0)), "number"),
  ownChosen: nullish(WireChosenPickup),
  ownTimeZone: said(nullish(Name)),
  ownMapTiles: nullish(MapTilesOfShop),
})
const Reply = Schema.Struct({ pickupPointsSearch: Search })
const PointsReply = Schema.Struct({ pickupPoints: Schema.Array(Point).check(Schema.isMaxLength(200)) })

/** A choice in the core's words. */
export const toChosen = (wire: typeof WireChosenPickup.Type | null | undefined): ChosenPickup | null =>
  wire == null ? null : { id: wire.id, name: wire.name, ...wire.address }

/** Days that are not told count as closed. Spec: 18.12. */
function toHours(days: readonly (typeof Day.Type)[]): OpeningHours {
  const day = (at: number) => {
    const { open = false, allDay = false, from = null, till = null } = days[at] ?? {}
    return readDayHours({ open, allDay, from, till })
  }
  return [day(0), day(1), day(2), day(3), day(4), day(5), day(6)]
}

const toPoint = (wire: typeof Point.Type): FoundPoint => ({
  id: wire.id,
  courierId: wire.courierId,
  name: wire.name,
  ...wire.address,
  position: wire.coordinates,
  hours: toHours(wire.openingDays),
  requiresClientNumber: wire.requiredClientNumber ?? false,
  distanceM: wire.ownDistance ?? null,
})

function toAnswer({ pickupPointsSearch: wire }: typeof Reply.Type): PickupAnswer {
  return {
    list: { points: wire.pickupPoints.map(toPoint), found: wire.found, perPage: wire.perPage },
    chosen: toChosen(wire.ownChosen),
    zone: toZone(wire.ownTimeZone),
    tiles: toTiles(wire.ownMapTiles),
  }
}

/** A page loads no picture from an address that is none of tiles, whatever shop tells it. Spec: 10.274. */
const toTiles = (wire: typeof MapTilesOfShop.Type | null | undefined): MapTiles =>
  wire != null && isTilesAddress(wire.address) ? wire : ownTiles

/** A search for pickup points. Spec: 7.50, 11.210. */
export const pickupSearchOperation: GraphqlOperation<PickupQuery, PickupAnswer> = {
  call: "pickup points search",
  kind: "query",
  field: "pickupPointsSearch",
  // whoever names points asks here only for what is told beside them
  args: ({ text, position, page, ids }) => ({
    searchInput: {
      ...(text === "" || ids !== undefined ? {} : { data: { text } }),
      ...(position === null || ids !== undefined ? {} : { gps: { latitude: position.latitude, longitude: position.longitude } }),
      page,
    },
  }),
  selection: selectionOf(Search),
  decode: decodeWith(Reply, toAnswer),
}

/** Pickup points by their ids. Spec: 7.51, 11.211. */
export const pickupPointsOperation: GraphqlOperation<{ readonly ids: readonly number[] }, readonly FoundPoint[]> = {
  call: "pickup points",
  kind: "query",
  field: "pickupPoints",
  args: ({ ids }) => ({ ids }),
  selection: selectionOf(Point),
  decode: decodeWith(PointsReply, ({ pickupPoints }) => pickupPoints.map(toPoint)),
}
