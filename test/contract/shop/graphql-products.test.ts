import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const nbsp = "\u00a0"

describe("products(searchInput) as an ad plugin asks it", () => {
  test("a reduced product has every field, in the language of the request", async () => {
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

  test("several aliased products come in one reply; an unknown one is null and spoils nothing", async () => {
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
          awardedParameters: [{ name: "Kolor", values: [{ name: "zielony", link: null, search: null }] }],
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

  test("no price is null and never 0: sold by phone, sold for points", async () => {
    const { shop } = await openTestShop()
    const product = (id: number) =>
      `p${id}: product(productId: ${id}) { product { points ownForPointsOnly price { price { gross { value } } } sizes { phone_price price { youSavePercent } } } }`
    expect(await makeShopper(shop).data(`{ ${product(604)} ${product(605)} }`)).toEqual({
      p604: { product: { points: null, ownForPointsOnly: false, price: null, sizes: [{ phone_price: true, price: null }] } },
      p605: { product: { points: "500", ownForPointsOnly: true, price: null, sizes: [{ phone_price: false, price: null }] } },
    })
  })

  test("a size that is sold out is disabled and says so", async () => {
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

  test("a wholesaler sees wholesale prices, others never do", async () => {
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

describe("this shop's own queries", () => {
  test("ownShop has what every page shares", async () => {
    const { shop } = await openTestShop()
    const query =
      "{ ownShop { name claim afterAdding priceFormat { mask groupSeparator decimalSeparator symbol symbolBefore space } contact { city hours } menu { id name link children { id link children { id } } } contentPages { key title link } texts { key } } }"
    expect(await makeShopper(shop).data(query)).toEqual({
      ownShop: {
        name: "Sklep próbny",
        claim: "Na próbę",
        afterAdding: "redirect",
        priceFormat: { mask: "###,##0.00", groupSeparator: nbsp, decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
        contact: { city: "Warszawa", hours: "Pn-Pt 9-17" },
        menu: [{ id: 11, name: "Dom", link: "/pol_m_Dom-11.html", children: [{ id: 12, link: "/pol_m_Dom_Rozne-12.html", children: [] }] }],
        contentPages: [{ key: "terms", title: "Regulamin", link: "/pl/content/terms.html" }],
        texts: [],
      },
    })
  })

  test("a listing holds the subcategories' products, without those that are not listed", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const ids = async (rest: string) =>
      shopper.data(`{ ownListing(categoryId: 11${rest}) { total perPage sort page links { en } tiles { id } } }`)
    const tiles = (...list: readonly number[]) => list.map((id) => ({ id }))
    const common = { total: 8, perPage: 24, links: { en: "/eng_m_Dom_en-11.html" }, page: 0 }
    expect(await ids("")).toEqual({ ownListing: { ...common, sort: "default", tiles: tiles(601, 602, 603, 604, 605, 606, 607, 609) } })
    expect(await ids(', sort: "price-asc"')).toEqual({
      ownListing: { ...common, sort: "price-asc", tiles: tiles(609, 603, 602, 607, 601, 606, 604, 605) },
    })
    expect(await ids(', sort: "price-desc"')).toEqual({
      ownListing: { ...common, sort: "price-desc", tiles: tiles(606, 601, 607, 602, 603, 609, 604, 605) },
    })
    expect(await ids(', sort: "name-asc"')).toEqual({
      ownListing: { ...common, sort: "name-asc", tiles: tiles(607, 601, 602, 603, 605, 609, 604, 606) },
    })
    expect(await ids(', sort: "newest"')).toEqual({
      ownListing: { ...common, sort: "newest", tiles: tiles(609, 607, 606, 605, 604, 603, 602, 601) },
    })
    expect(await ids(', sort: "no such order", page: -3')).toEqual({ ownListing: { ...common, sort: "default", tiles: expect.any(Array) } })
    expect(await ids(", page: 1")).toEqual({ ownListing: { ...common, sort: "default", page: 1, tiles: [] } })
    expect(await shopper.data("{ ownListing(categoryId: 99) { total } }")).toEqual({ ownListing: null })
  })

  test("a tile says from which price, and what cannot be bought", async () => {
    const { shop } = await openTestShop()
    const query =
      "{ ownListing(categoryId: 12) { tiles { id priceFrom price { gross { value } } phonePrice pointsPrice available sizeNames perUnit } } }"
    expect(await makeShopper(shop).data(query)).toMatchObject({
      ownListing: {
        tiles: expect.arrayContaining([
          {
            id: 609,
            priceFrom: true,
            price: { gross: { value: 19 } },
            phonePrice: false,
            pointsPrice: null,
            available: true,
            sizeNames: ["A", "B"],
            perUnit: null,
          },
          { id: 604, priceFrom: false, price: null, phonePrice: true, pointsPrice: null, available: true, sizeNames: [], perUnit: null },
          { id: 605, priceFrom: false, price: null, phonePrice: false, pointsPrice: "500", available: true, sizeNames: [], perUnit: null },
          {
            id: 603,
            priceFrom: false,
            price: { gross: { value: 39.9 } },
            phonePrice: false,
            pointsPrice: null,
            available: true,
            sizeNames: [],
            perUnit: "m",
          },
        ]),
      },
    })
  })

  test("details have pictures, reviews with the newest first, siblings and both addresses", async () => {
    const { shop } = await openTestShop()
    const query = `{ mug: product(productId: 602) { product { ownDetails { breadcrumbs { name link } pictures { alt large { webp jpg px } thumbnail { jpg px } }
        reviews { author date confirmed } rating { mean count } variants { name } links { pl en } related } } }
      jug: product(productId: 607) { product { ownDetails { variants { name links { productId name link selected available } } } } } }`
    const start = /^\/hpeciai\/[0-9a-f]{32}\/pol_pl_Kubek-602_1\.webp$/
    expect(await makeShopper(shop).data(query)).toEqual({
      mug: {
        product: {
          ownDetails: {
            breadcrumbs: [
              { name: "Dom", link: "/pol_m_Dom-11.html" },
              { name: "Różne", link: "/pol_m_Dom_Rozne-12.html" },
            ],
            pictures: [
              {
                alt: "Widok front",
                large: { webp: expect.stringMatching(start), jpg: expect.any(String), px: 1200 },
                thumbnail: { jpg: expect.any(String), px: 160 },
              },
              expect.anything(),
              expect.anything(),
            ],
            reviews: [
              { author: "Jan", date: "2026-03-09", confirmed: false },
              { author: "Ola", date: "2026-03-07", confirmed: true },
            ],
            rating: { mean: "4.5", count: 2 },
            variants: null,
            links: { pl: "/product-pol-602-Kubek.html", en: "/product-eng-602-Kubek-en.html" },
            related: [603, 604, 605, 606],
          },
        },
      },
      jug: {
        product: {
          ownDetails: {
            variants: {
              name: "Szkliwo",
              links: [
                { productId: 607, name: "morze", link: "/product-pol-607-Dzbanek-Morze.html", selected: true, available: true },
                { productId: 608, name: "las", link: "/product-pol-608-Dzbanek-Las.html", selected: false, available: false },
              ],
            },
          },
        },
      },
    })
  })

  test("home and pages of text", async () => {
    const { shop } = await openTestShop()
    expect(
      await makeShopper(shop).data(
        '{ ownHome { hero { id } chosen { id } reduced { id } } terms: ownContent(key: "terms") { title html } none: ownContent(key: "x") { title } }',
      ),
    ).toEqual({
      ownHome: { hero: { id: 601 }, chosen: [{ id: 602 }, { id: 601 }], reduced: [{ id: 602 }] },
      terms: { title: "Regulamin", html: "<h2>Regulamin</h2><p>Kupuj mądrze.</p>" },
      none: null,
    })
  })
})
