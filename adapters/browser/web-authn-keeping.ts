import { type PublicKeyCredentialCreationOptionsJSON, sendSignal, startRegistration } from "@simplewebauthn/browser"
import type { Challenge, NewCredential } from "../../core/passkey/ceremony.ts"
import type { AcceptedPasskeys } from "../../core/passkey/device.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import type { DeviceRefusal } from "../../ports/passkey-device.ts"
import { jsonOf, wireText } from "./web-authn-texts.ts"

/** Which passkey was given last, and for which host: what the password manager can be told of. */
export interface GivenPasskey {
  readonly host: string
  readonly id: string
}

/** Saves a passkey on the device. Rejects with what the device refuses. Spec: 20.13, 20.14. */
export async function createPasskey(challenge: Challenge): Promise<NewCredential | DeviceRefusal> {
  const optionsJSON = jsonOf(challenge["publicKey"])
  if (!isCreation(optionsJSON)) return "refused"
  const { response } = await startRegistration({ optionsJSON })
  return {
    transports: response.transports ?? null,
    clientDataJSON: wireText(response.clientDataJSON),
    attestationObject: wireText(response.attestationObject),
  }
}

/** Tells a password manager which passkeys an account has, and what it is called. Spec: 10.661. */
export async function tellAccepted({ domain, handle, login, person, credentials }: AcceptedPasskeys): Promise<void> {
  const rpID = domain ?? location.hostname
  await tell("signalAllAcceptedCredentials", {
    signalName: "allAcceptedCredentials",
    rpID,
    userID: handle,
    allAcceptedCredentialIDs: [...credentials],
  })
  await tell("signalCurrentUserDetails", {
    signalName: "currentUserDetails",
    rpID,
    userID: handle,
    userName: login,
    userDisplayName: person,
  })
}

/** Tells a password manager of a passkey that the shop surely does not have. Spec: 10.661, 20.29. */
export const forgetPasskey = ({ host, id }: GivenPasskey): Promise<void> =>
  tell("signalUnknownCredential", { signalName: "unknownCredential", rpID: host, credentialID: id })

/** Where the browser can; one that cannot tell one thing may tell another. */
async function tell(method: string, signal: Parameters<typeof sendSignal>[0]): Promise<void> {
  if (typeof PublicKeyCredential === "function" && method in PublicKeyCredential) await sendSignal(signal).catch(() => undefined)
}

const isCreation = (value: unknown): value is PublicKeyCredentialCreationOptionsJSON =>
  isForeignObject(value) &&
  typeof value["challenge"] === "string" &&
  isForeignObject(value["rp"]) &&
  isForeignObject(value["user"]) &&
  typeof value["user"]["id"] === "string" &&
  Array.isArray(value["pubKeyCredParams"])
