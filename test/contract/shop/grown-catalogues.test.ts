import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { wholeShop, writeGrowthCatalogue } from "../../bench/growth-catalogue.ts"
import { usualTilesPerPage } from "../../../fixtures/shop/catalogue/listing.ts"
import { usualRounds } from "../../bench/growth.ts"
import { statementsAndRows } from "../../support/shop/asked-statements.ts"
import { newPlace } from "../../support/shop/seeded-place.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

test("what the benchmark of growing shops begins with is a good catalogue, and so is one whose last round is cut short", async () => {
  const [smallest = 0] = (await usualRounds()).sizes
  for (const count of [smallest, smallest + 1, 3 * smallest - 1]) {
    const folder = join(await temporaryFolderForTest(), "catalogue")
    await writeGrowthCatalogue(folder, count)
    expect((await loadCatalogue(folder)).products).toHaveLength(count)
  }
})

const tiles = "{ total tiles { id name } }"
const sorted = (sort: string, page: number, filters = "") => `sort: "${sort}", page: ${page}, filters: "${filters}"`

/** What is asked of a list, by the number of its last full page. */
const asked = (last: number) => ({
  "a category": `ownListing(categoryId: ${wholeShop.id}, ${sorted("default", 0)}) ${tiles}`,
  "the last page of a category by price": `ownListing(categoryId: ${wholeShop.id}, ${sorted("price-desc", last)}) ${tiles}`,
  "a category by name, filtered": `ownListing(categoryId: ${wholeShop.id}, ${sorted("name-asc", 0, "filter_availability=y")}) ${tiles}`,
  "a search": `ownSearch(text: "na", ${sorted("default", 0)}) ${tiles}`,
  "the last page of a search": `ownSearch(text: "na", ${sorted("default", last)}) ${tiles}`,
  "a search by price": `ownSearch(text: "na", ${sorted("price-asc", 0)}) ${tiles}`,
  "a search, filtered": `ownSearch(text: "na", ${sorted("name-asc", 0, "filter_pricerange=20-2000")}) ${tiles}`,
  "a search with a slip": `ownSearch(text: "kamionak", ${sorted("default", 0)}) ${tiles}`,
  "a search for nothing there is": `ownSearch(text: "zzzyx", ${sorted("default", 0)}) ${tiles}`,
  suggestions: `productsTextSearch(searchInput: { text: "na" }) { products { name } }`,
})

/** A shop of so many products, each list of which is asked for twice. @returns what each took the first time and the second */
async function askTwice(count: number) {
  const folder = await temporaryFolderForTest()
  const catalogueFolder = join(folder, "catalogue")
  await writeGrowthCatalogue(catalogueFolder, count)
  const { place, drop } = await newPlace(folder)
  const shop = await createShop({ place, dataFolder: folder, catalogueFolder, now: () => testNowMs, staleMs: 0 })
  onTestFinished(async () => {
    await shop.close()
    await drop()
  })
  const shopper = makeShopper(shop)
  const found = await shopper.data(`{ ownSearch(text: "na", page: 0) { total perPage } ownListing(categoryId: ${wholeShop.id}) { total } }`)
  const { total, perPage } = Object(Object(found).ownSearch)
  const last = Math.floor(Math.min(total, Object(Object(found).ownListing).total) / perPage) - 1
  const work = new Map<string, readonly Awaited<ReturnType<typeof statementsAndRows>>[]>()
  for (const [what, field] of Object.entries(asked(last))) {
    const ask = () => statementsAndRows(() => shopper.data(`{ ${field} }`))
    work.set(what, [await ask(), await ask()])
  }
  return { total: Number(total), work }
}

/** Tiles of a page are read with their versions and stock: so many rows, whatever stands on it. */
const mostRows = 3 * usualTilesPerPage
const mostStatements = 3

test("a list of four times as many products takes as few statements and rows, and who asks a search again asks the index of words nothing", async () => {
  const [smallest = 0] = (await usualRounds()).sizes
  const [small, large] = [await askTwice(smallest), await askTwice(4 * smallest)]
  expect(large.total).toBeGreaterThan(3 * small.total)
  const ofIndex = (statements: readonly string[] = []) => statements.filter((sql) => sql.includes("search_text")).length
  for (const { work } of [small, large])
    for (const [what, [first, again]] of work) {
      const isFew = again !== undefined && again.statements.length <= mostStatements && again.rows <= mostRows
      // a slip is looked for after what was typed; "na" was asked for before all of these, as another page
      const looks = what === "a search with a slip" ? 2 : what === "a search for nothing there is" ? 1 : 0
      expect([what, isFew, ofIndex(first?.statements), ofIndex(again?.statements)]).toEqual([what, true, looks, 0])
    }
})
