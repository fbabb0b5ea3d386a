import { Effect } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { basketOf, makeShopper, noticeOf, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 506: two each of 503, 504 and 505 in a glaze, 289 zł against 354; 505 in "zulawy" is sold out, of 503 in "bieszczady" there is one
// 525: a collection of 522, 523 and 524, each of which can be left out

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

type Fields = Readonly<Record<string, string>>
type Named = readonly (readonly [product: number, size: string])[]

const numbered = (prefix: "" | "bundle_", parts: Named, number = "1"): Fields =>
  Object.fromEntries(
    parts.flatMap(([product, size], at) => [
      [`${prefix}product[${at + 1}]`, String(product)],
      [`${prefix}size[${at + 1}]`, size],
      [`${prefix}number[${at + 1}]`, number],
    ]),
  )
const bundle = (parts: Named, number = "1"): Fields => ({ product: "506", mode: "1", size: "uniw", number, ...numbered("bundle_", parts) })
const collection = (parts: Named, number = "1"): Fields => ({
  own_collection: "525",
  mode: "1",
  own_number: number,
  ...numbered("", parts),
})
const blue: Named = [
  [503, "baltyk"],
  [504, "baltyk"],
  [505, "baltyk"],
]
const mixed: Named = [
  [503, "zulawy"],
  [504, "baltyk"],
  [505, "baltyk"],
]
const linen: Named = [
  [522, "160x200"],
  [523, "50x60"],
]

const post = async (shopper: Shopper, fields: Fields) => (await shopper.post("/basketchange.php", fields)).headers.get("location")
const rowsOf = (shopper: Shopper) =>
  shopper.data(`{ basket { products { id quantity worth { gross { value } } bundleProducts { productId sizeId quantity }
    ownRowDetails { name size quantity } } } }`)

describe("a bundle", () => {
  test.each([
    ["a form", (shopper: Shopper) => shopper.post("/basketchange.php", bundle(blue))],
    [
      "a form whose numbers and price are forged",
      (shopper: Shopper) => shopper.post("/basketchange.php", { ...bundle(blue), ...numbered("bundle_", blue, "0.01"), price: "1.00" }),
    ],
    [
      "GraphQL",
      (shopper: Shopper) => {
        const parts = blue.map(([id, size]) => `{ id: ${id}, size: "${size}" }`).join(", ")
        return shopper.data(
          `mutation { addProductsToBasket(ProductInput: [{ id: 506, size: "uniw", quantity: 1, bundleParts: [${parts}] }]) { status } }`,
        )
      },
    ],
  ])("is bought by %s at the shop's price, and its row tells its parts (3.56, 16.21, 17.30)", async (_, buy) => {
    const shopper = makeShopper(shop)
    await buy(shopper)
    expect(await rowsOf(shopper)).toMatchObject({
      basket: {
        products: [
          {
            id: 506,
            worth: { gross: { value: 289 } },
            bundleProducts: blue.map(([productId, sizeId]) => ({ productId, sizeId, quantity: 2 })),
            ownRowDetails: [{ name: "Kubek śniadaniowy 300 ml", size: "Bałtyk", quantity: 2 }, {}, {}],
          },
        ],
      },
    })
  })

  test("of other parts is another row, of the same ones is not (17.29)", async () => {
    const shopper = makeShopper(shop)
    for (const parts of [blue, mixed, blue.toReversed()]) await post(shopper, bundle(parts))
    expect(await basketOf(shopper)).toEqual([
      [506, "uniw", 2],
      [506, "uniw", 1],
    ])
  })

  test.each<[string, Named, string]>([
    ["a part without a size", [[503, ""], ...blue.slice(1)], "Kubek śniadaniowy 300 ml: proszę wybrać rozmiar"],
    ["a part that is sold out", [...blue.slice(0, 2), [505, "zulawy"]], "Miseczka śniadaniowa 14 cm: nie ma tyle w magazynie"],
    ["fewer of a part than one set needs", [[503, "bieszczady"], ...blue.slice(1)], "Kubek śniadaniowy 300 ml: nie ma tyle w magazynie"],
    ["a part of another product", [...blue, [501, "uniw"]], "Wysłane części nie pasują do tego zestawu"],
    ["a part twice", [...blue, [503, "zulawy"]], "Wysłane części nie pasują do tego zestawu"],
    ["a size that the part does not have", [[503, "M"], ...blue.slice(1)], "Wysłane części nie pasują do tego zestawu"],
  ])("with %s is refused in words, and the page gets its parts back (16.45, 16.46)", async (_, parts, words) => {
    const shopper = makeShopper(shop)
    const location = await post(shopper, bundle(parts))
    expect(new URL(location ?? "", shopOrigin).searchParams.get("selected_parts")?.split(",")).toHaveLength(parts.length)
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: 506, message: expect.stringContaining(words) })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("without one of its parts is not sold", async () => {
    const shopper = makeShopper(shop)
    await post(shopper, bundle(blue.slice(1)))
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: 506, code: "choice_missing" })
  })

  test("is the only one that takes parts: those of a product without any are refused (16.45)", async () => {
    const shopper = makeShopper(shop)
    await post(shopper, { product: "501", number: "1", ...numbered("bundle_", blue) })
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code: "part_unknown" })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("names the part that was sold out meanwhile, in its row and when it is bought again (16.45, 17.30)", async () => {
    const { shop: busy, place, close } = await openProjectShop()
    const database = await openShopData(place)
    try {
      const shopper = makeShopper(busy)
      await post(shopper, bundle(blue))
      await database.run("UPDATE product_size SET stock = '1' WHERE product = 505 AND size = 'baltyk'")
      const rows = await shopper.data("{ basket { products { availableNow ownRowDetails { name soldOut } } } }")
      const told = [
        { name: "Kubek śniadaniowy 300 ml", soldOut: false },
        { name: "Talerz śniadaniowy 21 cm", soldOut: false },
        { name: "Miseczka śniadaniowa 14 cm", soldOut: true },
      ]
      expect(rows).toEqual({ basket: { products: [{ availableNow: false, ownRowDetails: told }] } })
      await noticeOf(shopper)
      await post(shopper, bundle(blue))
      expect(await noticeOf(shopper)).toMatchObject({ message: expect.stringContaining("Miseczka śniadaniowa 14 cm: nie ma tyle") })
    } finally {
      await database.close()
      await close()
    }
  })

  test("counts the stock of its parts, whatever else of the basket holds it (16.20, 16.45)", async () => {
    const shopper = makeShopper(shop)
    // seven bowls in "baltyk": three sets take six, the seventh is left for one bowl alone
    await post(shopper, bundle(blue, "3"))
    await post(shopper, { product: "505", size: "baltyk", number: "2" })
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", code: "quantity_above_maximum", limit: "1" })
    await post(shopper, { product: "505", size: "baltyk", number: "1" })
    await post(shopper, bundle(blue, "1"))
    expect(await noticeOf(shopper)).toMatchObject({ code: "part_unavailable" })
    expect(await basketOf(shopper)).toEqual([
      [506, "uniw", 3],
      [505, "baltyk", 1],
    ])
  })

  test("is priced by the call of a page, which tells what is saved (7.72, 11.57, 16.47)", async () => {
    const client = makeShopClient({ origin: shopOrigin, fetch: (request) => shop.fetch(request), language: "pl", timeoutMs: 60_000 })
    const fields = (parts: Named) => Object.entries(bundle(parts)).map(([name, value]) => ({ name, value }))
    const price = (parts: Named) => Effect.runPromise(makeKyProductApi(client).bundlePrice(fields(parts)))
    expect(await price(mixed)).toEqual({ gross: { minor: 28_900 }, net: { minor: 23_496 } })
    expect(await price(blue.slice(1))).toBeNull()
    const reply = await makeShopper(shop).json(`/ajax/projector.php?${new URLSearchParams({ ...bundle(blue), get: "bundleprice,bundle" })}`)
    expect(reply).toEqual({
      bundleprice: { value: "289.00", price_net: "234.96", amount_diff_gross: "65.00", amount_diff_net: "52.84", percent_diff: "18" },
      bundle: blue.map(([product, size]) => ({ product, size, quantity: 2 })),
    })
  })
})

describe("a collection", () => {
  test("adds each chosen part as a row of its own, as often as the collection (16.21, 16.44)", async () => {
    const shopper = makeShopper(shop)
    await post(shopper, collection(linen, "2"))
    expect(await basketOf(shopper)).toEqual([
      [522, "160x200", 2],
      [523, "50x60", 2],
    ])
  })

  test("adds nothing when one part is not there, and names it (16.45)", async () => {
    const shopper = makeShopper(shop)
    const location = await post(shopper, collection([...linen, [524, "160x200"]], "2"))
    expect(location).toContain("/product-pol-525-")
    expect(await noticeOf(shopper)).toMatchObject({
      productId: 525,
      message: expect.stringContaining("Prześcieradło z lnu z gumką: nie ma tyle"),
    })
    expect(await basketOf(shopper)).toEqual([])
  })

  test("of nothing is refused (5.54)", async () => {
    const shopper = makeShopper(shop)
    await post(shopper, collection([]))
    expect(await noticeOf(shopper)).toMatchObject({ productId: 525, code: "choice_missing" })
  })

  test("leaves out a part whose box is not checked in a form without scripts (16.22, 16.44)", async () => {
    const shopper = makeShopper(shop)
    const fields = Object.entries(collection([...linen, [524, "90x200"]])).filter(([name]) => name !== "number[2]")
    await post(shopper, Object.fromEntries(fields))
    expect(await basketOf(shopper)).toEqual([
      [522, "160x200", 1],
      [524, "90x200", 1],
    ])
  })
})

test("several products of one form are bought at once, or none of them (16.24)", async () => {
  const shopper = makeShopper(shop)
  await post(shopper, { mode: "1", ...numbered("", [...linen, [522, "no-such-size"]]) })
  expect(await basketOf(shopper)).toEqual([])
  await post(shopper, { mode: "1", ...numbered("", linen, "2") })
  expect(await basketOf(shopper)).toEqual([
    [522, "160x200", 2],
    [523, "50x60", 2],
  ])
})

test.each(["0", "x", "-1", "1e9", "999999999999"])(
  "a part of the product id %s is no part, and leads back to a page that there is (10.230)",
  async (id) => {
    const shopper = makeShopper(shop)
    const sent = { ...bundle(blue), "bundle_product[4]": id, "bundle_number[4]": "1" }
    const location = new URL((await post(shopper, sent)) ?? "", shopOrigin)
    expect([location.pathname, location.searchParams.get("selected_parts")]).toEqual([
      expect.stringMatching(/^\/product-pol-506-/),
      `503:baltyk,504:baltyk,505:baltyk,${id}:`,
    ])
    expect((await shopper.post("/basketchange.php", { ...sent, product: "99999" })).status).toBe(400)
    expect(await basketOf(shopper)).toEqual([])
  },
)
