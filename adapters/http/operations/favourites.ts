import { Schema } from "effect"
import type { SavedTile } from "../../../core/saved/saved.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toListTile, WireListTile } from "../graphql/filters.wire.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { holds, said } from "../recorded-field.ts"

/** A product that is kept, in its size; "" = none was chosen. */
export const WireSavedTile = Schema.Struct({ size: holds(Schema.String, "code"), sizeName: said(Schema.String), tile: said(WireTile) })
/** A favourite: its product is added to the basket where it is shown. */
const WireFavourite = Schema.Struct({ ...WireSavedTile.fields, tile: said(WireListTile) })
const Reply = Schema.Struct({ ownFavourites: said(Schema.Array(WireFavourite), "ids") })

/** A kept product of the wire. */
export const toSavedTile = ({ size, sizeName, tile }: typeof WireSavedTile.Type): SavedTile => ({
  sizeId: size,
  sizeName,
  tile: toTile(tile),
})

/** The visitor's favourites. Only this project's shop has them. */
export const favouritesOperation: GraphqlOperation<NoVariables, readonly SavedTile[]> = {
  call: "favourites",
  kind: "query",
  field: "ownFavourites",
  args: () => ({}),
  selection: selectionOf(WireFavourite),
  decode: decodeWith(Reply, ({ ownFavourites }) => ownFavourites.map((kept) => ({ ...toSavedTile(kept), tile: toListTile(kept.tile) }))),
}
