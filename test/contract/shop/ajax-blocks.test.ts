import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"

const request = (blocks: object) => `/ajax/get.php?request=${encodeURIComponent(JSON.stringify(blocks))}`

describe("/ajax/get.php", () => {
  test("an empty basket: no rows, and delivery that is not free", async () => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).json(request({ Basket: { format: "json" } }))).toEqual({
      Basket: {
        response: {
          basket: {
            productsCounter: 0,
            productsNumber: 0,
            products: [],
            user: { type: "guest", wholesale_order: "false" },
            worth: 0,
            worth_formatted: "0,00 zł",
            worth_net_formatted: "0,00 zł",
            shippingCost: "0.00",
            shippingCost_formatted: "0,00 zł",
            shippingCost_net_formatted: "0,00 zł",
            toShippingFree: "299.00",
          },
        },
      },
    })
  })

  test("rows come in the order of adding, with every field of the platform", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "603", size: "uniw", number: "1.5" })
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    const icon = (end: string) => expect.stringMatching(new RegExp(String.raw`^/hpeciai/[0-9a-f]{16}/pol_il_.*${end}$`))
    expect(await shopper.json(request({ Basket: {} }))).toEqual({
      Basket: {
        response: {
          basket: {
            productsCounter: 2,
            productsNumber: 2.5,
            products: [
              {
                id: 603,
                md5_additional: rowHash(603, "uniw"),
                link: "/product-pol-603-Len.html",
                icon: icon("jpg"),
                icon_second: icon("webp"),
                name: "Len",
                size: "uniw",
                size_name: "",
                product_version_name: "",
                count: 1.5,
                worth_unit: "m",
                prices: { worth_gros_formatted: "59,85 zł", worth_net_formatted: "48,66 zł" },
                subscription_period: "0",
              },
              expect.objectContaining({
                id: 601,
                size: "M",
                size_name: "M",
                count: 1,
                prices: { worth_gros_formatted: "129,00 zł", worth_net_formatted: "104,88 zł" },
              }),
            ],
            user: { type: "guest", wholesale_order: "false" },
            worth: 188.85,
            worth_formatted: "188,85 zł",
            worth_net_formatted: "153,54 zł",
            shippingCost: "14.99",
            shippingCost_formatted: "14,99 zł",
            shippingCost_net_formatted: "12,19 zł",
            toShippingFree: "110.15",
          },
        },
      },
    })
  })

  test("from the threshold on delivery is free: 0.00 as text", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "3" })
    expect(await shopper.json(request({ Basket: {} }))).toMatchObject({
      Basket: { response: { basket: { worth: 387, shippingCost: "0.00", toShippingFree: "0.00" } } },
    })
  })

  test("several blocks in one call, by POST too; a block the shop does not have is an error of its own (7.11)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const blocks = JSON.stringify({ Wishlist: {}, Projector: { format: "json", params: {} }, Hotspots: {}, __proto__: null, toString: {} })
    const reply: unknown = await (await shopper.post("/ajax/get.php", { request: blocks })).json()
    expect(reply).toEqual({
      Wishlist: { response: { attributes: { count: 0, cost: "0.00" } } },
      Projector: { response: { projector: {} } },
      Hotspots: { error: 'This shop has no block "Hotspots"' },
      toString: { error: 'This shop has no block "toString"' },
    })
  })

  test.each([
    ["no request", "/ajax/get.php"],
    ["a request that is no JSON", "/ajax/get.php?request=%7B"],
    ["an array", "/ajax/get.php?request=%5B%5D"],
    ["null", "/ajax/get.php?request=null"],
    ["too many blocks", request(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`B${at}`, {}])))],
  ])("%s is 400", async (_, path) => {
    const { shop } = await openTestShop()
    expect((await makeShopper(shop).send(path)).status).toBe(400)
  })
})
