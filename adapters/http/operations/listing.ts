import { Schema } from "effect"
import type { Listing, ListingQuery } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { toCrumb, toLinks, WireCrumb, WireLinks } from "../graphql/goods.wire.ts"
import { selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"

const Category = Schema.Struct({
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
})
const Reply = Schema.Struct({ ownListing: Schema.NullOr(Category) })

function toListing({ ownListing: wire }: typeof Reply.Type): Listing | null {
  if (wire === null) return null
  const { sort, page, tiles, ...rest } = wire
  return {
    ...rest,
    breadcrumbs: rest.breadcrumbs.map(toCrumb),
    links: toLinks(rest.links),
    children: rest.children.map(toCrumb),
    query: { categoryId: wire.categoryId, sort, page },
    tiles: tiles.map(toTile),
  }
}

/** A category page, null when the shop has no such category; only this project's shop has it. */
export const listingOperation: GraphqlOperation<ListingQuery, Listing | null> = {
  call: "listing",
  kind: "query",
  field: "ownListing",
  args: ({ categoryId, sort, page }) => ({ categoryId, sort, page }),
  selection: selectionOf(Category),
  decode: decodeWith(Reply, toListing),
}
