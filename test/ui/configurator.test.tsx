import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { configuredKind, configuredTextKeys } from "../../core/product-page/configured-kind.ts"
import { openProductPage, productPage } from "../../core/product-page/product-page.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ConfiguratorFields } from "../../ui/product/ConfiguratorFields.tsx"
import { productFormTextKeys } from "../../ui/product/product-form-props.ts"
import { productIslandOf } from "../../ui/product/product-island.tsx"
import { configured } from "../support/core/sample-choices.ts"
import { decimal } from "../support/core/sample-offer.ts"
import { frame } from "./sample-frame.ts"

const Island = productIslandOf(configuredKind, { afterSizes: ConfiguratorFields })
const name = "Szerokość (mm)"

function blind() {
  const { priceFormat, priceType, contact } = frame().shell
  const width = { is: "number", id: "width", name, required: true, min: decimal("400"), max: decimal("2400") } as const
  const choice = configured({ configurator: { items: [width], rules: [] }, choices: [{ item: "width", values: ["1200"] }] })
  const start = { choice, priceFormat, priceType, contact, typedQuantity: null, refusal: null }
  const store = createMachineStore(productPage(configuredKind), openProductPage(configuredKind, start), () => undefined)
  const texts = pickTexts(textCatalogue("pl", {}), [...productFormTextKeys, ...configuredTextKeys])
  const { container } = render(<Island store={store} texts={texts} />)
  const field = screen.getByRole("textbox", { name: /Szerokość/ })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { container, field, type, leave: () => fireEvent.blur(field) }
}

const described = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent)

describe("what a typed measure became is told where it was typed", () => {
  test("a width beyond the largest says so at its field and aloud, until another is typed (16.59)", () => {
    const { field, type, leave } = blind()
    type("9000")
    expect(described(field)).toEqual(["400–2400"])
    leave()
    expect(field).toHaveProperty("value", "2400")
    const told = "Najwyżej 2400\u00A0mm: zmieniliśmy wpisaną wartość."
    expect(described(field)).toEqual(["400–2400", told])
    expect(screen.getByText(/^Najwyżej 2400/).getAttribute("aria-live")).toBe("polite")
    type("2300")
    expect(described(field)).toEqual(["400–2400"])
  })

  test("a width that is no number is marked as it stands, and has no price (16.60)", () => {
    const { container, field, type } = blind()
    const price = () => container.querySelector("#projector_price_value")?.textContent
    expect(price()).toBe("129,00 zł")
    type("120 cm")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(described(field)).toEqual(["400–2400", "Wpisz liczbę."])
    expect(price()).toBe("–")
    type("1300")
    expect(field.getAttribute("aria-invalid")).toBeNull()
    expect(price()).toBe("129,00 zł")
  })
})
