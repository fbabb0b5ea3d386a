import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { told } from "./shop-trouble.ts"

/** Does something with a shop's data, which are made ready first. What is wrong with them is told as such. */
export const inShop = <Result>(place: StorePlace, act: (store: ShopStore) => Promise<Result>): Promise<Result> =>
  told(async () => {
    await prepareShop(place)
    const store = await openShopStore(place)
    try {
      return await act(store)
    } finally {
      await store.close()
    }
  })

/** What a visitor wrote, without characters that a terminal obeys. */
export const printable = (text: string): string => text.replaceAll(/\p{C}+/gu, " ")
