import { RefusedCalls } from "../../../adapters/http/refused-calls.ts"
import { makeOriginPages, type OriginPages } from "../../../adapters/origin/origin-pages.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { testNowMs } from "../shop/test-now.ts"

export const secondOrigin = "http://shop.test"

export type SecondTheme = "current" | "older"

/** Our pages in front of the shop that nobody of us wrote, for one visitor. */
export interface SecondFront {
  /** a page of ours */
  readonly html: (path: string) => Promise<{ readonly status: number; readonly html: string }>
  /** the same for a visitor who takes it in parts: when it has begun, and all of it */
  readonly begun: (path: string) => Promise<{ readonly start: string; readonly isWhole: boolean; readonly html: Promise<string> }>
  /** a page of its own */
  readonly own: (path: string) => Promise<string>
  /** the same for the visitor, with the cookies that are kept */
  readonly ownAsVisitor: (path: string) => Promise<string>
  /** posts a form to it, and keeps its cookies */
  readonly post: (path: string, fields: Readonly<Record<string, string>> | FormData) => Promise<Response>
  readonly pages: OriginPages
  /** what it was asked, each as method and path */
  readonly asked: readonly string[]
}

/**
 * Opens our pages in front of it.
 *
 * @param lacks fields that its API does not have, such as "Query.products"; may change while it runs
 * @param change puts another answer in the place of its own
 */
export function openSecondFront(
  theme: SecondTheme,
  {
    lacks = [],
    change = (answer) => answer,
    onAsked = () => undefined,
    refusedCalls = new RefusedCalls(),
    areShownWhole = false,
    nowMs = () => testNowMs,
  }: {
    readonly areShownWhole?: boolean
    /** the clock of what is kept */
    readonly nowMs?: () => number
    readonly lacks?: string[]
    readonly change?: (answer: Response, path: string, request: Request) => Response | Promise<Response>
    /** hears of each request before it is answered */
    readonly onAsked?: (request: Request) => void
    /** what it is known to refuse */
    readonly refusedCalls?: RefusedCalls
  } = {},
): SecondFront {
  const shop = platformShop({ theme, now: () => new Date(testNowMs), lacks })
  const cookies = new Map<string, string>()
  const asked: string[] = []
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    asked.push(`${request.method} ${pathname}${search}`)
    onAsked(request)
    return change(await shop(request), pathname + search, request)
  }
  const pages = makeOriginPages({
    origin: new URL(secondOrigin),
    fetch,
    nowMs,
    timeoutMs: 20_000,
    onTrouble: () => undefined,
    areShownWhole,
  })
  const logError = () => undefined
  const render = createRenderer({
    fetch,
    assets,
    shopName: "shop.test",
    originPages: pages,
    refusedCalls,
    logError,
    soonWhole: async () => undefined,
  })
  const asking = (path: string) => ({ url: new URL(path, secondOrigin), cookie: cookie(), nonce: "n", nowMs: testNowMs, recording: null })
  return {
    pages,
    asked,
    html: async (path) => {
      const page = await render(asking(path))
      return { status: page.status, html: await new Response(page.body).text() }
    },
    begun: async (path) => {
      const { body, rest } = await render({ ...asking(path), takesParts: true })
      const start = new TextDecoder().decode(body)
      const html = async () => start + new TextDecoder().decode(await rest)
      return { start, isWhole: rest === undefined, html: html() }
    },
    own: async (path) => (await shop(new Request(new URL(path, secondOrigin)))).text(),
    ownAsVisitor: async (path) => (await shop(new Request(new URL(path, secondOrigin), { headers: { cookie: cookie() } }))).text(),
    post: async (path, fields) => {
      const body = new URLSearchParams()
      for (const [name, value] of fields instanceof FormData ? fields : Object.entries(fields))
        if (typeof value === "string") body.append(name, value)
      const answer = await shop(new Request(new URL(path, secondOrigin), { method: "POST", body, headers: { cookie: cookie() } }))
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return answer
    },
  }
}
