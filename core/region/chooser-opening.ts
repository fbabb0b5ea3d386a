import { cookieText, readCookie } from "../layout/cookie-text.ts"
import { urlParameters } from "../layout/url-parameters.ts"
import { regionLimits } from "./limits.ts"

/** What decides whether the chooser opens with the page. */
export interface ChooserOpening {
  /** the show-select parameter of the page */
  readonly showSelect: boolean
  /** as `document.cookie` says them */
  readonly cookies: string
  /** address of the page */
  readonly url: string
}

/**
 * Does the chooser open with the page? When the page wants it and nothing says that it was closed.
 *
 * Spec: 4.30, 4.31.
 *
 * @example opensChooser({ showSelect: true, cookies: "redirection=closed", url: "/" }) // => false
 * @example opensChooser({ showSelect: true, cookies: "", url: "/?redirection=redirected" }) // => false
 */
export function opensChooser({ showSelect, cookies, url }: ChooserOpening): boolean {
  const isClosed = readCookie(cookies, "redirection") === "closed"
  const isRedirected = urlParameters(url).get("redirection")?.includes("redirected") ?? false
  return showSelect && !isClosed && !isRedirected
}

/** The cookie that says that the chooser was closed: it lives as long as the browser's session. Spec: 4.31, 4.32. */
export const closedChooserCookie: string = cookieText({ name: "redirection", value: "closed", days: null })

/**
 * Does the chooser scroll as a whole, because the window is too low for it?
 *
 * Spec: 9.29. Units: CSS pixels.
 *
 * @example [799, 800].map(isShortScreen) // => [true, false]
 */
export function isShortScreen(heightPx: number): boolean {
  return heightPx < regionLimits.shortScreenBelowPx
}
