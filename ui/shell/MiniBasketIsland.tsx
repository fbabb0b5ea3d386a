import { useSyncExternalStore } from "react"
import type { MachineStore } from "../../core/machine/machine-store.ts"
import { type MiniBasket, type MiniBasketEvent, type miniBasketTextKeys, viewMiniBasket } from "../../core/basket/mini-basket.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import { MiniBasketLink } from "./MiniBasketLink.tsx"

interface Props {
  readonly store: MachineStore<MiniBasket, MiniBasketEvent>
  readonly texts: TextCatalogue<(typeof miniBasketTextKeys)[number]>
  readonly cart: string
}

/** The header's basket that follows its machine; the server renders the same component once. */
export function MiniBasketIsland({ store, texts, cart }: Props) {
  const basket = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return <MiniBasketLink view={viewMiniBasket(basket, texts)} link={cart} />
}
