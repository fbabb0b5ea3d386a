import { Effect } from "effect"
import type { Basket } from "../../../core/basket/basket.ts"
import { NetworkFailure, type ShopFailure } from "../../../ports/failures.ts"
import { pageText } from "../page-text.ts"
import { byId, find, findAll, hasName, wordsIn } from "../../../core/web/page-elements.ts"
import { readPage } from "../page-tree.ts"

/** Where the shop is, and how it is asked. */
interface Asking {
  readonly origin: URL
  readonly fetch: (request: Request) => Promise<Response>
  /** milliseconds for its page */
  readonly timeoutMs: number
}

/** Longer words are no code. */
const longestCode = 40

/**
 * The rebate code that a cart page of the platform tells: active where its bar is there (10.50), none where its form takes one.
 *
 * Spec: 10.1009.
 *
 * @returns undefined = the shop takes no codes, or its page does not say
 *
 * @example codeOn('<div id="rabateCode">Active code: <strong>WIOSNA10</strong></div>') // => { code: "WIOSNA10", saved: null }
 * @example codeOn('<form action="/rebatecode.php"><input name="code"></form>') // => null
 * @example codeOn("<p>Basket</p>") // => undefined
 */
export function codeOn(html: string): Basket["rebate"] {
  const page = readPage(html)
  if (page === null) return undefined
  const bar = byId(page, "rabateCode")
  const code = wordsIn(find(bar, hasName("strong", "b")))
  if (bar !== null && code !== "") return { code: code.slice(0, longestCode), saved: null }
  const form = findAll(page, ({ name, attributes }) => name === "form" && /\brebatecode\.php/.test(attributes["action"] ?? ""))
  return form.length > 0 ? null : undefined
}

/** Reads the code that is active for a visitor, of the shop's own cart page: asked as that visitor, and kept for nobody. Spec: 10.1009. */
export const makeReadCode =
  ({ origin, fetch, timeoutMs }: Asking) =>
  (cookie: string): Effect.Effect<Basket["rebate"], ShopFailure> => {
    const ask = async (signal: AbortSignal): Promise<Basket["rebate"]> => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const answer = await fetch(
        new Request(new URL("/basketedit.php", origin), { headers: { accept: "text/html", cookie }, signal: limit }),
      )
      if (answer.status !== 200) return undefined
      const html = pageText(new Uint8Array(await answer.arrayBuffer()), answer.headers.get("content-type") ?? "")
      return html === null ? undefined : codeOn(html)
    }
    return cookie === "" ? Effect.succeed(undefined) : Effect.tryPromise({ try: ask, catch: (cause) => new NetworkFailure({ cause }) })
  }
