import type { ForcedPlaces } from "./forced-region-cookies.ts"

/** What a mutation takes off: the region, the postcode, or both in one. Spec: 7.30. */
export type UnsetMode = "region" | "zipcode" | "regionAndZipcode"

/**
 * Which of the three calls restores the default: by what is forced, not by what the notice is shown for.
 *
 * Spec: 4.28, 7.30, 19.19.
 *
 * @example unsetMode({ region: null, zipcode: { current: "00-001", default: "", showModal: true } }) // => "zipcode"
 */
export function unsetMode({ region, zipcode }: ForcedPlaces): UnsetMode {
  if (zipcode === null || zipcode.current === "") return "region"
  return region === null || region.current === "" ? "zipcode" : "regionAndZipcode"
}

/** The statuses in the reply of an unset call; null = the reply does not have the part. */
export interface UnsetReply {
  readonly region: string | null
  readonly zipcode: string | null
}

/**
 * Did an unset call work? Only what was asked for counts; with both, the region must say success and the postcode must not
 * say otherwise.
 *
 * Spec: 7.31, 7.32, 7.33, 11.89.
 *
 * @example unsetSucceeded("regionAndZipcode", { region: "success", zipcode: null }) // => true
 * @example unsetSucceeded("regionAndZipcode", { region: "success", zipcode: "error" }) // => false
 */
export function unsetSucceeded(mode: UnsetMode, { region, zipcode }: UnsetReply): boolean {
  if (mode === "zipcode") return zipcode === "success"
  if (mode === "region") return region === "success"
  return region === "success" && (zipcode === null || zipcode === "success")
}

/**
 * The label of an unset call in the address of the GraphQL path.
 *
 * Spec: 7.30, 7.3.
 *
 * @example unsetLabel("regionAndZipcode") // => "unsetRegionAndZipcode"
 */
export function unsetLabel(mode: UnsetMode): string {
  return { region: "unsetRegion", zipcode: "unsetZipcode", regionAndZipcode: "unsetRegionAndZipcode" }[mode]
}
