import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { openFrontOf } from "../../support/origin/front-of.ts"
import { formOf, send } from "../../support/origin/whole-front.ts"
import { PlatformVisit, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

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
  }
  const led = await send(wholesaler, await wholesaler.open(product), "#signin-form form", { login: "hurt", password: "hurtowo1" })
  expect([led.path, shown(led)]).toEqual([expect.stringContaining("/product-pol-601"), "200 goods"])
  expect(shown(await wholesaler.open("/search.php?text=kub"))).toBe("200 goods")
  await wholesaler.open("/login.php?operation=logout")
  expect(shown(await wholesaler.open(product))).toBe(`200 sign-in to ${product}`)
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
