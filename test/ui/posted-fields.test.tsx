import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import type { ProductPageEvent } from "../../core/product-page/product-page.ts"
import { singleKind } from "../../core/product-page/single.ts"
import { dotted } from "../../ui/runtime/navigation/send-dots.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { renderedPage } from "./rendered-page.ts"
import { runningForm } from "./running-form.tsx"
import { mug, shirt, shoes } from "./samples.ts"
import { metres } from "../support/core/sample-offer.ts"

const posted = (form: HTMLFormElement | null) =>
  form === null ? [] : [...dotted(new FormData(form))].map(([name, value]) => ({ name, value }))
const formIn = (root: ParentNode) => {
  const form = root.querySelector("#projector_form")
  return form instanceof HTMLFormElement ? form : null
}

/** A product form that runs, and what its machine would ask the shop with. */
function shown(offer: ProductOffer) {
  const { container, store, commands } = runningForm(offer)
  return {
    commands,
    send: (event: ProductPageEvent) => act(() => store.send(event)),
    posted: () => posted(formIn(container)),
    asked: () => {
      const { choice, quantity } = store.getSnapshot()
      return singleKind.fields(choice, quantity.accepted)
    },
  }
}

describe("what the form posts is what the shop is asked with (4.48, 10.78, 10.79)", () => {
  test.each<[string, ProductOffer, readonly ProductPageEvent[]]>([
    ["as it opens, without a size", shirt, []],
    ["in the only size", mug, []],
    ["in a size that was chosen", shirt, [{ type: "SizeChosen", sizeId: "M" }]],
    ["in the only size of the other name", { ...mug, sizes: mug.sizes.map((size) => ({ ...size, id: "onesize" })) }, []],
    ["with a quantity that was taken", mug, [{ type: "QuantityTyped", text: "2" }, { type: "QuantityLeft" }]],
    [
      "with a quantity that was rounded up and written out",
      { ...mug, unit: metres },
      [{ type: "QuantityTyped", text: "1,2" }, { type: "QuantityLeft" }],
    ],
    ["with a corrected quantity", mug, [{ type: "QuantityTyped", text: "9999" }, { type: "QuantityLeft" }]],
  ])("%s", (_case, offer, events) => {
    const form = shown(offer)
    for (const event of events) form.send(event)
    expect(form.posted()).toEqual(form.asked())
  })

  test("with what was stepped and not taken yet: adding takes it before the form is sent (9.8)", () => {
    const form = shown(mug)
    form.send({ type: "QuantityStepped", by: 1 })
    form.send({ type: "AddPressed" })
    expect(form.commands.at(-1)).toEqual({ type: "SubmitForm" })
    expect(form.posted()).toEqual(form.asked())
    expect(form.posted()).toContainEqual({ name: "number", value: "2" })
  })

  test("a drop-down of many sizes adds its own name and nothing else", () => {
    const form = shown(shoes)
    form.send({ type: "SizeChosen", sizeId: "41" })
    expect(form.posted().filter(({ name }) => name !== "projector_sizes")).toEqual(form.asked())
  })

  test("already in the markup of the server, before any script", async () => {
    const served = posted(formIn(await renderedPage("product")))
    expect(served.map(({ name }) => name)).toEqual(["product", "mode", "size", "number"])
    expect(served).toEqual(shown(shirt).asked())
  })
})
