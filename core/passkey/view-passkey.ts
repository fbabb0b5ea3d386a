import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PasskeyEnd, PasskeyFlow } from "./passkey-flow.ts"

/** The texts of a passkey flow. Spec: 8.45 to 8.51. */
export const passkeyTextKeys = [
  "passkey.authorizeTokenRequired",
  "passkey.cancelled",
  "passkey.connectionFailed",
  "passkey.loginTokenInvalid",
  "passkey.noData",
  "passkey.refused",
  "passkey.registered",
  "passkey.unknownError",
  "passkey.unsupported",
  "passkey.userLoginRequired",
] as const

type Catalogue = TextCatalogue<(typeof passkeyTextKeys)[number]>

/** A passkey flow in the shopper's words. */
export interface PasskeyView {
  /** something is on its way: the button waits */
  readonly busy: boolean
  /** null = nothing to say: not started, under way, or signed in */
  readonly message: string | null
  /** the message tells of a failure */
  readonly failed: boolean
  /** number of the error, where it has one */
  readonly code: number | null
}

/**
 * A flow in words.
 *
 * Spec: 8.45 to 8.51, 20.13, 20.14, 20.16.
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
    case "Cancelled":
      return formatText(catalogue, "passkey.cancelled")
    case "Refused":
      return formatText(catalogue, "passkey.refused")
    case "ConnectionFailed":
      return formatText(catalogue, "passkey.connectionFailed", { url: end.url })
    case "NoData":
      return formatText(catalogue, "passkey.noData")
    case "ServerError":
      return end.message === null || end.message.trim() === "" ? formatText(catalogue, "passkey.unknownError") : end.message
    case "LoginTokenInvalid":
      return formatText(catalogue, "passkey.loginTokenInvalid")
  }
}
