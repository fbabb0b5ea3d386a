import { expect, onTestFinished, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("what goes with a product is up to four of its categories, without its versions and one of each other group (2.49, 2.80)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const related = (id: number) => shopper.data(`{ product(productId: ${id}) { product { ownRelated { id } } } }`)
  const of = (...ids: readonly number[]) => ({ product: { product: { ownRelated: ids.map((id) => ({ id })) } } })
  expect(await related(501)).toEqual(of(502, 503, 544, 601))
  // a lamp's variants are left out
  expect(await related(547)).toEqual(of(719, 720, 721, 722))
  // five jugs that differ in their glaze are one
  expect(await related(516)).toEqual(of(507, 562, 570, 571))
})
