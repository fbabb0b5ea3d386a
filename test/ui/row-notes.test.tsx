import { act, render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import { openRowNotes, rowNotes, type RowNotes, type RowNotesCommand, type RowNotesEvent } from "../../core/basket/notes/row-notes.ts"
import { rowNotesMachine } from "../../core/basket/notes/row-notes-machine.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { OneRowNotes, SeveralNotes } from "../../ui/cart/RowNotesIsland.tsx"
import { rowNotesFormTextKeys } from "../../ui/cart/row-notes-texts.ts"
import { money, polishPrices } from "../support/core/sample-offer.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const shirt = "hash-501-M"
const mug = "hash-503-uniw"

const model = pageModels["cart"]

function shown(state = model?.page === "cart" ? rowNotesMachine.open(model) : null) {
  if (state === null) throw new Error("the sample cart has notes")
  const commands: RowNotesCommand[] = []
  const store = createMachineStore<RowNotes, RowNotesEvent, RowNotesCommand>(rowNotes, state, (command) => commands.push(command))
  const texts = pickTexts(textCatalogue("pl", {}), rowNotesFormTextKeys)
  const removed: string[] = []
  render(
    <form>
      {[shirt, mug].map((rowId) => (
        <div key={rowId} className="basket__block" role="group" aria-label={rowId}>
          <OneRowNotes store={store} texts={texts} rowId={rowId} />
          <button type="button" name="remove" onClick={() => removed.push(rowId)}>
            Usuń
          </button>
        </div>
      ))}
      <SeveralNotes store={store} texts={texts} />
    </form>,
  )
  return { commands, removed, store, user: userEvent.setup() }
}

const row = (rowId: string) => within(screen.getByRole("group", { name: rowId }))
const field = (rowId: string) => row(rowId).getByRole<HTMLTextAreaElement>("textbox")

describe("notes of rows in the cart's page, before a script runs", () => {
  test("each row has its comment, and a field that the cart's form posts with whatever button is pressed (4.78, 4.81)", async () => {
    const page = await renderedPage("cart")
    const [first, second] = page.querySelectorAll("#basket_form .basket__notes")
    expect(first?.querySelector(".basket__comment")?.textContent).toBe("Proszę nie składać w kostkę")
    expect(first?.querySelector("textarea")).toMatchObject({ name: `comment[${shirt}]`, value: "Proszę nie składać w kostkę" })
    expect(second?.querySelector(".basket__comment")).toBeNull()
    expect(second?.querySelector("summary")?.textContent).toBe("Dodaj uwagę")
    // a field with a limit of its own would cut what is pasted, without a word
    expect(first?.querySelector("textarea")?.hasAttribute("maxlength")).toBe(false)
    expect([...(second?.querySelectorAll("button") ?? [])].map(({ name, value, type }) => [name, value, type])).toEqual([
      ["comment", mug, "submit"],
      ["favourite", mug, "submit"],
    ])
  })

  test("gift wrapping is offered where the shop wraps (4.82)", async () => {
    const page = await renderedPage("cart")
    expect(page.querySelector<HTMLButtonElement>(`button[name="wrap"]`)).toMatchObject({ value: `${shirt}:0` })
  })

  test("rows are marked by boxes of the form, and all of them are removed after a second press (4.84)", async () => {
    const page = await renderedPage("cart")
    expect([...page.querySelectorAll<HTMLInputElement>('#basket_form [name^="selected["]')].map(({ value }) => value)).toEqual([shirt, mug])
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('#basket_several button[name="several"]')]
    expect(buttons.map(({ value }) => value)).toEqual(["remove", "favourite", "removeAll"])
    expect(page.querySelector("#basket_several details:not([open]) button")).toBe(buttons[2])
  })
})

test("an update of the cart in which nothing is changed says so at the head of the page (5.83)", async () => {
  const model = pageModels["cart"]
  if (model?.page !== "cart") throw new Error("there is a sample cart")
  const html = await htmlOf({ ...model, frame: { ...model.frame, notice: { is: "nothingToUpdate" } } })
  expect(html).toMatch(/notice-line[^>]*>Aby zaktualizować koszyk, zmień liczbę produktów\.</)
})

describe("notes of rows, once a script runs", () => {
  test("a comment that is too long stays in its field, and the row says by how much, by whatever it is read (4.78)", async () => {
    const { user, commands } = shown()
    await user.clear(field(mug))
    await user.click(field(mug))
    await user.paste("x".repeat(256))
    expect(field(mug).value).toHaveLength(256)
    expect(field(mug).getAttribute("aria-invalid")).toBe("true")
    await user.click(row(mug).getByRole("button", { name: "Zapisz uwagę: Kubek Nysa" }))
    expect(row(mug).getByRole("alert").textContent).toBe("Uwagi mogą mieć maksymalnie 255 znaków. Skróć tę o 1 znak.")
    expect([commands, field(mug).value.length]).toEqual([[], 256])
  })

  test("a comment that is saved is shown at its row, and said (4.78)", async () => {
    const { user, commands, store } = shown()
    await user.type(field(mug), "Na prezent")
    await user.click(row(mug).getByRole("button", { name: /^Zapisz/ }))
    expect(commands).toMatchObject([{ type: "ChangeNote", change: { is: "comment", text: "Na prezent" } }])
    act(() => store.send({ type: "NoteSaved", requestId: 1, notes: null }))
    expect(row(mug).getByText("Na prezent", { selector: ".basket__comment" })).toBeTruthy()
    expect(row(mug).getByText("Zapisaliśmy uwagę.").getAttribute("aria-live")).toBe("polite")
  })

  test("a row that is put back has its comment again (4.80)", async () => {
    const { commands, store } = shown()
    const named = store.getSnapshot().rows
    act(() => store.send({ type: "BasketHeard", rows: named.filter(({ rowId }) => rowId === mug) }))
    expect(row(shirt).queryByRole("textbox")).toBeNull()
    act(() => store.send({ type: "BasketHeard", rows: named }))
    expect(commands).toMatchObject([{ type: "ChangeNote", change: { is: "comment", text: "Proszę nie składać w kostkę" } }])
    expect(field(shirt).value).toBe("Proszę nie składać w kostkę")
  })

  test("products of marked rows are kept among the favourites, one after another (4.83)", async () => {
    const { user, commands } = shown()
    await user.click(screen.getByRole("checkbox", { name: "Zaznacz wszystkie" }))
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([true, true, true])
    await user.click(screen.getByRole("button", { name: "Zaznaczone do ulubionych" }))
    expect(commands).toMatchObject([{ type: "ChangeNote", row: { rowId: shirt }, change: { is: "favourite" } }])
  })

  test("marked rows are removed by the buttons of their rows; the box of all follows (4.84)", async () => {
    const { user, removed } = shown()
    await user.click(screen.getByRole("checkbox", { name: "Zaznacz: Kubek Nysa" }))
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Zaznacz wszystkie" }).indeterminate).toBe(true)
    await user.click(screen.getByRole("button", { name: "Usuń zaznaczone" }))
    expect(removed).toEqual([mug])
  })

  test("wrapping names its price, to everybody (4.82)", async () => {
    const line = { rowId: mug, productId: 503, sizeId: "uniw", name: "Kubek" }
    const { user, commands } = shown(
      openRowNotes([line], [{ ...line, comment: "", isWrapped: false }], {}, { cost: money("9.00"), format: polishPrices }),
    )
    const button = row(mug).getByRole("button", { name: "Zapakuj na prezent: 9,00 zł: Kubek" })
    expect(button.textContent).toBe("Zapakuj na prezent: 9,00 zł")
    await user.click(button)
    expect(commands).toMatchObject([{ change: { is: "wrap", isWrapped: true } }])
  })

  test("a second press takes the wrapping back (4.82)", async () => {
    const { user, commands } = shown()
    await user.click(row(shirt).getByRole("button", { name: /^Nie pakuj na prezent/ }))
    expect(commands).toMatchObject([{ change: { is: "wrap", isWrapped: false } }])
    expect(row(shirt).getByRole("button", { name: /^Zapakuj na prezent/ })).toBeTruthy()
  })
})
