/** What the shop knows of who has come back from a service. */
export interface ReturnedPerson {
  /** the account that was signed in when it was started, to be connected; null = it was to sign in */
  readonly connecting: number | null
  /** it was started to say again who is signed in, on a page that it leads back to: that connects nothing */
  readonly isAgain: boolean
  /** the account that is signed in now; null = nobody is */
  readonly signedIn: number | null
  /** the account that is connected with this person there; null = none is */
  readonly connected: number | null
  /** the account that has the address for which the service vouches; null = none has, or it vouches for none */
  readonly ofAddress: number | null
  /** the account that is signed in is connected with somebody else there */
  readonly hasOther: boolean
}

/** What follows. */
export type LoginOutcome =
  | { readonly _tag: "SignIn"; readonly accountId: number }
  | { readonly _tag: "Connect"; readonly accountId: number }
  /** it was connected before */
  | { readonly _tag: "Connected"; readonly accountId: number }
  /** the address has an account, whose owner says the password once */
  | { readonly _tag: "AskPassword" }
  | { readonly _tag: "Register" }
  | { readonly _tag: "Refused"; readonly why: "taken" | "other" | "expired" | "stale" }

/**
 * What follows when somebody comes back from a service. An address alone never opens an account, and none is taken from whoever has it.
 *
 * Spec: 10.792, 10.794 to 10.796, 10.983.
 *
 * @example
 * const nobody = { connecting: null, isAgain: false, signedIn: null, connected: null, ofAddress: null, hasOther: false }
 * loginOutcome({ ...nobody, ofAddress: 3 })._tag // => "AskPassword"
 * @example loginOutcome({ connecting: 3, isAgain: false, signedIn: 3, connected: 4, ofAddress: null, hasOther: false })
 * // => { _tag: "Refused", why: "taken" }
 */
export function loginOutcome({ connecting, isAgain, signedIn, connected, ofAddress, hasOther }: ReturnedPerson): LoginOutcome {
  if (connecting === null) {
    if (connected !== null) return { _tag: "SignIn", accountId: connected }
    return ofAddress === null ? { _tag: "Register" } : { _tag: "AskPassword" }
  }
  // somebody else has signed in meanwhile, or nobody is any more
  if (connecting !== signedIn) return { _tag: "Refused", why: "expired" }
  if (connected === signedIn) return { _tag: "Connected", accountId: connecting }
  if (connected !== null) return { _tag: "Refused", why: "taken" }
  if (hasOther) return { _tag: "Refused", why: "other" }
  // the service was taken away meanwhile
  return isAgain ? { _tag: "Refused", why: "stale" } : { _tag: "Connect", accountId: connecting }
}
