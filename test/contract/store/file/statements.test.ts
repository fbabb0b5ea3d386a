import { describe, expect, test } from "vitest"
import { changeBasket } from "../../../../fixtures/shop/basket/change-basket.ts"
import { loadBasket } from "../../../../fixtures/shop/basket/load-basket.ts"
import { categoryListing } from "../../../../fixtures/shop/catalogue/listing.ts"
import { listedAfter, listedProducers } from "../../../../fixtures/shop/catalogue/listings-store.ts"
import { detailsOf } from "../../../../fixtures/shop/catalogue/product-details.ts"
import { pictureMeasures } from "../../../../fixtures/shop/catalogue/reviews-store.ts"
import { recommendedWith } from "../../../../fixtures/shop/catalogue/recommended.ts"
import { openShopView } from "../../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { dataVersion } from "../../../../fixtures/shop/data-version.ts"
import { openVisitScope, type VisitScope } from "../../../../fixtures/shop/request-scope.ts"
import { sessionCookieName } from "../../../../fixtures/shop/sessions.ts"
import { tellTroubles } from "../../../../fixtures/shop/store/told-troubles.ts"
import { hashingLimit } from "../../../../fixtures/shop/sign-in/password-hash.ts"
import { noMail } from "../../../../fixtures/shop/mail/shop-mail.ts"
import { makeMemoryShared } from "../../../../fixtures/shop/sharing/memory-shared.ts"
import { makeWorkQueue } from "../../../../core/web/work-queue.ts"
import { readPoints } from "../../../../fixtures/shop/pickup/points-store.ts"
import { plainRow } from "../../../../core/basket/row-options.ts"
import { decimalOf } from "../../../../core/values/decimal.ts"
import { planOf, statementsOf } from "../../../support/shop/asked-statements.ts"
import { testNowMs } from "../../../support/shop/test-now.ts"
import { ownHost } from "../../../../fixtures/shop/passkeys/passkey-options.ts"
import { makeVisitLimits } from "../../../../fixtures/shop/visit-limits.ts"
import { makeShopper } from "../../../support/shop/shopper.ts"
import { openTestShop } from "../../../support/shop/test-shop.ts"

// Statements are counted: what costs one of them for each product would cost thousands in a large shop.

async function openSmallShop() {
  const { database } = await openTestShop()
  const catalogue = await makeCatalogueStore()(database.reader)
  const open = () => openShopView(database.reader, catalogue, { language: "pl", buyer: "guest", nowMs: testNowMs })
  return { database, open }
}

const ofStock = (statements: readonly string[]) => statements.filter((sql) => sql.includes("product_size") && sql.includes("json_each"))

describe("one statement reads the stock of", () => {
  test("all tiles of a list and all versions beside them, and one the products of each", async () => {
    const { open } = await openSmallShop()
    const statements = await statementsOf(() => categoryListing(open(), { categoryId: 12, sort: "default", page: 0 }))
    expect(ofStock(statements)).toHaveLength(1)
    expect(statements.filter((sql) => sql.includes('from "product" '))).toHaveLength(2)
    // what is sold out everywhere is asked for once for all lists
    expect(statements.filter((sql) => sql.includes("product_size"))).toHaveLength(2)
  })

  test("all rows of a basket", async () => {
    const { open } = await openSmallShop()
    const row = (productId: number, sizeId: string) => ({ productId, sizeId, options: plainRow, quantity: decimalOf(1) })
    const rows = [row(601, "S"), row(601, "M"), row(602, "uniw"), row(603, "uniw")]
    expect(ofStock(await statementsOf(async () => expect((await loadBasket(open(), rows)).lines).toHaveLength(4)))).toHaveLength(1)
  })

  test("a product and all its siblings", async () => {
    const { open } = await openSmallShop()
    const view = open()
    const statements = await statementsOf(() => view.load([607], "page"))
    expect(ofStock(statements)).toHaveLength(1)
    const jug = view.product(607)
    expect(await statementsOf(async () => jug !== null && expect(detailsOf(view, jug).variants?.links.length).toBeGreaterThan(1))).toEqual(
      [],
    )
  })

  test("a hundred products that ask for themselves, each with all that its page shows", async () => {
    const { open } = await openSmallShop()
    const load = (ids: readonly number[]) => {
      const view = open()
      return statementsOf(() => Promise.all(ids.map((id) => view.load([id], "page"))))
    }
    // what was decoded once is kept
    await load([601, 602, 603, 604, 605, 606, 607, 608, 609, 610])
    expect((await load([601, 602, 603, 604, 605, 606, 607, 608, 609, 610])).length).toBeLessThanOrEqual((await load([607])).length)
  })
})

test("a new catalogue is read once, however many ask for it at once", async () => {
  const { database } = await openSmallShop()
  const store = makeCatalogueStore()
  const read: unknown[] = []
  const statements = await statementsOf(async () =>
    read.push(...(await Promise.all([store(database.reader), store(database.reader), store(database.reader)]))),
  )
  expect(new Set(read).size).toBe(1)
  expect(statements.filter((sql) => sql.includes('from "category"'))).toHaveLength(1)
})

test("ratings, reviews and questions of a product are read once, and again when the catalogue has changed", async () => {
  const { shop, database } = await openTestShop()
  const shopper = makeShopper(shop)
  const document = `{
    product(productId: 602) { product { ownDetails { rating { count } } } }
    ownReviews(productId: 602) { found reviews { text } }
    ownQuestions(productId: 602) { text }
  }`
  const asked = async () => {
    const statements = await statementsOf(() => shopper.data(document))
    return statements.filter((sql) => /from "(?:review|question)"/.test(sql)).length
  }
  expect([await asked(), await asked()]).toEqual([5, 0])
  // what is left of goods is none of it
  await database.writer.updateTable("product_size").set({ position: 0 }).where("product", "=", 602).execute()
  expect(await asked()).toBe(0)
  await database.writer.updateTable("product").set({ listed: 1 }).where("id", "=", 602).execute()
  expect([await asked(), await asked()]).toEqual([5, 0])
})

test("how the shop is set is read by one statement, however many fields of a page ask for it", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  const document = `{ ownShop { afterAdding texts { key } } other: ownShop { texts { text } } ownQuickPayments(productId: 602) { note } basket { products { id } } }`
  await shopper.post("/basketchange.php", { product: "602", number: "1" })
  const ofSettings = async (asked: string) => {
    const statements = await statementsOf(() => shopper.data(asked))
    return statements.filter((sql) => /from "(?:setting|shop_text)"/.test(sql))
  }
  expect(await ofSettings(document)).toHaveLength(1)
  // who asks for the basket alone reads what it is charged with, and nothing else that is set
  expect(await ofSettings("{ basket { products { id } } }")).toEqual([expect.stringContaining('where "name" in')])
})

test("the rows of a basket are read once for a call, and again after the call has changed something", async () => {
  const { database } = await openSmallShop()
  const shop = {
    store: database,
    shared: makeMemoryShared(),
    catalogue: makeCatalogueStore(),
    mail: noMail,
    now: () => testNowMs,
    log: () => undefined,
    troubles: tellTroubles(() => undefined, Date.now),
    limits: makeVisitLimits(),
    passkeys: ownHost,
    vatRegisters: {},
    hashing: makeWorkQueue(hashingLimit),
  }
  const call = { language: "pl", secure: false } as const
  const guest = await openVisitScope(shop, { ...call, cookie: "" })
  const asked = [{ type: "Add", productId: 602, sizeId: "uniw", typed: "1", wanted: { purchase: { is: "once" } } }] as const
  const put = (scope: VisitScope) => scope.change((within) => changeBasket(within, asked), "read committed")
  await put(guest)
  const scope = await openVisitScope(shop, { ...call, cookie: `${sessionCookieName}=${guest.token()}` })
  const read = async () =>
    expect(await Promise.all([scope.rows(), scope.rows()])).toMatchObject([[{ productId: 602 }], [{ productId: 602 }]])
  const ofRows = (statements: readonly string[]) => statements.filter((sql) => /from "basket_row/.test(sql))
  expect(ofRows(await statementsOf(read))).toHaveLength(1)
  expect(ofRows(await statementsOf(read))).toHaveLength(0)
  await put(scope)
  expect(ofRows(await statementsOf(read))).toHaveLength(1)
})

test("what was not loaded is a defect that names it, and no product that there is not", async () => {
  const { open } = await openSmallShop()
  const view = open()
  await view.load([607, 999], "sold")
  expect(view.product(999)).toBeNull()
  expect(() => view.product(601)).toThrow("Product 601 was asked for and not loaded")
  expect(() => view.productsOf([607, 601])).toThrow("Product 601 was asked for and not loaded")
  expect(() => view.stockOf(601, "M")).toThrow("The stock of product 601 was asked for and not loaded")
  expect(() => view.ratingOf(607)).toThrow("The rating of product 607 was asked for and not loaded")
})

test("what a cart offers is looked up for its first four rows, however many it has (2.103)", async () => {
  const { open } = await openSmallShop()
  const view = open()
  const ids = [601, 602, 603, 604, 605, 606, 609, 610]
  await view.load(ids, "sold")
  const products = view.productsOf(ids)
  const costOf = async (rows: number) => (await statementsOf(() => recommendedWith(view, products.slice(0, rows)))).length
  // what was looked up once is kept
  await costOf(4)
  const cost = await costOf(4)
  expect(await costOf(8)).toBeLessThanOrEqual(cost)
})

describe("no statement of a page walks through a table or sorts what it found", () => {
  test("neighbours in lists, products, reviews and the version of the data", async () => {
    const { database, open } = await openSmallShop()
    const statements = await statementsOf(async () => {
      await listedAfter(database.reader, { categoryId: 12, id: 601 }, { except: [602], max: 4 })
      await listedProducers(database.reader, [1, 2])
      await open().load([601, 607, 608], "page")
      await pictureMeasures(database.reader, [1])
      await readPoints(database.reader, [1])
      await dataVersion(database.reader, testNowMs)
    })
    expect(statements.filter((sql) => sql.includes('from "review"'))).toHaveLength(1)
    for (const sql of new Set(statements)) {
      const plan = await planOf(database.reader, sql)
      expect(plan.filter((step) => /TEMP B-TREE|^SCAN (?!json_each|CONSTANT)/.test(step))).toEqual([])
    }
  })
})
