/** Why somebody gets no leave to save a passkey, as the shop codes it. Spec: 11.487. */
export const passkeyLeaveRefusals = ["signed_out", "no_password", "wrong_password", "later", "full"] as const

/** One of them. */
export type PasskeyLeaveRefusal = (typeof passkeyLeaveRefusals)[number]
