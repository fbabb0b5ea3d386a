import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { clientMachine } from "../../core/account/client-machine.ts"
import { clientTextKeys } from "../../core/account/opened-client.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { openedProduct } from "../../core/product-page/machine/opened-product.ts"
import { openProductPage, productPage, type ProductPageEvent } from "../../core/product-page/product-page.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { SingleFormIsland } from "./form-islands.ts"
import { ClientForm } from "../../ui/client/ClientForm.tsx"
import { rehearse } from "../../ui/runtime/islands/rehearse.tsx"
import { clientModel } from "./client-models.ts"
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
    task: openedProduct(singleKind).task,
    state,
    events: [{ type: "SizeChosen", sizeId: "M" }, { type: "AddPressed" }],
    Island: SingleFormIsland,
    texts: pickTexts(textCatalogue("pl", {}), productFormTextKeys),
  })
  // the last three come from a letter, a button and the sending of the form that was drawn out of sight
  expect(stepped).toEqual(["SizeChosen", "AddPressed", "QuantityTyped", "QuantityStepped", "AddPressed"])
  expect(state).toEqual(before)
  expect(document.documentElement.outerHTML).toBe(page)
  expect([calls.mock.calls, submit.mock.calls]).toEqual([[], []])
})

test("a letter of a form is rehearsed without opening its calendar, and what is typed into the page stays as it is", async () => {
  const state = clientMachine.open(clientModel("register"))
  if (state === null) throw new Error("no form")
  const stepped: FormEvent["type"][] = []
  const asked: string[] = []
  sessionStorage.clear()
  document.body.innerHTML = '<form id="client_new"><input id="client_firstname" value="Zofia"></form>'
  const page = document.documentElement.outerHTML
  await rehearse({
    step: (form, event: FormEvent) => {
      stepped.push(event.type)
      return clientMachine.step(form, event)
    },
    task: (command, language) => {
      asked.push(command.type)
      return clientMachine.task(command, language)
    },
    state,
    events: [],
    Island: ClientForm,
    texts: pickTexts(textCatalogue("pl", {}), clientTextKeys),
  })
  expect(stepped.filter((type, at) => type !== stepped[at - 1])).toEqual(["Typed", "SubmitPressed"])
  // what the letter asks for is told, and no timer runs
  expect(asked[0]).toBe("StartTimer")
  expect(document.documentElement.outerHTML).toBe(page)
  expect(sessionStorage).toHaveLength(0)
})
