/**
 * Why signing in by another service, or connecting one, came to nothing: it was given up there, it took too long or was begun in another
 * browser, the service failed, the shop does not offer it, there were too many tries, its account belongs to another one here, another of its
 * accounts is connected, it is the last way in, the password has to be said first, was left empty, or was wrong.
 */
export type LoginWayRefusal = (typeof loginWayRefusals)[number]

/** All of them, as the shop tells them. Spec: 11.569. */
export const loginWayRefusals = [
  "denied",
  "expired",
  "failed",
  "off",
  "later",
  "taken",
  "other",
  "lastWay",
  "stale",
  "no_password",
  "wrong_password",
] as const

/** What came of the last try to sign in by a service, or to connect one. Spec: 11.569. */
export interface LoginWayNotice {
  readonly is: "loginWayRefused"
  readonly why: LoginWayRefusal
  /** what the service is called; "" = none that the shop knows */
  readonly name: string
}
