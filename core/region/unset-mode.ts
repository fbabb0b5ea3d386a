import type { ForcedPlaces } from "./forced-place.ts"

/** What a mutation resets: the region, the postcode, or both together. Spec: 7.30. */
export type UnsetMode = "region" | "zipcode" | "regionAndZipcode"

/**
 * Which of the three calls restores the default. It depends on what is forced, not on what the notice is shown for.
 *
 * Spec: 7.30, 19.19.
 *
 * @example unsetMode({ region: null, zipcode: { current: "00-001", default: "", showModal: true } }) // => "zipcode"
 */
export function unsetMode({ region, zipcode }: ForcedPlaces): UnsetMode {
  if (zipcode === null || zipcode.current === "") return "region"
  return region === null || region.current === "" ? "zipcode" : "regionAndZipcode"
}
