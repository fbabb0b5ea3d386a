import { Effect, Schema } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import { makeGraphqlClient, sendOverHttp } from "../../../adapters/http/graphql/graphql-client.ts"
import { makeKyCatalogueApi } from "../../../adapters/http/ky-catalogue-api.ts"
import { makeKyProductApi } from "../../../adapters/http/ky-product-api.ts"
import { makeShopClient } from "../../../adapters/http/shop-client.ts"
import { formulaListed } from "../../../core/formula/formula-listed.ts"
import { ownPriceOf } from "../../../core/formula/load-formula.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { decimal } from "../../support/core/sample-offer.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"
import { basketOf, makeShopper, noticeOf, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

// 601: a shirt of 129,00 zł; EUR at 4.25, HUF at 0.0109 without decimals, CHF without a rate; delivery 14,99 zł, free from 299,00 zł

const inCurrency = (shop: Shop, id: string): Shopper => {
  const shopper = makeShopper(shop)
  shopper.cookies.set("CURRID", id)
  return shopper
}

const priceOf = (shopper: Shopper, path?: string) =>
  shopper.data("{ product(productId: 601) { product { currency price { price { gross { value formatted currency } } } } } }", path)
const told = (currency: string, value: number, formatted: RegExp) => ({
  product: { product: { currency, price: { price: { gross: { value, formatted: expect.stringMatching(formatted), currency } } } } },
})
const inZloty = told("PLN", 129, /^129,00 zł$/)

describe("the currency of a visitor's prices", () => {
  test("it is the one that CURRID remembers, and curr of an address goes before it, for that request (10.390, 10.140)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await priceOf(shopper)).toEqual(inZloty)
    shopper.cookies.set("CURRID", "EUR")
    expect(await priceOf(shopper)).toEqual(told("EUR", 30.35, /^30,35 €$/))
    expect(await priceOf(shopper, "/graphql/v1/?curr=huf")).toEqual(told("HUF", 11_835, /^11\u00a0835 Ft$/))
    expect(await priceOf(shopper, "/graphql/v1/?curr=PLN")).toEqual(inZloty)
    expect(shopper.cookies.get("CURRID")).toBe("EUR")
    expect(await priceOf(shopper, "/graphql/v1/?lang=eng")).toEqual(told("EUR", 30.35, /^€30\.35$/))
  })

  test.each(["CHF", "XYZ", "%3Cb%3E", "EURO", "__proto__", "%ZZ"])("CURRID=%s counts as absent (10.390)", async (value) => {
    const { shop } = await openTestShop()
    expect(await priceOf(inCurrency(shop, value))).toEqual(inZloty)
  })

  test("the shop tells the currency of its prices (11.250)", async () => {
    const { shop } = await openTestShop()
    expect(await inCurrency(shop, "HUF").data("{ ownShop { currency priceFormat { symbol } } }")).toEqual({
      ownShop: { currency: "HUF", priceFormat: { symbol: "Ft" } },
    })
    expect(await makeShopper(shop).data("{ ownShop { currency } }")).toEqual({ ownShop: { currency: "PLN" } })
  })
})

describe("choosing a currency (10.392)", () => {
  const referer = `${shopOrigin}/basketedit.php?curr=HUF&mode=1`

  test("it is remembered, and leads back to the page without its own; that page says so (10.392, 10.176)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const response = await shopper.post("/settings.php", { curr: "eur" }, { referer })
    expect([response.status, response.headers.get("location")]).toEqual([303, "/basketedit.php?mode=1"])
    expect(response.headers.getSetCookie()).toContain("CURRID=EUR; Path=/; Max-Age=31536000; SameSite=Lax")
    expect(await noticeOf(shopper)).toEqual({ is: "currencySet", name: "EUR" })
    expect(await priceOf(shopper)).toEqual(told("EUR", 30.35, /^30,35 €$/))
  })

  test("one that the shop does not offer changes nothing, and is named (10.391)", async () => {
    const { shop } = await openTestShop()
    const shopper = inCurrency(shop, "EUR")
    const response = await shopper.post("/settings.php", { curr: "CHF", return: "//evil.example/" }, {})
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"])
    expect(shopper.cookies.get("CURRID")).toBe("EUR")
    expect(await noticeOf(shopper)).toEqual({ is: "currencyUnknown", name: "CHF", code: "EUR" })
  })

  test("the menu of settings sends it with all the others: the present one is no choice, another one is (10.42, 10.372, 10.392)", async () => {
    const { shop } = await openTestShop()
    const shopper = inCurrency(shop, "EUR")
    const all = { lang: "eng", country: "PL", return: "/product-pol-601.html?curr=HUF" }
    const kept = await shopper.post("/settings.php", { ...all, curr: "EUR" })
    expect(kept.headers.get("location")).toBe("/product-eng-601.html")
    expect(await noticeOf(shopper)).toBeNull()
    await shopper.post("/settings.php", { ...all, curr: "HUF" })
    expect(await noticeOf(shopper)).toEqual({ is: "currencySet", name: "HUF" })
    expect([shopper.cookies.get("CURRID"), shopper.cookies.get("lang")]).toEqual(["HUF", "eng"])
    const regions = "{ ownRegion { countries { currencyId } currencies { id symbol selected } } }"
    expect(await shopper.data(regions)).toMatchObject({
      ownRegion: {
        countries: [{ currencyId: "HUF" }, { currencyId: "HUF" }],
        currencies: [
          { id: "PLN", symbol: "zł", selected: false },
          { id: "EUR", symbol: "€", selected: false },
          { id: "HUF", symbol: "Ft", selected: true },
        ],
      },
    })
  })

  test("a GET changes none (10.392)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await shopper.send("/settings.php?curr=EUR")).status).toBe(405)
    expect(shopper.cookies.has("CURRID")).toBe(false)
  })
})

const cost =
  "basketCost { totalProductsCost { gross { value } } shippingCost { gross { value } } totalToPay { gross { value } } toShippingFree"
const costOf = (shopper: Shopper) =>
  shopper.data(
    `{ basket { products { id worth { gross { value } } } ${cost} ownShippingFreeFrom } ownRebate { code saved { gross { value } } } } }`,
  )
const gross = (value: number) => ({ gross: { value } })

describe("a basket in another currency", () => {
  test("it keeps its goods, and its rows, costs and limits add up in the currency that is seen (15.85, 15.81)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "2" })
    const rows = await basketOf(shopper)
    expect(await costOf(shopper)).toMatchObject({ basket: { basketCost: { totalToPay: gross(272.99), toShippingFree: 41 } } })
    await shopper.post("/settings.php", { curr: "EUR" })
    expect(await basketOf(shopper)).toEqual(rows)
    // 2 * 30.35, 14.99 / 4.25 = 3.527, 299 / 4.25 = 70.353
    expect(await costOf(shopper)).toEqual({
      basket: {
        products: [{ id: 601, worth: gross(60.7) }],
        basketCost: {
          totalProductsCost: gross(60.7),
          shippingCost: gross(3.53),
          totalToPay: gross(64.23),
          toShippingFree: 9.65,
          ownShippingFreeFrom: 70.35,
        },
        ownRebate: null,
      },
    })
    await shopper.post("/settings.php", { curr: "PLN" })
    expect(await costOf(shopper)).toMatchObject({ basket: { basketCost: { totalToPay: gross(272.99), toShippingFree: 41 } } })
  })

  test("a code takes its amount off in the currency of the prices (15.81, 15.63)", async () => {
    const { shop } = await openTestShop()
    const shopper = inCurrency(shop, "EUR")
    await shopper.post("/basketchange.php", { product: "609", size: "A", number: "1" })
    await shopper.post("/rebatecode.php", { code: "MINUS5" })
    // 19 / 4.25 = 4.47, 5 / 4.25 = 1.18
    expect(await costOf(shopper)).toMatchObject({
      basket: { products: [{ worth: gross(3.29) }], ownRebate: { code: "MINUS5", saved: gross(1.18) } },
    })
  })

  test("the same is in the basket of a visitor who changes the currency again and again (15.85)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await shopper.post("/basketchange.php", { product: "603", number: "2.5" })
    await shopper.post("/basketchange.php", { product: "602", number: "1" })
    const rows = await basketOf(shopper)
    for (const curr of ["EUR", "HUF", "XYZ", "PLN", "EUR"]) await shopper.post("/settings.php", { curr })
    expect(await basketOf(shopper)).toEqual(rows)
  })
})

test("what programs ask by ajax is in that currency (15.81)", async () => {
  const { shop } = await openTestShop()
  const block = await inCurrency(shop, "EUR").json("/ajax/projector.php?action=get&product=601&get=sizes")
  expect(block).toMatchObject({ sizes: { items: { "00001-S": { prices: { price_retail: 30.35, price: 30.35, price_net: 24.67 } } } } })
  expect(await inCurrency(shop, "EUR").json("/ajax/projector.php?action=get&product=601&get=sizes&curr=HUF")).toMatchObject({
    sizes: { items: { "00001-S": { prices: { price: 11_835 } } } },
  })
})

describe("the demo shop", () => {
  let shop: Shop

  beforeAll(async () => {
    const opened = await openProjectShop()
    shop = opened.shop
    return opened.close
  })

  const listed = async (shopper: Shopper, filters: string): Promise<readonly ShownTile[]> => {
    const tiles: ShownTile[] = []
    for (let page = 0; ; page += 1) {
      const list = `ownListing(categoryId: 101, sort: "price-asc", page: ${page}, filters: "${filters}")`
      const { ownListing } = decodeList(await shopper.data(`{ ${list} { total perPage tiles { id price { gross { value } } } } }`))
      tiles.push(...ownListing.tiles.flatMap(({ id, price }) => (price === null ? [] : [{ id, shown: price.gross.value }])))
      if ((page + 1) * ownListing.perPage >= ownListing.total) return tiles
    }
  }

  test("a filter by price leaves what a plain scan of the shown prices leaves, in the order of the shop's own currency (15.82)", async () => {
    const euro = inCurrency(shop, "EUR")
    const all = await listed(euro, "")
    expect(all.length).toBeGreaterThan(10)
    expect(all.map(({ shown }) => shown)).toEqual(all.map(({ shown }) => shown).toSorted((one, other) => one - other))
    const ends = [all[3]?.shown ?? 0, all[9]?.shown ?? 0]
    for (const [from, to] of [
      [ends[0], ends[1]],
      [Math.round(100 * (ends[0] ?? 0) + 1) / 100, Math.round(100 * (ends[1] ?? 0) - 1) / 100],
      [0, ends[0]],
    ] as const) {
      const left = await listed(euro, `filter_pricerange=${from}-${to}`)
      expect(left).toEqual(all.filter(({ shown }) => shown >= (from ?? 0) && shown <= (to ?? 0)))
    }
  })

  test("what is made to measure costs on the page what it costs in the shop, calculated in its own currency (15.83)", async () => {
    const connection = { ...connectionTo((request: Request) => shop.fetch(request)), currency: "EUR" }
    const client = makeShopClient(connection)
    const api = makeKyCatalogueApi(makeGraphqlClient(sendOverHttp(client)))
    const chosen = { product: "554", number: "1", width: "1000", height: "1000", fabric: "linen", cassette: "open", drive: "spring" }
    const fields = Object.entries(chosen).map(([name, value]) => ({ name, value }))
    const price = await Effect.runPromise(makeKyProductApi(client).unitPrice(fields))
    // 361,15 zł at 4.2350
    expect(price).toMatchObject({ _tag: "UnitPrice", price: { gross: { minor: 8_528 } } })
    const [offer, choices] = [await Effect.runPromise(api.offer(554)), await Effect.runPromise(api.choices(554))]
    const [size] = offer?.sizes ?? []
    if (offer?.vatPercent == null || size?.price == null || choices?.kind.is !== "configured") throw new Error("554 is configured")
    const { formula } = choices.kind
    const question = {
      formula,
      fields: fields.filter(({ name }) => name !== "product"),
      listed: formulaListed(formula, { id: size.id, price: size.price }),
      vatPercent: offer.vatPercent,
      quantity: decimal("1"),
    }
    const own = await ownPriceOf(question)
    expect(price).toMatchObject({ price: own })
    expect(formula.exchange).toMatchObject({ rate: decimal("4.235"), places: 2 })
  })
})

/** A tile with the price that it shows. */
interface ShownTile {
  readonly id: number
  readonly shown: number
}

const decodeList = Schema.decodeUnknownSync(
  Schema.Struct({
    ownListing: Schema.Struct({
      total: Schema.Finite,
      perPage: Schema.Finite,
      tiles: Schema.Array(
        Schema.Struct({ id: Schema.Finite, price: Schema.NullOr(Schema.Struct({ gross: Schema.Struct({ value: Schema.Finite }) })) }),
      ),
    }),
  }),
)
