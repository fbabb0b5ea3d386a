import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"
import { openShopView, type ShopView } from "../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { inShop } from "./in-shop.ts"

/** Whose data are asked, in which language and when. */
export interface GuestAsking {
  readonly place: StorePlace
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/** An answer, and how its prices are written. */
export interface PricedAnswer<Found> {
  readonly found: Found
  readonly priceFormat: PriceFormat
}

/** Asks the embedded shop as a guest sees it. It writes nothing. */
export const inGuestView = <Found>(
  { place, ...guest }: GuestAsking,
  ask: (view: ShopView) => Promise<Found>,
): Promise<PricedAnswer<Found>> =>
  inShop(place, async ({ reader }) => {
    const view = openShopView(reader, await makeCatalogueStore()(reader), { ...guest, buyer: "guest" })
    return { found: await ask(view), priceFormat: view.priceFormat }
  })
