import { describe, expect, test } from "vitest"
import { sortKeys } from "../../../core/product/listing.ts"
import { viewBasket } from "../../../fixtures/shop/basket/basket-view.ts"
import { categoryListing } from "../../../fixtures/shop/catalogue/listing.ts"
import { makeListedProducts } from "../../../fixtures/shop/catalogue/listed-products.ts"
import { detailsOf } from "../../../fixtures/shop/catalogue/product-details.ts"
import { recommendedWith } from "../../../fixtures/shop/catalogue/recommended.ts"
import { openShopView } from "../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { dataVersion } from "../../../fixtures/shop/data-version.ts"
import type { ShopDatabase } from "../../../fixtures/shop/database/shop-database.ts"
import { plainRow } from "../../../core/basket/row-options.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** A shop whose statements are counted: what costs one of them for each product would cost thousands in a large shop. */
async function watchedShop() {
  const { database } = await openTestShop()
  const asked: string[] = []
  const watched: ShopDatabase = {
    ...database,
    get: (sql, ...values) => (asked.push(sql), database.get(sql, ...values)),
    all: (sql, ...values) => (asked.push(sql), database.all(sql, ...values)),
  }
  const catalogue = makeCatalogueStore(watched)()
  const open = () => openShopView(watched, catalogue, { language: "pl", buyer: "guest", nowMs: testNowMs, held: () => decimalOf(0) })
  const asking = (work: () => unknown): readonly string[] => {
    asked.length = 0
    work()
    return [...asked]
  }
  return { database: watched, catalogue, open, asking }
}

const ofStock = (statements: readonly string[]) => statements.filter((sql) => sql.includes("product_size"))

describe("one statement reads the stock of", () => {
  test("all tiles of a list, one their products, and one of each all versions beside them", async () => {
    const { open, asking } = await watchedShop()
    const statements = asking(() => categoryListing(open(), { categoryId: 12, sort: "default", page: 0 }))
    expect(ofStock(statements)).toHaveLength(2)
    expect(statements.filter((sql) => sql.includes("FROM product "))).toHaveLength(2)
  })

  test("all rows of a basket", async () => {
    const { open, asking } = await watchedShop()
    const row = (productId: number, sizeId: string) => ({ productId, sizeId, options: plainRow, quantity: decimalOf(1) })
    const rows = [row(601, "S"), row(601, "M"), row(602, "uniw"), row(603, "uniw")]
    expect(ofStock(asking(() => expect(viewBasket(open(), rows).lines).toHaveLength(4)))).toHaveLength(1)
  })

  test("all siblings of a product", async () => {
    const { open, asking } = await watchedShop()
    const view = open()
    const jug = view.product(607)
    expect(jug).not.toBeNull()
    expect(ofStock(asking(() => jug !== null && expect(detailsOf(view, jug).variants?.links.length).toBeGreaterThan(1)))).toHaveLength(1)
  })
})

test("what a cart offers is looked up for its first four rows, however many it has (2.103)", async () => {
  const { open, asking } = await watchedShop()
  const view = open()
  const products = view.productsOf([601, 602, 603, 604, 605, 606, 609, 610])
  const costOf = (rows: number) => asking(() => recommendedWith(view, products.slice(0, rows))).length
  // what was looked up once is kept
  costOf(4)
  const cost = costOf(4)
  expect(costOf(8)).toBeLessThanOrEqual(cost)
})

describe("no statement of a page walks through a table or sorts what it found", () => {
  test("lists in every order, those of a producer, neighbours and the version of the data", async () => {
    const { database, asking } = await watchedShop()
    const listed = makeListedProducts(database)
    const query = { categoryId: 12, page: 0, perPage: 5, language: "pl", buyer: "guest", nowMs: testNowMs } as const
    const statements = asking(() => {
      for (const sort of sortKeys) listed.page({ ...query, sort })
      listed.following(12, 601, { except: [602], max: 4 })
      listed.countOfProducer(1)
      listed.pageOfProducer(1, { page: 1, perPage: 5 })
      dataVersion(database, testNowMs)
    })
    for (const sql of new Set(statements)) {
      const plan = database
        .all(`EXPLAIN QUERY PLAN ${sql}`, ...Array.from(sql.matchAll(/\?/g), () => null))
        .map(({ detail }) => String(detail))
      expect(plan.filter((step) => /TEMP B-TREE|^SCAN (?!json_each|CONSTANT)/.test(step))).toEqual([])
    }
  })
})
