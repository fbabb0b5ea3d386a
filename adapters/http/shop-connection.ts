import type { Language } from "../../core/values/language.ts"

/** What carries a request to the shop: the browser's own fetch, the embedded shop's, a recorder around one, or a tape that replays. */
export type ShopFetch = (request: Request) => Promise<Response>

/** Where the shop is and for whom it is asked. */
export interface ShopConnection {
  /** scheme, host and port without a path, such as `https://shop.example` */
  readonly origin: string
  readonly fetch: ShopFetch
  readonly language: Language
  /** the visitor's Cookie header, on the server only: in a browser the browser sends it */
  readonly cookie?: string
  /** milliseconds that one call may take */
  readonly timeoutMs: number
}
