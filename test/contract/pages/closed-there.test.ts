import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import type { PlatformTheme } from "../../../fixtures/platform-shop/writing/scene.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openFrontOf } from "../../support/origin/front-of.ts"
import { formOf, openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { PlatformVisit, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

type Fetch = (request: Request) => Promise<Response>

/** What stands at an address, and where a good sign-in leads from it. */
function shown(page: VisitedPage): string {
  const { status, document, html } = page
  if (document.querySelector("#signin-form") === null) return `${status} ${html.includes("data-product_page") ? "goods" : "page"}`
  return `${status} sign-in to ${formOf(page, "#signin-form form").fields["return"] ?? "the account"}`
}

test("in front of our own shop for wholesalers only everybody else is led to the sign-in and back, on every page of ours (10.1104)", async () => {
  const { shop, database } = await openTestShop()
  const behind = (request: Request) => shop.fetch(request, "203.0.113.7")
  const visitor = (showsPages = true) =>
    new PlatformVisit({ theme: "current" }, openFrontOf(new URL("http://behind.test"), behind, { showsPages }))
  const [guest, client, wholesaler] = [visitor(), visitor(false), visitor()]
  await send(client, await client.open("/signin.php"), "#signin-form form", { login: "ola@example.com", password: "tajne123" })
  const product = "/product-pol-601.html"
  expect(shown(await guest.open(product))).toBe("200 goods")
  await setSetting(database, "wholesalers_only", "pages")
  for (const closed of [guest, client]) {
    for (const path of [product, "/pol_m_Kubki-1.html", "/search.php?text=kub", "/withdrawal.php", "/categories.php", "/search.php"])
      expect([path, shown(await closed.open(path))]).toEqual([path, `200 sign-in to ${path}`])
    for (const path of ["/", "/basketedit.php"])
      expect([path, shown(await closed.open(path))]).toEqual([path, expect.stringMatching(/^200 sign-in to /)])
    expect(shown(await closed.open("/pl/content/terms.html"))).toBe("200 page")
    const refused = await send(closed, await closed.open("/newsletter.php"), 'form[action="/newsletter.php"]', { mailing_email: "jan@" })
    expect(refused.document.querySelector("[name=mailing_email]")?.getAttribute("value")).toBe("jan@")
  }
  const led = await send(wholesaler, await wholesaler.open(product), "#signin-form form", { login: "hurt", password: "hurtowo1" })
  expect([led.path, shown(led)]).toEqual([expect.stringContaining("/product-pol-601"), "200 goods"])
  expect(shown(await wholesaler.open("/search.php?text=kub"))).toBe("200 goods")
  await wholesaler.open("/login.php?operation=logout")
  expect(shown(await wholesaler.open(product))).toBe(`200 sign-in to ${product}`)
})

describe("in front of a shop of the platform that shows everybody the sign-in", () => {
  const [product, list] = ["/product-pol-201.html", "/pol_m_Ogrod-10.html"]
  const paths = ["/", product, list, "/search.php?text=sekator"]
  /** For one visitor, after somebody has been there. */
  const opened = async (theme: PlatformTheme = "current", change: (shop: Fetch) => Fetch = (shop) => shop) => {
    const { visit } = openWholeFront({ theme, isForWholesalers: true }, { change })
    await visit.ask("/")
    const signIn = async (login: string, password: string, path: string) =>
      (await send(visit, await visit.open(path), "#signin-form form", { login, password })).path
    const each = async () => {
      const pages = await Promise.all(paths.map((path) => visit.open(path)))
      return pages.map((page) => `${sideOf(page)} ${shown(page)}`)
    }
    return { visit, signIn, each }
  }
  const closed = ["the account", ...paths.slice(1)].map((to) => `ours 200 sign-in to ${to}`)

  test.each(["current", "older"] as const)(
    "our pages show it and lead back, and who is let in there sees ours as that shop shows them: %s theme (10.1105)",
    async (theme) => {
      const { visit, signIn, each } = await opened(theme)
      expect(await each()).toEqual(closed)
      expect(await signIn("hurt", "Hurtownia77", list)).toBe(list)
      expect(await each()).toEqual(["ours 200 goods", "ours 200 page", "ours 200 goods", "ours 200 goods"])
      // a tenth less
      expect((await visit.open(product)).document.querySelector("#projector_prices_section")?.textContent).toContain("80,10")
      // nothing that was read for a wholesaler is there for who comes after
      await visit.open("/login.php?operation=logout")
      expect(shown(await visit.open(list))).toBe(`200 sign-in to ${list}`)
    },
  )

  test("a private client sees it as well, it leads to whom a guest can ask, and a page of that shop's own leads back to itself (10.1105, 10.1106)", async () => {
    const { visit, signIn } = await opened()
    expect(await signIn("ewa", "Jablonka77", product)).toBe(product)
    expect(shown(await visit.open(product))).toBe(`200 sign-in to ${product}`)
    await visit.open("/login.php?operation=logout")
    const terms = "/pl/content/terms.html"
    const guests = await visit.open(terms)
    expect(shown(guests)).toBe(`200 sign-in to ${terms}`)
    expect(guests.document.querySelector("[role=search]")).toBeNull()
    const ways = [...guests.document.querySelectorAll("#signin-form_box_right a")].map((link) => link.getAttribute("href"))
    expect(ways).toEqual(["mailto:sklep@ogrodnik.example", "/client-new.php?register="])
    expect(sideOf(await visit.open("/product-compare.php"))).toBe("theirs")
    expect(await signIn("hurt", "Hurtownia77", "/product-compare.php")).toBe("/product-compare.php")
  })

  test("a redirect to it says the same, and one to another site says nothing and leads nobody there (10.1105)", async () => {
    const led = (location: string) =>
      opened("current", (shop) => async (request) => {
        const answer = await shop(request)
        const isMoved = (answer.headers.get("content-type") ?? "").includes("html") && new URL(request.url).pathname !== "/signin.php"
        return isMoved ? new Response(null, { status: 302, headers: { location } }) : answer
      })
    expect(await (await led("/signin.php")).each()).toEqual(closed)
    const elsewhere = await led("https://evil.example/signin.php")
    expect((await elsewhere.each()).join()).not.toContain("sign-in")
    expect((await elsewhere.visit.open(list)).html).not.toContain("evil.example")
  })
})

test("only the word for programs says that a shop is closed, whatever else stands in an error (10.1104)", async () => {
  const failure = async (extensions: unknown) => {
    const json = { data: null, errors: [{ message: "This shop is open to wholesalers only", extensions }] }
    const client = makeGraphqlClient(() => Effect.succeed({ status: 200, json }))
    return Effect.runPromise(
      Effect.flip(client.ask({ call: "a", kind: "query", field: "a", args: {}, selection: "" })).pipe(Effect.map(({ _tag }) => _tag)),
    )
  }
  expect(await failure({ code: "WHOLESALERS_ONLY" })).toBe("ForWholesalersOnly")
  for (const other of [undefined, null, [], "WHOLESALERS_ONLY", { code: "FORBIDDEN" }, { code: ["WHOLESALERS_ONLY"] }])
    expect([other, await failure(other)]).toEqual([other, "UnreadableReply"])
})

test.each([true, false])(
  "in front of our own shop that is open, its forms are ours and keep what was typed, whether its own pages may be shown (%s) or not (10.1107)",
  async (showsPages) => {
    const { shop } = await openTestShop()
    const visit = new PlatformVisit(
      { theme: "current" },
      openFrontOf(new URL("http://behind.test"), (request) => shop.fetch(request), { showsPages }),
    )
    const page = await send(visit, await visit.open("/newsletter.php"), 'form[action="/newsletter.php"]', { mailing_email: "jan@" })
    expect([page.status, sideOf(page)]).toEqual([200, "ours"])
    expect(page.document.querySelector("[name=mailing_email]")?.getAttribute("value")).toBe("jan@")
    expect(page.document.querySelector("main [aria-invalid=true]")).not.toBeNull()
  },
)
