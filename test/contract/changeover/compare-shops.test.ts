import fc from "fast-check"
import { expect, test } from "vitest"
import { addressHere } from "../../../adapters/origin/address-here.ts"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { judgePage } from "../../../core/changeover/judge-page.ts"
import { readPageFacts } from "../../../core/changeover/read-page-facts.ts"
import { compareShops, type ComparingSettings } from "../../../adapters/origin/comparing/compare-shops.ts"
import { type PlatformFault, withFaults } from "../../../fixtures/platform-shop/platform-faults.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { comparisonDocument } from "../../../cli/comparing/comparison-document.ts"
import { comparisonWords } from "../../../cli/comparing/comparison-words.ts"
import { openFrontOf } from "../../support/origin/front-of.ts"
import { runs } from "../../support/property/property.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const origin = new URL("http://shop.test")

/** A comparison of the second shop with our pages, without waiting. */
async function compared(
  {
    theme = "current",
    faults = [],
    ours,
  }: { readonly theme?: "current" | "older"; readonly faults?: readonly PlatformFault[]; readonly ours?: readonly PlatformFault[] },
  more: Partial<ComparingSettings> = {},
) {
  const asked: { readonly path: string; readonly method: string; readonly cookie: string | null }[] = []
  const waits: number[] = []
  const shop = platformShop({ theme, now: () => new Date(testNowMs) })
  const front = openFrontOf(origin, ours === undefined ? shop : withFaults(shop, ours, async () => undefined))
  const watched = withFaults(shop, faults, () => new Promise(() => undefined))
  const outcome = await compareShops({
    origin,
    theirs: (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push({ path: pathname + search, method: request.method, cookie: request.headers.get("cookie") })
      return watched(request)
    },
    ours: front,
    atMost: 12,
    pauseMs: null,
    wait: async (ms) => void waits.push(ms),
    timeoutMs: 20_000,
    onPage: () => undefined,
    ...more,
  })
  return { outcome, asked, waits }
}

const shopOf = ({ outcome }: Awaited<ReturnType<typeof compared>>) => {
  if (outcome.is !== "compared") throw new Error(outcome.why)
  return outcome
}

test("a product's page of ours is compared as everybody but its first visitor sees it, with a whole row of what goes with it (10.1030, 10.1036)", async () => {
  const { comparison } = shopOf(await compared({ theme: "older" }, { atMost: 20 }))
  const products = comparison.pages.filter(({ kind }) => kind === "product")
  expect(products.length).toBeGreaterThan(2)
  const lacking = products.flatMap(({ address, differences }) =>
    differences.filter(({ about, of }) => about === "list" && of === "recommended").map(({ theirs }) => `${address} ${theirs}`),
  )
  // one that is less than a row is on no page of ours
  expect(lacking.filter((one) => one.split(",").length >= 4)).toEqual([])
})

test.each(["current", "older"] as const)(
  "of a shop in its %s theme each kind of page is compared, and no price, stock or title of ours is wrong (10.1040, 10.1043)",
  async (theme) => {
    const run = await compared({ theme })
    const { comparison, found, keptOut } = shopOf(run)
    expect([found > 40, keptOut, comparison.pages.length]).toEqual([true, 1, 12])
    expect(new Set(comparison.pages.map(({ kind }) => kind)).size).toBeGreaterThan(6)
    const wrong = comparison.pages.flatMap(({ address, differences }) =>
      differences.filter(({ severity }) => severity === "wrong").map(({ about, of }) => ({ address, about, of })),
    )
    // its own texts are no pages of ours
    expect(wrong.filter(({ address, about }) => !(about === "page" && address.includes("-cinfo-")))).toEqual([])
    expect(comparison.counts.price.same).toBeGreaterThan(0)
  },
)

test("it asks as a guest, changes nothing, keeps to robots.txt and waits as long as that wants (10.1046)", async () => {
  const { asked, waits } = await compared({})
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["GET"]))
  expect(
    asked.filter(
      ({ path, cookie }) =>
        (/basketedit|search\.php|basketchange|settings\.php|\?/.test(path) && !path.startsWith("/gfx/")) || cookie !== null,
    ),
  ).toEqual([])
  expect(asked.slice(0, 2).map(({ path }) => path)).toEqual(["/robots.txt", "/"])
  expect(waits.length).toBeGreaterThan(24)
  expect(new Set(waits.slice(10))).toEqual(new Set([1_000]))
})

test("a price that only our pages show otherwise is wrong, and is told in words, in the report and by its count (10.1043, 10.1047)", async () => {
  // the page contradicts what its API says, as one does that was kept too long
  const outcome = shopOf(await compared({ faults: [{ at: /^\/product-pol-202/, does: "liePrices" }] }))
  const page = outcome.comparison.pages.find(({ address }) => address.startsWith("/product-pol-202"))
  expect(page?.differences[0]).toMatchObject({ about: "price", severity: "wrong", theirs: "109.00 PLN", ours: "99.00 PLN" })
  expect(comparisonWords(origin.origin, outcome)).toContain("price: 109.00 PLN; ours: 99.00 PLN")
  expect(comparisonDocument(origin.origin, outcome)).toContain("109.00 PLN")
})

test.each([
  ["does not answer", [{ at: /./, does: "breakOff" }], /does not answer/],
  ["is away", [{ at: /^\/$/, does: "fail", status: 503 }], /home page answers 503/],
  ["is slow", [{ at: /./, does: "slow", ms: 60_000 }], /within 0 s/],
  ["is too long", [{ at: /^\/$/, does: "hugeBody", bytes: 9_000_000 }], /home page answers 200|more than any page/],
] as const)("a shop that %s ends in words (10.1048)", async (_, faults, why) => {
  const { outcome } = await compared({ faults }, { timeoutMs: faults[0].does === "slow" ? 1 : 20_000 })
  expect(outcome).toEqual({ is: "nothing", why: expect.stringMatching(why) })
})

test("a shop that goes away meanwhile is let alone after five times, and what was compared is told (10.1048)", async () => {
  const faults: PlatformFault[] = []
  const outcome = shopOf(await compared({ faults }, { onPage: (done) => void (done === 3 && faults.push({ at: /./, does: "breakOff" })) }))
  expect([outcome.comparison.pages.length, outcome.comparison.uncompared.length]).toEqual([3, 5])
  expect(comparisonWords(origin.origin, outcome)).toContain("It ended early: the shop did not answer 5 times one after the other.")
})

test("who stops it is told what was compared so far, and that it is not all (10.1048)", async () => {
  const stop = new AbortController()
  const { outcome, asked } = await compared({}, { stopped: stop.signal, onPage: (done) => void (done === 3 && stop.abort()) })
  if (outcome.is !== "compared") throw new Error(outcome.why)
  expect(outcome.comparison.pages.length + outcome.comparison.uncompared.length).toBe(3)
  expect(outcome.ended).toBe("it was stopped: 3 of 12 pages that were chosen had been asked for")
  expect(asked.filter(({ path }) => path.startsWith("/product-pol") || path.includes("_m_")).length).toBeLessThan(5)
})

test("what a shop says is text in the report: no script, no markup, no address that is loaded (10.1047)", async () => {
  const hostile = '"><script>alert(1)</script><img src=https://evil.example/x onerror=alert(1)>\u202E'
  const document = comparisonDocument("https://shop.example", {
    is: "compared",
    found: 1,
    keptOut: 0,
    pauseMs: 500,
    ended: hostile,
    comparison: {
      ...shopOf(await compared({}, { atMost: 1 })).comparison,
      pages: [
        {
          address: `/${hostile}`,
          kind: hostile,
          same: [],
          differences: [{ about: "title", severity: "wrong", of: hostile, theirs: hostile, ours: hostile }],
        },
      ],
      uncompared: [{ address: hostile, kind: "other", why: hostile }],
    },
  })
  expect(document).not.toMatch(/<script|<img|\u202E|<[^>]*\s(?:src|href)=/)
  expect(document).toContain("&lt;script&gt;")
})

test("whatever is broken in a page, beside itself it differs in nothing, and what is read of it is of limited length (10.1041, 10.1042)", async () => {
  const shop = platformShop({ theme: "older", now: () => new Date(testNowMs) })
  const pages = await Promise.all(
    ["/product-pol-208-Koszula-flanelowa-Cma.html", "/pol_m_Ogrod-10.html", "/"].map(async (path) =>
      (await shop(new Request(new URL(path, origin)))).text(),
    ),
  )
  const spot = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.array(fc.tuple(spot, fc.constantFrom("", "<", '"', "</div>", "<div>", "1 ", "{")), { minLength: 1, maxLength: 5 }),
      (html, faults) => {
        const broken = faults.reduce((text, [at, put]) => {
          const place = Math.floor(at * text.length)
          return text.slice(0, place) + put + text.slice(place + 7)
        }, html)
        const page = readPage(broken)
        if (page === null) return
        const weight = { html: broken.length, scripts: 0, unasked: 0, foreign: 0 }
        const facts = readPageFacts(page, { status: 200, weight, here: (link) => addressHere(link, origin) })
        // words that mean two amounts are not judged
        expect(judgePage(facts, facts).differences.filter(({ severity }) => severity !== "other")).toEqual([])
        expect(JSON.stringify(facts).length).toBeLessThan(100_000)
      },
    ),
    runs(100),
  )
})
