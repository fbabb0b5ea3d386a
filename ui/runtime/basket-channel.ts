import type { Basket } from "../../core/basket/basket.ts"

type Listener = (basket: Basket) => void

const listeners = new Set<Listener>()

/** Carries a changed basket from one island to the others of the page. */
export const basketChannel = {
  publish(basket: Basket): void {
    for (const listener of listeners) listener(basket)
  },
  /** @returns stops listening */
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
