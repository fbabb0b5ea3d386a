import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { openShippingPanel } from "../../core/delivery/shipping-panel.ts"
import { viewShippingPanel } from "../../core/delivery/view-shipping.ts"
import type { PageToRender } from "../../ui/server/render-page.tsx"
import { polish } from "../support/core/sample-texts.ts"
import { samplePanelStart } from "../support/core/sample-delivery.ts"
import { productModel } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"
import { frame } from "./sample-frame.ts"
import { basket, shirt } from "./samples.ts"
import { topicModels } from "./topic-models.ts"

const sizeWords = { name: "Szkliwo", choose: "Wybierz szkliwo" }
const glazed = { ...shirt, sizeWords }
const bodyOf = async (model: PageToRender["model"]) => new DOMParser().parseFromString(await htmlOf(model), "text/html").body

test("a page without scripts that was refused a size asks for a glaze (16.63)", async () => {
  const refused = await bodyOf({ ...productModel(glazed), refusal: { _tag: "SizeNotChosen" } })
  expect(refused.querySelector("#alert")?.textContent).toBe("Wybierz szkliwo")
})

test("who waits for a glaze is asked for a glaze (16.63)", async () => {
  const gone = glazed.sizes.map((size) => ({ ...size, stock: { is: "limited", amount: { coefficient: 0, scale: 0 } } }) as const)
  const form = (await bodyOf(productModel({ ...glazed, sizes: gone }))).querySelector<HTMLElement>("#tell_availability_form")
  if (form === null) throw new Error("no form")
  const list = within(form).getByLabelText(/^Szkliwo/)
  expect(within(list).getByRole("option", { name: "Wybierz szkliwo", hidden: true })).toBeDefined()
})

test("stores are asked about a glaze (16.63)", async () => {
  const { stores } = topicModels
  if (stores.page !== "stores") throw new Error("no stores")
  const body = await bodyOf({ ...stores, offer: glazed, sizeId: null })
  const list = within(body).getByLabelText("Szkliwo")
  expect(
    within(list)
      .getAllByRole("option")
      .map(({ textContent }) => textContent)[0],
  ).toBe("Wybierz szkliwo")
  expect(body.querySelector("#topic_content [aria-live]")?.textContent).toBe("Wybierz szkliwo")
  expect(body.querySelector("#topic_content")?.textContent).not.toMatch(/rozmiar/i)
})

test("the dialog of delivery sends back for a glaze (16.63)", () => {
  const panel = openShippingPanel({ ...samplePanelStart(), sizeWords, check: { is: "sizeAlert" } })
  expect(viewShippingPanel(panel, polish)?.dialog).toMatchObject({ words: "Wybierz szkliwo", press: "Wybierz szkliwo", leadsTo: "sizes" })
})

test("the cart names the glaze that was bought (16.63)", async () => {
  const [row] = basket.rows
  if (row === undefined) throw new Error("no row")
  const rows = [
    { ...row, sizeName: "Bałtyk", sizesAre: "Szkliwo" },
    { ...row, rowId: "other", sizeName: "M" },
  ]
  const body = await bodyOf({ page: "cart", frame: frame(), basket: { ...basket, rows }, refusal: null, notes: null, recommended: [] })
  expect([...body.querySelectorAll(".basket__size")].map(({ textContent }) => textContent)).toEqual(["Szkliwo Bałtyk", "Rozmiar M"])
})
