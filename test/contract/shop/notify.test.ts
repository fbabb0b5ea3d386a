import { describe, expect, test } from "vitest"
import { askingsPerDay } from "../../../core/asking/asking.ts"
import { makeShopper, noticeOf, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** The size L of 601 is sold out, M is not. */
const observed = (more: Readonly<Record<string, string>> = {}) =>
  `/ajax/projector.php?${new URLSearchParams({ action: "set_product_observed", product: "601", size: "L", email: "jan@kowalski.com", mode: "2", recaptcha: "", field: "{}", ...more }).toString()}`

const post = async (shopper: Shopper, more: Readonly<Record<string, string>> = {}) => {
  const reply = await shopper.post("/product-ask.php", {
    asking: "notify",
    product: "601",
    size: "L",
    availability_email: "jan@kowalski.com",
    ...more,
  })
  return [reply.status, reply.headers.get("location")] as const
}

const noted = "SELECT product, size, email, language FROM notify_request"
const refusals = [
  ["an unknown product", { product: "999" }, "product"],
  ["no product", { product: "Robert'); DROP TABLE product;--" }, "product"],
  ["an unknown size", { size: "XS" }, "size"],
  ["no size", { size: "" }, "size"],
  ["a size that can be bought", { size: "M" }, "available"],
  ["no address", { email: "" }, "mail"],
  ["what is no address", { email: "jan@" }, "mail"],
  ["two addresses", { email: "a@b.pl, c@d.pl" }, "mail"],
  ["an address with a line of its own", { email: "a@b.pl\r\nBcc: c@d.pl" }, "mail"],
  ["an address that is too long", { email: `${"a".repeat(60)}@${"b.".repeat(100)}pl` }, "mail"],
] as const

describe("GET /ajax/projector.php?action=set_product_observed (7.79, 11.141)", () => {
  test("who waits for a size is noted, once, however often the same is asked for", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const done = { status: "success", errdesc: "" }
    expect(await shopper.json(observed())).toEqual(done)
    expect(await shopper.json(observed({ email: " JAN@kowalski.com " }))).toEqual(done)
    expect(await database.all(noted)).toEqual([{ product: 601, size: "L", email: "jan@kowalski.com", language: "pl" }])
  })

  test.each(refusals)("%s is refused by a code (8.82 to 8.87)", async (_, more, errdesc) => {
    const { shop, database } = await openTestShop()
    expect(await makeShopper(shop).json(observed(more))).toEqual({ status: "error", errdesc })
    expect(await database.all(noted)).toEqual([])
  })

  test("a request ahead of its visitor, and another site's, note nothing", async () => {
    const { shop, database } = await openTestShop()
    for (const headers of [{ "sec-purpose": "prefetch" }, { "sec-fetch-site": "cross-site" }])
      expect((await makeShopper(shop).send(observed(), { headers })).status).toBe(403)
    expect(await database.all(noted)).toEqual([])
  })

  test("a network that asks too often in a day is told so, another is not, and the next day it may again (9.71)", async () => {
    const { shop, clock } = await openTestShop()
    const ask = async (address: string, at: number) =>
      JSON.stringify(await makeShopper(fromAddress(shop, address)).json(observed({ email: `jan${at}@kowalski.com` })))
    for (let at = 0; at < askingsPerDay.notify; at += 1) expect(await ask("203.0.113.7", at)).toContain("success")
    expect(await ask("203.0.113.7", 99)).toContain("limit")
    expect(await ask("203.0.113.8", 99)).toContain("success")
    clock.nowMs += 86_400_000
    expect(await ask("203.0.113.7", 99)).toContain("success")
  })
})

describe("POST /product-ask.php of the form notify (10.203, 11.140)", () => {
  test("it is noted, and the page that the form stands on is told once", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await post(shopper)).toEqual([303, "/product-pol-601-Koszula.html?selected_size=L"])
    expect(await noticeOf(shopper)).toEqual({ is: "asked", productId: 601 })
    expect(await database.all(noted)).toHaveLength(1)
  })

  test.each(refusals.filter(([, , code]) => code !== "product"))("%s is refused with what was typed (11.142)", async (_, more, code) => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const typed = { size: "L", email: "jan@kowalski.com", ...more }
    await post(shopper, { size: typed.size, availability_email: typed.email })
    expect(await shopper.data("{ ownNotice { is code productId form size email } }")).toEqual({
      ownNotice: { is: "asked", code, productId: 601, form: "notify", ...typed },
    })
    expect(await database.all(noted)).toEqual([])
  })

  test("a form or a product that there is not, and a body that is no form, are refused in words", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await post(shopper, { asking: "constructor" }))[0]).toBe(400)
    expect((await post(shopper, { product: "999" }))[0]).toBe(404)
    const reply = await shopper.send("/product-ask.php", { method: "POST", body: "{}", headers: { "content-type": "application/json" } })
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining("The body is no form")])
  })

  test("another site posts nothing, and the address is none to read", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const body = new URLSearchParams({ asking: "notify", product: "601", size: "L", availability_email: "jan@kowalski.com" })
    const foreign = await shop.fetch(
      new Request(`${shopOrigin}/product-ask.php`, { method: "POST", body, headers: { origin: "https://elsewhere.example" } }),
    )
    expect([foreign.status, (await shopper.send("/product-ask.php")).status]).toEqual([403, 405])
    expect(await database.all(noted)).toEqual([])
  })
})
