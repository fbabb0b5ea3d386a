import { type AfterAdding, afterAdding, setAfterAdding } from "../../fixtures/shop/shop-settings.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { inShop } from "./in-shop.ts"

const told: Readonly<Record<AfterAdding, string>> = {
  redirect: "After an add to the basket the cart is shown.",
  layer: "After an add to the basket the product page stays, with a layer that says what was added.",
}

/** What follows an add to the basket; with a mode it is set first, and a running shop follows it from the next add on. Spec: 10.159. */
export const afterAddingAnswer = (place: StorePlace, mode: AfterAdding | undefined): Promise<Answer> =>
  inShop(place, async (store) => {
    if (mode !== undefined) await setAfterAdding(store, mode)
    const set = await afterAdding(store.reader)
    return { words: told[set], data: { afterAdding: set }, ok: true }
  })
