import { beforeAll, describe, expect, test } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { basketOf, makeShopper, noticeOf, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// 529, 580 and 581: a towel in three colours, shown as rows; of 580 there are six large ones, of 581 none

let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop()
  shop = opened.shop
  return opened.close
})

type Typed = readonly (readonly [product: number | string, size: string, number: string])[]

/** The form without scripts: every row stands in it, ordered or not. */
const form = (rows: Typed, page = "529") => ({
  own_rows: page,
  mode: "1",
  ...Object.fromEntries(
    rows.flatMap(([product, size, number], at) => [
      [`product[${at + 1}]`, String(product)],
      [`size[${at + 1}]`, size],
      [`number[${at + 1}]`, number],
    ]),
  ),
})

async function post(shopper: Shopper, rows: Typed, page?: string) {
  const response = await shopper.post("/basketchange.php", form(rows, page))
  const location = response.headers.get("location")
  return location === null ? null : new URL(location, shopOrigin)
}

test("its versions are told with what an offer has, from the page of any of them (16.51)", async () => {
  const query = (id: number) =>
    `{ product(productId: ${id}) { product { ownChoices { multiversions { way } set { boughtAs parts { optional quantity products { id versionName } } } } } } }`
  const rows = [529, 580, 581].map((id) => ({ optional: true, quantity: 1, products: [{ id }] }))
  for (const id of [529, 581])
    expect(await makeShopper(shop).data(query(id))).toMatchObject({
      product: { product: { ownChoices: { multiversions: null, set: { boughtAs: "multi-variant", parts: rows } } } },
    })
  // a group without that setting is shown one at a time
  expect(await makeShopper(shop).data(query(507))).toMatchObject({ product: { product: { ownChoices: { set: null } } } })
})

describe("a form of rows (4.42, 16.13, 16.52)", () => {
  test("puts every ordered row into the basket at once, and leads to the cart (16.55)", async () => {
    const shopper = makeShopper(shop)
    const location = await post(shopper, [
      [529, "50x100", "2"],
      [580, "75x140", "1"],
      [581, "", ""],
    ])
    expect(location?.pathname).toBe("/basketedit.php")
    expect(await basketOf(shopper)).toEqual([
      [529, "50x100", 2],
      [580, "75x140", 1],
    ])
    expect(await noticeOf(shopper)).toMatchObject({ is: "added", row: "" })
  })

  test.each<[string, Typed, object]>([
    [
      "more than there is",
      [
        [529, "50x100", "2"],
        [580, "75x140", "9"],
      ],
      { row: "580", code: "quantity_above_maximum", limit: "6" },
    ],
    [
      "a row without its size",
      [
        [529, "50x100", "2"],
        [580, "", "1"],
      ],
      { row: "580", code: "size_not_chosen" },
    ],
    [
      "a sold-out size",
      [
        [581, "75x140", "1"],
        [529, "50x100", "1"],
      ],
      { row: "581", code: "product_unavailable" },
    ],
    ["what is no number", [[529, "50x100", "dwa"]], { row: "529", code: "quantity_not_a_number" }],
  ])("with %s puts nothing in, and leads back to its page with all that was typed (16.52, 16.53)", async (_, rows, refusal) => {
    const shopper = makeShopper(shop)
    const location = await post(shopper, rows)
    expect(location?.pathname).toContain("/product-pol-529")
    expect(location?.searchParams.get("selected_rows")).toBe(rows.map((row) => row.join(":")).join(","))
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", productId: 529, ...refusal })
    expect(await basketOf(shopper)).toEqual([])
  })

  test.each<[string, Typed]>([
    [
      "empty rows",
      [
        [529, "50x100", ""],
        [580, "", " 0 "],
      ],
    ],
    ["no rows", []],
  ])("with %s is told that nothing was chosen (16.15)", async (_, rows) => {
    const shopper = makeShopper(shop)
    expect((await post(shopper, rows))?.pathname).toContain("/product-pol-529")
    expect(await noticeOf(shopper)).toMatchObject({ is: "notAdded", message: expect.stringContaining("nie wybrano żadnego produktu") })
  })

  test("of a page that the shop does not have is refused, and no long text comes back in an address", async () => {
    expect(await post(makeShopper(shop), [[529, "50x100", ""]], "999")).toBeNull()
    const long = await post(makeShopper(shop), [[529, "x".repeat(500), "9".repeat(500)]])
    expect(long?.search.length).toBeLessThan(100)
  })
})
