import { Schema } from "effect"
import type { ProductTile } from "../../../core/product/listing.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

/** Reply of the tiles; the list may be null when nothing matches. Spec: 11.13. */
const Reply = Schema.Struct({
  products: Schema.Struct({
    products: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ id: Schema.Int, ownTile: WireTile })))),
  }),
})
export type TilesReply = typeof Reply.Type
export const decodeTilesReply = Schema.decodeUnknownResult(Reply)

/** The tiles in the order of the ids asked for; unknown ids are left out. */
export function toTiles({ products }: TilesReply, productIds: readonly number[]): readonly ProductTile[] {
  const tiles = new Map((products.products ?? []).map(({ id, ownTile }) => [id, toTile(ownTile)]))
  return productIds.flatMap((id) => tiles.get(id) ?? [])
}
