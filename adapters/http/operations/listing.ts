import { Schema } from "effect"
import type { Listing, ListingQuery } from "../../../core/product/listing.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { ownPicture, toCrumb, toLinks, WireCrumb, WireLinks, WirePicture } from "../graphql/goods.wire.ts"
import { listArgs, listFields, toListedPage } from "../graphql/filters.wire.ts"
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
  ...listFields,
  recommended: said(Schema.Array(WireTile)),
})
const Reply = Schema.Struct({ ownListing: said(Schema.NullOr(Category)) })

function toListing({ ownListing: wire }: typeof Reply.Type, query: ListingQuery): Listing | null {
  if (wire === null) return null
  const { categoryId, name, description, picture, breadcrumbs, links, children, recommended } = wire
  return {
    ...toListedPage(wire),
    categoryId,
    name,
    description,
    picture: ownPicture(picture ?? null),
    breadcrumbs: breadcrumbs.map(toCrumb),
    links: toLinks(links),
    children: children.map(toCrumb),
    query,
    recommended: recommended.map(toTile),
  }
}

/** A category page, null when the shop has no such category; only this project's shop has it. */
export const listingOperation: GraphqlOperation<ListingQuery, Listing | null> = {
  call: "listing",
  kind: "query",
  field: "ownListing",
  args: ({ categoryId, ...query }) => ({ categoryId, ...listArgs(query) }),
  selection: selectionOf(Category),
  decode: decodeWith(Reply, toListing),
}
