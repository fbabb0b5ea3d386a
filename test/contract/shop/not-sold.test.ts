import { beforeAll, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { basketOf, makeShopper, noticeOf } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

/** The code of the refusal at each door of the shop: a form without scripts, the ajax call and GraphQL. */
async function refusals(productId: number, quantity: string): Promise<readonly unknown[]> {
  const shopper = makeShopper(shop)
  const fields = { product: String(productId), size: "uniw", number: quantity }
  await shopper.post("/basketchange.php", fields)
  const notice = await noticeOf(shopper)
  const ajax: unknown = await (await shopper.post("/basketchange.php", { ...fields, getAjax: "true" })).json()
  const line = `{ id: ${productId}, size: "uniw", quantity: ${quantity} }`
  const error = "error { code message limit }"
  const graphql = await shopper.data(`mutation { addProductsToBasket(ProductInput: [${line}]) { status ${error} } }`)
  expect(await basketOf(shopper)).toEqual([])
  return [notice, ajax, graphql]
}

test.each([
  [575, "a workshop with dates", { code: "date_missing", message: "Wybierz termin.", limit: null }],
  [554, "a blind made to measure", { code: "choice_missing", message: "Ten produkt wymaga wyboru opcji.", limit: null }],
])("%i, %s, is sold at no door without its choice (17.26)", async (productId, _, error) => {
  expect(await refusals(productId, "1")).toEqual([
    { is: "notAdded", productId, code: error.code },
    { status: "error", error },
    { addProductsToBasket: { status: "error", error } },
  ])
})

test("what is sold by subscription only is sold at no door without its period (17.26, 17.32)", async () => {
  const error = { code: "period_missing", message: "Wybierz okres dostawy.", limit: null }
  expect(await refusals(572, "1")).toEqual([
    { is: "notAdded", productId: 572, code: "period_missing" },
    { status: "error", error },
    { addProductsToBasket: { status: "error", error } },
  ])
})

test("a fraction of what is sold whole has one answer at every door: the step and the nearest quantity, no minimum (17.25)", async () => {
  const error = { code: "quantity_off_step", message: "Sprzedajemy pełne sztuki: najbliższa ilość to 2", limit: "2" }
  expect(await refusals(501, "1.5")).toEqual([
    { is: "notAdded", productId: 501, code: "quantity_off_step", limit: "2" },
    { status: "error", error },
    { addProductsToBasket: { status: "error", error } },
  ])
})

test("metres are named with their step (17.25)", async () => {
  const [notice, ajax] = await refusals(518, "1.3")
  expect(notice).toMatchObject({ code: "quantity_off_step", limit: "1.5" })
  expect(ajax).toMatchObject({ error: { message: "Sprzedajemy po 0,5\u00A0m: najbliższa ilość to 1,5" } })
})
