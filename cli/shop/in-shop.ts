import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { hasShop } from "../../fixtures/shop/shop-folder.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import { type StorePlace, storePlaceWords } from "../../fixtures/shop/store/store-place.ts"
import { dataFolderOf } from "../input/settings.ts"
import { UserError } from "../user-error.ts"
import { told } from "./shop-trouble.ts"

/**
 * Does something with a shop's data, which are brought to today's form first. What is wrong with them is told as such.
 *
 * The shop of the usual folder is made when it is missing, as `serve` makes it. One that somebody names has to be there: a misspelt name would
 * be answered out of a new and empty shop. Fails with a `UserError` that says which place has none.
 */
export const inShop = <Result>(place: StorePlace, act: (store: ShopStore) => Promise<Result>): Promise<Result> =>
  told(async () => {
    if (!isUsual(place) && !(await hasShop(place)))
      throw new UserError(
        `there is no shop in ${await storePlaceWords(place)}: name the one that you mean, or make one there by \`witryna shop seed\``,
      )
    await prepareShop(place)
    const store = await openShopStore(place)
    try {
      return await act(store)
    } finally {
      await store.close()
    }
  })

const isUsual = (place: StorePlace): boolean => "dataFolder" in place && place.dataFolder === dataFolderOf(undefined, {})

/** What a visitor wrote, without characters that a terminal obeys. */
export const printable = (text: string): string => text.replaceAll(/\p{C}+/gu, " ")
