import type { Effect } from "effect"
import type { Challenge, GivenCredential, NewCredential } from "../core/passkey/ceremony.ts"
import type { AcceptedPasskeys } from "../core/passkey/device.ts"
import type { DeviceUnwilling } from "../core/passkey/passkey-flow.ts"
import type { BrowserFacts } from "../core/passkey/support.ts"

/** What a browser says of itself and of its page. */
export interface DeviceFacts extends BrowserFacts {
  /** it offers passkeys beside fields */
  readonly offers: boolean
  /** host name of the page */
  readonly host: string
  /** the address of the page */
  readonly address: string
}

/**
 * Why a device gave nothing: its owner did not want to or was too late, it has a passkey of the account already, it refused for another reason,
 * or it was told to stop.
 */
export type DeviceRefusal = DeviceUnwilling | "aborted"

/** The device with passkeys; none of its calls fails. `null` where somebody else tells what it does, as in a replay. */
export abstract class PasskeyDevice {
  abstract facts(): Effect.Effect<DeviceFacts | null>
  /** Makes a passkey. Spec: 4.17, 20.25. */
  abstract create(challenge: Challenge): Effect.Effect<NewCredential | DeviceRefusal | null>
  /** Uses one; an offer stands beside a field until it is picked or ended. Spec: 4.17, 20.30. */
  abstract give(challenge: Challenge, isOffer: boolean): Effect.Effect<GivenCredential | DeviceRefusal | null>
  /** Ends a dialog or an offer. Spec: 20.12. */
  abstract abort(): Effect.Effect<void>
  /** Tells the password manager which passkeys an account has. Spec: 10.661. */
  abstract tell(accepted: AcceptedPasskeys): Effect.Effect<void>
  /** Tells it that the shop surely does not have the one that was given last. Spec: 10.661, 20.29. */
  abstract forget(): Effect.Effect<void>
}
