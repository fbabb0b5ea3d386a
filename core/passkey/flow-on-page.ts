import type { PasskeyCallReply } from "./device.ts"
import type { DeviceUnwilling, PasskeyEvent, PasskeyFlow } from "./passkey-flow.ts"
import { type PasskeyObstacle, passkeyLimits, type PasskeySupport } from "./support.ts"

/**
 * What answers a flow on a page. A device answers in plain texts, "" for a field that it does not provide: so a recording keeps what it did, as it
 * keeps what a shopper types, and a replay needs no device.
 */
export type FlowAnswer =
  | { readonly type: "SupportTold"; readonly requestId: number; readonly why: PasskeyObstacle | "none" }
  | {
      readonly type: "PasskeyMade"
      readonly requestId: number
      /** with commas between them */
      readonly transports: string
      readonly clientDataJSON: string
      readonly attestationObject: string
    }
  | ({ readonly type: "PasskeyGiven"; readonly requestId: number } & GivenTexts)
  | { readonly type: "PasskeyRefused"; readonly requestId: number; readonly why: DeviceUnwilling }
  | { readonly type: "CallAnswered"; readonly requestId: number; readonly reply: PasskeyCallReply }
  | { readonly type: "TimerEnded"; readonly timerId: number }
  /** nothing has happened */
  | { readonly type: "NothingSaid" }

/** The fields of a given passkey. */
export interface GivenTexts {
  readonly rawId: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

const textOrNull = (text: string): string | null => (text === "" ? null : text)

/**
 * What was given, as a flow has it; "" is a field that was not provided.
 *
 * @example
 * const texts = { rawId: "AQ==", clientDataJSON: "", authenticatorData: "", signature: "", userHandle: "" }
 * givenCredential(texts).userHandle // => null
 */
export const givenCredential = ({ rawId, clientDataJSON, authenticatorData, signature, userHandle }: GivenTexts) => ({
  rawId: textOrNull(rawId),
  clientDataJSON: textOrNull(clientDataJSON),
  authenticatorData: textOrNull(authenticatorData),
  signature: textOrNull(signature),
  userHandle: textOrNull(userHandle),
})

/**
 * An answer as the flow's own event; `null` = it means nothing to it.
 *
 * Spec: 7.22 to 7.26, 8.50, 20.10.
 *
 * @example
 * const flow = openPasskeyFlow({ mac: true, ios: true, safari: true, opera: true }, "a.example")
 * flowEvent(flow, { type: "SupportTold", requestId: 1, why: "none" })
 * // => { type: "SupportRead", requestId: 1, support: { _tag: "Supported" } }
 * @example
 * const idle = openPasskeyFlow({ mac: true, ios: true, safari: true, opera: true }, "a.example")
 * flowEvent(idle, { type: "NothingSaid" }) // => null
 */
export function flowEvent(flow: PasskeyFlow, event: FlowAnswer): PasskeyEvent | null {
  switch (event.type) {
    case "SupportTold":
      return { type: "SupportRead", requestId: event.requestId, support: supportOf(event.why) }
    case "PasskeyMade": {
      const { requestId, transports, clientDataJSON, attestationObject } = event
      const credential = {
        transports: transports === "" ? null : transports.split(","),
        clientDataJSON: textOrNull(clientDataJSON),
        attestationObject: textOrNull(attestationObject),
      }
      return { type: "CredentialCreated", requestId, credential }
    }
    case "PasskeyGiven":
      return { type: "CredentialGiven", requestId: event.requestId, credential: givenCredential(event) }
    case "PasskeyRefused":
      return { type: "CredentialRefused", requestId: event.requestId, why: event.why }
    case "CallAnswered":
      return callEvent(flow, event.requestId, event.reply)
    case "TimerEnded":
      return event
    case "NothingSaid":
      return null
  }
}

const supportOf = (why: PasskeyObstacle | "none"): PasskeySupport =>
  why === "none" ? { _tag: "Supported" } : { _tag: "Unsupported", code: passkeyLimits.unsupportedCode, why }

function callEvent({ stage }: PasskeyFlow, requestId: number, reply: PasskeyCallReply): PasskeyEvent | null {
  switch (reply.is) {
    case "failed":
      return { type: "CallFailed", requestId, url: reply.url }
    case "signedIn":
      return { type: "SignInAnswered", requestId, answer: reply.answer }
    case "replied":
      return { type: stage.is === "sending" ? "CredentialAnswered" : "ChallengeAnswered", requestId, reply: reply.reply }
    case "leave":
      return null
  }
}

/**
 * A given passkey as an event has it.
 *
 * @example
 * givenTexts({ rawId: "AQ==", clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null }).rawId
 * // => "AQ=="
 */
export const givenTexts = (credential: Readonly<Record<keyof GivenTexts, string | null>>): GivenTexts => ({
  rawId: credential.rawId ?? "",
  clientDataJSON: credential.clientDataJSON ?? "",
  authenticatorData: credential.authenticatorData ?? "",
  signature: credential.signature ?? "",
  userHandle: credential.userHandle ?? "",
})
