import type { PasskeyObstacle } from "../support.ts"

/** What may be in a browser's way, and nothing. */
const obstacles: readonly (PasskeyObstacle | "none")[] = [
  "host",
  "fetch",
  "credentials",
  "authenticator",
  "mac",
  "ios",
  "safari",
  "opera",
  "safariVersion",
  "none",
]

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
