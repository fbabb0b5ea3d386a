import { Schema } from "effect"
import type { ProductTile } from "../../../core/product/listing.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

const Reply = Schema.Struct({
  ownHome: Schema.Struct({ hero: Schema.NullOr(WireTile), chosen: Schema.Array(WireTile), reduced: Schema.Array(WireTile) }),
})
export type HomeReply = typeof Reply.Type
export const decodeHomeReply = Schema.decodeUnknownResult(Reply)

/** The tiles of the home page. */
export function toHome({ ownHome: { hero, chosen, reduced } }: HomeReply): {
  readonly hero: ProductTile | null
  readonly chosen: readonly ProductTile[]
  readonly reduced: readonly ProductTile[]
} {
  return { hero: hero === null ? null : toTile(hero), chosen: chosen.map(toTile), reduced: reduced.map(toTile) }
}
