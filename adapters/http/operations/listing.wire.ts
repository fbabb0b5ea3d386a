import { Schema } from "effect"
import type { Listing } from "../../../core/product/listing.ts"
import { WireCrumb, WireLinks } from "../graphql/picture.wire.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

const Reply = Schema.Struct({
  ownListing: Schema.NullOr(
    Schema.Struct({
      categoryId: Schema.Int,
      name: Schema.String,
      description: Schema.String,
      breadcrumbs: Schema.Array(WireCrumb),
      links: WireLinks,
      children: Schema.Array(WireCrumb),
      total: Schema.Int,
      perPage: Schema.Int.check(Schema.isGreaterThan(0)),
      sort: Schema.Literals(["default", "name-asc", "name-desc", "price-asc", "price-desc", "newest"]),
      page: Schema.Int,
      tiles: Schema.Array(WireTile),
    }),
  ),
})
export type ListingReply = typeof Reply.Type
export const decodeListingReply = Schema.decodeUnknownResult(Reply)

/** The category page in a reply; null = the shop has no such category. */
export function toListing({ ownListing: wire }: ListingReply): Listing | null {
  if (wire === null) return null
  const { sort, page, tiles, ...rest } = wire
  return { ...rest, query: { categoryId: wire.categoryId, sort, page }, tiles: tiles.map(toTile) }
}
