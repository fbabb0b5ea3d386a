import { describe, expect, onTestFinished, test } from "vitest"
import { createShop, type Shop } from "../../../fixtures/shop/create-shop.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import { makeVisitLimits } from "../../../fixtures/shop/visit-limits.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { openTestShop, seededFolder } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const limit = 10

/** A shop in which a visitor may do each thing ten times a minute. */
async function openLimited() {
  const opened = await openTestShop()
  for (const name of ["search_limit", "sign_in_limit", "write_limit"] as const) await setSetting(opened.database, name, String(limit))
  return opened
}

const add = (shopper: Shopper) => shopper.post("/basketchange.php", { product: "602", size: "uniw", number: "1", getAjax: "true" })

const search = (shopper: Shopper) =>
  shopper.send("/graphql/v1/", {
    method: "POST",
    body: JSON.stringify({ query: '{ productsTextSearch(searchInput: {text: "kubek"}) { products { name } } }' }),
  })

const signIn = (shopper: Shopper) => shopper.post("/signin.php", { operation: "login", login: "nobody", password: "zgaduje1" })

/** So many times; the statuses, each once in a row. */
async function statuses(act: () => Promise<Response>, times: number): Promise<readonly (readonly [number, number])[]> {
  const seen: [number, number][] = []
  for (let at = 0; at < times; at += 1) {
    const { status } = await act()
    const last = seen.at(-1)
    if (last?.[0] === status) last[1] += 1
    else seen.push([status, 1])
  }
  return seen
}

const message = "Too many requests within a minute. Try again in 60 seconds."

describe("what one visitor may ask for within a minute (9.130, 9.131)", () => {
  test.each([
    ["searches", search, 200, limit],
    ["tries to sign in", signIn, 303, limit],
    // the first one opens the session that is counted from then on
    ["changes of the basket", add, 200, 1 + limit],
  ])("%s: ten, then 429 with the seconds to wait, and after these again", async (_, act, good, times) => {
    const { shop, clock } = await openLimited()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    expect(await statuses(() => act(shopper), times + 2)).toEqual([
      [good, times],
      [429, 2],
    ])
    clock.nowMs += 20_000
    expect((await act(shopper)).headers.get("retry-after")).toBe("40")
    clock.nowMs += 39_999
    expect((await act(shopper)).status).toBe(429)
    clock.nowMs += 1
    expect((await act(shopper)).status).toBe(good)
  })

  test("what is refused changes nothing, and each thing is counted for itself", async () => {
    const { shop } = await openLimited()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    await statuses(() => add(shopper), limit + 4)
    expect(await shopper.data("{ basket { products { quantity } } }")).toEqual({ basket: { products: [{ quantity: 1 + limit }] } })
    expect((await search(shopper)).status).toBe(200)
  })

  test("the refusal has the form of whoever is refused, and reading is no change", async () => {
    const { shop } = await openLimited()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    await statuses(() => add(shopper), 1 + limit)
    const json = await add(shopper)
    expect(await json.json()).toEqual({ status: "error", error: { code: "too_many", message, limit: "60" } })
    const graphql = await shopper.send("/graphql/v1/", {
      method: "POST",
      body: JSON.stringify({ query: 'mutation { addProductsToBasket(ProductInput: [{id: 602 size: "uniw" quantity: 1}]) { status } }' }),
    })
    expect([graphql.status, graphql.headers.get("retry-after"), await graphql.json()]).toEqual([429, "60", { errors: [{ message }] }])
    expect(await shopper.data("{ basket { products { id } } }")).toMatchObject({ basket: {} })
  })

  test("a network without sessions is one visitor, and a session that is made up is none", async () => {
    const { shop } = await openLimited()
    const guest = () => {
      const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
      shopper.cookies.set("client", crypto.randomUUID())
      return shopper
    }
    expect(await statuses(() => search(guest()), limit + 1)).toEqual([
      [200, limit],
      [429, 1],
    ])
    expect((await search(makeShopper(fromAddress(shop, "203.0.113.8")))).status).toBe(200)
  })

  test("visitors with sessions do not take their neighbours' room, until a network has done ten times as much", async () => {
    const { shop } = await openLimited()
    const opened = Array.from({ length: 20 }, (_, at) => ({ at, shopper: makeShopper(fromAddress(shop, `203.0.113.${at}`)) }))
    for (const { shopper } of opened) await add(shopper)
    const moved = opened.map(({ shopper: { cookies } }) => {
      const shopper = makeShopper(fromAddress(shop, "198.51.100.7"))
      for (const [name, value] of cookies) shopper.cookies.set(name, value)
      return shopper
    })
    const last = moved.pop()
    for (const shopper of moved) expect(await statuses(() => search(shopper), limit)).toEqual([[200, limit]])
    expect((await search(makeShopper(fromAddress(shop, "198.51.100.7")))).status).toBe(200)
    // the first five of each are its own process's
    if (last === undefined) throw new Error("there are twenty")
    expect(await statuses(() => search(last), limit)).toEqual([
      [200, 5],
      [429, 5],
    ])
  })

  test("what comes from the machine itself is counted by its sessions alone", async () => {
    const { shop } = await openLimited()
    const guest = () => makeShopper(fromAddress(shop, "127.0.0.1"))
    expect(await statuses(() => search(guest()), 3 * limit)).toEqual([[200, 3 * limit]])
    const shopper = guest()
    expect(await statuses(() => add(shopper), limit + 3)).toEqual([
      [200, 1 + limit],
      [429, 2],
    ])
  })

  test("without a limit nobody is counted", async () => {
    const { shop, database } = await openLimited()
    await setSetting(database, "search_limit", "0")
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    expect(await statuses(() => search(shopper), 3 * limit)).toEqual([[200, 3 * limit]])
  })

  test("two processes count together beyond their first five", async () => {
    const places = await seededFolder()
    const shared = makeMemoryShared()
    const open = async (): Promise<Shop> => {
      const shop = await createShop({ ...places, now: () => testNowMs, openShared: async () => shared })
      onTestFinished(() => shop.close())
      return shop
    }
    const [one, other] = [await open(), await open()]
    const data = await openShopData(places.place)
    onTestFinished(() => data.close())
    await setSetting(data, "search_limit", String(limit))
    let at = 0
    const next = () => makeShopper(fromAddress((at++ & 1) === 0 ? one : other, "203.0.113.7"))
    expect(await statuses(() => search(next()), 20)).toEqual([
      [200, limit + 5],
      [429, 5],
    ])
  })

  test("a page of the search is counted as a search, another page is not", async () => {
    const { shop } = await openLimited()
    const wait = (path: string) => shop.wait(new Request(`http://shop.local${path}`), "203.0.113.7")
    for (let times = 0; times < limit; times += 1) expect(await wait("/search.php?text=kubek")).toBeNull()
    expect(await wait("/search.php?text=kubek")).toBe(60)
    expect([await wait("/search.php"), await wait("/product-pol-601.html"), await wait("/")]).toEqual([null, null, null])
  })

  test("whom nobody can tell apart is not counted, and somebody at an address is (9.130)", async () => {
    const { database, shared } = await openLimited()
    const limits = makeVisitLimits()
    const visit = { shop: { shared }, nowMs: testNowMs, visitor: () => null, reader: database.reader }
    for (const clientAddress of [null, "", "not an address", "::1", "::ffff:127.0.0.1"])
      for (let times = 0; times < 2 * limit; times += 1) expect(await limits({ ...visit, clientAddress }, "write")).toBeNull()
    // a household has all addresses of its network
    for (let times = 0; times < limit; times += 1)
      expect(await limits({ ...visit, clientAddress: `2001:db8::${times}` }, "write")).toBeNull()
    expect(await limits({ ...visit, clientAddress: "2001:db8::ff" }, "write")).toBe(60)
  })
})
