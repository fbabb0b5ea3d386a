import type { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import type { ShopVisit } from "../../../adapters/node/shop-gateway.ts"
import { logOwnFailure } from "../../../cli/serve/log-serving.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { makeShopper, noticeOf, type Shopper } from "../shop/shopper.ts"
import { openTestShop } from "../shop/test-shop.ts"
import { openTestServer } from "./open-test-server.ts"

/** Who visits: each is a browser of its own. */
export const visitorNames = ["guest", "guestWithBasket", "client", "wholesaler", "oddCookies", "endedSession"] as const

/** A shop with visitors of every kind, for one test. */
export async function openVisitedShop() {
  const opened = await openTestShop()
  const { shop, clock } = opened
  const visitors: Readonly<Record<(typeof visitorNames)[number], Shopper>> = {
    guest: makeShopper(shop),
    guestWithBasket: makeShopper(shop),
    client: makeShopper(shop),
    wholesaler: makeShopper(shop),
    oddCookies: makeShopper(shop),
    endedSession: makeShopper(shop),
  }
  await visitors.guestWithBasket.post("/basketchange.php", { product: "601", size: "M", number: "2" })
  await noticeOf(visitors.guestWithBasket)
  await visitors.client.post("/signin.php", { operation: "login", login: "ola@example.com", password: "tajne123" })
  await visitors.wholesaler.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
  visitors.oddCookies.cookies.set("client", "%ZZ").set("lang", "ger").set("__proto__", "x")
  visitors.endedSession.cookies.set("client", "a-token-that-nobody-has")

  const render = createRenderer({
    fetch: (request) => shop.fetch(request),
    graphql: (call) => shop.graphql(call),
    assets,
    logError: logOwnFailure,
  })
  /** A web server on that shop. Without `keep` it puts each page together. */
  const serve = (keep: typeof makeKeptPages | null, seen: (visit: ShopVisit) => ShopVisit = (visit) => visit) => {
    return openTestServer({
      render,
      keepPages: keep === null ? null : (admitted) => keep({ render: admitted, nowMs: () => clock.nowMs }),
      nowMs: () => clock.nowMs,
      shop: { fetch: (request) => shop.fetch(request), visit: async (request) => seen(await shop.visit(request)), isRemote: false },
    })
  }
  return { ...opened, visitors, serve, render }
}

/** What of an answer two servers must have in common: all but what is drawn at random, and when the page was put together. */
export async function comparable(response: Response): Promise<unknown> {
  const policy = response.headers.get("content-security-policy") ?? ""
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "no nonce"
  const headers = [...response.headers].filter(([name]) => name !== "x-request-id" && name !== "content-length")
  return {
    status: response.status,
    headers: headers.map(([name, value]) => [name, value.replaceAll(nonce, "N").replace(/^notice=[\w-]+/, "notice=N")]),
    body: (await response.text()).replaceAll(nonce, "N").replaceAll(/"nowMs":\d+/g, '"nowMs":0'),
  }
}
