import type { FoundPage, SearchQuery } from "../../core/search/found-page.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { searchPage } from "../../fixtures/shop/catalogue/listing.ts"
import { openShopView } from "../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { inShop } from "./in-shop.ts"

/** What is looked for, whose data are asked, in which language and when. */
interface SearchAsking {
  readonly place: StorePlace
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly query: SearchQuery
}

/** What a text finds in the embedded shop, at a guest's prices. It writes nothing. */
export const askSearch = ({
  place,
  language,
  nowMs,
  query,
}: SearchAsking): Promise<{ readonly found: FoundPage; readonly priceFormat: PriceFormat }> =>
  inShop(place, async ({ reader }) => {
    const view = openShopView(reader, await makeCatalogueStore()(reader), { language, buyer: "guest", nowMs })
    return { found: await searchPage(view, query), priceFormat: view.priceFormat }
  })
