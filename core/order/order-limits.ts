import type { OrderNext } from "./place-order.ts"

/** Limits of orders. Spec: 9.170, 9.172. */
export const placingLimits = {
  /** how long what is ordered is held while it is paid at a provider */
  payAtProviderMs: 3_600_000,
  /** and while a transfer is on its way */
  transferMs: 7 * 86_400_000,
  noteCharacters: 1000,
} as const

/**
 * The moment until which an order waits for what pays it; null = it waits for nothing.
 *
 * Spec: 9.170. Units: milliseconds since 1970 UTC.
 *
 * @example orderDue("pay", 0) // => 3_600_000
 * @example orderDue("onDelivery", 0) // => null
 */
export function orderDue(next: OrderNext, placedAtMs: number): number | null {
  if (next === "pay") return placedAtMs + placingLimits.payAtProviderMs
  return next === "transfer" ? placedAtMs + placingLimits.transferMs : null
}

/** How an order stands as it is made. */
export interface OrderOpening {
  readonly status: "waiting" | "accepted"
  readonly paid: "open" | "onDelivery" | "none"
  /** until when it waits for what pays it, milliseconds since 1970 UTC; null = for nothing */
  readonly dueMs: number | null
}

/**
 * How an order stands as it is made: one that is paid first waits for that, any other is accepted.
 *
 * Spec: 9.170, 10.708.
 *
 * @example orderOpening("onDelivery", 0) // => { status: "accepted", paid: "onDelivery", dueMs: null }
 * @example orderOpening("pay", 0) // => { status: "waiting", paid: "open", dueMs: 3_600_000 }
 */
export function orderOpening(next: OrderNext, placedAtMs: number): OrderOpening {
  const dueMs = orderDue(next, placedAtMs)
  const paid = next === "nothing" ? "none" : next === "onDelivery" ? "onDelivery" : "open"
  return { status: dueMs === null ? "accepted" : "waiting", paid, dueMs }
}

/**
 * A note as it is kept: one that is too long without its end.
 *
 * Spec: 9.172, 10.956.
 *
 * @example keptNote("Proszę dzwonić.") // => "Proszę dzwonić."
 */
export const keptNote = (note: string): string =>
  isLongNote(note) ? Array.from(note).slice(0, placingLimits.noteCharacters).join("") : note

/**
 * Is a note to an order longer than it may be?
 *
 * Spec: 9.172. Characters, not units of UTF-16.
 *
 * @example isLongNote("Proszę dzwonić.") // => false
 */
export const isLongNote = (note: string): boolean => Array.from(note).length > placingLimits.noteCharacters
