import { expect, test } from "vitest"
import { basketOf, makeShopper, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const change = async (shopper: Shopper, fields: Readonly<Record<string, string>>, query = "") => {
  const response = await shopper.post(`/basketchange.php${query}`, fields)
  return [response.status, response.headers.get("location")]
}

test("a basket belongs to its cookie: another one is empty, an invented one opens nothing", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await change(shopper, { product: "601", size: "M" })
  const stranger = makeShopper(shop)
  stranger.cookies.set("client", "chosen-by-an-attacker")
  expect(await basketOf(stranger)).toEqual([])
  await change(stranger, { product: "602", size: "uniw" })
  expect(stranger.cookies.get("client")).toMatch(/^[\w-]{43}$/)
  expect(await basketOf(shopper)).toEqual([[601, "M", 1]])
})

test("the session cookie is Secure on https, and the data file holds no token", async () => {
  const { shop, database } = await openTestShop()
  const body = new URLSearchParams({ product: "602", size: "uniw" })
  const response = await shop.fetch(new Request(`${shopOrigin.replace("http", "https")}/basketchange.php`, { method: "POST", body }))
  const token = /^client=([\w-]{43});.*; Secure$/.exec(response.headers.get("set-cookie") ?? "")?.[1]
  expect(token).toBeDefined()
  expect(JSON.stringify(await database.all("SELECT * FROM session"))).not.toContain(token)
})
