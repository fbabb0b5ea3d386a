import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

const ask = (query: string) => makeShopper(shop).data(query)

describe("payment methods of a product", () => {
  test("are told with what they add, from the worth of the asked quantity; the first is the default (3.64, 3.65, 18.29)", async () => {
    const query = `{ ownPayments(productId: 501, size: "uniw", quantity: 10) { default worth { value }
      methods { id prepaid group system additionalClientCost { percent fixed minimum } } } }`
    expect(await ask(query)).toMatchObject({
      ownPayments: {
        default: "blik",
        worth: { value: 690 },
        methods: expect.arrayContaining([
          { id: "blik", prepaid: "prepaid", group: "online", system: "blik", additionalClientCost: null },
          {
            id: "za-30-dni",
            prepaid: "prepaid",
            group: "later",
            system: "odroczona",
            additionalClientCost: { percent: "1.5", fixed: 1, minimum: 3 },
          },
          {
            id: "pobranie",
            prepaid: "dvp",
            group: "delivery",
            system: "pobranie",
            additionalClientCost: null,
          },
        ]),
      },
    })
  })

  test("what nobody brings is not paid on delivery, and what has no price in money is not paid in it (18.29)", async () => {
    const cash = (id: number) => ask(`{ ownPayments(productId: ${id}) { methods { prepaid } } }`)
    expect(JSON.stringify(await cash(501))).toContain("dvp")
    const table = JSON.stringify(await cash(556))
    expect([table.includes("prepaid"), table.includes('"dvp"')]).toEqual([true, false])
    expect(await ask("{ ownPayments(productId: 99999) { default } }")).toEqual({ ownPayments: null })
  })
})

describe("instalments of a product", () => {
  const about = "plan { name minPrice maxPrice maxProducts terms { months percent } } worth { gross { value } net { value } } inCart"
  const query = (id: number, more = "") =>
    `{ ownInstalments(productId: ${id}${more}) { ${about} count allAllowed totalPrice { gross { value } } } }`

  test("tell the plan, the worth of the asked quantity, and that the cart is empty (3.72)", async () => {
    expect(await ask(query(547, ", quantity: 2"))).toEqual({
      ownInstalments: {
        plan: {
          name: "Raty Latarnia",
          minPrice: 550,
          maxPrice: 20_000,
          maxProducts: 5,
          terms: [
            { months: 3, percent: "0" },
            { months: 10, percent: "0" },
            { months: 20, percent: "8.5" },
          ],
        },
        worth: { gross: { value: 1098 }, net: { value: 892.68 } },
        inCart: false,
        count: 0,
        allAllowed: true,
        totalPrice: { gross: { value: 0 } },
      },
    })
  })

  test("tell of the visitor's cart whether all of it may be paid off, and different products once (3.72, 15.40)", async () => {
    const shopper = makeShopper(shop)
    const add = (id: number, size = "uniw") =>
      shopper.data(`mutation { addProductsToBasket(ProductInput: [{ id: ${id}, size: "${size}", quantity: 1 }]) { status } }`)
    await add(547)
    await add(556, "120x75")
    await add(556, "140x80")
    expect(await shopper.data(query(547))).toMatchObject({ ownInstalments: { inCart: true, count: 2, allAllowed: true } })
    await add(501)
    expect(await shopper.data(query(548))).toMatchObject({ ownInstalments: { inCart: false, count: 3, allAllowed: false } })
  })

  test("are none where the product is not sold so, and have no worth without a price (3.72)", async () => {
    expect(await ask(query(501))).toMatchObject({ ownInstalments: { plan: null } })
    expect(await ask(query(555))).toMatchObject({ ownInstalments: { plan: { name: "Raty Latarnia" }, worth: null } })
    expect(await ask(query(99_999))).toEqual({ ownInstalments: null })
  })
})

describe("stores", () => {
  const stocks = (about: string) => ask(`{ ownStores(${about}) { stocks { strictQuantity stockInfo { city } } } }`)

  test("tell what they have of the asked size, and nothing of one that the product does not have (3.70, 18.30)", async () => {
    const of = (...amounts: readonly number[]) => ({
      ownStores: {
        stocks: ["Kraków", "Gdańsk", "Wrocław"].map((city, at) => ({ strictQuantity: amounts[at] ?? 0, stockInfo: { city } })),
      },
    })
    expect(await stocks('productId: 535, size: "M"')).toEqual(of(1, 2, 0))
    expect(await stocks('productId: 535, size: "S"')).toEqual(of(2))
    expect(await stocks('productId: 535, size: "M2"')).toEqual(of())
    expect(await stocks("productId: 535")).toEqual(of())
    expect(await stocks("productId: 99999")).toEqual({ ownStores: null })
  })

  test("say for each weekday when they are open (3.69)", async () => {
    const query = `{ ownStores(productId: 501, size: "uniw") { stocks { stockInfo { openingHours { monday { open from till } sunday { open from } } } } } }`
    expect(await ask(query)).toMatchObject({
      ownStores: {
        stocks: [
          { stockInfo: { openingHours: { monday: { open: true, from: "10:00", till: "19:00" }, sunday: { open: false, from: null } } } },
          {},
          { stockInfo: { openingHours: { monday: { open: false } } } },
        ],
      },
    })
  })
})
