import { act, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { beforeEach, describe, expect, test } from "vitest"
import type { Basket } from "../../core/basket/basket.ts"
import type { CartPageCommand } from "../../core/basket/cart-command.ts"
import { cartPage, type CartPageEvent } from "../../core/basket/cart-page.ts"
import { openCartPage } from "../../core/basket/open-cart-page.ts"
import { viewCartPage } from "../../core/basket/view-cart-page.ts"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { cartFormTextKeys } from "../../ui/cart/cart-form-texts.ts"
import { CartFormIsland } from "../../ui/cart/CartFormIsland.tsx"
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

beforeEach(() => sessionStorage.clear())

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

  test("marks the row that the last post put something into (10.185)", () => {
    const { priceFormat, priceType } = frame().shell
    const notice = { is: "added", productId: 503, sizeId: "uniw", quantity: { coefficient: 1, scale: 0 }, rowId: "hash-503-uniw" } as const
    const page = cartMachine.open({ page: "cart", frame: { ...frame(), notice }, basket, refusal: null, notes: null, recommended: [] })
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

  test("says what to change when Enter finds nothing changed, and takes what is typed when it does (5.83, 10.576)", async () => {
    const { user, commands } = shown()
    await user.click(field("Kubek Nysa"))
    await user.keyboard("{Enter}")
    expect(screen.getByRole("status").textContent).toBe("Aby zaktualizować koszyk, zmień liczbę produktów.")
    expect(commands).toEqual([])
    await user.clear(field("Kubek Nysa"))
    await user.keyboard("3{Enter}")
    expect(screen.getByRole("status").textContent).toBe("")
    expect(commands).toContainEqual(expect.objectContaining({ type: "ChangeRow", quantity: "3" }))
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
    expect(commands).toContainEqual(expect.objectContaining({ type: "AddRows", lines: [expect.objectContaining({ productId: 501 })] }))
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
