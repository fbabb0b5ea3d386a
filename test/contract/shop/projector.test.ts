import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const get = (query: string) => `/ajax/projector.php?action=get&${query}`

describe("/ajax/projector.php", () => {
  test("the block sizes is first in the body, id first inside, sizes keyed by priority and id (11.40, 11.41, 11.44, 11.45)", async () => {
    const { shop } = await openTestShop()
    const response = await makeShopper(shop).send(get("product=601&get=sizeprices,sizes"))
    const text = await response.text()
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(text).toMatch(/^\{"sizes":\{"id":601,/)
    const item = (type: string, priority: string, amount: number) => ({
      type,
      priority,
      name: type,
      description: type,
      amount,
      prices: { price_retail: 129, price: 129, price_net: 104.88, price_wholesale: 0 },
    })
    expect(JSON.parse(text)).toMatchObject({
      sizes: {
        id: 601,
        name: "Koszula",
        code: "T-601",
        link: "/product-pol-601-Koszula.html",
        icon: expect.stringMatching(/^\/hpeciai\/.*_il_Koszula-601_1\.jpg$/),
        firm: { name: "Pracownia Żuk", productsLink: "/firm-pol-1-Pracownia-Zuk.html" },
        taxes: { vat: "23.0" },
        unit: "szt.",
        unit_sellby: 1,
        amount: 7,
        items: { "00001-S": item("S", "1", 2), "00002-M": item("M", "2", 5), "00003-L": item("L", "3", 0) },
      },
    })
    expect(Object.keys(JSON.parse(text))).toEqual(["sizes", "sizeprices"])
  })

  test("a single size is 00000-uniw; unlimited stock is -1; the size that is asked for is its entry by itself (11.45, 11.46, 11.57, 11.631)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const prices = { price_retail: 40, price: 40, price_net: 32.52, price_wholesale: 0 }
    const entry = { type: "uniw", priority: "0", name: "uniwersalny", description: "uniwersalny", amount: -1, prices }
    expect(await shopper.json(get("product=602&size=uniw&get=sizes,size"))).toMatchObject({
      sizes: { amount: -1, items: { "00000-uniw": entry } },
      size: entry,
    })
    expect(await shopper.json(get("product=601&size=M&get=size"))).toMatchObject({ size: { type: "M", priority: "2", amount: 5 } })
    expect(await shopper.json(get("product=601&get=size"))).toEqual({})
  })

  test("what this account has no price for costs 0 there, and a product without a producer has no firm (11.44, 11.47)", async () => {
    const { shop, database } = await openTestShop()
    await database.run("UPDATE product SET document = replace(document, '\"producer\":1,', '\"producer\":99,') WHERE id = 604")
    const reply = await makeShopper(shop).json(get("product=604&get=sizes"))
    expect(reply).toMatchObject({
      sizes: { id: 604, items: { "00000-uniw": { prices: { price_retail: 0, price: 0, price_net: 0, price_wholesale: 0 } } } },
    })
    expect(reply).not.toHaveProperty("sizes.firm")
  })

  test("pictures are told in their order, with their sizes (11.57)", async () => {
    const { shop } = await openTestShop()
    const file = (form: string, at: number) => expect.stringMatching(new RegExp(String.raw`^/hpeciai/.*_${form}_.*-601_${at}\.jpg$`))
    expect(await makeShopper(shop).json(get("product=601&get=pictures"))).toMatchObject({
      pictures: { items: [1, 2, 3].map((at) => ({ url: file("pl", at), medium: file("pm", at), icon: file("il", at) })) },
    })
  })

  test("sizeprices of a reduced product has amounts as text with a dot (11.48, 11.50)", async () => {
    const { shop } = await openTestShop()
    expect(await makeShopper(shop).json(get("product=602&size=onesize&get=sizeprices"))).toEqual({
      sizeprices: {
        value: "40.00",
        price_net: "32.52",
        price_formatted: "40,00 zł",
        price_net_formatted: "32,52 zł",
        srp: "55.00",
        srp_net: "44.72",
        maxprice: "50.00",
        maxprice_net: "40.65",
        yousave: "10.00",
        yousave_net: "8.13",
        yousave_percent: "20",
        omnibus_price: "45.00",
        omnibus_price_net: "36.59",
        omnibus_price_details: {
          youSavePercent: 11,
          omnibusPriceIsHigherThanSellingPrice: true,
          newPriceEffectiveUntil: { formatted: "2026-03-12" },
          unit: "szt.",
        },
        basket_enable: "y",
        rebateNumber: null,
      },
    })
  })

  test("without a price every amount is null; points stand beside (11.48, 11.50)", async () => {
    const { shop } = await openTestShop()
    const none = { value: null, price_net: null, price_formatted: null, price_net_formatted: null, basket_enable: "n" }
    const shopper = makeShopper(shop)
    expect(await shopper.json(get("product=604&get=sizeprices"))).toEqual({ sizeprices: none })
    expect(await shopper.json(get("product=605&get=sizeprices"))).toEqual({ sizeprices: { ...none, points: "500" } })
    expect(await shopper.json(get("product=601&size=M&get=sizeprices"))).toMatchObject({
      sizeprices: { value: "129.00", points_recive: "12" },
    })
  })

  test("without a session the shape is the same with a guest's prices; only accounts see detalprice_net, only wholesalers wholesale prices (11.42, 11.47, 11.49)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const read = () => shopper.json(get("product=601&size=M&get=sizes,sizeprices"))
    const ofGuest = await read()
    expect(JSON.stringify(ofGuest)).not.toContain("detalprice_net")
    expect(ofGuest).toMatchObject({ sizes: { items: { "00002-M": { prices: { price: 129 } } } }, sizeprices: { value: "129.00" } })
    await shopper.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
    expect(await read()).toMatchObject({
      sizes: { items: { "00002-M": { prices: { price_retail: 129, price: 98.4, price_net: 80, price_wholesale: 80 } } } },
      sizeprices: { value: "98.40", price_net: "80.00", detalprice_net: "104.88" },
    })
  })

  test("availability and delivery of a size (11.52, 11.53)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const availability = (status: string, text: string, unknown: string) => ({
      status,
      status_description: text,
      status_gfx: "",
      status_gfx_tel: "",
      status_description_tel: text,
      visible: "y",
      delivery_date: "",
      delivery_days_undefined: unknown,
      delay_time: { unknown_delivery_time: unknown },
    })
    expect(await shopper.json(get("product=601&size=L&get=sizeavailability,sizedelivery"))).toEqual({
      sizeavailability: availability("disable", "Produkt niedostępny", "true"),
      sizedelivery: { shipping: "14.99", undefined: "false" },
    })
    expect(await shopper.json(`${get("product=602&size=uniw&get=sizeavailability")}&lang=eng`)).toEqual({
      sizeavailability: availability("enable", "Product available", "false"),
    })
    expect(await shopper.json(get("product=604&get=sizedelivery"))).toEqual({ sizedelivery: { shipping: "", undefined: "true" } })
  })

  test("the block versions is there with siblings only; the icon of product has no leading slash (11.54, 11.55)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const icon = expect.stringMatching(/^\/hpeciai\//)
    expect(await shopper.json(get("product=607&get=versions,product"))).toEqual({
      versions: {
        name: "Szkliwo",
        items: [
          {
            id: 607,
            name: "morze",
            link: "/product-pol-607-Dzbanek-Morze.html",
            gfx: icon,
            product_name: "Dzbanek Morze",
            product_icon: icon,
          },
          { id: 608, name: "las", link: "/product-pol-608-Dzbanek-Las.html", gfx: icon, product_name: "Dzbanek Las", product_icon: icon },
        ],
      },
      product: { name: "Dzbanek Morze", icon: expect.stringMatching(/^hpeciai\//) },
    })
    expect(await shopper.json(get("product=601&get=versions"))).toEqual({})
  })

  test.each([
    ["an unknown product", "product=999&get=sizes"],
    ["no product", "get=sizes"],
    ["a product that is no number", "product=601abc&get=sizes"],
    ["a product with a sign", "product=-601&get=sizes"],
    ["a huge product", "product=99999999999999999999&get=sizes"],
    ["an unknown size", "product=601&size=XXL&get=sizeprices"],
    ["a size with quotes", "product=601&size=%27%20OR%201%3D1&get=sizeprices"],
  ])("%s is null with 200 (11.42)", async (_, query) => {
    const { shop } = await openTestShop()
    const response = await makeShopper(shop).send(get(query))
    expect([response.status, await response.text()]).toEqual([200, "null"])
  })

  test("POST answers the same, from a form or from the address; other actions are not offered (7.74, 11.40)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const byGet = await (await shopper.send(get("product=601&size=M&get=sizeprices"))).text()
    expect(await (await shopper.post("/ajax/projector.php", { product: "601", size: "M", get: "sizeprices" })).text()).toBe(byGet)
    const address = "/ajax/projector.php?product=601&size=M&get=sizeprices,unknown"
    expect(await (await shopper.send(address, { method: "POST" })).text()).toBe(byGet)
    const oneSize = await shopper.send("/ajax/projector.php?product=601&size=M&get=sizeprices,size,sizeavailability", { method: "POST" })
    expect(await oneSize.json()).toMatchObject({ sizeprices: {}, size: { type: "M" }, sizeavailability: { status: "enable" } })
    expect((await shopper.send("/ajax/projector.php?action=set_product_compared&product=601")).status).toBe(404)
  })

  test("no answer holds a tag, whatever is asked for; scripts read what it says", async () => {
    const { shop, database } = await openTestShop()
    const tag = "<img src=x onerror=alert(1)></script>"
    await database.run("UPDATE producer SET document = replace(document, 'Pracownia', ?)", tag)
    const shopper = makeShopper(shop)
    for (const query of ["product=601&get=sizes,product,versions", `product=${tag}`, `product=601&action=${tag}`, `product=601&get=${tag}`])
      expect(await (await shopper.send(get(query))).text()).not.toContain("<")
    expect(await shopper.json(get("product=601&get=sizes"))).toMatchObject({ sizes: { firm: { name: `${tag} Żuk` } } })
  })
})
