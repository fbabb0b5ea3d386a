import type { ShownOrder } from "../placed-order.ts"

/** Waits before each look at a payment that is awaited, in milliseconds: what comes late is looked for less and less often, and not forever. */
export const paymentLooks: readonly number[] = [2000, 2000, 3000, 5000, 8000, 13_000, 21_000, 34_000]

/**
 * How far the payment of an order is, in one word: a page that shows another one is outdated.
 *
 * Spec: 10.753.
 *
 * @example paymentMark(samplePlaced({ lastTry: "begun" })) // => "waiting-open-begun"
 */
export const paymentMark = ({ status, paid, lastTry }: Pick<ShownOrder, "status" | "paid" | "lastTry">): string =>
  [status, paid, lastTry].join("-")

const written = /data-payment="([\w-]{1,60})"/

/**
 * The word that a page of an order was written with; null = it has none.
 *
 * Spec: 10.753.
 *
 * @example paymentMarkIn('<section data-payment="accepted-paid-unfit">') // => "accepted-paid-unfit"
 */
export const paymentMarkIn = (page: string): string | null => written.exec(page)?.[1] ?? null
