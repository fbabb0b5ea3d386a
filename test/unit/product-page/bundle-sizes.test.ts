import { expect, test } from "vitest"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { productPage, type ProductPageState, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { bundle, samplePage } from "../../support/core/sample-choices.ts"
import { limited, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { polish } from "../../support/core/sample-texts.ts"

const sizeAt = (id: string, gross: string) => {
  const size = sampleSize(id, limited("9"))
  return { ...size, price: size.price === null ? null : { ...size.price, price: price(gross, gross) } }
}

const opened = samplePage(
  bundle({ sizeId: "M", offer: sampleOffer({ id: 9, type: "bundle", sizes: [sizeAt("S", "100.00"), sizeAt("M", "200.00")] }) }),
)

const after = (...events: readonly ProductPageEvent[]) =>
  events.reduce<ReturnType<ReturnType<typeof productPage>>>(([page], event) => productPage(anyKind)(page, event), [opened, []])

const shown = (page: ProductPageState) => viewProductPage(anyKind, page, polish)

test("a bundle's size that is chosen while another price is awaited is asked for, and never shows the price of the other (4.48, 16.40)", () => {
  const [chosen, commands] = after({ type: "PricesOutdated" }, { type: "SizeChosen", sizeId: "S" })
  expect(commands).toMatchObject([{ type: "AskShop", requestId: 2, wants: "bundlePrice" }])
  expect(shown(chosen).refreshing).toBe(true)
  const [late] = productPage(anyKind)(chosen, { type: "ShopAnswered", requestId: 1, facts: { bundlePrice: price("190.00", "190.00") } })
  expect(late).toBe(chosen)
  const [told] = productPage(anyKind)(late, { type: "ShopAnswered", requestId: 2, facts: { bundlePrice: price("95.00", "95.00") } })
  expect(shown(told)).toMatchObject({ price: "95,00 zł", refreshing: false })
})

test("while nothing is awaited another size of a bundle has its listed price already", () => {
  const [chosen, commands] = after({ type: "SizeChosen", sizeId: "S" })
  expect(commands.filter(({ type }) => type === "AskShop")).toEqual([])
  expect(shown(chosen)).toMatchObject({ price: "100,00 zł", refreshing: false })
})
