import { describe, expect, test } from "vitest"
import { PlatformVisit } from "../../support/platform-shop/shop-visit.ts"

const blocks = async (visit: PlatformVisit, request: unknown): Promise<unknown> =>
  (await visit.ask("/ajax/get.php", { method: "POST", body: new URLSearchParams({ request: JSON.stringify(request) }) })).json()

describe.each(["current", "older"] as const)("the %s theme", (theme) => {
  const visit = new PlatformVisit({ theme })

  test("projector.php answers the blocks that are asked for, sizes and their id first", async () => {
    const response = await visit.ask("/ajax/projector.php?action=get&product=202&size=uniw&get=sizeprices,sizes,sizeavailability,pictures")
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    const text = await response.text()
    expect(text).toMatch(/^\{"sizes":\{"id":202,/)
    expect(JSON.parse(text)).toMatchObject({
      sizes: {
        code: "KB-202",
        firm: { name: "Kuźnia Brzozów" },
        taxes: { vat: "23.0" },
        unit_sellby: 1,
        items: { [theme === "older" ? "uniw" : "00000-uniw"]: { type: "uniw", priority: "0", prices: { price: 99 } } },
      },
      sizeprices: {
        value: "99.00",
        price_formatted: "99,00 zł",
        maxprice: "129.00",
        omnibus_price: "95.00",
        yousave_percent: "23",
        basket_enable: "y",
      },
      sizeavailability: { status: "enable", visible: "y", status_description: "Produkt dostępny" },
      pictures: { items: [{ url: expect.stringContaining("/pol_pl_") }, {}] },
    })
    expect(await (await visit.ask("/ajax/projector.php?product=9999")).text()).toBe("null")
  })

  test("projector.php tells versions of one level and of two, sets and prices by quantity", async () => {
    const get = async (product: number, names: string): Promise<unknown> =>
      (await visit.ask(`/ajax/projector.php?product=${product}&get=${names}`)).json()
    expect(await get(205, "versions")).toMatchObject({
      versions: { name: "Kolor", items: [{ id: 205, name: "biały" }, { id: 206 }, { id: 207, product_name: "Kubek emaliowany 400 ml" }] },
    })
    expect(await get(201, "versions")).toEqual({})
    expect(await get(214, "versions,multiversions")).toMatchObject({
      versions: { name: "Kolor \\ Wysokość" },
      multiversions: {
        items: [
          { values_id: "101", products: { product_id: 214 } },
          { values_id: "102", disabled: false, products: { product_id: 216 } },
          {},
          { values_id: "202" },
        ],
      },
    })
    expect(await get(216, "multiversions")).toMatchObject({ multiversions: { items: [{}, {}, {}, { disabled: true, products: null }] } })
    expect(await get(210, "bundle,bundleprice")).toEqual({
      bundleprice: { value: "109.00", price_net: "88.62", amount_diff_gross: "24.90", percent_diff: "19" },
      bundle: [
        { product: 205, quantity: 2 },
        { product: 221, quantity: 1 },
      ],
    })
    expect(await get(203, "sizeprices")).toMatchObject({
      sizeprices: {
        rebateNumber: {
          items: [
            { left: 3, price: "24.90" },
            { left: 6, price: "21.90" },
          ],
          nextleft: 3,
        },
      },
    })
    expect(await get(223, "sizeprices")).toEqual({ sizeprices: null })
  })

  test("get.php answers each block, and says which one it does not know", async () => {
    const own = new PlatformVisit({ theme })
    expect(await blocks(own, { Wishlist: {}, Nope: {} })).toEqual({
      Wishlist: { response: { attributes: { count: 0, cost: "0.00" } } },
      Nope: { error: "Unknown block Nope" },
    })
    await own.ask("/basketchange.php?product=208&size=4&number=2&mode=1")
    await own.ask("/basketchange.php?product=205&mode=2")
    expect(await blocks(own, { Basket: { format: "json" }, Wishlist: {} })).toMatchObject({
      Basket: {
        response: {
          basket: {
            productsCounter: 1,
            productsNumber: 2,
            worth: 378,
            worth_formatted: "378,00 zł",
            shippingCost: "0.00",
            toShippingFree: "0.00",
            products: [
              {
                id: 208,
                md5_additional: expect.stringMatching(/^[0-9a-f]{32}$/),
                size: "4",
                size_name: "M",
                count: 2,
                prices: { worth_gros_formatted: "378,00 zł" },
                subscription_period: "0",
              },
            ],
          },
        },
      },
      Wishlist: {
        response: {
          attributes: { count: 1, cost: "42.00" },
          product: [{ attributes: { id: 205 }, price: { attributes: { price_formatted: "42,00 zł" } } }],
        },
      },
    })
  })

  test("zones come by both calls, as sections with their ids", async () => {
    const zones: unknown = await (
      await visit.ask(
        "/ajax/hotspots.php?action=get-hotspots-html&zones-names=main_hotspot_zone4,nope&components=main_hotspot_zone4,nope&zones-types=hotspots,hotspots&product=&products=",
      )
    ).json()
    expect(zones).toEqual({
      main_hotspot_zone4: expect.stringMatching(/^\s*<section id="main_hotspot_zone4"[\s\S]*data-product_id="217"/),
      nope: "",
    })
    const params = {
      action: "get-hotspots-html",
      "zones-names": "p_associated_zone2",
      components: "basket",
      "zones-types": "projector",
      product: 205,
    }
    expect(await blocks(visit, { Hotspots: { format: "json", params } })).toEqual({
      Hotspots: { response: { basket: expect.stringContaining('data-product_id="206"') } },
    })
  })

  test("the small calls have their shapes", async () => {
    const json = async (path: string): Promise<unknown> => (await visit.ask(path)).json()
    expect(await json("/ajax/calculatePrice.php?product=212&width=60&length=200&edge=round&number=1&size=uniw")).toEqual({
      worth: "328.00",
      worth_net: "266.67",
      priceformula_calculation_error: false,
      priceformula_calculation_error_msg: "",
    })
    expect(await json("/ajax/calculatePrice.php?product=212&width=9")).toMatchObject({ worth: null, priceformula_calculation_error: true })
    expect(await json("/ajax/calculatePrice.php?product=201")).toBeNull()
    expect(await json("/ajax/payments.php?action=verify_iban&bankAccount=PL61109010140000071219812874")).toEqual({ errno: 0 })
    expect(await json("/ajax/payments.php?action=verify_iban&bankAccount=1")).toEqual({ errno: 1 })
    expect(await json("/ajax/opinions.php?action=get&type=product&resultsLimit=1&resultsPage=1")).toEqual({
      results: [{ orderSn: "700098", createDate: "2026-10-30 09:41:00", rating: 4, content: "Dobra, ale ciężka.", product: { id: 202 } }],
    })
    expect(await json("/ajax/projector.php?action=set_product_observed&product=219&size=uniw&email=x&mode=2")).toEqual({
      status: "error",
      errdesc: "mail",
    })
  })
})
