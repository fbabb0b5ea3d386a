import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser"
import { Effect } from "effect"
import { decodeBase64, encodeBase64 } from "../../core/passkey/base64.ts"
import type { ChallengeValue } from "../../core/passkey/ceremony.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import type { DeviceFacts, DeviceRefusal, PasskeyDevice } from "../../ports/passkey-device.ts"

/** Which passkey was given last, and for which host: what the password manager can be told of. */
interface LastGiven {
  readonly host: string
  readonly id: string
}

/**
 * The browser's passkeys, by SimpleWebAuthn: one request at a time, a newer one ends the older one in silence.
 *
 * Spec: 4.17, 6.14, 10.661, 20.12 to 20.14, 20.30.
 */
export function makeWebAuthnDevice(): PasskeyDevice {
  let last: LastGiven | null = null
  return {
    facts: () => Effect.promise(readFacts),
    create: (challenge) =>
      asked(async () => {
        const optionsJSON = jsonOf(challenge["publicKey"])
        if (!isCreation(optionsJSON)) return "refused"
        const { response } = await startRegistration({ optionsJSON })
        return {
          transports: response.transports ?? null,
          clientDataJSON: wireText(response.clientDataJSON),
          attestationObject: wireText(response.attestationObject),
        }
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
    abort: () => Effect.sync(() => WebAuthnAbortService.cancelCeremony()),
    tell: ({ domain, handle, login, person, credentials }) => {
      const rpID = domain ?? location.hostname
      const details = { signalName: "currentUserDetails", rpID, userID: handle, userName: login, userDisplayName: person } as const
      const all: Parameters<typeof sendSignal>[0] = {
        signalName: "allAcceptedCredentials",
        rpID,
        userID: handle,
        allAcceptedCredentialIDs: [...credentials],
      }
      return told("signalAllAcceptedCredentials", all).pipe(Effect.andThen(told("signalCurrentUserDetails", details)))
    },
    forget: () =>
      last === null
        ? Effect.void
        : told("signalUnknownCredential", { signalName: "unknownCredential", rpID: last.host, credentialID: last.id }),
  }
}

async function readFacts(): Promise<DeviceFacts> {
  const hasCredentials = browserSupportsWebAuthn()
  const { userAgent, vendor, platform, maxTouchPoints } = navigator
  return {
    signs: { userAgent, vendor, platform, touch: maxTouchPoints > 0 },
    hasFetch: typeof fetch === "function",
    hasCredentials,
    hasAuthenticator: hasCredentials ? await platformAuthenticatorIsAvailable().catch(() => null) : null,
    offers: hasCredentials && (await browserSupportsWebAuthnAutofill().catch(() => false)),
    host: location.hostname,
    address: location.href,
  }
}

/** What a device gives, or why it does not. */
const asked = <Given>(ask: () => Promise<Given | DeviceRefusal>): Effect.Effect<Given | DeviceRefusal> =>
  Effect.promise(() => ask().catch(refusalOf))

function refusalOf(failure: unknown): DeviceRefusal {
  if (failure instanceof WebAuthnError && failure.code === "ERROR_CEREMONY_ABORTED") return "aborted"
  const name = failure instanceof Error ? failure.name : ""
  if (name === "AbortError") return "aborted"
  return name === "NotAllowedError" ? "cancelled" : "refused"
}

/** Tells a password manager, where the browser can; what becomes of it nobody is told. */
const told = (method: string, signal: Parameters<typeof sendSignal>[0]): Effect.Effect<void> =>
  Effect.promise(async () => {
    if (typeof PublicKeyCredential === "function" && method in PublicKeyCredential) await sendSignal(signal).catch(() => undefined)
  })

/** A challenge in the library's form: bytes as base64url. */
function jsonOf(value: ChallengeValue | undefined): unknown {
  if (value instanceof Uint8Array) return encodeBase64(value).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  if (Array.isArray(value)) return value.map(jsonOf)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]: [string, ChallengeValue]) => [name, jsonOf(inner)]))
}

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isForeignObject(value) &&
  typeof value["challenge"] === "string" &&
  isForeignObject(value["rp"]) &&
  isForeignObject(value["user"]) &&
  typeof value["user"]["id"] === "string" &&
  Array.isArray(value["pubKeyCredParams"])

const isRequest = (value: unknown): value is PublicKeyCredentialRequestOptionsJSON =>
  isForeignObject(value) && typeof value["challenge"] === "string"

/** Base64url as the wire has binary texts. Spec: 20.8. */
const wireText = (base64url: string): string => encodeBase64(decodeBase64(base64url) ?? new Uint8Array())
