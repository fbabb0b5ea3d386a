import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"

/** Why a browser gave no location. */
export type LocationFailure = "refused" | "unavailable" | "timeout" | "unsupported"

const keys = {
  refused: "shipping.locationRefused",
  unavailable: "shipping.locationUnavailable",
  timeout: "shipping.locationTimeout",
  unsupported: "shipping.locationUnsupported",
} as const

/** The texts about a location. Spec: 8.70 to 8.73. */
export const locationTextKeys = Object.values(keys)

/**
 * The failure that a browser's number stands for: 1 refused, 2 not available, 3 too slow; anything else counts as not available.
 *
 * Spec: 8.70, 8.71, 8.72.
 *
 * @example locationFailure(1) // => "refused"
 */
export function locationFailure(code: number): LocationFailure {
  if (code === 1) return "refused"
  return code === 3 ? "timeout" : "unavailable"
}

/**
 * A missing location in the shopper's words, each with what to do.
 *
 * Spec: 8.70 to 8.73.
 */
export function locationWords(failure: LocationFailure, catalogue: TextCatalogue<(typeof locationTextKeys)[number]>): string {
  return formatText(catalogue, keys[failure])
}
