/** Who asked for what failed. */
export type FailedLoad = "background" | "script" | "fragment" | "productRefresh" | "action" | "exception"

/** What follows a failure. */
export interface FailureCourse {
  /** the shopper reads of it */
  readonly told: boolean
  /** the browser goes to the address in the ordinary way */
  readonly navigates: boolean
  readonly log: "errors" | "debug"
}

/**
 * What follows the failure of a load: what a page loads by itself stays silent on it, what a shopper asked for is answered.
 *
 * Spec: 8.52 to 8.57.
 *
 * @example failureCourse("fragment") // => { told: false, navigates: true, log: "errors" }
 */
export function failureCourse(failed: FailedLoad): FailureCourse {
  return { told: failed === "action", navigates: failed === "fragment", log: failed === "script" ? "debug" : "errors" }
}
