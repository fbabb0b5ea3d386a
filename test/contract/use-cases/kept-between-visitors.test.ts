import { expect, test } from "vitest"
import { ofEachEntry } from "../../../ui/islands/entry-files.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { setShopText } from "../../../fixtures/shop/shop-settings.ts"
import { makeShopper, noticeOf, shopOrigin } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const assets = { styles: new Map(), starter: "", entries: ofEachEntry((file) => [`/${file}`]) }

/**
 * Opens pages of a shop as a server does, over and over with one renderer.
 *
 * @param asked is told each document that the pages ask
 */
function opener(shop: Shop, asked: (document: string) => void = () => undefined) {
  const graphql: Shop["graphql"] = (call) => {
    asked(call.document)
    return shop.graphql(call)
  }
  const render = createRenderer({ fetch: (request) => shop.fetch(request), graphql, assets })
  return async (path: string, cookie: string): Promise<string> => {
    const url = new URL(path, shopOrigin)
    const { commonVersion } = await shop.visit(new Request(url, { headers: { cookie } }))
    const known = commonVersion === null ? {} : { commonVersion }
    const page = await render({ url, cookie, nonce: "n", nowMs: 5, recording: null, ...known })
    return new Response(page.body).text()
  }
}

async function wholesaler(shop: Shop): Promise<string> {
  const shopper = makeShopper(shop)
  await shopper.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2", mode: "1" })
  // a notice is told once, so only one of the two shops could tell it
  await noticeOf(shopper)
  return [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}

const visits = (known: string) =>
  [
    ["/product-pol-601.html", ""],
    ["/product-pol-601.html", known],
    ["/product-eng-601.html", ""],
    ["/product-eng-601.html", known],
    ["/product-pol-602.html", known],
    ["/product-pol-602.html", ""],
    ["/", known],
    ["/", ""],
    ["/product-pol-601.html", "CURRID=EUR"],
    ["/product-pol-601.html?curr=HUF", ""],
    ["/product-pol-601.html?curr=XYZ", "CURRID=EUR"],
    ["/", "CURRID=HUF"],
  ] as const

test("what is kept between requests holds nothing of a visitor: each page is the one that a shop just opened shows", async () => {
  const { shop, place, dataFolder, catalogueFolder, clock, open } = await shopAndOpener()
  const known = await wholesaler(shop)
  const openAfresh = async (path: string, cookie: string) => {
    const fresh = await createShop({ place, dataFolder, catalogueFolder, now: () => clock.nowMs })
    const html = await opener(fresh)(path, cookie)
    await fresh.close()
    return html
  }
  for (const [path, cookie] of [...visits(known), ...visits(known).toReversed()]) {
    expect(await open(path, cookie), `${path} ${cookie === "" ? "stranger" : "wholesaler"}`).toBe(await openAfresh(path, cookie))
  }
  const [own, strangers] = [await open("/product-pol-601.html", known), await open("/product-pol-601.html", "")]
  expect(own).toMatch(/80,00\szł/)
  expect(strangers).toMatch(/129,00\szł/)
  expect(strangers).not.toMatch(/80,00\szł|Hurt/)
})

test("menu, details, reviews and questions are asked once for all guests, whatever is in their baskets, until the shop's data change", async () => {
  const { shop, database } = await openTestShop()
  const documents: string[] = []
  const open = opener(shop, (document) => documents.push(document))
  const guest = makeShopper(shop)
  await guest.post("/basketchange.php", { product: "601", size: "M", number: "2", mode: "1" })
  // it is told once
  guest.cookies.delete("notice")
  const basket = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const common = () => ["ownShop", "ownDetails", "ownReviews", "ownQuestions"].filter((field) => documents.at(-1)?.includes(field))

  const first = await open("/product-pol-601.html", basket)
  expect(common()).toHaveLength(4)
  expect((await open("/product-pol-601.html", basket)) === first).toBe(true)
  expect(common()).toEqual([])
  // what belongs to the visitor, and what a price may depend on, is asked each time
  for (const own of ["basket {", "client {", "ownVatPercent"]) expect(documents.at(-1)).toContain(own)
  await open("/product-pol-601.html", "")
  expect(common()).toEqual([])
  await open("/product-eng-601.html", basket)
  expect(common()).toHaveLength(4)
  const client = await wholesaler(shop)
  for (const _ of ["first", "again"]) {
    await open("/product-pol-601.html", client)
    expect(common()).toHaveLength(4)
  }
  await setShopText(database, "shell.footerHelp", "pl", "Nowe słowa")
  expect((await open("/product-pol-601.html", basket)).includes("Nowe słowa")).toBe(true)
  expect(common()).toHaveLength(4)
})

test("stock and a reduction's end are those of the moment", async () => {
  const { database, clock, open } = await shopAndOpener()
  const soldOut = async () => (await open("/product-pol-601.html", "")).includes("schema.org/OutOfStock")
  const reduced = async () => (await open("/product-pol-602.html", "")).includes("40,00")
  expect([await reduced()]).toEqual([true])
  const before = await open("/product-pol-601.html", "")
  await database.run("UPDATE product_size SET stock = '0' WHERE product = 601")
  expect(await open("/product-pol-601.html", "")).not.toBe(before)
  expect(await soldOut()).toBe(true)
  clock.nowMs += 10 * 86_400_000
  expect(await reduced()).toBe(false)
})

async function shopAndOpener() {
  const opened = await openTestShop()
  return { ...opened, open: opener(opened.shop) }
}
