import { Window } from "happy-dom"
import { platformShop, type PlatformShopOptions } from "../../../fixtures/platform-shop/platform-shop.ts"

/** A page that a visit came to. */
export interface VisitedPage {
  readonly status: number
  /** the address at the end, without the origin */
  readonly path: string
  readonly contentType: string
  readonly html: string
  readonly document: Window["document"]
}

/** It runs no script and fetches nothing. */
const parsing = new Window()

/** The address that the shop is asked by. */
export const platformOrigin = "http://shop.test"

/** A browser in front of the second shop: it keeps cookies and follows redirects. */
export class PlatformVisit {
  readonly cookies = new Map<string, string>()
  readonly #shop: (request: Request) => Promise<Response>

  constructor(options: PlatformShopOptions, shop = platformShop(options)) {
    this.#shop = shop
  }

  /** One request, with the cookies that are known by now, and no redirect followed. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    const response = await this.#shop(new Request(new URL(address, platformOrigin), { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Opens a page, at the end of at most five redirects. */
  async open(address: string, init: RequestInit = {}): Promise<VisitedPage> {
    let [path, asked] = [address, init]
    for (let hop = 0; hop < 5; hop += 1) {
      const response = await this.ask(path, asked)
      const location = response.headers.get("location")
      if (location === null) return await readPage(path, response)
      const next = new URL(location, platformOrigin)
      ;[path, asked] = [`${next.pathname}${next.search}`, {}]
    }
    throw new Error(`${address} leads round and round`)
  }

  /** Posts a form as a browser without scripts does. */
  post(address: string, fields: Readonly<Record<string, string>>): Promise<VisitedPage> {
    return this.open(address, { method: "POST", body: new URLSearchParams(fields) })
  }
}

/** What makes a page two megabytes, which is measured and not looked into. */
const heavy = /<!--[\s\S]*?-->|<div class="filters --mobile[\s\S]*?<\/script>/g

async function readPage(path: string, response: Response): Promise<VisitedPage> {
  const contentType = response.headers.get("content-type") ?? ""
  const bytes = await response.arrayBuffer()
  // as a browser: what the answer says of its letters goes before what the page says
  const [, charset = "utf-8"] =
    /charset=([\w-]+)/.exec(contentType) ?? /charset=([\w-]+)/.exec(new TextDecoder("latin1").decode(bytes.slice(0, 1024))) ?? []
  const html = new TextDecoder(charset).decode(bytes)
  const document = new parsing.DOMParser().parseFromString(html.replaceAll(heavy, ""), "text/html")
  return { status: response.status, path, contentType, html, document }
}

/** The text of the first element that fits, as it is written; null where there is none. */
export const textOf = (page: VisitedPage, selector: string): string | null => page.document.querySelector(selector)?.textContent ?? null
