import type { OrderDelivery } from "../order-ways.ts"

/** A store of the shop's own where orders are collected. */
export interface OrderStore {
  readonly id: string
  readonly name: string
  /** with the number of the house */
  readonly street: string
  readonly zipcode: string
  readonly city: string
}

/**
 * Is an order collected in one of the shop's own stores? It is, where it is collected at no pickup point.
 *
 * Spec: 10.953.
 *
 * @example isCollectedInStore({ isPickup: true, needsPoint: false }) // => true
 * @example isCollectedInStore({ isPickup: true, needsPoint: true }) // => false
 */
export const isCollectedInStore = ({ isPickup, needsPoint }: Pick<OrderDelivery, "isPickup" | "needsPoint">): boolean =>
  isPickup && !needsPoint

/**
 * The store where an order is collected: the one that was chosen as long as there is such a one, else the shop's first; null = it has none.
 *
 * Spec: 10.953.
 *
 * @example
 * const store = { id: "a", name: "Pracownia", street: "Gliniana 7", zipcode: "30-001", city: "Kraków" }
 * storeOfOrder([store], "gone")?.id // => "a"
 */
export const storeOfOrder = (stores: readonly OrderStore[], chosen: string | null): OrderStore | null =>
  stores.find(({ id }) => id === chosen) ?? stores[0] ?? null
