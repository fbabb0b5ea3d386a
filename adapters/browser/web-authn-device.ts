import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { Effect } from "effect"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import type { DeviceFacts, DeviceRefusal, PasskeyDevice } from "../../ports/passkey-device.ts"
import type { GivenPasskey } from "./web-authn-keeping.ts"
import { jsonOf, wireText } from "./web-authn-texts.ts"

/**
 * The browser's passkeys, by SimpleWebAuthn: one request at a time, a newer one ends the older one in silence.
 *
 * Spec: 4.17, 6.14, 10.661, 20.12 to 20.14, 20.30.
 */
export function makeWebAuthnDevice(): PasskeyDevice {
  let last: GivenPasskey | null = null
  /** so often the device was told to stop */
  let stops = 0
  return {
    facts: () => Effect.promise(readFacts),
    create: (challenge) =>
      asked(async () => {
        const before = stops
        const { createPasskey } = await keeping()
        // whoever cancelled while the code came is asked nothing by the browser any more
        return before === stops ? createPasskey(challenge) : "aborted"
      }),
    give: (challenge, isOffer) =>
      asked(async () => {
        const optionsJSON = jsonOf(challenge["publicKey"])
        if (!isRequest(optionsJSON)) return "refused"
        const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffer })
        last = { host: optionsJSON.rpId ?? location.hostname, id }
        return {
          rawId: wireText(rawId),
          clientDataJSON: wireText(response.clientDataJSON),
          authenticatorData: wireText(response.authenticatorData),
          signature: wireText(response.signature),
          userHandle: response.userHandle === undefined ? null : wireText(response.userHandle),
        }
      }),
    abort: () =>
      Effect.sync(() => {
        stops += 1
        WebAuthnAbortService.cancelCeremony()
      }),
    tell: (accepted) => unheard(async () => (await keeping()).tellAccepted(accepted)),
    forget: () => unheard(async () => (last === null ? undefined : (await keeping()).forgetPasskey(last))),
  }
}

async function readFacts(): Promise<DeviceFacts> {
  const hasCredentials = browserSupportsWebAuthn()
  const { userAgent, vendor, platform, maxTouchPoints } = navigator
  return {
    signs: { userAgent, vendor, platform, touch: maxTouchPoints > 0 },
    hasFetch: typeof fetch === "function",
    hasCredentials,
    hasAuthenticator: hasCredentials ? await hasAuthenticator().catch(() => null) : null,
    offers: hasCredentials && (await browserSupportsWebAuthnAutofill().catch(() => false)),
    host: location.hostname,
    address: location.href,
  }
}

/** Rejects also where a browser has no such question. */
const hasAuthenticator = async (): Promise<boolean> => PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()

/** What a device gives, or why it does not. */
const asked = <Given>(ask: () => Promise<Given | DeviceRefusal>): Effect.Effect<Given | DeviceRefusal> =>
  Effect.promise(() => ask().catch(refusalOf))

/** Why a device refused. The library's errors have the name of the browser's. */
function refusalOf(failure: unknown): DeviceRefusal {
  const name = failure instanceof Error ? failure.name : ""
  if (name === "AbortError") return "aborted"
  if (name === "NotAllowedError") return "cancelled"
  // said of a passkey that is made alone
  return name === "InvalidStateError" ? "held" : "refused"
}

/** Tells a password manager; what becomes of it nobody is told. */
const unheard = (tell: () => Promise<void>): Effect.Effect<void> => Effect.promise(() => tell().catch(() => undefined))

/** What only an account needs, and a sign-in that surely failed: its code comes by then. */
const keeping = () => import("./web-authn-keeping.ts")

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  isForeignObject(value) && typeof value["challenge"] === "string"
