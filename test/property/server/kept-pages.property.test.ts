import fc from "fast-check"
import { expect } from "vitest"
import { makeKeptPages, type KeptPagesSettings } from "../../../adapters/node/kept-pages.ts"
import type { ShopVisit } from "../../../adapters/node/shop-gateway.ts"
import { setAfterAdding, setShopText } from "../../../fixtures/shop/shop-settings.ts"
import { property } from "../../support/property/property.ts"
import { noticeOf } from "../../support/shop/shopper.ts"
import { comparable, openVisitedShop, visitorNames } from "../../support/server/visited-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const paths = [
  "/",
  "/product-pol-602-Kubek.html",
  "/pl/products/kubek-602",
  "/pol_m_Dom-11.html",
  "/main-eng.html",
  "/product-pol-601.html",
  "/product-eng-602-Anything.html",
  "/product-pol-999.html",
  "/eng_m_Dom_Rozne-12.html",
  "/pl/content/terms.html",
  "/contact-eng.html",
  "/basketedit.php",
  "/signin.php",
  "/login.php",
  "/return.php?status=basket_empty",
  "/nothing.html",
] as const

const parameters = [
  "curr=EUR",
  "curr=huf",
  "curr=XYZ",
  "utm=1",
  "lang=eng",
  "selected_size=M",
  "number=3",
  "utm_source=news",
  "sort=price-asc",
  "counter=1",
] as const

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant("visit"),
      visitor: fc.constantFrom("guest", ...visitorNames),
      // few pages often, so that one is seen before and after a change; all of them now and then
      path: fc.oneof(fc.constantFrom(...paths.slice(0, 2)), fc.constantFrom(...paths)),
      query: fc.subarray([...parameters], { maxLength: 2 }),
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
      language: fc.constantFrom("", "", "lang=pol", "lang=eng"),
      currency: fc.constantFrom("", "", "CURRID=EUR", "CURRID=HUF", "CURRID=CHF"),
      host: fc.constantFrom("shop.test", "shop.test", "other.test"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant("textChanges"), text: fc.constantFrom("Wejdź", "Konto", "Kto tam?") }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("settingChanges"), value: fc.constantFrom("layer", "redirect") }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("timePasses"), hours: fc.integer({ min: -30, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("basketChanges") }) },
)

interface Rule {
  readonly keep: typeof makeKeptPages
  readonly seen: (visit: ShopVisit) => ShopVisit
}

/** Whatever visitors do in whatever order, a server that keeps pages answers each as one that keeps none. */
const answersAlike = ({ keep, seen }: Rule) => {
  let shop: ReturnType<typeof openVisitedShop> | null = null
  return fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
    const { clock, database, visitors, serve } = await (shop ??= openVisitedShop())
    clock.nowMs = testNowMs
    const [keeping, plain] = [serve(keep, seen), serve(null)]
    for (const one of steps) {
      if (one.is === "textChanges") await setShopText(database, "shell.signIn", "pl", one.text)
      else if (one.is === "settingChanges") await setAfterAdding(database, one.value)
      else if (one.is === "timePasses") clock.nowMs += one.hours * 3_600_000
      else if (one.is === "basketChanges") {
        await visitors.guestWithBasket.post("/basketchange.php", { product: "609", size: "A" })
        // told once, so only one of the two servers could tell it
        await noticeOf(visitors.guestWithBasket)
      } else {
        const { path, query, method, language, currency, host } = one
        const cookie = [...[...visitors[one.visitor].cookies].map(([name, value]) => `${name}=${value}`), language, currency].join("; ")
        const address = query.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query.join("&")}`
        const headers = { accept: "text/html", cookie, host }
        const answer = async (server: typeof plain) => comparable(await server.send(address, { method, headers }, `http://${host}`))
        expect(await answer(keeping)).toEqual(await answer(plain))
      }
    }
  })
}

const rule: Rule = { keep: makeKeptPages, seen: (visit) => visit }

/** Each fault is looked for in a property of its own, and what holds is the same in all of them. */
const runsOfEach = 6

property("whatever visitors do, each gets the page that a server without kept pages would give", {
  fault: "a page outlives the data that it was made of",
  plantedSeed: 222,
  rule,
  planted: {
    ...rule,
    keep: (settings: KeptPagesSettings) => {
      const pages = makeKeptPages(settings)
      return (wanted) => pages({ ...wanted, version: "always the same" })
    },
  },
  holds: answersAlike,
  runs: runsOfEach,
})

property("nobody who has a session gets the page of a guest", {
  fault: "a client taken for a guest without a basket",
  rule,
  planted: { ...rule, seen: (visit: ShopVisit) => ({ ...visit, isPlainGuest: true }) },
  holds: answersAlike,
  runs: runsOfEach,
})

property("a page names the host by which its visitor came", {
  fault: "one page kept for all hosts",
  plantedSeed: 3,
  rule,
  planted: {
    ...rule,
    keep: (settings: KeptPagesSettings) => {
      const pages = makeKeptPages(settings)
      return (wanted) => pages({ ...wanted, origin: "http://shop.test" })
    },
  },
  holds: answersAlike,
  runs: runsOfEach,
})

property("a page of one currency reaches nobody who sees prices in another (10.393)", {
  fault: "one page kept for all currencies",
  plantedSeed: 1,
  rule,
  planted: {
    ...rule,
    keep: (settings: KeptPagesSettings) => {
      const pages = makeKeptPages(settings)
      return (wanted) => pages({ ...wanted, currency: null, version: wanted.version.replace(/\.(?:EUR|HUF)$/, "") })
    },
  },
  holds: answersAlike,
  runs: runsOfEach,
})
