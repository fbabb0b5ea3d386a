import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { until } from "../support/until.ts"
import type { SetChoice } from "../../core/product-page/choice.ts"
import { openProductPage, productPage, type ProductPageCommand } from "../../core/product-page/product-page.ts"
import { setKind, setTextKeys } from "../../core/product-page/set-kind.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { PartChoice } from "../../ui/product/PartChoice.tsx"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { productIslandOf } from "../../ui/product/product-island.tsx"
import { bundle, collection, onlySize, part, plainPart } from "../support/core/sample-choices.ts"
import { frame } from "./sample-frame.ts"

const Island = productIslandOf(setKind, { beforeSizes: PartChoice })
const texts = pickTexts(textCatalogue("pl", {}), [...productFormTextKeys, ...setTextKeys])

function started(choice: SetChoice) {
  const { priceFormat, priceType, contact } = frame().shell
  const start = { choice, priceFormat, priceType, contact, typedQuantity: null, refusal: null }
  const commands: ProductPageCommand[] = []
  const store = createMachineStore(productPage(setKind), openProductPage(setKind, start), (command) => commands.push(command))
  return { store, commands, island: <Island store={store} texts={texts} /> }
}

function running(choice: SetChoice) {
  const { store, commands, island } = started(choice)
  const { container } = render(island)
  return { store, commands, form: () => formIn(container) }
}

function formIn(root: ParentNode): HTMLFormElement {
  const form = root.querySelector("form")
  if (form === null) throw new Error("no form")
  return form
}

const posted = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => ({ name, value }))
const byName = (fields: readonly { readonly name: string }[]) => fields.toSorted((one, other) => (one.name < other.name ? -1 : 1))

const mug = part("mug", { optional: true, versions: [part("x").versions[0]] })
const plate = plainPart("plate", 22, { optional: false })
const fixedMug = { ...mug, optional: false }

describe("the parts of a set on its page", () => {
  test.each<[string, SetChoice]>([
    ["bundle", bundle({ parts: [plainPart("a", 21), plate] })],
    ["collection", collection(plainPart("a", 21), plate)],
  ])("a running form of a %s posts what its machine says (16.21, 16.24)", (_, choice) => {
    const { store, form } = running(choice)
    act(() => store.send({ type: "QuantityTyped", text: "2" }))
    act(() => store.send({ type: "QuantityLeft" }))
    const { choice: chosen, quantity } = store.getSnapshot()
    expect(byName(posted(form()))).toEqual(byName(setKind.fields(chosen, quantity.accepted)))
  })

  test("a form without scripts has a field for each part: a box that is not checked leaves its part out (16.22, 16.44)", () => {
    const page = document.createElement("div")
    page.innerHTML = renderToString(started(collection({ ...mug, checked: false }, plate)).island)
    expect(posted(formIn(page)).filter(({ name }) => name.endsWith("]"))).toEqual([
      { name: "product[1]", value: "11" },
      { name: "size[1]", value: "" },
      { name: "product[2]", value: "22" },
      { name: "size[2]", value: "uniw" },
      { name: "number[2]", value: "1" },
    ])
  })

  test("what is not to choose is shown and not asked (16.18)", () => {
    running(bundle({ parts: [plate] }))
    const item = screen.getByRole("listitem")
    expect(within(item).queryByRole("combobox")).toBeNull()
    expect(within(item).queryByRole("checkbox")).toBeNull()
    expect(item.textContent).toContain(onlySize().name)
  })

  test("the parts are one list, in their order and each once: in place of a slider (9.37, 16.57)", () => {
    const { form } = running(bundle({ parts: [plainPart("a", 21), plate, mug] }))
    const items = [...form().querySelectorAll(".projector_bundle__list > li")]
    expect(items.map(({ id }) => id)).toEqual(["projector_bundle_a", "projector_bundle_plate", "projector_bundle_mug"])
  })

  test("what is missing is said at its part, which is brought into view (5.52, 9.38, 16.17)", async () => {
    const { commands, form } = running(bundle({ parts: [plate, fixedMug] }))
    fireEvent.submit(form())
    await until(() => expect(screen.getByRole("combobox").getAttribute("aria-invalid")).toBe("true"))
    expect(document.querySelector("#projector_bundle_mug")?.textContent).toContain("Proszę wybrać rozmiar")
    expect(document.querySelector("#alert")?.textContent).toBe("")
    expect(commands).toContainEqual({ type: "ShowPlace", place: { section: "parts", id: "mug" } })
    expect(commands).toContainEqual(expect.objectContaining({ type: "StartTimer", timer: "notice", ms: 3500 }))
  })

  test("without any part the button is off, and says why (4.71, 5.54)", () => {
    running(collection(mug))
    fireEvent.click(screen.getByRole("checkbox"))
    expect(screen.getAllByRole("button", { name: "Dodaj do koszyka" }).every((button) => button.hasAttribute("disabled"))).toBe(true)
    expect(screen.getByRole("combobox").hasAttribute("disabled")).toBe(true)
    expect(document.body.textContent).toContain("nie wybrano żadnego produktu")
  })

  test("a part whose sizes are glazes asks for a glaze (16.61)", () => {
    const words = { name: "Szkliwo", choose: "Wybierz szkliwo" }
    const [first] = part("x").versions
    const glazed = part("mug", { optional: false, versions: [{ ...first, sizeWords: words }] })
    running(bundle({ parts: [glazed] }))
    const list = screen.getByRole("combobox", { name: /^Szkliwo: / })
    expect(within(list).getByRole("option", { name: "Wybierz szkliwo" })).toBeDefined()
  })

  test("choosing a size asks the shop for the bundle's price (16.23)", () => {
    const { commands } = running(bundle({ parts: [fixedMug] }))
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "S" } })
    expect(commands).toContainEqual(expect.objectContaining({ type: "AskShop", wants: "bundlePrice" }))
  })
})
