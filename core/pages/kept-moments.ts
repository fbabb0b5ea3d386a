import { endInstant } from "../pricing/countdown.ts"
import type { KnownPrice } from "../product/offer.ts"

/**
 * The last moments at which prices hold that say until which day they do: its end in the shop's zone, each day once.
 *
 * Spec: 9.50, 15.29. Units: milliseconds since 1970 UTC.
 *
 * @param zone the shop's zone, an IANA name
 *
 * @example priceMoments([{ price: null }], "Europe/Warsaw") // => [null]
 */
export function priceMoments(priced: readonly { readonly price: KnownPrice | null }[], zone: string): readonly (number | null)[] {
  const days = priced.map(({ price }) => price?.omnibus?.validUntil ?? null)
  return [...new Set(days)].map((date) => endInstant({ date, hour: null }, zone))
}
