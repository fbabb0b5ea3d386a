/** Constants of a shopper's session. */
export const sessionLimits = {
  /** keys of the session storage that signing out clears begin with this. Spec: 6.13 */
  signOutPrefix: "expchck",
  /** the answer's header that says how many tracking events wait. Spec: 7.8 */
  trackingHeader: "x-iai-tracking-events",
} as const
