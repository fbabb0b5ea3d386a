import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const nbsp = "\u00a0"

describe("this shop's own queries", () => {
  test("ownShop has what every page shares", async () => {
    const { shop } = await openTestShop()
    const query =
      "{ ownShop { name claim afterAdding priceFormat { mask groupSeparator decimalSeparator symbol symbolBefore space } contact { city hours } menu { id name link children { id link children { id } } } contentPages { key title link } payments couriers texts { key } } }"
    expect(await makeShopper(shop).data(query)).toEqual({
      ownShop: {
        name: "Sklep próbny",
        claim: "Na próbę",
        afterAdding: "redirect",
        priceFormat: { mask: "###,##0.00", groupSeparator: nbsp, decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
        contact: { city: "Warszawa", hours: "Pn-Pt 9-17" },
        menu: [{ id: 11, name: "Dom", link: "/pol_m_Dom-11.html", children: [{ id: 12, link: "/pol_m_Dom_Rozne-12.html", children: [] }] }],
        contentPages: [{ key: "terms", title: "Regulamin", link: "/pl/content/terms.html" }],
        payments: [],
        // one of the two couriers of this name takes cash
        couriers: ["Kurier", "Kurier miejski"],
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
    const common = { total: 9, perPage: 24, links: { en: "/eng_m_Dom_en-11.html" }, page: 0 }
    expect(await ids("")).toEqual({ ownListing: { ...common, sort: "default", tiles: tiles(601, 602, 603, 604, 605, 606, 607, 609, 610) } })
    expect(await ids(', sort: "price-asc"')).toEqual({
      ownListing: { ...common, sort: "price-asc", tiles: tiles(609, 610, 603, 602, 607, 601, 606, 604, 605) },
    })
    expect(await ids(', sort: "price-desc"')).toEqual({
      ownListing: { ...common, sort: "price-desc", tiles: tiles(606, 601, 607, 602, 603, 610, 609, 604, 605) },
    })
    expect(await ids(', sort: "name-asc"')).toEqual({
      ownListing: { ...common, sort: "name-asc", tiles: tiles(607, 610, 601, 602, 603, 605, 609, 604, 606) },
    })
    expect(await ids(', sort: "newest"')).toEqual({
      ownListing: { ...common, sort: "newest", tiles: tiles(610, 609, 607, 606, 605, 604, 603, 602, 601) },
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

  test("details have pictures, siblings and both addresses", async () => {
    const { shop } = await openTestShop()
    const query = `{ mug: product(productId: 602) { product { ownDetails { breadcrumbs { name link } pictures { alt large { webp jpg px } thumbnail { jpg px } }
        rating { mean count } variants { name } links { pl en } } ownRelated { id } } }
      jug: product(productId: 607) { product { ownDetails { variants { name links { productId name link selected available } } } } } }`
    const start = /^\/hpeciai\/[0-9a-f]{12}\/pol_pl_Kubek-602_1\.webp$/
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
            rating: { mean: "4.5", count: 2 },
            variants: null,
            links: { pl: "/product-pol-602-Kubek.html", en: "/product-eng-602-Kubek-en.html" },
          },
          ownRelated: [{ id: 603 }, { id: 604 }, { id: 605 }, { id: 606 }],
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
        '{ ownHome { hero { id } chosen { id } reduced { id } categories { id picture { alt } } makers { name link place story } } terms: ownContent(key: "terms") { title html } none: ownContent(key: "x") { title } }',
      ),
    ).toEqual({
      ownHome: {
        hero: { id: 601 },
        chosen: [{ id: 602 }, { id: 601 }],
        reduced: [{ id: 602 }],
        categories: [{ id: 11, picture: { alt: expect.any(String) } }],
        makers: [{ name: "Pracownia Żuk", link: "/firm-pol-1-Pracownia-Zuk.html", place: "Łódź", story: "Od lat." }],
      },
      terms: { title: "Regulamin", html: "<h2>Regulamin</h2><p>Kupuj mądrze.</p>" },
      none: null,
    })
  })

  test("the home page tells of eleven producers of whom something is on sale, and no more (2.100)", async () => {
    const { shop, database } = await openTestShop()
    // the second of them has nothing on sale
    for (const id of Array.from({ length: 14 }, (_, at) => at + 2)) {
      const maker = { id, name: `P${id}`, place: "Łódź", story: { pl: "A", en: "B" }, address: "ul. Cicha 1", email: "p@example.com" }
      await database.run("INSERT INTO producer (id, document) VALUES (?, ?)", id, JSON.stringify(maker))
      if (id !== 2) await database.run("INSERT INTO producer_listing (producer, place, product) VALUES (?, 0, 601)", id)
    }
    await database.run("UPDATE revision SET number = number + 1 WHERE subject = 'catalogue'")
    const answer = await makeShopper(shop).data("{ ownHome { makers { name } } }")
    const told = ["Pracownia Żuk", ...Array.from({ length: 10 }, (_, at) => `P${at + 3}`)]
    expect(answer).toEqual({ ownHome: { makers: told.map((name) => ({ name })) } })
  })
})
