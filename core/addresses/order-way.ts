/** The name and value in an address that say: on the way to an order. Spec: 10.16, 10.600. */
export const orderWay = { operation: "onceorder" } as const

/** The same as a query. */
export const orderQuery = "?operation=onceorder"

/**
 * Is an address one on the way to an order?
 *
 * Spec: 10.16, 10.600.
 *
 * @example isOrderWay(new URLSearchParams("operation=onceorder")) // => true
 */
export const isOrderWay = (query: URLSearchParams): boolean => query.get("operation") === orderWay.operation
