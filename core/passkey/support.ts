/** Constants of passkeys. Spec: 6.16, 8.45, 20.9. */
export const passkeyLimits = {
  /** the oldest supported version of Safari */
  safariVersion: 15,
  /** error code for a browser without support */
  unsupportedCode: 1,
  /** maximum nesting of a challenge */
  depth: 32,
} as const

/** What a browser says about itself. */
export interface BrowserSigns {
  readonly userAgent: string
  /** such as "Apple Computer, Inc." */
  readonly vendor: string
  /** such as "iPhone" */
  readonly platform: string
  readonly touch: boolean
}

/** What matters about a browser for passkeys. */
export interface Browser {
  readonly isMac: boolean
  readonly isIos: boolean
  readonly isSafari: boolean
  readonly isOpera: boolean
  /** major version of Safari; null = another browser, or unknown */
  readonly safariVersion: number | null
}

const iosPlatforms = new Set(["iPad", "iPhone", "iPod", "iPad Simulator", "iPhone Simulator", "iPod Simulator"])

/**
 * Recognises the browser. A text of any other shape matches none.
 *
 * Spec: 6.15, 6.16, 20.1 to 20.5.
 *
 * @example
 * readBrowser({
 *   userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/14.1 Safari/605.1.15",
 *   vendor: "Apple Computer, Inc.",
 *   platform: "MacIntel",
 *   touch: false,
 * })
 * // => { isMac: true, isIos: false, isSafari: true, isOpera: false, safariVersion: 14 }
 */
export function readBrowser({ userAgent, vendor, platform, touch }: BrowserSigns): Browser {
  const isIos = iosPlatforms.has(platform) || (userAgent.includes("Mac") && touch)
  const isMac = !isIos && (platform.startsWith("Mac") || userAgent.includes("Macintosh"))
  const isApples = vendor.includes("Apple") && !userAgent.includes("CriOS") && !userAgent.includes("FxiOS")
  const isOpera = /OPR\/|Opera/.test(userAgent) || (isApples && userAgent.includes("OP"))
  const isSafari = isApples && !isOpera
  return { isMac, isIos, isSafari, isOpera, safariVersion: isSafari ? versionOf(userAgent) : null }
}

function versionOf(userAgent: string): number | null {
  const version = /\bVersion\/(\d{1,4})(?!\d)/.exec(userAgent)
  return version === null ? null : Number(version[1])
}

/** Where a shop allows passkeys. */
export interface PasskeySettings {
  readonly mac: boolean
  readonly ios: boolean
  readonly safari: boolean
  readonly opera: boolean
}

/** What a browser supports and says about itself. */
export interface BrowserFacts {
  readonly signs: BrowserSigns
  readonly hasFetch: boolean
  readonly hasCredentials: boolean
  /** whether the device has a built-in authenticator; null = the browser cannot tell */
  readonly hasAuthenticator: boolean | null
}

/** Whether passkeys can be used. */
export type PasskeySupport =
  | { readonly _tag: "Supported" }
  /** `why` is for the log: the shopper always reads the same message */
  | { readonly _tag: "Unsupported"; readonly code: number; readonly why: PasskeyObstacle }

/** What keeps a browser from using passkeys: an address without a name, a missing feature, a setting of the shop, or an old version. */
export type PasskeyObstacle = "host" | "fetch" | "credentials" | "authenticator" | "mac" | "ios" | "safari" | "opera" | "safariVersion"

/** Passkeys are allowed everywhere. Spec: 6.15, 20.6. */
export const everyPasskey: PasskeySettings = { mac: true, ios: true, safari: true, opera: true }

/**
 * Can passkeys be used in this browser?
 *
 * Spec: 6.14, 6.15, 6.16, 8.45, 20.4 to 20.6.
 *
 * @example
 * passkeySupport(
 *   {
 *     signs: { userAgent: "", vendor: "", platform: "", touch: false },
 *     hasFetch: true,
 *     hasCredentials: true,
 *     hasAuthenticator: null,
 *   },
 *   { mac: true, ios: true, safari: true, opera: true },
 * )
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
