import { readCookie } from "../web/cookies.ts"
import { urlParameters } from "../web/web-address.ts"

/** The session cookie that says that the chooser was closed or used. Spec: 4.31, 4.32. */
export const chooserCookie = { name: "redirection", value: "closed" } as const

/** What decides whether the chooser opens with the page. */
export interface ChooserOpening {
  /** the show-select parameter of the page */
  readonly showSelect: boolean
  /** the value of `document.cookie` */
  readonly cookies: string
  /** address of the page */
  readonly url: string
}

/**
 * Does the chooser open with the page? It does if the page says so, unless it was closed or used before.
 *
 * Spec: 4.30, 4.31.
 *
 * @example opensChooser({ showSelect: true, cookies: "redirection=closed", url: "/" }) // => false
 * @example opensChooser({ showSelect: true, cookies: "", url: "/?redirection=redirected" }) // => false
 */
export function opensChooser({ showSelect, cookies, url }: ChooserOpening): boolean {
  const isClosed = readCookie(cookies, chooserCookie.name) === chooserCookie.value
  const isRedirected = urlParameters(url).get("redirection")?.includes("redirected") ?? false
  return showSelect && !isClosed && !isRedirected
}
