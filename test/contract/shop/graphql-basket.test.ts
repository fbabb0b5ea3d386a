import { describe, expect, test } from "vitest"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"
import { basketOf, makeShopper } from "../../support/shop/shopper.ts"
import { countStatements } from "../../support/shop/asked-statements.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const response = "{ status error { code message limit } results { status error { code } } }"
const success = (count: number) => ({
  status: "success",
  error: null,
  results: Array.from({ length: count }, () => ({ status: "success", error: null })),
})

describe("the basket over GraphQL", () => {
  test("adding opens a session and says what became of each product (7.63, 11.37)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const query = `mutation { addProductsToBasket(ProductInput: [{ id: 601, size: "M", quantity: 2 }, { id: 603, size: "uniw", quantity: 1.5 }]) ${response} }`
    expect(await shopper.data(query, "/graphql/v1/?mutation=addProductsToBasket")).toEqual({ addProductsToBasket: success(2) })
    expect(shopper.cookies.get("client")).toMatch(/^[\w-]{43}$/)
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 2],
      [603, "uniw", 1.5],
    ])
  })

  test("with one refused product nothing at all is changed, and the reply says which and why (3.10)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const query = `mutation { addProductsToBasket(ProductInput: [{ id: 602, size: "uniw", quantity: 1 }, { id: 601, size: "M", quantity: 6 }]) ${response} }`
    expect(await shopper.data(query, "/graphql/v1/?lang=eng")).toEqual({
      addProductsToBasket: {
        status: "error",
        error: { code: "quantity_above_maximum", message: expect.stringContaining("You can add maximum 5"), limit: "5" },
        results: [
          { status: "error", error: null },
          { status: "error", error: { code: "quantity_above_maximum" } },
        ],
      },
    })
    expect(await basketOf(shopper)).toEqual([])
    expect(shopper.cookies.size).toBe(0)
  })

  test("quantities are set and rows removed, by hash or by product and size (7.64, 11.37)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.data(
      `mutation { addProductsToBasket(ProductInput: [{ id: 601, size: "M", quantity: 2 }, { id: 602, size: "uniw", quantity: 1 }]) ${response} }`,
    )
    const set = `ownChangeBasketProducts(ProductInput: [{ id: 602, size: "onesize", quantity: 12 }, { id: 601, size: "M", additional: "${rowHash(601, "M")}", quantity: 5 }]) ${response}`
    expect(await shopper.data(`mutation { ${set} }`)).toEqual({ ownChangeBasketProducts: success(2) })
    expect(await basketOf(shopper)).toEqual([
      [601, "M", 5],
      [602, "uniw", 12],
    ])
    const remove = `removeProductsFromBasket(ProductInput: [{ id: 601, size: "M" }]) ${response}`
    expect(await shopper.data(`mutation { ${remove} }`)).toEqual({ removeProductsFromBasket: success(1) })
    expect(await shopper.data(`mutation { ${remove} }`)).toMatchObject({
      removeProductsFromBasket: { status: "error", error: { code: "row_unknown" } },
    })
    expect(await basketOf(shopper)).toEqual([[602, "uniw", 12]])
  })

  test.each([
    ["1e9", "quantity_above_maximum"],
    ["-1", "quantity_below_minimum"],
    ["0", "quantity_below_minimum"],
    ["0.1", "quantity_off_step"],
    ["2147483648", "quantity_above_maximum"],
    ["9007199254740993", "quantity_above_maximum"],
    ["1e21", "quantity_above_maximum"],
    ["1e300", "quantity_above_maximum"],
    ["-1e21", "quantity_below_minimum"],
    ["1e-9", "quantity_off_step"],
  ])("a quantity of %s is refused", async (quantity, code) => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const query = `mutation { addProductsToBasket(ProductInput: [{ id: 602, size: "uniw", quantity: ${quantity} }]) ${response} }`
    expect(await shopper.data(query)).toMatchObject({ addProductsToBasket: { status: "error", error: { code } } })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("no products, too many products and quantities of another type are errors", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const add = (list: string) => shopper.ask(`mutation { addProductsToBasket(ProductInput: ${list}) { status } }`)
    expect(JSON.stringify(await add("[]"))).toContain("1 to 100")
    expect(JSON.stringify(await add(`[${'{ id: 602, size: "uniw", quantity: 1 }'.repeat(101)}]`))).toContain("1 to 100")
    expect(JSON.stringify(await add('[{ id: 602, size: "uniw", quantity: "1" }]'))).toContain("errors")
    expect(await basketOf(shopper)).toEqual([])
  })

  test("several mutations of one document run in order in one session", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const add = (id: number) => `addProductsToBasket(ProductInput: [{ id: ${id}, size: "uniw", quantity: 2 }]) { status }`
    await shopper.data(`mutation { a: ${add(602)} b: ${add(603)} c: ${add(602)} }`)
    expect(await basketOf(shopper)).toEqual([
      [602, "uniw", 4],
      [603, "uniw", 2],
    ])
    expect(await database.all("SELECT * FROM session")).toHaveLength(1)
  })

  test("the whole basket: rows, cost, sums (3.54, 3.59, 10.166)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.data('mutation { addProductsToBasket(ProductInput: [{ id: 603, size: "uniw", quantity: 1.5 }]) { status } }')
    const amount = "{ gross { value formatted } net { value } }"
    const query = `{ basket {
      products { id size comment availableNow forPoints quantity additional worth ${amount} ownUnitPrice ${amount}
        data { type name link icon code versionName unit { name sellBy } sizes { id amount } orderQuantityRange { max_quantity_per_order } ownIcon { webp jpg px } } }
      basketCost { totalProductsCost ${amount} shippingCost ${amount} totalToPay ${amount} toShippingFree ownShippingFreeFrom }
      summaryBasket { worth ${amount} shipping ${amount} orderDivisionPossible productsCounter productsNumber } } }`
    const price = (gross: number, net: number) => ({
      gross: { value: gross, formatted: `${gross.toFixed(2).replace(".", ",")} zł` },
      net: { value: net },
    })
    expect(await shopper.data(query)).toEqual({
      basket: {
        products: [
          {
            id: 603,
            size: "uniw",
            comment: null,
            availableNow: true,
            forPoints: false,
            quantity: 1.5,
            additional: rowHash(603, "uniw"),
            worth: price(59.85, 48.66),
            ownUnitPrice: price(39.9, 32.44),
            data: {
              type: "item",
              name: "Len",
              link: "/product-pol-603-Len.html",
              icon: expect.stringMatching(/_il_Len-603_1\.jpg$/),
              code: "T-603",
              versionName: null,
              unit: { name: "m", sellBy: 0.5 },
              sizes: [{ id: "uniw", amount: 12.5 }],
              orderQuantityRange: { max_quantity_per_order: 6 },
              ownIcon: { webp: expect.stringMatching(/webp$/), jpg: expect.stringMatching(/jpg$/), px: 160 },
            },
          },
        ],
        basketCost: {
          totalProductsCost: price(59.85, 48.66),
          shippingCost: price(14.99, 12.19),
          totalToPay: price(74.84, 60.85),
          toShippingFree: 239.15,
          ownShippingFreeFrom: 299,
        },
        summaryBasket: {
          worth: price(59.85, 48.66),
          shipping: price(14.99, 12.19),
          orderDivisionPossible: false,
          productsCounter: 1,
          productsNumber: 1.5,
        },
      },
    })
  })

  test("an empty basket costs nothing and its delivery is not known", async () => {
    const { shop } = await openTestShop()
    expect(
      await makeShopper(shop).data(
        "{ basket { basketCost { totalToPay { gross { value } } shippingCost { gross { value } } toShippingFree } } }",
      ),
    ).toEqual({
      basket: { basketCost: { totalToPay: { gross: { value: 0 } }, shippingCost: null, toShippingFree: 299 } },
    })
  })

  test("a row that sold out stays, says so, and hinders no other row", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.data(
      'mutation { addProductsToBasket(ProductInput: [{ id: 601, size: "M", quantity: 2 }, { id: 602, size: "uniw", quantity: 1 }]) { status } }',
    )
    await database.run("UPDATE product_size SET stock = '0' WHERE product = 601 AND size = 'M'")
    expect(await shopper.data("{ basket { products { id availableNow } } }")).toEqual({
      basket: {
        products: [
          { id: 601, availableNow: false },
          { id: 602, availableNow: true },
        ],
      },
    })
    const both = `ownChangeBasketProducts(ProductInput: [{ id: 601, size: "M", quantity: 2 }, { id: 602, size: "uniw", quantity: 3 }]) { status }`
    expect(await shopper.data(`mutation { ${both} }`)).toEqual({ ownChangeBasketProducts: { status: "success" } })
  })
})

test("a document that asks for the basket in twenty aliases reads it once", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "602", number: "1" })
  const reads = (baskets: number): Promise<number> =>
    countStatements(async () => {
      const fields = Array.from({ length: baskets }, (_, at) => `a${at}: basket { products { id } }`).join(" ")
      expect(await shopper.data(`{ ${fields} }`)).toMatchObject({ [`a${baskets - 1}`]: { products: [{ id: 602 }] } })
    })
  const once = await reads(1)
  expect(once).toBeGreaterThan(0)
  expect(await reads(20)).toBe(once)
})
