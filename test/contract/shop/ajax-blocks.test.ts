import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { setThirdPartyScripts } from "../../../fixtures/shop/shop-settings.ts"
import { rowHash } from "../../../fixtures/shop/basket/basket-rows.ts"

const request = (blocks: object) => `/ajax/get.php?request=${encodeURIComponent(JSON.stringify(blocks))}`

describe("/ajax/get.php", () => {
  test("an empty basket: no rows, and delivery that is not free (11.63)", async () => {
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

  test("rows come in the order of adding, with every field of the platform (11.63, 11.64, 11.110)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "603", size: "uniw", number: "1.5" })
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    const icon = (end: string) => expect.stringMatching(new RegExp(String.raw`^/hpeciai/[0-9a-f]{12}/pol_il_.*${end}$`))
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

  test("from the threshold on delivery is free: 0.00 as text (11.63)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "3" })
    expect(await shopper.json(request({ Basket: {} }))).toMatchObject({
      Basket: { response: { basket: { worth: 387, shippingCost: "0.00", toShippingFree: "0.00" } } },
    })
  })

  test("several blocks in one call, by POST too; a block the shop does not have is an error of its own (7.11, 11.60, 11.61, 11.65)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const blocks = JSON.stringify({ Wishlist: {}, Projector: { format: "json", params: {} }, Orders: {}, __proto__: null, toString: {} })
    const reply: unknown = await (await shopper.post("/ajax/get.php", { request: blocks })).json()
    expect(reply).toEqual({
      Wishlist: { response: { attributes: { count: 0, cost: "0.00" } } },
      Projector: { response: { projector: {} } },
      Orders: { error: 'This shop has no block "Orders"' },
      toString: { error: 'This shop has no block "toString"' },
    })
  })

  test("Projector tells of the product that it names what projector.php does; of none it tells nothing (3.14, 11.62, 11.281)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const ask = (params: object) => shopper.json(request({ Projector: { format: "json", params } }))
    const direct = async (query: string) => ({ Projector: { response: { projector: await shopper.json(`/ajax/projector.php?${query}`) } } })
    expect(await ask({ product: "601", size: "M", get: "sizeprices,product" })).toEqual(
      await direct("product=601&size=M&get=sizeprices,product"),
    )
    expect(await ask({ product: 602 })).toEqual(await direct("product=602&get=sizes,sizeprices"))
    expect(await ask({ product: 602 })).toMatchObject({ Projector: { response: { projector: { sizes: { id: 602 } } } } })
    for (const product of [999, "", "602 OR 1=1", "9".repeat(3000)])
      expect(await ask({ product })).toEqual({
        Projector: { response: { projector: typeof product === "string" && product.length > 2000 ? {} : null } },
      })
    expect(await ask({ product: { id: 602 } })).toEqual({ Projector: { response: { projector: {} } } })
  })

  const device = { mobile: "false", tablet: "false", pc: "true", additional_ajax: "" }

  test("Snippets has the scripts that the shop lists, on pages that run them and on no other (3.14, 3.15, 7.14, 11.68, 11.69, 11.282)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const ask = (params: object) => shopper.json(request({ Snippets: { format: "json", params: { ...device, ...params } } }))
    expect(await ask({ request_uri: "/" })).toEqual({ Snippets: { response: { items: {} } } })
    await setThirdPartyScripts(database, ["https://ads.example/a.js?x=1&y=2", "https://ads.example/b.js"])
    const listed = {
      script_1: { region: "head", content: '<script async src="https://ads.example/a.js?x=1&amp;y=2"></script>' },
      script_2: { region: "head", content: '<script async src="https://ads.example/b.js"></script>' },
    }
    for (const page of ["/", "/product-pol-601.html?selected_size=M", "/basketedit.php?mode=1"])
      expect(await ask({ request_uri: page })).toEqual({ Snippets: { response: { items: listed } } })
    for (const page of ["/signin.php", "/client-orders.php", "/nothing.html"])
      expect(await ask({ request_uri: page })).toEqual({ Snippets: { response: { items: {} } } })
  })

  test("scripts with a position are told in the order of positions, under the regions that the wire knows (7.17, 9.32, 11.402)", async () => {
    const { shop, database } = await openTestShop()
    await setThirdPartyScripts(database, [
      "body_bottom:https://ads.example/z.js",
      "body_top:https://ads.example/b.js",
      "https://ads.example/a.js",
    ])
    const script = (name: string) => `<script async src="https://ads.example/${name}.js"></script>`
    expect(await makeShopper(shop).json(request({ Snippets: { format: "json", params: { ...device, request_uri: "/" } } }))).toEqual({
      Snippets: {
        response: {
          items: {
            script_1: { region: "head", content: script("a") },
            script_2: { region: "body_top", content: script("b") },
            script_3: { region: "body", content: script("z") },
          },
        },
      },
    })
  })

  test("ToplayersAndWidgets has nothing to lay over a page, and no script (3.14, 7.15, 11.68, 11.282)", async () => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).json(request({ ToplayersAndWidgets: { format: "json", params: device } }))).toEqual({
      ToplayersAndWidgets: { response: { items: {} } },
    })
  })

  test.each([
    [{ ...device, mobile: "yes" }, 'The parameter "mobile" is "true" or "false"'],
    [{ ...device, pc: 1 }, 'The parameter "pc" is "true" or "false"'],
    [{ ...device, request_uri: "https://evil.example/" }, 'The parameter "request_uri" is a path of this shop'],
    [{ ...device, request_uri: "//evil.example" }, 'The parameter "request_uri" is a path of this shop'],
  ])("what a page cannot be is said by both blocks: %j (11.282)", async (params, error) => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).json(request({ Snippets: { params }, ToplayersAndWidgets: { params } }))).toEqual({
      Snippets: { error },
      ToplayersAndWidgets: { error },
    })
  })

  test("a block whose value is no object is as if it said nothing (11.62)", async () => {
    const { shop } = await openTestShop()
    const blocks = { Projector: null, Snippets: [], ToplayersAndWidgets: "x", Comparers: 7 }
    expect(await makeShopper(shop).json(request(blocks))).toEqual({
      Projector: { response: { projector: {} } },
      Snippets: { response: { items: {} } },
      ToplayersAndWidgets: { response: { items: {} } },
      Comparers: { response: { attributes: { count: 0, cost: "0.00" } } },
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
