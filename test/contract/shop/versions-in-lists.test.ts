import { describe, expect, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { categoryListing, producerPage } from "../../../fixtures/shop/catalogue/listing.ts"
import { openShopView } from "../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { chosenTiles, tileOf } from "../../../fixtures/shop/catalogue/tiles.ts"
import { writeCatalogue } from "../../../fixtures/shop/seed/write-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

// The project's own jugs, which differ in their glaze: 507 to 511, of which 511 costs more and is sold out.
const jugIds = [507, 508, 509, 510, 511]
const jugs = 103

/** The project's catalogue in a data file, with changes to some of its products. */
async function shopWith(changes: Readonly<Record<number, Partial<ProductFile>>> = {}) {
  const catalogue = await loadCatalogue()
  const products = catalogue.products.map((product): ProductFile => ({ ...product, ...changes[product.id] }))
  const { database } = await openTestShop()
  await database.transaction((within) => writeCatalogue(within, { ...catalogue, products }, testNowMs), "read committed")
  const view = openShopView(database.reader, await makeCatalogueStore()(database.reader), {
    language: "pl",
    buyer: "guest",
    nowMs: testNowMs,
  })
  const list = async (sort: "default" | "price-asc" = "default", categoryId = jugs) => {
    const found = await categoryListing(view, { categoryId, sort, page: 0 })
    if (found === null) throw new Error("The project's shop has the category")
    return found
  }
  const jugTile = async () => (await list()).tiles.find((tile) => jugIds.includes(tile.id))
  return { view, list, jugTile }
}

const inStock = (id: number, stock: string): Partial<ProductFile> => ({ sizes: [{ id: "uniw", code: `D-${id}`, stock }] })

describe("versions of one product stand in a list as one (2.80, 11.200)", () => {
  test("in its category, in the category above, and in the count", async () => {
    const { list } = await shopWith()
    expect((await list()).tiles.map(({ id }) => id)).toEqual([507, 516])
    expect(await list()).toMatchObject({ total: 2 })
    expect((await list("default", 101)).tiles.filter(({ id }) => jugIds.includes(id))).toHaveLength(1)
  })

  test("on the page of their producer", async () => {
    const { view } = await shopWith()
    const page = await producerPage(view, { producerId: 11, page: 0 })
    expect(page?.tiles.filter(({ id }) => jugIds.includes(id))).toHaveLength(1)
    const { products } = await loadCatalogue()
    const entries = new Set(
      products.filter(({ producer, listed }) => producer === 11 && listed).map(({ id, variantGroup }) => variantGroup ?? id),
    )
    expect(page?.total).toBe(entries.size)
  })

  test("where another version is listed only in another category, each list shows its own", async () => {
    const { list } = await shopWith({ 509: { categories: [102, 101] } })
    expect((await list("default", 102)).tiles.filter(({ id }) => jugIds.includes(id)).map(({ id }) => id)).toEqual([509])
    expect((await list()).tiles[0]?.id).toBe(507)
  })

  test("among products that the shop chose, the chosen one stands for its group", async () => {
    const { view } = await shopWith()
    await view.load([509, 501, 507], "tile")
    expect(chosenTiles(view, [509, 501, 507]).map(({ id }) => id)).toEqual([509, 501])
  })
})

describe("the tile of a group shows its cheapest version that can be bought (2.81, 2.82)", () => {
  test("as long as it can be bought", async () => {
    const { jugTile } = await shopWith({ 507: inStock(507, "0") })
    expect(await jugTile()).toMatchObject({ id: 508, available: true, priceFrom: false })
  })

  test("a cheaper one leads, and says that others cost more", async () => {
    const { jugTile, list } = await shopWith({ 510: { gross: "99.00" } })
    expect(await jugTile()).toMatchObject({ id: 510, priceFrom: true })
    // 516 costs more than 99.00: the group stands where its cheapest version stands
    expect((await list("price-asc")).tiles.map(({ id }) => id)).toEqual([510, 516])
  })

  test("a cheaper one that is sold out neither leads nor moves the group", async () => {
    const { list } = await shopWith({ 510: { gross: "1.00", ...inStock(510, "0") }, 516: { gross: "2.00" } })
    expect((await list("price-asc")).tiles.map(({ id }) => id)).toEqual([516, 507])
  })

  test("a group that is sold out says so", async () => {
    const { jugTile } = await shopWith(Object.fromEntries(jugIds.map((id) => [id, inStock(id, "0")])))
    expect(await jugTile()).toMatchObject({ id: 507, available: false })
  })

  test("a version that is not listed never leads, and is linked to all the same", async () => {
    const { list } = await shopWith()
    const [lamp] = (await list("default", 141)).tiles
    expect(lamp).toMatchObject({ id: 547, versions: { name: "Klosz, Kabel, Wysokość", more: 2 } })
    expect(lamp?.versions?.links.map(({ productId }) => productId)).toEqual([547, 548, 549, 550, 551])
  })
})

describe("a tile links to the versions of its product (2.83, 11.201)", () => {
  test("by name, which one is shown and which are sold out", async () => {
    const { jugTile } = await shopWith()
    expect((await jugTile())?.versions).toMatchObject({ name: "Szkliwo", more: 0 })
    expect((await jugTile())?.versions?.links.map(({ name, selected, available }) => [name, selected, available])).toEqual([
      ["Bałtyk", true, true],
      ["Żuławy", false, true],
      ["Bieszczady", false, true],
      ["Kujawy", false, true],
      ["Mazury", false, false],
    ])
  })

  test("the tile of a product itself shows that product", async () => {
    const { view } = await shopWith()
    await view.load([509], "tile")
    const jug = view.product(509)
    expect(jug).not.toBeNull()
    if (jug === null) return
    expect(
      tileOf(view, jug)
        .versions?.links.filter(({ selected }) => selected)
        .map(({ productId }) => productId),
    ).toEqual([509])
  })

  test("a product that stands alone has none", async () => {
    const { list } = await shopWith()
    expect((await list()).tiles[1]).not.toHaveProperty("versions")
  })
})
