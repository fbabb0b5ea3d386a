import type { ListingQuery } from "../../../core/product/listing.ts"
import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { crumbSelection, linksSelection } from "../graphql/picture.wire.ts"
import { tileSelection } from "../graphql/tile.wire.ts"
import { decodeListingReply, type ListingReply } from "./listing.wire.ts"

/** A category page; only this project's shop has it. */
export const listingOperation: GraphqlOperation<ListingQuery, ListingReply> = {
  call: "listing",
  decode: decodeListingReply,
  document: ({ categoryId, sort, page }) => `query {
  ownListing(categoryId: ${literal(categoryId)}, sort: ${literal(sort)}, page: ${literal(page)}) {
    categoryId name description
    breadcrumbs ${crumbSelection}
    links ${linksSelection}
    children ${crumbSelection}
    total perPage sort page
    tiles ${tileSelection}
  }
}`,
}
