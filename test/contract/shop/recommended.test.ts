import { expect, onTestFinished, test } from "vitest"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { categoryListing } from "../../../fixtures/shop/catalogue/listing.ts"
import { recommendedBeside, recommendedWith } from "../../../fixtures/shop/catalogue/recommended.ts"
import { openShopView } from "../../../fixtures/shop/catalogue/shop-view.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { writeCatalogue } from "../../../fixtures/shop/seed/write-catalogue.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

async function visit() {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const add = async (...ids: readonly string[]) => {
    for (const product of ids) await shopper.post("/basketchange.php", { product, size: "onesize", number: "1", mode: "1" })
  }
  const ofCart = () => shopper.data("{ basket { ownRecommended { id } } }")
  const ofList = (rest: string) => shopper.data(`{ ownListing(categoryId: ${rest}) { recommended { id } } }`)
  return { add, ofCart, ofList }
}

const tiles = (...ids: readonly number[]) => ids.map((id) => ({ id }))

test("a cart offers what goes with its rows, then what the shop has chosen, never what is in it; an empty one nothing (2.103)", async () => {
  const { add, ofCart } = await visit()
  expect(await ofCart()).toEqual({ basket: { ownRecommended: [] } })
  await add("501")
  expect(await ofCart()).toEqual({ basket: { ownRecommended: tiles(502, 503, 544, 601) } })
  // what goes with the second row stands beside what goes with the first, and both are left out themselves
  await add("502")
  expect(await ofCart()).toEqual({ basket: { ownRecommended: expect.not.arrayContaining(tiles(501, 502)) } })
})

/** The project's shop without its bedside lamps: beside the variants of a table lamp it has a roller blind alone. */
async function viewWithFewLamps() {
  const catalogue = await loadCatalogue()
  const products = catalogue.products.filter(({ name }) => !name.pl.startsWith("Lampka nocna"))
  const { database } = await openTestShop()
  await database.transaction((within) => writeCatalogue(within, { ...catalogue, products }, testNowMs), "read committed")
  return openShopView(database.reader, await makeCatalogueStore()(database.reader), { language: "pl", buyer: "guest", nowMs: testNowMs })
}

const idsOf = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id)

test("where little goes with a cart the shop's chosen ones follow, without other versions of what is in it (2.103)", async () => {
  const view = await viewWithFewLamps()
  await view.load([547], "tile")
  // one of the lamp's versions is chosen
  expect(idsOf(await recommendedWith(view, view.productsOf([547])))).toEqual([554, 501, 506, 535])
})

test("beside a list of one product stands what goes with it, before what the shop has chosen (2.103)", async () => {
  const view = await viewWithFewLamps()
  const blinds = await categoryListing(view, { categoryId: 142, sort: "default", page: 0 })
  expect(blinds === null ? null : idsOf(await recommendedBeside(view, blinds))).toEqual([547, 501, 506, 535])
})

test("a list offers four chosen ones that do not stand on its page, an empty list as well (2.103)", async () => {
  const { ofList } = await visit()
  expect(await ofList("140")).toEqual({ ownListing: { recommended: tiles(501, 506, 535, 542) } })
  expect(await ofList("140, page: 9999")).toEqual({ ownListing: { recommended: tiles(501, 506, 535, 547) } })
})
