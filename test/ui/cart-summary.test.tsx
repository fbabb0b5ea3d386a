import { act, render, screen, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import type { Basket } from "../../core/basket/basket.ts"
import { cartSummary, type CartSummaryState, type CartSummaryEvent, openCartSummary } from "../../core/basket/summary/cart-summary.ts"
import { viewCartSummary } from "../../core/basket/summary/view-cart-summary.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { summaryTextKeys } from "../../ui/cart/cart-summary-texts.ts"
import { CartSummaryIsland } from "../../ui/cart/CartSummaryIsland.tsx"
import { samplePlace } from "../support/core/sample-delivery.ts"
import { money, price } from "../support/core/sample-offer.ts"
import { renderedPage } from "./rendered-page.ts"
import { frame } from "./sample-frame.ts"
import { basket } from "./samples.ts"

const texts = pickTexts(textCatalogue("pl", {}), summaryTextKeys)
const opened = (more: Partial<Basket> = {}): CartSummaryState => {
  const { priceFormat, priceType } = frame().shell
  return openCartSummary({ basket: { ...basket, ...more }, priceFormat, priceType })
}

function shown(more: Partial<Basket> = {}) {
  const store = createMachineStore<CartSummaryState, CartSummaryEvent, never>(cartSummary, opened(more), () => undefined)
  render(<CartSummaryIsland store={store} texts={texts} />)
  return { publish: (now: Basket) => act(() => store.send({ type: "Published", basket: now })) }
}

test("names the chosen country, and says of its delivery what the page of a product says (18.64)", () => {
  const lacking = { cost: money("45.00"), from: money("60.00"), missing: money("11.00") }
  const place = { ...samplePlace({ countryId: "DE", isCountryChosen: true }), lacking }
  shown({ subtotal: price("49.00", "39.84"), total: price("49.00", "39.84"), shipping: null, place })
  const summary = within(screen.getByRole("complementary", { name: "Podsumowanie" }))
  expect(summary.getByText("Dostawa: Niemcy").parentElement?.textContent).toBe("Dostawa: Niemcy45,00 zł")
  expect(summary.getByText(/^Tę dostawę/).textContent).toBe(
    "Tę dostawę można wybrać od 60,00 zł: brakuje 11,00 zł. Do zapłaty liczymy bez niej.",
  )
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Kraj" })
  expect([country.value, country.form?.getAttribute("action")]).toEqual(["DE", "/settings.php"])
  expect(new FormData(country.form ?? undefined).get("return")).toBe("/basketedit.php?mode=1")
})

test("says why one cannot go on yet", () => {
  shown()
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Dalej" })
  expect(next.disabled).toBe(true)
  expect(document.getElementById(next.getAttribute("aria-describedby") ?? "")?.textContent).not.toBe("")
})
test("the steps of an order stand above the cart: the first is this one, and no other has a page yet (10.441)", async () => {
  const progress = (await renderedPage("cart")).getElementById("Progress")
  const items = [...(progress?.querySelectorAll(".progress__item") ?? [])]
  expect(items.map(({ textContent, className }) => [textContent, className])).toEqual([
    ["Koszyk", "progress__item --first --shopping-cart --active"],
    ["Twoje dane", "progress__item --second"],
    ["Dostawa i\u00a0płatności", "progress__item --third"],
    ["Weryfikacja danych", "progress__item --fourth"],
  ])
  expect([...(progress?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Koszyk", "step"],
  ])
})

const point = { id: 5, name: "Automat KRA-0001", street: "Długa 3", zipcode: "31-147", city: "Kraków" }

test("the section of the pickup point follows what the shop answers to a change (10.275, 10.440)", () => {
  const { publish } = shown({ pickup: { state: "taken", point } })
  expect(within(screen.getByRole("region", { name: "Twój punkt odbioru" })).getByText(/Automat KRA-0001/)).toBeDefined()
  publish({ ...basket, pickup: { state: "gone", point: null } })
  const section = within(screen.getByRole("region", { name: "Odbiór w punkcie" }))
  expect(section.getByText("Tego punktu odbioru już nie ma. Wybierz inny.")).toBeDefined()
  expect(section.getByRole("button", { name: "Usuń wybór" })).toBeDefined()
  publish(basket)
  expect(screen.queryByRole("region", { name: /punkt/ })).toBeNull()
})

describe("the delivery of the cart to a pickup point (18.60)", () => {
  test.each([
    [undefined, null],
    [{ state: "none", point: null }, null],
    [{ state: "taken", point }, "do punktu Automat KRA-0001"],
    [{ state: "refused", point }, "Do wybranego punktu nie dowieziemy tego, co jest w koszyku: liczymy dostawę pod drzwi."],
    [{ state: "gone", point: null }, "Wybranego punktu odbioru już nie ma: liczymy dostawę pod drzwi."],
  ] as const)("of the choice %j the summary says %j", (pickup, words) => {
    expect(viewCartSummary(opened(pickup === undefined ? {} : { pickup }), texts).pickup).toBe(words)
  })
})
