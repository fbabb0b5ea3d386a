import { Effect } from "effect"
import { callLimits } from "../../adapters/http/limits.ts"
import { openShop } from "../../adapters/wiring/shop-use-cases.ts"
import { emptyCartAddress, type PageAddress } from "../../core/addresses/addresses.ts"
import { parsePageAddress } from "../../core/addresses/parse-address.ts"
import { defaultLanguage, type Language, languageCode, parseLanguageCode } from "../../core/values/language.ts"
import type { FailurePageModel, PageModel } from "../../core/pages/page.ts"
import type { PageAssets } from "./page-assets.ts"
import { renderPage } from "./render-page.tsx"
import { readCookie } from "../../core/web/cookies.ts"

export type { PageAssets } from "./page-assets.ts"

export interface RendererSettings {
  /** carries requests to the shop: the embedded shop's, or one that forwards to another server */
  readonly fetch: (request: Request) => Promise<Response>
  readonly assets: PageAssets | (() => PageAssets)
  /** scheme, host and port of the shop for `fetch` */
  readonly origin?: string
  /** milliseconds that one call to the shop may take */
  readonly timeoutMs?: number
  /** shown in the banner while a scenario is recorded */
  readonly recordingName?: string
}

export interface RenderRequest {
  readonly url: URL
  /** the visitor's Cookie header, empty when there is none */
  readonly cookie: string
  readonly nonce: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  readonly record: boolean
  /** asks for the page of this failure instead of the page at the address */
  readonly status?: FailurePageModel["status"]
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Set-Cookie lines */
  readonly cookies: readonly string[]
  readonly body: ReadableStream<Uint8Array>
}

/** A year, in seconds. */
const languageCookieSeconds = 31_536_000

/**
 * Server rendering: an address and a visitor in, a whole document out. The composition root of the pages.
 *
 * Spec: 2.4 (an empty cart leads to its message), 10.1 to 10.15 (addresses).
 */
export function createRenderer(settings: RendererSettings): (request: RenderRequest) => Promise<RenderedPage> {
  return async (request) => {
    const address = request.status === undefined ? parsePageAddress(request.url.pathname, request.url.searchParams) : null
    const remembered = parseLanguageCode(readCookie(request.cookie, "lang") ?? "")
    const language = address?.language ?? languageOfQuery(request.url) ?? remembered ?? defaultLanguage
    const shopCookies: string[] = []
    const model = await openModel(settings, request, address, language, shopCookies)
    const headers = { "content-type": "text/html; charset=utf-8", "content-language": language }
    const cookies = address?.language === language && remembered !== language ? [...shopCookies, languageCookie(language)] : shopCookies

    const to = redirectOf(model, language)
    if (to !== null || model.page === "redirect") return { status: 303, headers: { location: to ?? "/" }, cookies, body: emptyBody() }

    const body = await renderPage({
      model,
      url: request.url,
      language,
      nonce: request.nonce,
      nowMs: request.nowMs,
      assets: typeof settings.assets === "function" ? settings.assets() : settings.assets,
      recording: request.record ? (settings.recordingName ?? "") : null,
    })
    return { status: model.page === "failure" ? model.status : 200, headers, cookies, body }
  }
}

/** The model of the page at the address, or of the failure that was asked for. */
function openModel(
  settings: RendererSettings,
  request: RenderRequest,
  address: PageAddress | null,
  language: Language,
  cookies: string[],
): Promise<PageModel> {
  const shop = openShop({
    origin: settings.origin ?? "http://shop.local",
    fetch: async (call) => {
      const response = await settings.fetch(call)
      cookies.push(...response.headers.getSetCookie())
      return response
    },
    language,
    cookie: request.cookie,
    timeoutMs: settings.timeoutMs ?? callLimits.serverTimeoutMs,
  })
  return Effect.runPromise(shop.openPage(address, { nowMs: request.nowMs, status: request.status ?? 404 }))
}

/** Where a page that is not shown leads. An empty cart leads to its message. Spec: 2.4. */
function redirectOf(model: PageModel, language: Language): string | null {
  if (model.page === "redirect") return model.to
  return model.page === "cart" && model.basket?.rows.length === 0 ? emptyCartAddress(language) : null
}

/** An address that is no page may still say its language. */
const languageOfQuery = (url: URL): Language | null =>
  parseLanguageCode(url.searchParams.get("lang") ?? /^\/(?:product-)?(pol|eng)[-_]/.exec(url.pathname)?.[1] ?? "")

const languageCookie = (language: Language) => `lang=${languageCode(language)}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax`

const emptyBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.close(),
  })
