import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 570: coffee, sold once or every 7, 14 or 30 days at 10% less; 572: a box of tea every 30 days only, 10 zł less; 502: sold once only

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

const coffee = { product: "570", size: "250g", number: "1" }

const rowFields = `products { id size quantity additional basketGroupId worth { gross { value } } }
  basketGroups { id types worth { gross { value } } subscription { daysInPeriod nextOrder } }`
const read = (shopper: Shopper) => shopper.data(`{ basket { ${rowFields} } }`)

describe("a subscription is bought at every door (11.72, 11.108, 17.32)", () => {
  test.each([
    ["a form", (shopper: Shopper) => shopper.post("/basketchange.php", { ...coffee, subscription: "true", days_in_period: "30" })],
    ["the ajax call", (shopper: Shopper) => shopper.post("/basketchange.php", { ...coffee, days_in_period: "30", getAjax: "true" })],
    [
      "GraphQL",
      (shopper: Shopper) =>
        shopper.data(
          'mutation { addProductsToBasket(ProductInput: [{ id: 570, size: "250g", quantity: 1, subscription: { daysInPeriod: 30 } }]) { status } }',
        ),
    ],
  ])("by %s, at the price of its period", async (_, buy) => {
    const shopper = makeShopper(shop)
    await buy(shopper)
    expect(await read(shopper)).toMatchObject({
      basket: {
        products: [{ id: 570, size: "250g", quantity: 1, basketGroupId: 30, worth: { gross: { value: 46.8 } } }],
        basketGroups: [{ id: 30, types: ["subscription"], worth: { gross: { value: 46.8 } }, subscription: { daysInPeriod: 30 } }],
      },
    })
  })

  test("and the next delivery is a period away from the shop's today (3.57, 11.110)", async () => {
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "572", subscription: "true", days_in_period: "30" })
    const today = new Date(testNowMs).toLocaleDateString("sv", { timeZone: "Europe/Warsaw" })
    const next = new Date(Date.parse(`${today}T00:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 10)
    expect(await read(shopper)).toMatchObject({ basket: { basketGroups: [{ subscription: { nextOrder: next } }] } })
    const mini = await shopper.json(`/ajax/get.php?request=${encodeURIComponent('{"Basket":{}}')}`)
    expect(mini).toMatchObject({ Basket: { response: { basket: { products: [{ subscription_period: "30" }] } } } })
  })
})

test("rows of two periods and of a purchase made once stay apart, equal ones merge, and all count for the stock (17.29)", async () => {
  const shopper = makeShopper(shop)
  const buy = (period: string, number: string) =>
    shopper.post("/basketchange.php", { product: "570", size: "1kg", number, days_in_period: period })
  for (const period of ["0", "7", "30", "7"]) await buy(period, "2")
  const three = await read(shopper)
  expect(three).toMatchObject({
    basket: {
      products: [
        { quantity: 2, basketGroupId: 0 },
        { quantity: 4, basketGroupId: 7 },
        { quantity: 2, basketGroupId: 30 },
      ],
    },
  })
  // there are 12: 8 stand in the basket, 4 are left for whichever row
  await noticeOf(shopper)
  await buy("30", "5")
  expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code: "quantity_above_maximum", limit: "6" })
  expect(await read(shopper)).toEqual(three)
})

test("what does not fit is refused in words, and nothing typed is lost (17.14, 17.32)", async () => {
  const shopper = makeShopper(shop)
  const refusedBy = async (fields: Readonly<Record<string, string>>) => {
    const response = await shopper.post("/basketchange.php", { number: "3", ...fields })
    const notice = await noticeOf(shopper)
    const ajax: unknown = await (await shopper.post("/basketchange.php", { number: "3", ...fields, getAjax: "true" })).json()
    expect(ajax).toMatchObject({ status: "error", error: { code: notice?.["code"] } })
    return [notice?.["code"], new URL(response.headers.get("location") ?? "", "http://shop.local").search]
  }
  expect(await refusedBy({ product: "570", size: "250g", days_in_period: "21" })).toEqual([
    "period_unknown",
    "?selected_subscription=21&selected_size=250g&number=3",
  ])
  expect(await refusedBy({ product: "570", size: "250g", subscription: "true" })).toEqual([
    "period_missing",
    "?selected_size=250g&number=3",
  ])
  expect(await refusedBy({ product: "502", size: "uniw", subscription: "true", days_in_period: "30" })).toEqual([
    "sold_once_only",
    "?selected_subscription=30&selected_size=uniw&number=3",
  ])
  expect(await refusedBy({ product: "572", subscription: "false", days_in_period: "30" })).toEqual(["period_missing", "?number=3"])
  expect(await read(shopper)).toMatchObject({ basket: { products: [] } })
})

test("how something is bought is never dropped in silence, wherever it is said (17.32)", async () => {
  const shopper = makeShopper(shop)
  const posted = async (fields: Readonly<Record<string, string>>, query = ""): Promise<unknown> =>
    (await shopper.post(`/basketchange.php?getAjax=true${query}`, fields)).json()
  const asked = (line: string) => shopper.data(`mutation { addProductsToBasket(ProductInput: [${line}]) { error { code } } }`)
  const monthly = { subscription: "true", days_in_period: "30" }
  const collection = { own_collection: "525", "product[1]": "522", "size[1]": "140x200", "number[1]": "1" }
  const blind = { product: "554", width: "1200", height: "1600" }
  const refusedPosts = [
    [{ ...collection, ...monthly }, "sold_once_only"],
    [{ ...collection, for_points: "true" }, "not_for_points"],
    [{ ...collection, own_date: "2026-12-05T10:00" }, "date_unknown"],
    [{ ...blind, own_date: "2026-12-05T10:00" }, "date_unknown"],
    [{ "product[1]": "502", "size[1]": "uniw", "number[1]": "1", ...monthly }, "sold_once_only"],
  ] as const
  for (const [fields, code] of refusedPosts) expect(await posted(fields)).toMatchObject({ error: { code } })
  expect(await posted({ product: "502" }, "&subscription=true&days_in_period=30")).toMatchObject({ error: { code: "sold_once_only" } })
  const coffeeEvery = (days: number) => `{ id: 570, size: "250g", quantity: 1, subscription: { daysInPeriod: ${days} } }`
  const bedding = '{ id: 525, size: "uniw", quantity: 1, bundleParts: [{ id: 522, size: "140x200" }], subscription: { daysInPeriod: 30 } }'
  const refusedLines = [
    [coffeeEvery(0), "period_missing"],
    [coffeeEvery(-7), "period_unknown"],
    [bedding, "sold_once_only"],
  ] as const
  for (const [line, code] of refusedLines) expect(await asked(line)).toEqual({ addProductsToBasket: { error: { code } } })
  expect(await read(shopper)).toMatchObject({ basket: { products: [] } })
  expect(await posted({ "product[1]": "570", "size[1]": "250g", "number[1]": "1", ...monthly })).toEqual({ status: "success" })
  expect(await read(shopper)).toMatchObject({ basket: { products: [{ id: 570, basketGroupId: 30 }] } })
})

test("a period survives signing in, beside the same product bought once (17.29)", async () => {
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { ...coffee, days_in_period: "14" })
  await shopper.post("/basketchange.php", coffee)
  await shopper.post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
  expect(await read(shopper)).toMatchObject({
    basket: {
      products: [
        { id: 570, basketGroupId: 14 },
        { id: 570, basketGroupId: 0 },
      ],
    },
  })
})

test("a basket of a virtual product alone asks for no delivery (17.31)", async () => {
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "574", size: "100" })
  const basket = "{ basket { products { data { type } } basketCost { shippingCost { gross { value } } totalToPay { gross { value } } } } }"
  expect(await shopper.data(basket)).toMatchObject({
    basket: {
      products: [{ data: { type: "virtual" } }],
      basketCost: { shippingCost: { gross: { value: 0 } }, totalToPay: { gross: { value: 100 } } },
    },
  })
})
