import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { dataVersion } from "../../../fixtures/shop/data-version.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 575: a workshop, at most 4 places per order; 3 places on the first date, none on the third

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

/** The dates that a shop offers for the workshop. */
async function datesIn(opened: Shop) {
  const api = makeKyCatalogueApi(makeGraphqlClient(sendOverHttp(makeShopClient(connectionTo((request) => opened.fetch(request))))))
  const choices = await Effect.runPromise(api.choices(575))
  return choices?.kind.is === "dated" ? choices.kind.dates : []
}

const rowsOf = (shopper: Shopper) => shopper.data("{ basket { products { id quantity ownRowDetails { is date } } } }")
const detailOf = (id: string) => ({ is: "date", date: id })

test("the dates ahead are told with their free places (17.34, 17.36)", async () => {
  expect((await datesIn(shop)).map(({ places }) => places)).toEqual([3, 8, 0, 8, 8])
})

test("a date that has begun is not offered any more, and the version of the data tells (17.34)", async () => {
  let nowMs = testNowMs
  const { shop: moving, place, close } = await openProjectShop({ now: () => nowMs })
  const database = await openShopData(place)
  try {
    const [first] = await datesIn(moving)
    const before = await dataVersion(database.reader, nowMs)
    nowMs = testNowMs + 7 * 86_400_000
    expect((await datesIn(moving)).map(({ id }) => id)).not.toContain(first?.id)
    expect(await dataVersion(database.reader, nowMs)).not.toBe(before)
    const shopper = makeShopper(moving)
    await shopper.post("/basketchange.php", { product: "575", number: "1", own_date: first?.id ?? "" })
    expect(await noticeOf(shopper)).toMatchObject({ code: "date_unknown" })
  } finally {
    await database.close()
    await close()
  }
})

test("a row whose date has begun cannot be bought any more, and takes no further place (17.34, 17.35)", async () => {
  let nowMs = testNowMs
  const { shop: moving, close } = await openProjectShop({ now: () => nowMs })
  try {
    const [first] = await datesIn(moving)
    const shopper = makeShopper(moving)
    await shopper.post("/basketchange.php", { product: "575", number: "1", own_date: first?.id ?? "" })
    const rows = () => shopper.data("{ basket { products { availableNow quantity } } }")
    expect(await rows()).toEqual({ basket: { products: [{ availableNow: true, quantity: 1 }] } })
    nowMs += 7 * 86_400_000
    expect(await rows()).toEqual({ basket: { products: [{ availableNow: false, quantity: 1 }] } })
    const more = { product: "575", change: "change", number: "2", getAjax: "true" }
    expect(await (await shopper.post("/basketchange.php", more)).json()).toMatchObject({ error: { code: "date_unknown" } })
    expect(await rows()).toEqual({ basket: { products: [{ availableNow: false, quantity: 1 }] } })
  } finally {
    await close()
  }
})

test("a place is bought at every door, and two dates are two rows (17.29, 17.34, 17.36)", async () => {
  const [first, second] = await datesIn(shop)
  if (first === undefined || second === undefined) throw new Error("The workshop has dates")
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "575", number: "1", own_date: first.id })
  await shopper.post("/basketchange.php", { product: "575", number: "1", own_date: first.id, getAjax: "true" })
  const line = `{ id: 575, size: "uniw", quantity: 1, ownDate: "${second.id}" }`
  expect(await shopper.data(`mutation { addProductsToBasket(ProductInput: [${line}]) { status } }`)).toEqual({
    addProductsToBasket: { status: "success" },
  })
  expect(await rowsOf(shopper)).toEqual({
    basket: {
      products: [
        { id: 575, quantity: 2, ownRowDetails: [detailOf(first.id)] },
        { id: 575, quantity: 1, ownRowDetails: [detailOf(second.id)] },
      ],
    },
  })
})

test("no more is sold for a date than it has places, in one go or bit by bit (17.35)", async () => {
  const [first] = await datesIn(shop)
  const shopper = makeShopper(shop)
  const buy = async (number: string) => {
    await shopper.post("/basketchange.php", { product: "575", number, own_date: first?.id ?? "" })
    return noticeOf(shopper)
  }
  expect(await buy("4")).toMatchObject({ code: "quantity_above_maximum", limit: "3" })
  expect(await buy("2")).toMatchObject({ is: "added" })
  expect(await buy("2")).toMatchObject({ code: "quantity_above_maximum", limit: "3" })
})

test.each([
  ["no date", {}, "date_missing", ""],
  ["a full one", "third", "date_full", "selected_date=2026"],
  ["one that there is not", { own_date: "2020-01-01T10:00" }, "date_unknown", "selected_date=2020"],
] as const)("%s is refused in words, and what was chosen stays (17.34, 17.36)", async (_, sent, code, kept) => {
  const full = (await datesIn(shop)).find(({ places }) => places === 0)
  const shopper = makeShopper(shop)
  const fields = { product: "575", number: "2", ...(sent === "third" ? { own_date: full?.id ?? "" } : sent) }
  const response = await shopper.post("/basketchange.php", fields)
  expect(response.headers.get("location")).toContain(kept)
  expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code })
  expect(await (await shopper.post("/basketchange.php", { ...fields, getAjax: "true" })).json()).toMatchObject({ error: { code } })
})

test("a date for what is sold without one is refused (17.34)", async () => {
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "501", own_date: "2026-12-05T10:00" })
  expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code: "date_unknown" })
})
