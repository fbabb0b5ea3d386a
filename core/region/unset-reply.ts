import type { UnsetMode } from "./unset-mode.ts"

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
