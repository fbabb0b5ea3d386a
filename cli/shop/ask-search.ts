import type { FoundPage, SearchQuery } from "../../core/search/found-page.ts"
import { searchLimits, type Suggestions } from "../../core/search/suggestions.ts"
import { searchPage } from "../../fixtures/shop/catalogue/listing.ts"
import { suggest, suggestedPrice } from "../../fixtures/shop/catalogue/suggest.ts"
import { inGuestView, type GuestAsking, type PricedAnswer } from "./guest-view.ts"

/** What a text finds in the embedded shop, at a guest's prices. It writes nothing. */
export const askSearch = (asking: GuestAsking, query: SearchQuery): Promise<PricedAnswer<FoundPage>> =>
  inGuestView(asking, (view) => searchPage(view, query))

/** What a text suggests while it is typed, likewise. It has no pictures. */
export const askSuggestions = (asking: GuestAsking, text: string): Promise<PricedAnswer<Suggestions>> =>
  inGuestView(asking, async (view) => {
    const { products, ...others } = await suggest(view, text, searchLimits.results)
    const found = products.map((product) => ({
      name: product.name,
      link: product.link,
      icon: null,
      iconSecond: null,
      price: suggestedPrice(product),
    }))
    return { ...others, products: found, series: [], searchQueries: [] }
  })
