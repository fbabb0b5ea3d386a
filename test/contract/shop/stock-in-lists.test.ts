import { expect, onTestFinished, test } from "vitest"
import { readFilters } from "../../../core/filters/chosen-filters.ts"
import { categoryListing } from "../../../fixtures/shop/catalogue/listing.ts"
import { openShopView } from "../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { openStore } from "../../support/store/store-of-test.ts"

// jugs: those of one group, 507 to 511, and 516, which stands alone
const [jugs, alone] = [103, 516]

test("stock that somebody writes past the shop is seen by a list that is filtered by it, and by its counts (10.342)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const database = await openStore(place)
  const catalogueOf = makeCatalogueStore()
  const available = async () => {
    const buyer = { language: "pl", buyer: "guest", nowMs: testNowMs } as const
    const view = openShopView(database.reader, await catalogueOf(database.reader), buyer)
    const { filters } = readFilters(new URLSearchParams("filter_availability=y"))
    const list = await categoryListing(view, { categoryId: jugs, sort: "default", page: 0, filters })
    return { ids: list?.tiles.map(({ id }) => id), total: list?.total }
  }
  const setStock = (stock: string) => database.writer.updateTable("product_size").set({ stock }).where("product", "=", alone).execute()
  expect(await available()).toEqual({ ids: [507, alone], total: 2 })
  await setStock("0")
  expect(await available()).toEqual({ ids: [507], total: 1 })
  await setStock("0.00")
  expect(await available()).toEqual({ ids: [507], total: 1 })
  await setStock("0.5")
  expect(await available()).toEqual({ ids: [507, alone], total: 2 })
})
