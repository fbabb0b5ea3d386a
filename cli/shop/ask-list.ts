import type { Listing, ListingQuery } from "../../core/product/listing.ts"
import { categoryListing } from "../../fixtures/shop/catalogue/listing.ts"
import { type GuestAsking, inGuestView, type PricedAnswer } from "./guest-view.ts"

/** One page of a category of the embedded shop, at a guest's prices; null = there is no such category. It writes nothing. */
export const askList = (asking: GuestAsking, query: ListingQuery): Promise<PricedAnswer<Omit<Listing, "recommended"> | null>> =>
  inGuestView(asking, (view) => categoryListing(view, query))
