import { describe, expect, test } from "vitest"
import { openProductPage, productPage, type ProductPageState, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import type { SingleChoice } from "../../../core/product-page/choice.ts"
import { openSingle, singleKind } from "../../../core/product-page/single.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import type { ProductOffer } from "../../../core/product/offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { polishPrices, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const start = { priceFormat: polishPrices, priceType: "gross", contact: null, typedQuantity: null, refusal: null } as const
const open = (offer: ProductOffer) => openProductPage(singleKind, { ...start, choice: openSingle(offer, null) })
const one = sampleOffer({ sizes: [sampleSize("uniw")] })
const step = productPage(singleKind)
const after = (page: ProductPageState<SingleChoice>, ...events: readonly ProductPageEvent[]) =>
  events.reduce((state, event) => step(state, event)[0], page)
const view = (page: ProductPageState<SingleChoice>) => viewProductPage(singleKind, page, textCatalogue("pl", {}))

test("a size that was found missing is marked until one is chosen, however long its alert is shown (10.294)", () => {
  const sized = open(sampleOffer())
  expect(view(sized).sizeMissing).toBe(false)
  const told = after(sized, { type: "AddPressed" })
  expect(view(told).sizeMissing).toBe(true)
  const later = after(told, { type: "TimerEnded", timer: "notice", timerId: told.notice.timerId })
  expect(view(later)).toMatchObject({ alert: null, sizeMissing: true })
  expect(view(after(later, { type: "SizeChosen", sizeId: "M" })).sizeMissing).toBe(false)
  // nothing is asked of a product of one size
  expect(view(after(open(one), { type: "QuantityTyped", text: "99" }, { type: "AddPressed" })).sizeMissing).toBe(false)
})

describe("a message beside the quantity is a toast (19.61)", () => {
  const corrected = after(open(one), { type: "QuantityTyped", text: "99" }, { type: "QuantityLeft" })
  const ended = (timerId: number): ProductPageEvent => ({ type: "TimerEnded", timer: "notice", timerId })

  test("for 10 s, while one about the sizes stands above them (9.20, 9.39, 16.35)", () => {
    expect(view(corrected)).toMatchObject({ alert: "Maksymalnie możesz dodać 10 sztuk", alertIsToast: true })
    expect(view(after(corrected, ended(corrected.notice.timerId))).alert).toBeNull()
    expect(view(after(open(sampleOffer()), { type: "AddPressed" }))).toMatchObject({ alert: "Proszę wybrać rozmiar", alertIsToast: false })
  })

  test("held by pointer or focus it stays, and then has its whole time again (19.43)", () => {
    const held = after(corrected, { type: "NoticeHeld" }, ended(corrected.notice.timerId))
    expect(view(held).alert).not.toBeNull()
    const [left, commands] = step(held, { type: "NoticeReleased" })
    expect(commands).toEqual([{ type: "StartTimer", timer: "notice", timerId: left.notice.timerId, ms: 10_000 }])
    expect(view(after(left, ended(left.notice.timerId))).alert).toBeNull()
    expect(view(after(left, { type: "NoticeDismissed" })).alert).toBeNull()
    expect(step(after(left, { type: "NoticeDismissed" }), { type: "NoticeReleased" })[1]).toEqual([])
  })

  test("what a page came with after a refused post stays in its place", () => {
    const refusal = "Maksymalnie możesz dodać 10 sztuk"
    const page = openProductPage(singleKind, { ...start, choice: openSingle(one, null), typedQuantity: "99", refusal })
    expect(view(page)).toMatchObject({ alert: "Maksymalnie możesz dodać 10 sztuk", alertIsToast: false })
    expect(after(page, { type: "NoticeHeld" }, { type: "NoticeReleased" })).toEqual(page)
    expect(view(after(page, { type: "NoticeDismissed" })).alert).toBeNull()
  })
})
