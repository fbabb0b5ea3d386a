import { describe, expect, test } from "vitest"
import { basketOf, makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

// 601: a shirt of 129,00 or 40,25 points; 605: a frame for 500 points only; 609: socks for money only; 610: tea, by subscription as well.
// Ola has 120,5 points.

async function visitors() {
  const { shop, database } = await openTestShop()
  const [guest, ola] = [makeShopper(shop), makeShopper(shop)]
  await signIn(ola, "ola@example.com", "tajne123")
  return { guest, ola, database }
}

type Fields = Readonly<Record<string, string>>
const shirt = { product: "601", size: "M" }

const doors = {
  form: async (shopper: Shopper, fields: Fields) => {
    await shopper.post("/basketchange.php", { ...fields, for_points: "true" })
    const notice = await noticeOf(shopper)
    return notice?.["is"] === "notAdded" ? [notice["code"], notice["limit"] ?? null] : []
  },
  ajax: async (shopper: Shopper, fields: Fields) => {
    const reply = await shopper.post("/basketchange.php", { ...fields, for_points: "1", getAjax: "true" })
    const { error }: { readonly error?: { readonly code: string; readonly limit: string | null } } = JSON.parse(await reply.text())
    return error === undefined ? [] : [error.code, error.limit]
  },
  GraphQL: async (shopper: Shopper, { product, size = "uniw", number = "1" }: Fields) => {
    const input = `{ id: ${product}, size: "${size}", quantity: ${number}, ownForPoints: true }`
    const reply = await shopper.data(`mutation { addProductsToBasket(ProductInput: [${input}]) { error { code limit } } }`)
    const {
      addProductsToBasket,
    }: { readonly addProductsToBasket: { readonly error: { readonly code: string; readonly limit: string | null } | null } } = JSON.parse(
      JSON.stringify(reply),
    )
    return addProductsToBasket.error === null ? [] : [addProductsToBasket.error.code, addProductsToBasket.error.limit]
  },
}

const details = `products { id forPoints worthPoints ownPoints { each total } worth { gross { value } } additional }
  basketCost { totalProductsCost { gross { value } } }`

describe.each(Object.entries(doors))("by %s (15.65, 15.66)", (_, buy) => {
  test("a client buys with points, and nothing is paid in money (15.22, 15.67)", async () => {
    const { ola } = await visitors()
    expect(await buy(ola, { ...shirt, number: "2" })).toEqual([])
    expect(await ola.data(`{ basket { ${details} } }`)).toMatchObject({
      basket: {
        products: [
          { id: 601, forPoints: true, worthPoints: "80.5", ownPoints: { each: "40.25", total: "80.5" }, worth: { gross: { value: 0 } } },
        ],
        basketCost: { totalProductsCost: { gross: { value: 0 } } },
      },
    })
  })

  test.each([
    ["too few points", { ...shirt, number: "3" }, ["points_missing", "0.25"]],
    ["too few for what is sold for points only", { product: "605" }, ["points_missing", "379.5"]],
    ["what is not sold for points", { product: "609", size: "A" }, ["not_for_points", null]],
    ["an unknown product", { product: "999" }, ["product_unknown", null]],
  ])("%s are refused, and nothing is in the basket", async (_reason, fields, refusal) => {
    const { ola } = await visitors()
    const [code, limit] = await buy(ola, fields)
    if (refusal[0] !== "product_unknown") expect([code, limit]).toEqual(refusal)
    expect(await basketOf(ola)).toEqual([])
  })

  test("a guest signs in first (6.4)", async () => {
    const { guest } = await visitors()
    expect(await buy(guest, shirt)).toEqual(["points_sign_in", null])
    expect(await buy(guest, { product: "605" })).toEqual(["points_sign_in", null])
    expect(await basketOf(guest)).toEqual([])
  })
})

test("rows for points and for money stay apart, and all rows for points are paid from one balance (15.67)", async () => {
  const { ola } = await visitors()
  await doors.form(ola, shirt)
  await ola.post("/basketchange.php", shirt)
  expect(await basketOf(ola)).toEqual([
    [601, "M", 1],
    [601, "M", 1],
  ])
  expect(await doors.form(ola, { ...shirt, size: "S", number: "2" })).toEqual(["points_missing", "0.25"])
  expect(await doors.form(ola, { ...shirt, size: "S" })).toEqual([])
})

test("a row for points cannot grow past the balance, and can shrink when there is less of it than before (15.65)", async () => {
  const { ola, database } = await visitors()
  await doors.form(ola, { ...shirt, number: "2" })
  const set = (quantity: number) =>
    ola.data(`mutation { ownChangeBasketProducts(ProductInput: [{ id: 601, size: "M", quantity: ${quantity} }]) { error { code } } }`)
  expect(await set(3)).toEqual({ ownChangeBasketProducts: { error: { code: "points_missing" } } })
  await database.run("UPDATE account SET points = '1' WHERE login = 'ola@example.com'")
  expect(await set(1)).toEqual({ ownChangeBasketProducts: { error: null } })
  expect(await set(2)).toEqual({ ownChangeBasketProducts: { error: { code: "points_missing" } } })
})

test("forged prices and balances change nothing (15.65)", async () => {
  const { guest, ola } = await visitors()
  const forged = { points: "0", worthPoints: "0", balance: "9999", role: "client", price: "0" }
  expect(await doors.form(guest, { ...shirt, ...forged })).toEqual(["points_sign_in", null])
  expect(await doors.form(ola, { ...shirt, ...forged, number: "3" })).toEqual(["points_missing", "0.25"])
})

test("a subscription is not paid with points (15.66)", async () => {
  const { ola } = await visitors()
  const reply = await ola.post("/basketchange.php", {
    product: "610",
    days_in_period: "14",
    number: "2",
    for_points: "true",
    getAjax: "true",
  })
  expect(await reply.json()).toMatchObject({ error: { code: "not_for_points", message: "Tego produktu nie można kupić za punkty." } })
})

test("a basket tells what is paid with points of all its rows, and nothing of those that are paid with money (3.58, 11.221)", async () => {
  const { ola } = await visitors()
  const points = async () => JSON.stringify(await ola.data("{ basket { basketCost { ownTotalPoints } } }"))
  await ola.post("/basketchange.php", { product: "609", size: "uniw", number: "1" })
  expect(await points()).toContain('"ownTotalPoints":"0"')
  await doors.form(ola, { ...shirt, number: "2" })
  expect(await points()).toContain('"ownTotalPoints":"80.5"')
})
