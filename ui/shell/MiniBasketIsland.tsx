import { useSyncExternalStore } from "react"
import { cartAddress } from "../../core/addresses/addresses.ts"
import { type MiniBasket, type MiniBasketEvent, type MiniBasketTextKey, viewMiniBasket } from "../../core/basket/mini-basket.ts"
import type { IslandProps } from "../runtime/island-data.ts"
import { MiniBasketLink } from "./MiniBasketLink.tsx"

/** The header's basket that follows its machine; the server renders the same component once. */
export function MiniBasketIsland({ store, texts }: IslandProps<MiniBasket, MiniBasketEvent, MiniBasketTextKey>) {
  const basket = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return <MiniBasketLink view={viewMiniBasket(basket, texts)} link={cartAddress(texts.language)} />
}
