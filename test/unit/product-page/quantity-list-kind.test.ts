import { expect, test } from "vitest"
import { openProductPage, productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { withQuantityList } from "../../../core/product-page/quantity-list-kind.ts"
import { openSingle, singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { limited, metres, polishPrices, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const kind = withQuantityList(singleKind)

function viewAfter(offer: ProductOffer, sizeId: string | null, events: readonly ProductPageEvent[] = []) {
  const opened = openProductPage(kind, {
    choice: openSingle(offer, sizeId),
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
  const page = events.reduce((state, event) => productPage(kind)(state, event)[0], opened)
  return viewProductPage(kind, page, textCatalogue("pl", {}))
}

const sizes = [sampleSize("M", limited("2")), sampleSize("L", limited("9"))]
const shirt = sampleOffer({ listsQuantities: true, sizes })

test("the list follows the stock of the chosen size, and its links keep the size (10.255, 10.256)", () => {
  expect(viewAfter(shirt, "M").sections.quantities).toEqual({
    options: [
      { quantity: "1", name: "1", link: "?selected_size=M&number=1" },
      { quantity: "2", name: "2", link: "?selected_size=M&number=2" },
    ],
    more: null,
  })
  const large = viewAfter(shirt, "M", [{ type: "SizeChosen", sizeId: "L" }]).sections.quantities
  expect(large?.options.map(({ quantity }) => quantity)).toEqual(["1", "2", "3", "4", "5"])
  expect(large?.more).toEqual({ quantity: "6", name: "6", link: "?selected_size=L&number=6" })
})

test("fractions are named as people read them, and typed as the field has them (5.68, 10.255)", () => {
  const byTheMetre = sampleOffer({ unit: metres, listsQuantities: true, sizes: [sampleSize("uniw", limited("9"))] })
  const listed = viewAfter(byTheMetre, null).sections.quantities
  expect(listed?.options.map(({ quantity, name }) => [quantity, name])).toEqual([
    ["0.5", "0,5"],
    ["1", "1"],
    ["1.5", "1,5"],
    ["2", "2"],
    ["2.5", "2,5"],
  ])
})

test("there is a list only where the shop wants it and nothing else lists quantities (10.255)", () => {
  expect(viewAfter(sampleOffer({ sizes }), "L").sections).toEqual({})
  const priced = sizes.map((size) => ({ ...size, multipack: [] }))
  expect(viewAfter({ ...shirt, sizes: priced }, "L").sections).toEqual({})
})

test("what is chosen from the list is what the form posts (10.256)", () => {
  const view = viewAfter(shirt, "L", [{ type: "QuantityTyped", text: "4" }, { type: "QuantityLeft" }])
  expect([view.quantity, view.fields.find(({ name }) => name === "number")?.value]).toEqual(["4", "4"])
})
