import fc from "fast-check"
import { expect, test } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { comparable, openVisitedShop } from "../../support/server/visited-shop.ts"
import { property, asMany } from "../../support/property/property.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const whos = ["none", "polish", "english", "basket", "otherBasket", "told", "client", "wholesaler"] as const
const signedIn: ReadonlySet<string> = new Set(["client", "wholesaler"])
const paths = ["/", "/product-pol-602-Kubek.html", "/basketedit.php", "/login.php", "/pol_m_Dom-11.html"] as const

/** How one visitor comes: everything of a request that a page may depend on. */
const visit: fc.Arbitrary<Visit> = fc.record({
  who: fc.constantFrom(...whos),
  path: fc.oneof(fc.constantFrom(...paths.slice(0, 1)), fc.constantFrom(...paths)),
  host: fc.constantFrom("shop.test", "shop.test", "other.test"),
  forwarded: fc.constantFrom<Readonly<Record<string, string>>>(
    {},
    {},
    { "x-forwarded-proto": "https" },
    { "x-forwarded-host": "other.test" },
    { "x-forwarded-proto": "https", "x-forwarded-host": "shop.test" },
  ),
  trusts: fc.boolean(),
  isAhead: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
})

interface Visit {
  readonly who: (typeof whos)[number]
  readonly path: (typeof paths)[number]
  readonly host: "shop.test" | "other.test"
  readonly forwarded: Readonly<Record<string, string>>
  readonly trusts: boolean
  readonly isAhead: boolean
}

type Sent = readonly [Visit, Readonly<Record<string, string>>]

/** Two servers on one shop, one of which believes its proxy, and what each kind of visitor sends as cookies. */
async function openMatrix() {
  const { shop, clock, render, visitors } = await openVisitedShop()
  const open = (trustsProxy: boolean) =>
    openTestServer({
      render,
      trustsProxy,
      keepPages: (admitted) => makeKeptPages({ render: admitted, nowMs: () => clock.nowMs }),
      nowMs: () => clock.nowMs,
      shop: { fetch: (request) => shop.fetch(request), visit: (request) => shop.visit(request), isRemote: false },
    })
  await visitors.guest.post("/basketchange.php", { product: "609", size: "A", number: "1" })
  const jar = (shopper: Shopper, ...more: readonly string[]) =>
    ["lang=pol", ...["client", ...more].map((name) => `${name}=${shopper.cookies.get(name) ?? ""}`)].join("; ")
  const cookies = {
    none: "",
    polish: "lang=pol",
    english: "lang=eng",
    basket: jar(visitors.guestWithBasket),
    otherBasket: jar(visitors.guest),
    client: jar(visitors.client),
    wholesaler: jar(visitors.wholesaler),
  }
  /** somebody new each time, whom no page has told yet what was added */
  const told = async () => {
    const visitor = makeShopper(shop)
    await visitor.post("/basketchange.php", { product: "602", size: "uniw" })
    expect([...visitor.cookies.keys()]).toEqual(["client", "notice"])
    return jar(visitor, "notice")
  }
  const [plain, trusting] = [open(false), open(true)]
  const headersOf = async ({ who, host, forwarded, isAhead }: Visit): Promise<Readonly<Record<string, string>>> => ({
    accept: "text/html",
    cookie: who === "told" ? await told() : cookies[who],
    host,
    ...forwarded,
    ...(isAhead ? { "sec-purpose": "prefetch" } : {}),
  })
  const send = async (one: Visit, headers: Readonly<Record<string, string>>, tag: string | null) =>
    (one.trusts ? trusting : plain).send(
      one.path,
      { headers: tag === null ? headers : { ...headers, "if-none-match": tag } },
      `http://${one.host}`,
    )
  return { clock, headersOf, send }
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const seen = await comparable(response)
  return typeof seen === "object" && seen !== null && "body" in seen ? seen.body : null
}

interface Rule {
  /** whose request it is that a tag is judged by: of who holds it, and who asks */
  readonly judged: (holder: Sent, asker: Sent) => Sent
}

const byAsker: Rule = { judged: (_, asker) => asker }
const byHolder: Rule = { judged: (holder) => holder }

/** A tag that anybody holds is good only for whom the page is the same; its own holder saves the page by it. */
const tagsAreTrue = ({ judged }: Rule) => {
  let opened: ReturnType<typeof openMatrix> | null = null
  return fc.asyncProperty(visit, visit, async (first, other) => {
    const { clock, headersOf, send } = await (opened ??= openMatrix())
    clock.nowMs = testNowMs
    const second = { ...other, path: first.path }
    const held = await headersOf(first)
    const response = await send(first, held, null)
    const tag = response.headers.get("etag")
    if (signedIn.has(first.who)) expect([first.who, tag]).toEqual([first.who, null])
    const asking = await headersOf(second)
    const by = judged([first, held], [second, asking])
    const conditional = await send(...by, tag ?? "*")
    if (conditional.status !== 304) return
    expect(await bodyOf(await send(second, asking, null))).toEqual(await bodyOf(response))
  })
}

property("a tag that one visitor got never stands for the page of another that differs", {
  fault: "a tag judged without a look at who asks",
  rule: byAsker,
  planted: byHolder,
  holds: tagsAreTrue,
  runs: 100,
})

const mustBeKept = (who: Visit["who"], path: Visit["path"]) => (who === "polish" || who === "basket") && path === "/"

test("every visitor saves the page that may be kept, and nobody signed in has a tag", async () => {
  const { headersOf, send } = await openMatrix()
  const every = whos.flatMap((who) =>
    paths.flatMap((path) =>
      (["shop.test", "other.test"] as const).flatMap((host) =>
        [false, true].map((trusts): Visit => ({ who, path, host, forwarded: { "x-forwarded-proto": "https" }, trusts, isAhead: false })),
      ),
    ),
  )
  // each page that is surely kept once, whatever else a run leaves out
  const surely = every.filter(({ who, path, host, trusts }) => mustBeKept(who, path) && host === "shop.test" && !trusts)
  for (const one of new Set([...surely, ...asMany(every, Math.ceil(every.length / 2))])) {
    const { who, path } = one
    const headers = await headersOf(one)
    const tag = (await send(one, headers, null)).headers.get("etag")
    const again = await send(one, headers, tag ?? "*")
    expect([who, path, again.status === 304]).toEqual([who, path, tag !== null])
    expect([who, path, signedIn.has(who) && again.headers.has("etag")]).toEqual([who, path, false])
    if (mustBeKept(who, path)) expect(tag).toMatch(/^W\//)
  }
})

test("a page that was fetched ahead does not stand for the one that tells what the last post came to", async () => {
  const { headersOf, send } = await openMatrix()
  const ahead: Visit = { who: "told", path: "/product-pol-602-Kubek.html", host: "shop.test", forwarded: {}, trusts: false, isAhead: true }
  const { "sec-purpose": _, ...headers } = await headersOf(ahead)
  const tag = (await send(ahead, { ...headers, "sec-purpose": "prefetch" }, null)).headers.get("etag")
  expect(tag).toMatch(/^W\//)
  const told = await send(ahead, headers, tag)
  expect([told.status, told.headers.getSetCookie().some((line) => line.startsWith("notice=;"))]).toEqual([200, true])
})
