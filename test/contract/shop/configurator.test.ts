import { Effect } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 554: a roller blind, 40 to 240 cm wide, from four pieces 5% less; 557: a table top with a group of checkboxes; 501: nothing to configure

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

const client = () => makeShopClient(connectionTo((request) => shop.fetch(request)))
const blind = { product: "554", number: "1", width: "1000", height: "1000", fabric: "linen", cassette: "open", drive: "spring" }
const fieldsOf = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([name, value]) => ({ name, value }))
const rowsOf = (shopper: Shopper) =>
  shopper.data("{ basket { products { id quantity additional worth { gross { value } } ownRowDetails { is name value } } } }")

test("a product tells its parameters in the page's language, and the formula (11.113)", async () => {
  const api = makeKyCatalogueApi(makeGraphqlClient(sendOverHttp(client())))
  const choices = await Effect.runPromise(api.choices(554))
  expect(choices?.kind).toMatchObject({
    is: "configured",
    formula: {
      program: expect.stringContaining("rates[fabric]"),
      parameters: expect.arrayContaining([
        expect.objectContaining({ id: "width", name: "Szerokość (mm)", is: "number", required: true, initial: "1200" }),
      ]),
    },
  })
  expect((await Effect.runPromise(api.choices(501)))?.kind).toEqual({ is: "single" })
})

describe("the price of what is configured (7.77, 7.78, 11.112)", () => {
  const price = (fields: Readonly<Record<string, string>>) => Effect.runPromise(makeKyProductApi(client()).unitPrice(fieldsOf(fields)))

  test("is the shop's own, by the quantity as well", async () => {
    // 95 + 1 m2 of linen at 149 + 1 m at 53.15 + the spring at 64
    expect(await price(blind)).toMatchObject({ _tag: "UnitPrice", price: { gross: { minor: 36_115 }, net: { minor: 29_362 } } })
    expect(await price({ ...blind, number: "4" })).toMatchObject({ price: { gross: { minor: 34_309 } } })
  })

  test("stands on the wire as amounts, or as what the formula has to say (11.59)", async () => {
    const shopper = makeShopper(shop)
    const ask = async (fields: Readonly<Record<string, string>>): Promise<unknown> =>
      (await shopper.post("/ajax/calculatePrice.php", { ...fields, size: "uniw" })).json()
    expect(await ask(blind)).toEqual({
      worth: "361.15",
      worth_net: "293.62",
      priceformula_calculation_error: "",
      priceformula_calculation_error_msg: "",
    })
    expect(await ask({ ...blind, fabric: "silk" })).toMatchObject({
      priceformula_calculation_error: expect.stringContaining("Nie udało się"),
      priceformula_calculation_error_msg: expect.stringContaining("NaN"),
    })
  })

  test("counts what is out of its bounds as the bound (5.58)", async () => {
    expect(await price({ ...blind, width: "9000" })).toEqual(await price({ ...blind, width: "2400" }))
  })

  test("is refused in words where the formula has none, and is nothing for what has no formula", async () => {
    expect(await price({ ...blind, fabric: "silk" })).toMatchObject({
      _tag: "PriceRefused",
      message: expect.stringContaining("Nie udało się"),
    })
    expect(await price({ product: "501", number: "1" })).toBeNull()
    expect(await price({ product: "99999" })).toBeNull()
  })
})

describe("a configured product is bought by its form", () => {
  test("at the price that the shop computes, whatever else is sent; the row says how it is configured (12.6)", async () => {
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { ...blind, childSafe: "1", label: "Kuchnia" })
    expect(await rowsOf(shopper)).toMatchObject({
      basket: {
        products: [
          {
            id: 554,
            worth: { gross: { value: 373.15 } },
            ownRowDetails: [
              { is: "parameter", name: "Szerokość (mm)", value: "1000" },
              { is: "parameter", name: "Wysokość (mm)", value: "1000" },
              { is: "parameter", name: "Tkanina", value: "Len naturalny" },
              { is: "parameter", name: "Kaseta", value: "bez kasety" },
              { is: "parameter", name: "Napęd", value: "sprężyna" },
              { is: "parameter", name: "", value: "Napinacz zabezpieczający dla domu z dziećmi" },
              { is: "parameter", name: "Oznaczenie okna", value: "Kuchnia" },
            ],
          },
        ],
      },
    })
  })

  test("other parameters are another row, the same are more of it, and the price follows the quantity (12.7, 17.29)", async () => {
    const shopper = makeShopper(shop)
    for (const width of ["1000", "1200", "1000,0"]) await shopper.post("/basketchange.php", { ...blind, width, number: "2" })
    expect(await rowsOf(shopper)).toMatchObject({
      basket: {
        products: [
          { quantity: 4, worth: { gross: { value: 1372.36 } } },
          { quantity: 2, worth: { gross: expect.anything() } },
        ],
      },
    })
  })

  test("a group of checkboxes is sent as often as boxes are checked", async () => {
    const top = "product=557&number=1&length=1400&depth=700&wood=oak&thickness=28&edge=straight&finish=raw"
    const shopper = makeShopper(shop)
    await shopper.send("/basketchange.php", { method: "POST", body: new URLSearchParams(`${top}&extras=corners&extras=cable`) })
    expect(await rowsOf(shopper)).toMatchObject({
      basket: {
        products: [
          { ownRowDetails: expect.arrayContaining([{ is: "parameter", name: "Dodatki", value: "zaokrąglone narożniki, otwór na kable" }]) },
        ],
      },
    })
  })

  test("what the rules hide is not kept (16.29)", async () => {
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { ...blind, side: "left" })
    expect(JSON.stringify(await rowsOf(shopper))).not.toContain("Strona łańcuszka")
  })

  test.each([
    ["a field that no parameter has", { depth: "5" }, { code: "parameter_unknown", name: "depth" }],
    ["a value that is not offered", { fabric: "silk" }, { code: "parameter_unknown", name: "Tkanina" }],
    ["a number out of its bounds", { width: "9000" }, { code: "parameter_out_of_bounds", name: "Szerokość (mm)", limit: "2400" }],
    ["no number", { width: "szeroka" }, { code: "parameter_not_a_number", name: "Szerokość (mm)" }],
    ["a required field left empty", { height: "" }, { code: "parameter_missing", name: "Wysokość (mm)" }],
    ["a required one of another choice", { drive: "motor" }, { code: "parameter_missing", name: "Sterowanie" }],
    ["a text that is too long", { label: "x".repeat(25) }, { code: "parameter_too_long", name: "Oznaczenie okna", limit: "24" }],
  ])("%s is refused by name, and the page keeps what was typed (12.26, 11.114)", async (_, wrong, expected) => {
    const shopper = makeShopper(shop)
    const fields = { ...blind, ...wrong }
    const response = await shopper.post("/basketchange.php", fields)
    const location = new URL(response.headers.get("location") ?? "", "http://a.pl")
    expect(location.searchParams.get("cassette")).toBe("open")
    for (const [name, value] of Object.entries(wrong)) expect(location.searchParams.get(name)).toBe(value)
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: 554, ...expected })
    expect(await rowsOf(shopper)).toMatchObject({ basket: { products: [] } })
  })
})
