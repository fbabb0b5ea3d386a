import { describe, expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { smallCatalogue, smallProducts, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop, temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"

describe("products(searchInput) as an ad plugin asks it", () => {
  test("a reduced product has every field, in the language of the request (11.15 to 11.20)", async () => {
    const { shop } = await openTestShop()
    const query = `query Products { products(searchInput: { productsId: [602] }) { took products {
      id name description pointsReceive
      price { youSavePercent price { gross { formatted value } } omnibusPrice { gross { formatted value } }
        crossedPrice { gross { formatted } } omnibusPriceDetails { youSavePercent omnibusPriceIsHigherThanSellingPrice } }
      producer { name link } sizes { name id code availability { status } } } } }`
    expect(await makeShopper(shop).data(query, "/graphql/v1/?lang=eng")).toEqual({
      products: {
        took: expect.any(Number),
        products: [
          {
            id: 602,
            name: "Kubek (en)",
            description: "<p>Długo.</p> (en)",
            pointsReceive: null,
            price: {
              youSavePercent: 20,
              price: { gross: { formatted: "40.00 zł", value: 40 } },
              omnibusPrice: { gross: { formatted: "45.00 zł", value: 45 } },
              crossedPrice: { gross: { formatted: "50.00 zł" } },
              omnibusPriceDetails: { youSavePercent: 11, omnibusPriceIsHigherThanSellingPrice: true },
            },
            producer: { name: "Pracownia Żuk", link: "/firm-eng-1-Pracownia-Zuk.html" },
            sizes: [{ name: "universal", id: "uniw", code: "T-602", availability: { status: "enable" } }],
          },
        ],
      },
    })
  })

  test("products come in the order of the ids, unknown ones are left out, too many are refused", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await shopper.data("{ products(searchInput: { productsId: [603, 999, 601] }) { products { id } } }")).toEqual({
      products: { products: [{ id: 603 }, { id: 601 }] },
    })
    expect(await shopper.data("{ products(searchInput: {}) { products { id } } }")).toEqual({ products: { products: [] } })
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect(JSON.stringify(await shopper.ask(`{ products(searchInput: { productsId: [${ids.join(",")}] }) { took } }`))).toContain(
      "At most 100",
    )
  })
})

describe("product(productId) as a listing client asks it", () => {
  const fields = `fragment fields on ProductResponse { product { id type versionName
    unit { name singular plural sellBy precision } points pointsReceive
    awardedParameters { name values { name link search { icon } } }
    sizes { name id amount amount_mo amount_mw amount_mp availability { visible description status icon }
      price { price { net { value formatted } } omnibusPrice { net { value formatted } }
        omnibusPriceDetails { youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil { formatted } }
        max { net { value formatted } } youSavePercent beforeRebate { net { value } } beforeRebateDetails { youSavePercent }
        suggested { net { value formatted } } rebateNumber { number net { value formatted } }
        depositPrice { net { value } } totalDepositPrice { net { value } } } } } }`

  test("several aliased products come in one reply; an unknown one is null and spoils nothing (3.51, 11.6, 11.7, 11.9, 11.32)", async () => {
    const { shop } = await openTestShop()
    const query = `query { id602: product(productId: 602, displaySizesByConfig: false) { ...fields }, id999: product(productId: 999, displaySizesByConfig: false) { ...fields } } ${fields}`
    expect(await makeShopper(shop).data(query)).toEqual({
      id602: {
        product: {
          id: 602,
          type: "item",
          versionName: null,
          unit: { name: "szt.", singular: "sztuka", plural: "sztuk", sellBy: 1, precision: 0 },
          points: null,
          pointsReceive: null,
          awardedParameters: [{ name: "Kolor", values: [{ name: "zielony", link: null, search: { icon: null } }] }],
          sizes: [
            {
              name: "uniwersalny",
              id: "uniw",
              amount: -1,
              amount_mo: null,
              amount_mw: -1,
              amount_mp: null,
              availability: { visible: true, description: "Produkt dostępny", status: "enable", icon: null },
              price: {
                price: { net: { value: 32.52, formatted: "32,52 zł" } },
                omnibusPrice: { net: { value: 36.59, formatted: "36,59 zł" } },
                omnibusPriceDetails: {
                  youSavePercent: 11,
                  omnibusPriceIsHigherThanSellingPrice: true,
                  newPriceEffectiveUntil: { formatted: "2026-03-12" },
                },
                max: { net: { value: 40.65, formatted: "40,65 zł" } },
                youSavePercent: 20,
                beforeRebate: null,
                beforeRebateDetails: null,
                suggested: { net: { value: 44.72, formatted: "44,72 zł" } },
                rebateNumber: null,
                depositPrice: null,
                totalDepositPrice: null,
              },
            },
          ],
        },
      },
      id999: { product: null },
    })
  })

  test("ids may be variables that can be null: without one nothing is found (11.13, 11.23)", async () => {
    const { shop } = await openTestShop()
    const ask = async (query: string, variables: object) => {
      const request = new Request("http://shop.local/graphql/v1/", { method: "POST", body: JSON.stringify({ query, variables }) })
      return (await shop.fetch(request)).json()
    }
    const one = "query($i: Int) { product(productId: $i) { product { id } } }"
    expect(await ask(one, { i: 601 })).toEqual({ data: { product: { product: { id: 601 } } } })
    const nothing = { data: { product: { product: null } } }
    for (const variables of [{ i: null }, {}]) expect(await ask(one, variables)).toEqual(nothing)
    expect(await ask("{ product { product { id } } }", {})).toEqual(nothing)
    const many = "query($i: [Int]) { products(searchInput: { productsId: $i }) { products { id } } }"
    expect(await ask(many, { i: [601, null, 602] })).toEqual({ data: { products: { products: [{ id: 601 }, { id: 602 }] } } })
    const none = { data: { products: { products: [] } } }
    expect([await ask(many, {}), await ask("{ products(searchInput: null) { products { id } } }", {})]).toEqual([none, none])
    expect(await ask("{ products { products { id } } }", {})).toEqual(none)
  })

  test("no price is null and never 0, inside an object that programs read: sold by phone, sold for points (11.11, 11.24)", async () => {
    const { shop } = await openTestShop()
    const noAmounts = { price: { gross: { value: null, formatted: null }, net: { value: null } }, max: null }
    const product = (id: number) =>
      `p${id}: product(productId: ${id}) { product { points ownForPointsOnly price { price { gross { value formatted } net { value } } max { gross { value } } } sizes { phone_price price { youSavePercent } } } }`
    expect(await makeShopper(shop).data(`{ ${product(604)} ${product(605)} }`)).toEqual({
      p604: { product: { points: null, ownForPointsOnly: false, price: noAmounts, sizes: [{ phone_price: true, price: null }] } },
      p605: { product: { points: "500", ownForPointsOnly: true, price: noAmounts, sizes: [{ phone_price: false, price: null }] } },
    })
  })

  test("a size that is sold out is disabled and says so (11.21)", async () => {
    const { shop } = await openTestShop()
    expect(
      await makeShopper(shop).data("{ product(productId: 601) { product { sizes { id amount availability { status description } } } } }"),
    ).toEqual({
      product: {
        product: {
          sizes: [
            { id: "S", amount: 2, availability: { status: "enable", description: "Produkt dostępny" } },
            { id: "M", amount: 5, availability: { status: "enable", description: "Produkt dostępny" } },
            { id: "L", amount: 0, availability: { status: "disable", description: "Produkt niedostępny" } },
          ],
        },
      },
    })
  })

  test("limits are numbers, and null where there are none", async () => {
    const { shop } = await openTestShop()
    expect(
      await makeShopper(shop).data(
        "{ product(productId: 603) { product { unit { sellBy precision ownFew ownFraction } orderQuantityRange { max_quantity_per_order max_size_quantity_per_order min_quantity_per_order subscription_min_quantity } } } }",
      ),
    ).toEqual({
      product: {
        product: {
          unit: { sellBy: 0.5, precision: 1, ownFew: "metry", ownFraction: "metra" },
          orderQuantityRange: {
            max_quantity_per_order: 6,
            max_size_quantity_per_order: null,
            min_quantity_per_order: 1.5,
            subscription_min_quantity: null,
          },
        },
      },
    })
  })

  test("when the reduction is over, the price before it holds again", async () => {
    const { shop, clock } = await openTestShop()
    const shopper = makeShopper(shop)
    const query =
      "{ product(productId: 602) { product { ownReductionEndsAt price { price { gross { value } } max { gross { value } } omnibusPrice { gross { value } } } } } }"
    const endsAt = Date.UTC(2026, 2, 12, 19)
    const reduced = {
      ownReductionEndsAt: endsAt,
      price: { price: { gross: { value: 40 } }, max: { gross: { value: 50 } }, omnibusPrice: { gross: { value: 45 } } },
    }
    clock.nowMs = endsAt
    expect(await shopper.data(query)).toEqual({ product: { product: reduced } })
    clock.nowMs = endsAt + 1
    expect(await shopper.data(query)).toEqual({
      product: { product: { ownReductionEndsAt: null, price: { price: { gross: { value: 50 } }, max: null, omnibusPrice: null } } },
    })
  })

  test("base_price tells the day and hour at which the reduction ends, by its kind, and nothing of the other kinds (3.41)", async () => {
    const { shop } = await openTestShop()
    const query = `{ product(productId: 602) { product { base_price { promotiontill_date promotiontill_hour discounttill_date
      discounttill_hour distinguishedtill_date distinguishedtill_hour specialtill_date specialtill_hour ownTimeZone } } } }`
    expect(await makeShopper(shop).data(query)).toEqual({
      product: {
        product: {
          base_price: {
            promotiontill_date: "2026-03-12",
            promotiontill_hour: "20:00",
            discounttill_date: null,
            discounttill_hour: null,
            distinguishedtill_date: null,
            distinguishedtill_hour: null,
            specialtill_date: null,
            specialtill_hour: null,
            ownTimeZone: "Europe/Warsaw",
          },
        },
      },
    })
  })

  test("whose price is a wholesaler's is told of no end of a reduction that is not theirs (3.41, 4.70)", async () => {
    const query = `{ product(productId: 602) { product { ownReductionEndsAt base_price { promotiontill_date promotiontill_hour }
      price { max { gross { value } } } } } }`
    const none = { ownReductionEndsAt: null, base_price: { promotiontill_date: null, promotiontill_hour: null }, price: { max: null } }
    const catalogueFolder = await temporaryFolderForTest()
    const products = smallProducts.map((product) => (product.id === 602 ? { ...product, wholesaleNet: "20.00" } : product))
    await writeCatalogue(catalogueFolder, smallCatalogue(products))
    const shop = await createShop({ place: await emptyPlace(), dataFolder: catalogueFolder, catalogueFolder, now: () => testNowMs })
    onTestFinished(() => shop.close())
    const shopper = makeShopper(shop)
    expect(await shopper.data(query)).toMatchObject({
      product: { product: { base_price: { promotiontill_date: "2026-03-12", promotiontill_hour: "20:00" } } },
    })
    await shopper.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
    expect(await shopper.data(query)).toEqual({ product: { product: none } })
  })

  test("a wholesaler sees wholesale prices, others never do (11.10)", async () => {
    const { shop } = await openTestShop()
    const query =
      "{ ownShop { priceType } client { type points } product(productId: 609) { product { sizes { id price { price { net { value } gross { value } } } } } } }"
    const shopper = makeShopper(shop)
    const retail = [
      { id: "A", price: { price: { net: { value: 15.45 }, gross: { value: 19 } } } },
      { id: "B", price: { price: { net: { value: 23.17 }, gross: { value: 28.5 } } } },
    ]
    expect(await shopper.data(query)).toEqual({ ownShop: { priceType: "gross" }, client: null, product: { product: { sizes: retail } } })
    await shopper.post("/signin.php", { operation: "login", login: "hurt", password: "hurtowo1" })
    expect(await shopper.data(query)).toEqual({
      ownShop: { priceType: "net" },
      client: { type: "wholesaler", points: "0" },
      product: {
        product: {
          sizes: [
            { id: "A", price: { price: { net: { value: 10 }, gross: { value: 12.3 } } } },
            { id: "B", price: { price: { net: { value: 15 }, gross: { value: 18.45 } } } },
          ],
        },
      },
    })
  })
})
