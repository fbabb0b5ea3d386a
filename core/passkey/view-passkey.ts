import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PasskeyEnd, PasskeyFlow } from "./passkey-flow.ts"

/** The keys of the texts of a passkey flow. Spec: 8.45 to 8.51. */
export const passkeyTextKeys = [
  "failure.connection",
  "passkey.authorizeTokenRequired",
  "passkey.cancelled",
  "passkey.connectionFailed",
  "passkey.held",
  "passkey.loginTokenInvalid",
  "passkey.noData",
  "passkey.refused",
  "passkey.registered",
  "passkey.unknownError",
  "passkey.unsupported",
  "passkey.userLoginRequired",
] as const

type Catalogue = TextCatalogue<(typeof passkeyTextKeys)[number]>

/** A passkey flow as the shopper sees it. */
export interface PasskeyView {
  /** in progress: the button is disabled */
  readonly busy: boolean
  /** null = no message: not started, in progress, or signed in */
  readonly message: string | null
  /** whether the message reports a failure */
  readonly failed: boolean
  /** the code of the error, if it has one */
  readonly code: number | null
}

/**
 * What a passkey flow shows.
 *
 * Spec: 8.45 to 8.51, 20.13, 20.14, 20.16, 19.44.
 *
 * @example
 * const settings = { mac: true, ios: true, safari: true, opera: true }
 * const [pressed] = passkeyFlow(openPasskeyFlow(settings, "sklep.pl"), { type: "LoginPressed" })
 * viewPasskey(pressed, polish) // => { busy: true, message: null, failed: false, code: null }
 */
export function viewPasskey({ stage }: PasskeyFlow, catalogue: Catalogue): PasskeyView {
  if (stage.is !== "ended") return { busy: stage.is !== "idle", message: null, failed: false, code: null }
  const { end } = stage
  return {
    busy: false,
    message: endText(end, catalogue),
    failed: end._tag !== "Registered" && end._tag !== "SignedIn",
    code: end._tag === "Unsupported" ? end.code : null,
  }
}

function endText(end: PasskeyEnd, catalogue: Catalogue): string | null {
  switch (end._tag) {
    case "SignedIn":
      return null
    case "Registered":
      return formatText(catalogue, "passkey.registered")
    case "Unsupported":
      return formatText(catalogue, "passkey.unsupported")
    case "UserLoginMissing":
      return formatText(catalogue, "passkey.userLoginRequired")
    case "AuthorizeTokenMissing":
      return formatText(catalogue, "passkey.authorizeTokenRequired")
    case "Refused":
      return formatText(catalogue, `passkey.${end.why}`)
    case "ConnectionFailed":
      return formatText(catalogue, "passkey.connectionFailed", { url: end.url })
    case "NotAnswered":
      return formatText(catalogue, "failure.connection")
    case "NoData":
      return formatText(catalogue, "passkey.noData")
    case "ServerError":
      return end.message === null || end.message.trim() === "" ? formatText(catalogue, "passkey.unknownError") : end.message
    case "LoginTokenInvalid":
      return formatText(catalogue, "passkey.loginTokenInvalid")
  }
}
