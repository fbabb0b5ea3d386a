import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openProductPage, productPage, type ProductPageEvent } from "../../core/product-page/product-page.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { SingleFormIsland } from "./form-islands.ts"
import { rehearse } from "../../ui/runtime/islands/rehearse.tsx"
import { frame } from "./sample-frame.ts"
import { shirt } from "./samples.ts"

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test("a rehearsal runs the machine and leaves page, state and shop as they are", async () => {
  const calls = vi.fn<typeof fetch>()
  vi.stubGlobal("fetch", calls)
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit")
  const { priceFormat, priceType } = frame().shell
  const state = openProductPage(singleKind, {
    choice: openSingle(shirt, null),
    priceFormat,
    priceType,
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
  const before = structuredClone(state)
  const stepped: ProductPageEvent["type"][] = []
  document.body.innerHTML = '<form id="projector_form"><input id="projector_number" value="1"></form>'
  const page = document.documentElement.outerHTML
  await rehearse({
    step: (page, event: ProductPageEvent) => {
      stepped.push(event.type)
      return productPage(singleKind)(page, event)
    },
    state,
    events: [{ type: "SizeChosen", sizeId: "M" }, { type: "AddPressed" }],
    Island: SingleFormIsland,
    texts: pickTexts(textCatalogue("pl", {}), productFormTextKeys),
  })
  // the last two come from a button and from the sending of the form that was drawn out of sight
  expect(stepped).toEqual(["SizeChosen", "AddPressed", "QuantityStepped", "AddPressed"])
  expect(state).toEqual(before)
  expect(document.documentElement.outerHTML).toBe(page)
  expect([calls.mock.calls, submit.mock.calls]).toEqual([[], []])
})
