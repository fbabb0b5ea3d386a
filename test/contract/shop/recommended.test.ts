import { expect, onTestFinished, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

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

test("where little goes with a cart the shop's chosen ones follow, without other versions of what is in it (2.103)", async () => {
  const { add, ofCart } = await visit()
  // a roller blind goes with the lamp; the lamp's versions, one of which is chosen, do not
  await add("547")
  expect(await ofCart()).toEqual({ basket: { ownRecommended: tiles(554, 501, 506, 535) } })
})

test("beside a list of one product stands what goes with it, before what the shop has chosen (2.103)", async () => {
  const { ofList } = await visit()
  expect(await ofList("142")).toEqual({ ownListing: { recommended: tiles(547, 501, 506, 535) } })
})

test("a list offers four chosen ones that do not stand on its page, an empty list as well (2.103)", async () => {
  const { ofList } = await visit()
  expect(await ofList("140")).toEqual({ ownListing: { recommended: tiles(501, 506, 535, 542) } })
  expect(await ofList("140, page: 9999")).toEqual({ ownListing: { recommended: tiles(501, 506, 535, 547) } })
})
