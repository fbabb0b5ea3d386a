import { makeOriginPages, type OriginPages } from "../../../adapters/origin/origin-pages.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { shopOrigin } from "../shop/shopper.ts"
import { testNowMs } from "../shop/test-now.ts"
import { openProjectShop } from "../shop/test-shop.ts"

/** A page as a browser gets it. */
export interface ShownPage {
  readonly status: number
  readonly html: string
}

/** Our own shop as a shop of the platform that knows no field of ours: its pages have the platform's markup, and its API nothing that begins with `own`. */
export interface PlainOrigin {
  /** the page that it shows itself */
  readonly own: (path: string, cookie?: string) => Promise<ShownPage>
  /** the page that is made of what is read of it */
  readonly read: (path: string, cookie?: string) => Promise<ShownPage>
  readonly pages: OriginPages
  /** the pages that it was asked for, with the cookies of who asked */
  readonly asked: readonly { readonly path: string; readonly cookie: string }[]
  /** puts another answer in the place of its pages; null = its own */
  readonly answerWith: (answer: ((own: ShownPage, path: string) => Response) | null) => void
  readonly close: () => Promise<void>
}

/** Opens it with a small catalogue. @param nowMs the clock of what is kept */
export async function openPlainOrigin(nowMs: () => number = () => testNowMs): Promise<PlainOrigin> {
  const { shop, close } = await openProjectShop()
  const asked: { readonly path: string; readonly cookie: string }[] = []
  let answer: ((own: ShownPage, path: string) => Response) | null = null
  const rendered =
    (render: ReturnType<typeof createRenderer>) =>
    async (path: string, cookie = "") => {
      const page = await render({ url: new URL(path, shopOrigin), cookie, nonce: "n", nowMs: testNowMs, recording: null })
      return { status: page.status, html: await new Response(page.body).text() }
    }
  const own = rendered(createRenderer({ fetch: (request) => shop.fetch(request), graphql: (call) => shop.graphql(call), assets }))
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (request.method !== "GET" || pathname.startsWith("/ajax/")) {
      const unknown = /\bown[A-Z]\w*/.exec(await request.clone().text())?.[0]
      if (unknown !== undefined) return Response.json({ errors: [{ message: `Cannot query field "${unknown}" on type "Query".` }] })
      return shop.fetch(request)
    }
    const [path, cookie] = [pathname + search, request.headers.get("cookie") ?? ""]
    asked.push({ path, cookie })
    const page = await own(path, cookie)
    if (answer !== null) return answer(page, path)
    return new Response(page.html, { status: page.status, headers: { "content-type": "text/html; charset=utf-8" } })
  }
  const pages = makeOriginPages({ origin: new URL(shopOrigin), fetch, nowMs, timeoutMs: 20_000, onTrouble: () => undefined })
  const read = rendered(createRenderer({ fetch, assets, shopName: "shop.example", originPages: pages, logError: () => undefined }))
  return { own, read, pages, asked, answerWith: (next) => void (answer = next), close }
}
