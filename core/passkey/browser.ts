/** What a browser says of itself. */
export interface BrowserSigns {
  readonly userAgent: string
  /** such as "Apple Computer, Inc." */
  readonly vendor: string
  /** such as "iPhone" */
  readonly platform: string
  readonly touch: boolean
}

/** What passkeys need to know of a browser. */
export interface Browser {
  readonly isMac: boolean
  readonly isIos: boolean
  readonly isSafari: boolean
  readonly isOpera: boolean
  /** main version of Safari; null = another browser, or it does not say */
  readonly safariVersion: number | null
}

const iosPlatforms = new Set(["iPad", "iPhone", "iPod", "iPad Simulator", "iPhone Simulator", "iPod Simulator"])

/**
 * Which browser that is. A text of any other shape names none.
 *
 * Spec: 6.15, 6.16, 20.1 to 20.5.
 *
 * @example readBrowser({
 *   userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Safari/605.1.15",
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
