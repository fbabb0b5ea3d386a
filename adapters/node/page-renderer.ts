/** Statuses of the pages that say something went wrong. */
export type FailureStatus = 404 | 405 | 413 | 429 | 500 | 501 | 502 | 503 | 504

/** When to come again to a shop whose data are away, in seconds. */
export const awayRetrySeconds = 5

/** How a page is written down. */
export interface PageRecording {
  /** name of the scenario, shown in a banner */
  readonly name: string
  /** the id under which the page tells what is done on it */
  readonly page: string
  /** asks the shop so that it is written down for this page */
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * The header by which a renderer names an origin that its page loads pictures from besides its own. It never leaves the server: the
 * page's policy says it to the browser, and another server's answers have no such header.
 */
export const picturesFromHeader = "x-pictures-from"

/** The header by which a renderer names, with blanks between them, the origins of scripts of others on its page. It never leaves the server either. */
export const scriptsFromHeader = "x-scripts-from"

/** The header by which a renderer tells the path of the product that its page shows, by its name of today. It never leaves the server either. */
export const ownPathHeader = "x-own-path"

/**
 * The header by which a page of another shop, shown as it is, is told from ours: its own scripts and styles run on it. It never leaves the server, and
 * no answer of another server brings it.
 */
export const otherShopHeader = "x-other-shop"

export interface RenderRequest {
  readonly url: URL
  /** the visitor's Cookie header, empty when there is none */
  readonly cookie: string
  readonly nonce: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the page is written down; null = it is not */
  readonly recording: PageRecording | null
  /** the path of this shop that the visitor comes from; left out where no page leads back */
  readonly cameFrom?: string | null
  /** the version of what the shop tells every guest; left out where it is not known or the visitor is no guest */
  readonly commonVersion?: string
  /** whoever asks takes a page in two parts, of which the first comes before the second is made. Spec: 10.1063 */
  readonly takesParts?: boolean
  /** asks for the page of this failure instead of the page at the address */
  readonly status?: FailureStatus
  /** aborted when nobody wants the page any more: what waits for its turn is not begun, what was asked of the shop is given up */
  readonly signal?: AbortSignal
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Set-Cookie lines that the shop sent while the page was put together */
  readonly cookies: readonly string[]
  /** the whole document, or its beginning; empty for a page that only leads elsewhere */
  readonly body: Uint8Array<ArrayBuffer>
  /** what follows a beginning, and makes one document with it; never rejects. Absent = the body is whole, as it always is for who takes no parts */
  readonly rest?: Promise<Uint8Array<ArrayBuffer>>
  /**
   * every guest gets the same page until then, unless the shop's data change: milliseconds since 1970 UTC, Infinity when time alone
   * changes no word of it, 0 when a part of it failed
   */
  readonly keepUntilMs: number
}

/** Puts a page together; ui's server entry is one. */
export type PageRenderer = (request: RenderRequest) => Promise<RenderedPage>
