/** How long what belongs to passkeys works, and how much there may be of it. Spec: 9.160 to 9.164. */
export const passkeyTimes = {
  /** of a challenge, and of the browser's dialog, in milliseconds */
  challengeMs: 300_000,
  /** of a leave to save a passkey, in milliseconds */
  leaveMs: 300_000,
  /** of a good sign-in on its way to the shop, in milliseconds */
  signInMs: 60_000,
  /** so long after signing in nobody is asked for the password before saving one, in milliseconds */
  freshMs: 600_000,
} as const

/** How many passkeys an account may have. Spec: 9.162. */
export const mostPasskeys = 20

/** The longest name of a passkey, in UTF-16 units. Spec: 9.162. */
export const maxPasskeyName = 60

/** Challenges that one network may ask for within a minute. Spec: 9.164. */
export const challengesAMinute = 120

/** How a standing offer goes on. Spec: 9.160. */
export const offerTimes = {
  /** after so long it has a new challenge, in milliseconds */
  renewMs: 225_000,
  /** so often it gets one, while nobody uses the page */
  renewals: 16,
} as const
