/** A delivery country or postcode that the shop has set for a shopper. */
export interface ForcedPlace {
  /** its name; empty = the shop did not say */
  readonly current: string
  /** what applies without the shop's setting */
  readonly default: string
  readonly showModal: boolean
}

/** What the two cookies of a forced region say; null = the cookie is missing or cannot be read. */
export interface ForcedPlaces {
  readonly region: ForcedPlace | null
  readonly zipcode: ForcedPlace | null
}

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

/** The statuses in the reply to an unset call; null = the reply does not have that part. */
export interface UnsetReply {
  readonly region: string | null
  readonly zipcode: string | null
}

/**
 * Did an unset call succeed? Only the requested parts count; with both, the region must report success, and the postcode must report
 * success or nothing.
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
