import { describe, expect, test } from "vitest"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { setAfterAdding } from "../../../fixtures/shop/shop-settings.ts"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const change = async (shopper: Shopper, fields: Readonly<Record<string, string>>, query = "") => {
  const response = await shopper.post(`/basketchange.php${query}`, fields)
  return [response.status, response.headers.get("location")]
}

const inJson = async (shopper: Shopper, fields: Readonly<Record<string, string>>) => {
  const reply: unknown = await (await shopper.post("/basketchange.php", { ...fields, getAjax: "true" })).json()
  return reply
}

const refused = (code: string, limit: string | null = null) => ({ status: "error", error: { code, message: expect.any(String), limit } })

describe("POST /basketchange.php from the product page", () => {
  test("an add leads to the cart and opens a session; one more of the same adds up (11.70, 11.71)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const response = await shopper.post("/basketchange.php", { mode: "1", product: "601", size: "M", number: "2" })
    expect([response.status, response.headers.get("location")]).toEqual([303, "/basketedit.php?mode=1"])
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^client=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
      expect.stringMatching(/^notice=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/),
    ])
    expect(await change(shopper, { product: "601", size: "M" }, "?lang=eng")).toEqual([303, "/basketedit.php?mode=1&lang=eng"])
    expect(await basketOf(shopper)).toEqual([[601, "M", 3]])
  })

  test("the single size has two names and none; a comma is a decimal point (11.70)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, { product: "603", size: "uniw", number: "1,5" })
    await change(shopper, { product: "603", size: "onesize", number: "0.5" })
    await change(shopper, { product: "603", size: "", number: " 1 " })
    expect(await basketOf(shopper)).toEqual([[603, "uniw", 3]])
  })

  test("a multipart form does the same", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const body = new FormData()
    for (const [name, value] of Object.entries({ product: "602", size: "uniw", number: "4" })) body.set(name, value)
    expect((await shopper.send("/basketchange.php", { method: "POST", body })).status).toBe(303)
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 4]])
  })

  test("with the layer setting the browser stays on the product page (11.71)", async () => {
    const { shop, database } = await openTestShop()
    await setAfterAdding(database, "layer")
    const shopper = makeShopper(shop)
    expect(await change(shopper, { product: "601", size: "M" }, "?lang=eng")).toEqual([
      303,
      "/product-eng-601-Koszula-en.html?selected_size=M&number=1",
    ])
    expect(await noticeOf(shopper)).toEqual({ is: "added", productId: 601, size: "M", row: rowHash(601, "M"), quantity: "1" })
    expect(await change(shopper, { product: "602", size: "", number: "2" })).toEqual([
      303,
      "/product-pol-602-Kubek.html?selected_size=uniw&number=2",
    ])
    expect(await noticeOf(shopper)).toEqual({ is: "added", productId: 602, size: "uniw", row: rowHash(602, "uniw"), quantity: "2" })
    expect(await noticeOf(shopper)).toBeNull()
  })

  test("a refused add leads back to the product with what was typed, and the reason is told once", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await change(shopper, { product: "601", size: "M", number: "6" })).toEqual([
      303,
      "/product-pol-601-Koszula.html?selected_size=M&number=6",
    ])
    expect(await noticeOf(shopper)).toEqual({ is: "notAdded", productId: 601, code: "quantity_above_maximum", limit: "5" })
    expect(await noticeOf(shopper)).toBeNull()
    expect(await change(shopper, { product: "601", size: "", number: "1" })).toEqual([303, "/product-pol-601-Koszula.html?number=1"])
    expect(await noticeOf(shopper)).toEqual({ is: "notAdded", productId: 601, code: "size_not_chosen" })
    expect(await change(shopper, { product: "603", size: "", number: "1.7" })).toEqual([303, "/product-pol-603-Len.html?number=1.7"])
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: 603, code: "quantity_off_step", limit: "2" })
    const unknown = await shopper.post("/basketchange.php", { product: "999", size: "M" })
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("<html")])
    expect(shopper.cookies.size).toBe(0)
  })
})

describe("what may be put into a basket", () => {
  test.each([
    ["a size that is sold out", { product: "601", size: "L" }, refused("product_unavailable")],
    ["a size that is not made", { product: "601", size: "XXL" }, refused("size_unknown")],
    ["no size of several", { product: "601", size: "" }, refused("size_not_chosen")],
    ["the single size of several", { product: "601", size: "uniw" }, refused("size_not_chosen")],
    ["a product that does not exist", { product: "999", size: "uniw" }, refused("product_unknown")],
    ["a price by phone", { product: "604", size: "uniw" }, refused("price_by_phone")],
    ["a product for points, of a guest", { product: "605", size: "uniw" }, refused("points_sign_in")],
    ["a bundle with more to choose", { product: "606", size: "uniw" }, refused("choice_missing")],
    ["more than the stock", { product: "601", size: "S", number: "3" }, refused("quantity_above_maximum", "2")],
    ["more than an order may have", { product: "603", size: "", number: "6.5" }, refused("quantity_above_maximum", "6")],
    ["less than an order must have", { product: "603", size: "", number: "1" }, refused("quantity_below_minimum", "1.5")],
    ["no multiple of the step", { product: "602", size: "", number: "1.5" }, refused("quantity_off_step", "2")],
    ["zero", { product: "602", size: "", number: "0" }, refused("quantity_below_minimum", "1")],
    ["a negative number", { product: "602", size: "", number: "-3" }, refused("quantity_below_minimum", "1")],
    ["a billion", { product: "602", size: "", number: "1000000000" }, refused("quantity_above_maximum", "99999")],
    ["a number beyond exactness", { product: "602", size: "", number: "9".repeat(30) }, refused("quantity_above_maximum", "99999")],
    ["an exponent", { product: "602", size: "", number: "1e3" }, refused("quantity_not_a_number")],
    ["infinity in words", { product: "602", size: "", number: "Infinity" }, refused("quantity_not_a_number")],
    ["infinity as a sign", { product: "602", size: "", number: "∞" }, refused("quantity_not_a_number")],
    ["NaN", { product: "602", size: "", number: "NaN" }, refused("quantity_not_a_number")],
    ["other digits", { product: "602", size: "", number: "١" }, refused("quantity_not_a_number")],
    ["hexadecimal", { product: "602", size: "", number: "0x10" }, refused("quantity_not_a_number")],
    ["nothing", { product: "602", size: "", number: "" }, refused("quantity_not_a_number")],
    ["a word", { product: "602", size: "", number: "dwa" }, refused("quantity_not_a_number")],
    ["SQL", { product: "602", size: "'; DROP TABLE basket_row; --", number: "1" }, refused("size_unknown")],
  ])("%s is refused in JSON, and nothing is changed (11.71)", async (_, fields, reply) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "609", size: "A" })
    expect(await inJson(shopper, fields)).toEqual(reply)
    expect(await basketOf(shopper)).toEqual([[609, "A", 1]])
  })

  test.each([
    ["a product that is no id", { product: "abc" }],
    ["a product with blanks", { product: " 601" }],
    ["a fraction of a product", { product: "601.5" }],
    ["no product", { size: "M" }],
    ["a change that is not known", { product: "601", change: "double" }],
    ["a change of nothing", { change: "empty" }],
    ["a change to nothing", { product: "601", size: "M", change: "change" }],
  ])("%s is 400", async (_, fields) => {
    const { shop } = await openTestShop()
    const response = await makeShopper(shop).post("/basketchange.php", { ...fields, getAjax: "true" })
    expect([response.status, await response.json()]).toEqual([400, refused("form_incomplete")])
  })

  test("a field that comes twice, a file, another body and too large a body are refused", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const twice = new URLSearchParams("product=601&size=M&product=602")
    expect((await shopper.send("/basketchange.php", { method: "POST", body: twice })).status).toBe(400)
    const body = new FormData()
    body.set("product", new Blob(["601"]), "product.txt")
    expect((await shopper.send("/basketchange.php", { method: "POST", body })).status).toBe(400)
    expect(
      (await shopper.send("/basketchange.php", { method: "POST", body: "{}", headers: { "content-type": "application/json" } })).status,
    ).toBe(400)
    expect((await shopper.post("/basketchange.php", { product: "601", size: "x".repeat(70_000) })).status).toBe(413)
    expect(
      (
        await shopper.send("/basketchange.php", {
          method: "POST",
          body: "x",
          headers: { "content-type": "multipart/form-data; boundary=y" },
        })
      ).status,
    ).toBe(400)
    expect(shopper.cookies.size).toBe(0)
  })

  test("a list that there is not is 404, and GET changes nothing", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await shopper.post("/basketchange.php", { mode: "3", product: "601", size: "M" })).status).toBe(404)
    expect((await shopper.send("/basketchange.php?product=601&size=M&number=1")).status).toBe(405)
    expect(await basketOf(shopper)).toEqual([])
  })

  test("stock and limits count what the basket holds already", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await inJson(shopper, { product: "601", size: "M", number: "4" })
    expect(await inJson(shopper, { product: "601", size: "M", number: "2" })).toEqual(refused("quantity_above_maximum", "5"))
    await inJson(shopper, { product: "609", size: "A", number: "3" })
    expect(await inJson(shopper, { product: "609", size: "B", number: "2" })).toEqual(refused("quantity_above_maximum", "1"))
    expect(await inJson(shopper, { product: "609", size: "B", number: "1" })).toEqual({ status: "success" })
    expect(await inJson(shopper, { product: "609", size: "B", number: "1" })).toEqual(refused("quantity_above_maximum", "1"))
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 4],
      [609, "A", 3],
      [609, "B", 1],
    ])
  })
})

describe("POST /basketchange.php from the cart", () => {
  test("change=change sets a row, change=empty removes it, by hash or by product and size (11.70, 11.71)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, { product: "601", size: "M" })
    await change(shopper, { product: "602", size: "uniw" })
    expect(await change(shopper, { additional: rowHash(601, "M"), change: "change", number: "4" })).toEqual([303, "/basketedit.php?mode=1"])
    expect(await inJson(shopper, { product: "602", size: "onesize", change: "change", number: "7" })).toEqual({ status: "success" })
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 4],
      [602, "uniw", 7],
    ])
    expect(await change(shopper, { product: "602", size: "uniw", additional: rowHash(602, "uniw"), change: "empty" })).toEqual([
      303,
      "/basketedit.php?mode=1",
    ])
    expect(await change(shopper, { product: "601", size: "M", change: "empty" }, "?lang=eng")).toEqual([
      303,
      "/return.php?status=basket_empty&lang=eng",
    ])
  })

  test("a refused change leads back to the cart, where its row says why; a row that is not there is unknown", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, { product: "601", size: "M" })
    expect(await change(shopper, { product: "601", size: "M", change: "change", number: "9" })).toEqual([303, "/basketedit.php?mode=1"])
    expect(await noticeOf(shopper)).toEqual({ is: "rowNotChanged", row: rowHash(601, "M"), code: "quantity_above_maximum", limit: "5" })
    expect(await inJson(shopper, { additional: "nonsense", change: "empty" })).toEqual(refused("row_unknown"))
    expect(await inJson(shopper, { product: "602", size: "uniw", change: "change", number: "1" })).toEqual(refused("row_unknown"))
    expect(await inJson(shopper, { product: "601", size: "M", additional: rowHash(602, "uniw"), change: "empty" })).toEqual(
      refused("row_unknown"),
    )
    expect(await basketOf(shopper)).toEqual([[601, "M", 1]])
  })

  const cart = (numbers: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      [[601, "M"] as const, [602, "uniw"] as const].flatMap(([id, size], at) => [
        [`product[${at}]`, String(id)],
        [`size[${at}]`, size],
        [`additional[${at}]`, rowHash(id, size)],
        [`number[${at}]`, numbers[id] ?? "1"],
      ]),
    )

  const filled = async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, { product: "601", size: "M" })
    await change(shopper, { product: "602", size: "uniw" })
    return shopper
  }

  test("the form without scripts sets all quantities, or none of them", async () => {
    const shopper = await filled()
    expect(await change(shopper, cart({ 601: "2", 602: "3" }), "?type=multiproduct")).toEqual([303, "/basketedit.php?mode=1"])
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 2],
      [602, "uniw", 3],
    ])
    expect(await change(shopper, cart({ 601: "9", 602: "5" }), "?type=multiproduct")).toEqual([303, "/basketedit.php?mode=1"])
    expect(await noticeOf(shopper)).toEqual({ is: "rowNotChanged", row: rowHash(601, "M"), code: "quantity_above_maximum", limit: "5" })
    expect(await change(shopper, { ...cart({ 602: "x" }) }, "?type=multiproduct")).toEqual([303, "/basketedit.php?mode=1"])
    expect(await noticeOf(shopper)).toEqual({ is: "rowNotChanged", row: rowHash(602, "uniw"), code: "quantity_not_a_number" })
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 2],
      [602, "uniw", 3],
    ])
  })

  test("its buttons remove a row or change it by one step; a typed 0 removes", async () => {
    const shopper = await filled()
    await change(shopper, { ...cart({ 601: "1", 602: "1" }), step: `${rowHash(602, "uniw")}:+1` }, "?type=multiproduct")
    // what was typed beside the button counts
    await change(shopper, { ...cart({ 601: "1", 602: "2" }), step: `${rowHash(602, "uniw")}:+1` }, "?type=multiproduct")
    // what a step is, which the button may name, this shop knows by itself
    await change(shopper, { ...cart({ 602: "3" }), step: `${rowHash(602, "uniw")}:-1*5` }, "?type=multiproduct")
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 1],
      [602, "uniw", 2],
    ])
    expect(await change(shopper, { ...cart({ 602: "2" }), step: `${rowHash(601, "M")}:-1` }, "?type=multiproduct")).toEqual([
      303,
      "/basketedit.php?mode=1",
    ])
    expect(await noticeOf(shopper)).toEqual({ is: "rowNotChanged", row: rowHash(601, "M"), code: "quantity_below_minimum", limit: "1" })
    await change(shopper, { ...cart({ 602: "2" }), remove: rowHash(601, "M") }, "?type=multiproduct")
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 2]])
    expect(await change(shopper, { "additional[0]": rowHash(602, "uniw"), "number[0]": "0" }, "?type=multiproduct")).toEqual([
      303,
      "/return.php?status=basket_empty",
    ])
  })

  test.each([
    ["no row", {}],
    ["a number of no row", { "number[0]": "1" }],
    ["a row that is no row", { "number[a b]": "1", "product[a b]": "601" }],
    ["a step to nowhere", { step: "up" }],
    ["a step by two", { step: `${rowHash(601, "M")}:+2` }],
  ])("a cart form with %s is 400", async (_, fields) => {
    const shopper = await filled()
    expect((await shopper.post("/basketchange.php?type=multiproduct", fields)).status).toBe(400)
  })
})
