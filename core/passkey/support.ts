import { type BrowserSigns, readBrowser } from "./browser.ts"
import { passkeyLimits } from "./limits.ts"

/** Where a shop lets passkeys be used. */
export interface PasskeySettings {
  readonly mac: boolean
  readonly ios: boolean
  readonly safari: boolean
  readonly opera: boolean
}

/** What a browser has and says of itself. */
export interface BrowserFacts {
  readonly signs: BrowserSigns
  readonly hasFetch: boolean
  readonly hasCredentials: boolean
  /** does the device have an authenticator of its own? null = the browser cannot tell */
  readonly hasAuthenticator: boolean | null
}

export type PasskeySupport =
  | { readonly _tag: "Supported" }
  /** `why` is for the log: the shopper reads the same of each */
  | { readonly _tag: "Unsupported"; readonly code: number; readonly why: PasskeyObstacle }

export type PasskeyObstacle = "fetch" | "credentials" | "authenticator" | "mac" | "ios" | "safari" | "opera" | "safariVersion"

/** Nothing is turned off. Spec: 6.15, 20.6. */
export const everyPasskey: PasskeySettings = { mac: true, ios: true, safari: true, opera: true }

/**
 * Can passkeys be used in this browser?
 *
 * Spec: 6.14, 6.15, 6.16, 8.45, 20.4 to 20.6.
 *
 * @example passkeySupport({
 *   signs: { userAgent: "", vendor: "", platform: "", touch: false }, hasFetch: true, hasCredentials: true, hasAuthenticator: null,
 * }, { mac: true, ios: true, safari: true, opera: true })
 * // => { _tag: "Unsupported", code: 1, why: "authenticator" }
 */
export function passkeySupport(facts: BrowserFacts, settings: PasskeySettings): PasskeySupport {
  const why = obstacle(facts, settings)
  return why === null ? { _tag: "Supported" } : { _tag: "Unsupported", code: passkeyLimits.unsupportedCode, why }
}

function obstacle(facts: BrowserFacts, settings: PasskeySettings): PasskeyObstacle | null {
  const browser = readBrowser(facts.signs)
  if (!facts.hasFetch) return "fetch"
  if (!facts.hasCredentials) return "credentials"
  if (facts.hasAuthenticator !== true) return "authenticator"
  if (browser.isMac && !settings.mac) return "mac"
  if (browser.isIos && !settings.ios) return "ios"
  if (browser.isSafari && !settings.safari) return "safari"
  if (browser.isOpera && !settings.opera) return "opera"
  return browser.safariVersion !== null && browser.safariVersion < passkeyLimits.safariVersion ? "safariVersion" : null
}
