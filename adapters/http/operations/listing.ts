import { Schema } from "effect"
import type { Listing, ListingQuery } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { ownPicture, toCrumb, toLinks, WireCrumb, WireLinks, WirePicture } from "../graphql/goods.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toTile, WireTile } from "../graphql/tile.wire.ts"
import { said } from "../recorded-field.ts"

const Category = Schema.Struct({
  categoryId: said(Schema.Int, "number"),
  name: said(Schema.String),
  description: said(Schema.String),
  picture: said(nullish(WirePicture)),
  breadcrumbs: said(Schema.Array(WireCrumb)),
  links: said(WireLinks),
  children: said(Schema.Array(WireCrumb)),
  total: said(Schema.Int),
  perPage: said(Schema.Int.check(Schema.isGreaterThan(0)), "number"),
  sort: said(Schema.Literals(["default", "name-asc", "name-desc", "price-asc", "price-desc", "newest"]), "code"),
  page: said(Schema.Int, "number"),
  tiles: said(Schema.Array(WireTile)),
  recommended: said(Schema.Array(WireTile)),
})
const Reply = Schema.Struct({ ownListing: said(Schema.NullOr(Category)) })

function toListing({ ownListing: wire }: typeof Reply.Type): Listing | null {
  if (wire === null) return null
  const { sort, page, picture, tiles, recommended, ...rest } = wire
  return {
    ...rest,
    picture: ownPicture(picture ?? null),
    breadcrumbs: rest.breadcrumbs.map(toCrumb),
    links: toLinks(rest.links),
    children: rest.children.map(toCrumb),
    query: { categoryId: wire.categoryId, sort, page },
    tiles: tiles.map(toTile),
    recommended: recommended.map(toTile),
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
