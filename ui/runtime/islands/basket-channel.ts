import type { Basket } from "../../../core/basket/basket.ts"

type Listener = (basket: Basket) => void

const listeners = new Set<Listener>()
let latest: Basket | null = null

/** Carries a changed basket from one island to the others of the page, also to those that come to life later. */
export const basketChannel = {
  publish(basket: Basket): void {
    latest = basket
    for (const listener of listeners) listener(basket)
  },
  /** @returns stops listening */
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    if (latest !== null) listener(latest)
    return () => listeners.delete(listener)
  },
}
