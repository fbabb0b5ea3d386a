import type { PasskeyObstacle } from "../support.ts"

/** What may be in a browser's way, and nothing: one that is added and stands not here does not compile. */
const known: Readonly<Record<PasskeyObstacle | "none", true>> = {
  host: true,
  fetch: true,
  credentials: true,
  authenticator: true,
  mac: true,
  ios: true,
  safari: true,
  opera: true,
  safariVersion: true,
  none: true,
}

const isKnown = (why: string): why is PasskeyObstacle | "none" => Object.hasOwn(known, why)

const obstacles = Object.keys(known).filter(isKnown)

/** The shapes of the fields of a given passkey, in a recording. */
export const givenShapes = {
  rawId: "text",
  clientDataJSON: "text",
  authenticatorData: "text",
  signature: "text",
  userHandle: "text",
} as const

/** The shape of what a browser told of itself, in a recording. */
export const knownShapes = { why: obstacles, offers: "boolean", domain: "text", named: "text" } as const
