import { act, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import type { Basket } from "../../core/basket/basket.ts"
import type { CartPageCommand } from "../../core/basket/cart-command.ts"
import { cartPage, type CartPageEvent, openCartPage } from "../../core/basket/cart-page.ts"
import { viewCartPage } from "../../core/basket/view-cart-page.ts"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { cartFormTextKeys } from "../../ui/cart/cart-form-texts.ts"
import { CartFormIsland } from "../../ui/cart/CartFormIsland.tsx"
import { samplePlace } from "../support/core/sample-delivery.ts"
import { money, price } from "../support/core/sample-offer.ts"
import { frame } from "./sample-frame.ts"
import { basket } from "./samples.ts"

function shown(more: Partial<Basket> = {}) {
  const { priceFormat, priceType } = frame().shell
  const commands: CartPageCommand[] = []
  const store = createMachineStore<ReturnType<typeof openCartPage>, CartPageEvent, CartPageCommand>(
    cartPage,
    openCartPage({ basket: { ...basket, ...more }, priceFormat, priceType, refusal: null }),
    (command) => commands.push(command),
  )
  render(<CartFormIsland store={store} texts={pickTexts(textCatalogue("pl", {}), cartFormTextKeys)} />)
  return { commands, store, user: userEvent.setup() }
}

const row = (name: string) => within(screen.getByRole("group", { name }))
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `Ilość: ${name}` })

describe("the cart", () => {
  test("changes the value of the same field at once when plus or minus is pressed", async () => {
    const { user } = shown()
    const quantity = field("Lniana koszula")
    await user.click(screen.getByRole("button", { name: "Więcej: Lniana koszula" }))
    expect(quantity.value).toBe("2")
    await user.click(screen.getByRole("button", { name: "Mniej: Lniana koszula" }))
    expect(quantity.value).toBe("1")
    expect(field("Lniana koszula")).toBe(quantity)
  })

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

  test("marks the row that the last post put something into (10.185)", () => {
    const { priceFormat, priceType } = frame().shell
    const notice = { is: "added", productId: 503, sizeId: "uniw", quantity: { coefficient: 1, scale: 0 }, rowId: "hash-503-uniw" } as const
    const page = cartMachine.open({ page: "cart", frame: { ...frame(), notice }, basket, refusal: null, recommended: [] })
    expect(page?.added).toBe("hash-503-uniw")
    expect(openCartPage({ basket, priceFormat, priceType, refusal: null }).added).toBeNull()
    const view = page === null ? null : viewCartPage(page, textCatalogue("pl", {}))
    expect(view?.rows.map(({ added }) => added)).toEqual([false, true])
  })

  test("asks the shop to change a row after a pause, with the row's own numbers", async () => {
    const { user, commands, store } = shown()
    await user.click(screen.getByRole("button", { name: "Więcej: Kubek Nysa" }))
    const pause = commands.find((command) => command.type === "StartTimer")
    if (pause?.type !== "StartTimer") throw new Error("no pause")
    act(() => store.send({ type: "PauseEnded", rowId: pause.rowId, timerId: pause.timerId }))
    expect(commands).toContainEqual(
      expect.objectContaining({ type: "ChangeRow", productId: 503, sizeId: "uniw", quantity: "3", rowId: "hash-503-uniw" }),
    )
  })

  test("tells a screen reader the quantity that was taken, and that a fraction was rounded (17.25, 17.27)", async () => {
    const { user } = shown()
    await user.click(screen.getByRole("button", { name: "Więcej: Kubek Nysa" }))
    await user.click(field("Kubek Nysa"))
    await user.tab()
    expect(row("Kubek Nysa").getByText("Ilość: 3 sztuki").getAttribute("aria-live")).toBe("polite")
    await user.clear(field("Kubek Nysa"))
    await user.type(field("Kubek Nysa"), "3,5")
    await user.tab()
    expect(field("Kubek Nysa").value).toBe("4")
    expect(row("Kubek Nysa").getByRole("alert").textContent).toBe("Sprzedajemy pełne sztuki: zmieniliśmy ilość na 4")
  })

  test("asks the shop to remove a row, and puts the focus on a row that is left", async () => {
    const { user, commands, store } = shown()
    await user.click(screen.getByRole("button", { name: "Usuń: Lniana koszula" }))
    const removal = commands.find((command) => command.type === "RemoveRow")
    if (removal?.type !== "RemoveRow") throw new Error("no removal")
    act(() =>
      store.send({
        type: "RowSaved",
        rowId: removal.rowId,
        requestId: removal.requestId,
        basket: { ...basket, rows: basket.rows.slice(1) },
      }),
    )
    expect(screen.queryByRole("group", { name: "Lniana koszula" })).toBeNull()
    expect(document.activeElement?.textContent).toBe("Kubek Nysa")
    expect(screen.getByRole("status").textContent).toBe("Usunięto: Lniana koszula.")
    await user.click(screen.getByRole("button", { name: "Przywróć: Lniana koszula" }))
    expect(commands).toContainEqual(expect.objectContaining({ type: "AddRow", productId: 501 }))
  })

  test("reads aloud which amount is each and which is the row's total (10.183)", () => {
    shown()
    const said = row("Kubek Nysa").getByText(/^za 1 sztukę$/)
    expect(said.parentElement?.textContent).toMatch(/zł za 1 sztukę$/)
    expect(row("Kubek Nysa").getByText("Razem:").parentElement?.textContent).toMatch(/^Razem: .*zł$/)
  })

  test("shows a refusal at its row and nowhere else", async () => {
    const { user, commands, store } = shown()
    await user.click(screen.getByRole("button", { name: "Usuń: Kubek Nysa" }))
    const removal = commands.find((command) => command.type === "RemoveRow")
    if (removal?.type !== "RemoveRow") throw new Error("no removal")
    act(() => store.send({ type: "RowRefused", rowId: removal.rowId, requestId: removal.requestId, refusal: { _tag: "RowUnknown" } }))
    expect(row("Kubek Nysa").getByRole("alert").textContent).toBe("Tego produktu nie ma już w koszyku.")
    expect(row("Lniana koszula").getByRole("alert").textContent).toBe("")
    expect(field("Kubek Nysa").getAttribute("aria-invalid")).toBe("true")
  })

  test("sends its form when the runtime does not load", async () => {
    const { user, commands, store } = shown()
    await user.click(screen.getByRole("button", { name: "Usuń: Kubek Nysa" }))
    const removal = commands.find((command) => command.type === "RemoveRow")
    if (removal?.type !== "RemoveRow") throw new Error("no removal")
    act(() => store.send({ type: "RowUnsent", rowId: removal.rowId, requestId: removal.requestId }))
    expect(commands).toContainEqual({ type: "SubmitCartForm", remove: "hash-503-uniw" })
  })

  test("says why one cannot go on yet", () => {
    shown()
    const next = screen.getByRole<HTMLButtonElement>("button", { name: "Dalej" })
    expect(next.disabled).toBe(true)
    expect(document.getElementById(next.getAttribute("aria-describedby") ?? "")?.textContent).not.toBe("")
  })
})

test("rows of one product are told apart by size and by how they were bought (17.30)", () => {
  const { priceFormat, priceType } = frame().shell
  const weekly = { is: "period", days: 7, nextDelivery: null } as const
  const [, mug] = basket.rows
  if (mug === undefined) throw new Error("no mug")
  const rows = [...basket.rows, { ...mug, rowId: "weekly", details: [weekly] }]
  const page = openCartPage({ basket: { ...basket, rows }, priceFormat, priceType, refusal: null })
  const { rows: shownRows } = viewCartPage(page, textCatalogue("pl", {}))
  expect(shownRows.map(({ label }) => label)).toEqual(["Lniana koszula", "Kubek Nysa", "Kubek Nysa, co 7 dni"])
})

test("the section of the pickup point follows what the shop answers to a change (10.275)", () => {
  const { priceFormat, priceType } = frame().shell
  const point = { id: 5, name: "Automat KRA-0001", street: "Długa 3", zipcode: "31-147", city: "Kraków" }
  const taken = { ...basket, pickup: { state: "taken", point } } as const
  const store = createMachineStore<ReturnType<typeof openCartPage>, CartPageEvent, CartPageCommand>(
    cartPage,
    openCartPage({ basket: taken, priceFormat, priceType, refusal: null }),
    () => undefined,
  )
  render(<CartFormIsland store={store} texts={pickTexts(textCatalogue("pl", {}), cartFormTextKeys)} />)
  const answer = (requestId: number, now: Basket) =>
    act(() => {
      store.send({ type: "Returned" })
      store.send({ type: "BasketRead", requestId, basket: now })
    })
  expect(within(screen.getByRole("region", { name: "Twój punkt odbioru" })).getByText(/Automat KRA-0001/)).toBeDefined()
  answer(1, { ...basket, pickup: { state: "gone", point: null } })
  const section = within(screen.getByRole("region", { name: "Odbiór w punkcie" }))
  expect(section.getByText("Tego punktu odbioru już nie ma. Wybierz inny.")).toBeDefined()
  expect(section.getByRole("button", { name: "Usuń wybór" })).toBeDefined()
  answer(2, basket)
  expect(screen.queryByRole("region", { name: /punkt/ })).toBeNull()
})

describe("the delivery of the cart to a pickup point (18.60)", () => {
  const point = { id: 5, name: "Automat KRA-0001", street: "Długa 3", zipcode: "31-147", city: "Kraków" }
  test.each([
    [undefined, null],
    [{ state: "none", point: null }, null],
    [{ state: "taken", point }, "do punktu Automat KRA-0001"],
    [{ state: "refused", point }, "Do wybranego punktu nie dowieziemy tego, co jest w koszyku: liczymy dostawę pod drzwi."],
    [{ state: "gone", point: null }, "Wybranego punktu odbioru już nie ma: liczymy dostawę pod drzwi."],
  ] as const)("of the choice %j the summary says %j", (pickup, words) => {
    const { priceFormat, priceType } = frame().shell
    const chosen = { ...basket, ...(pickup === undefined ? {} : { pickup }) }
    const view = viewCartPage(openCartPage({ basket: chosen, priceFormat, priceType, refusal: null }), textCatalogue("pl", {}))
    expect(view.pickup).toBe(words)
  })
})
