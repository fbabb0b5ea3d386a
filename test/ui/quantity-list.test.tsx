import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { openProductPage, productPage } from "../../core/product-page/product-page.ts"
import { quantityListTextKeys, withQuantityList } from "../../core/product-page/quantity-list-kind.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { productIslandOf } from "../../ui/product/product-island.tsx"
import { QuantityList } from "../../ui/product/QuantityList.tsx"
import { limited, sampleOffer, sampleSize } from "../support/core/sample-offer.ts"
import { frame } from "./sample-frame.ts"
import { size } from "./samples.ts"

const kind = withQuantityList(singleKind)
const Island = productIslandOf(kind, { quantity: QuantityList })
const texts = pickTexts(textCatalogue("pl", {}), [...productFormTextKeys, ...quantityListTextKeys])

const running = (stock: string, typedQuantity: string | null = null) =>
  runningOffer(sampleOffer({ listsQuantities: true, sizes: [sampleSize("uniw", limited(stock))] }), null, typedQuantity)

function runningOffer(offer: ProductOffer, sizeId: string | null, typedQuantity: string | null = null): HTMLElement {
  vi.useFakeTimers()
  const { priceFormat, priceType, contact } = frame().shell
  const start = { choice: openSingle(offer, sizeId), priceFormat, priceType, contact, typedQuantity, refusal: null }
  const store = createMachineStore(productPage(kind), openProductPage(kind, start), () => {})
  return render(<Island store={store} texts={texts} />).container
}

const option = (container: HTMLElement, value: string) => container.querySelector(`.projector_buy__number_wrapper a[data-value="${value}"]`)
const field = () => screen.getByLabelText(/^Ilość/)

test("a press on a quantity puts it into the field that is posted (10.255, 10.256)", () => {
  const container = running("9")
  expect(option(container, "1")?.getAttribute("aria-checked")).toBe("true")
  fireEvent.click(screen.getByRole("radio", { name: "3" }))
  expect(option(container, "3")?.getAttribute("aria-checked")).toBe("true")
  expect(container.querySelector<HTMLInputElement>("#projector_number")?.value).toBe("3")
})

test("more leads to the field, which takes the focus and stays (10.91, 10.256)", () => {
  const container = running("9")
  fireEvent.click(screen.getByRole("link", { name: "więcej" }))
  expect(container.querySelector(".projector_buy__number_wrapper")).toBeNull()
  expect(document.activeElement?.id).toBe("projector_number")
  fireEvent.change(field(), { target: { value: "2" } })
  expect(container.querySelector(".projector_buy__number_wrapper")).toBeNull()
})

test("what is in stock ends the list, and one piece needs none (10.91, 10.255)", () => {
  const four = running("4")
  expect([option(four, "4"), option(four, "5"), option(four, "null")].map((one) => one !== null)).toEqual([true, false, false])
  expect(running("1").querySelector(".projector_buy__number_wrapper")).toBeNull()
})

test("a size that is sold out has no list, the next one has it again (10.255)", () => {
  const sizes = [size("XS", "XS", 0), size("M", "M", 9)]
  const container = runningOffer(sampleOffer({ listsQuantities: true, sizes }), "XS")
  expect(option(container, "1")).toBeNull()
  fireEvent.click(screen.getByRole("radio", { name: "M" }))
  expect(option(container, "1")?.getAttribute("aria-checked")).toBe("true")
})

test("a page with a quantity beyond the list opens with the field (10.256)", () => {
  expect(running("9", "6").querySelector(".projector_buy__number_wrapper")).toBeNull()
})
