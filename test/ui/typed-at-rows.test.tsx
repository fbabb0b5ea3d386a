import { act, cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { rowFields } from "../../core/basket/cart-row.ts"
import { cartUpdate } from "../../core/basket/cart-update.ts"
import { cartPage } from "../../core/basket/cart-page.ts"
import { typedInCartKeys, commentsBack } from "../../core/basket/leaving/typed-in-cart.ts"
import { rowNotes } from "../../core/basket/notes/row-notes.ts"
import { rowNotesMachine } from "../../core/basket/notes/row-notes-machine.ts"
import { keysClearedOnSignOut } from "../../core/shell/session.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { CartFormIsland } from "../../ui/cart/CartFormIsland.tsx"
import { OneRowNotes, RowNotesIsland } from "../../ui/cart/RowNotesIsland.tsx"
import { cartFormTextKeys } from "../../ui/cart/cart-form-texts.ts"
import { rowNotesFormTextKeys } from "../../ui/cart/row-notes-texts.ts"
import { keepQuantities } from "../../ui/runtime/saved/keep-quantities.ts"
import { forgetKeptInCart } from "../../ui/runtime/saved/forget-kept-in-cart.ts"
import { keepServedComments } from "../../ui/runtime/saved/keep-served-comments.ts"
import { keptPrefix } from "../../ui/runtime/saved/has-kept.ts"
import { hasKeptInCart, keptInCartPrefix } from "../../ui/runtime/saved/kept-in-cart.ts"
import { takeTypedAtRows, typedAtRows } from "../../ui/runtime/saved/typed-at-rows.ts"
import { pageModels } from "./page-models.ts"
import { renderedHtml } from "./rendered-page.ts"

const [shirt, mug] = ["hash-501-M", "hash-503-uniw"]
const texts = textCatalogue("pl", {})

function sampleCart() {
  const model = pageModels["cart"]
  if (model?.page !== "cart") throw new Error("no cart")
  const [rows, notes] = [cartMachine.open(model), rowNotesMachine.open(model)]
  if (rows === null || notes === null) throw new Error("the sample cart has rows and notes")
  return { rows, notes }
}

/** The rows of the cart as its page opens in a tab; what it was left with is brought back as its script comes. */
function openRows() {
  cleanup()
  const store = createMachineStore(cartPage, sampleCart().rows, () => {})
  render(<CartFormIsland store={store} texts={pickTexts(texts, cartFormTextKeys)} />)
  act(() => keepQuantities(store, (page) => cartUpdate(rowFields(page)).changed))
  return { store, shown: () => [...document.querySelectorAll<HTMLInputElement>(".quantity__input")].map(({ value }) => value) }
}

/** The same with what is noted at the rows. */
function openNotes() {
  cleanup()
  const store = createMachineStore(rowNotes, sampleCart().notes, () => {})
  const typed = takeTypedAtRows(typedInCartKeys.comments)
  const island = { store, texts: pickTexts(texts, rowNotesFormTextKeys) }
  render(
    <>
      {[shirt, mug].map((rowId) => (
        <OneRowNotes key={rowId} {...island} rowId={rowId} />
      ))}
      <RowNotesIsland {...island} />
    </>,
  )
  act(() => commentsBack(store.getSnapshot(), typed).forEach(store.send))
  return { store, shown: () => [...document.querySelectorAll("textarea")].map(({ value }) => value) }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe("what is typed at rows of the cart and not sent is there again after the page is loaded anew (10.905)", () => {
  test("comments, however often, until the shop has them", () => {
    const first = openNotes()
    const [before] = first.shown()
    act(() => first.store.send({ type: "CommentTyped", rowId: mug, text: "  na prezent" }))
    for (const time of [1, 2]) expect([time, openNotes().shown()]).toEqual([time, [before, "  na prezent"]])
    // the shop takes it
    const { store } = openNotes()
    act(() => store.send({ type: "CommentPressed", rowId: mug }))
    const requestId = store.getSnapshot().sent?.requestId ?? 0
    act(() => store.send({ type: "NoteSaved", requestId, notes: null }))
    expect([typedAtRows(typedInCartKeys.comments), openNotes().shown()]).toEqual([{}, [before, ""]])
  })

  test("a comment that went along with the cart's form is the shop's, and kept no longer", () => {
    const { notes } = sampleCart()
    const comment = notes.rows[0]?.comment ?? ""
    sessionStorage.setItem(typedInCartKeys.comments, JSON.stringify({ [shirt]: ` ${comment} ` }))
    expect([openNotes().shown()[0], sessionStorage]).toMatchObject([comment, { length: 0 }])
  })

  test("quantities, also those that the shop would not take", () => {
    const first = openRows()
    const [, other] = first.shown()
    for (const text of ["4", "", "dwa"]) {
      act(() => first.store.send({ type: "QuantityTyped", rowId: shirt, text }))
      expect(typedAtRows(typedInCartKeys.quantities)).toEqual({ [shirt]: text })
    }
    const again = openRows()
    expect(again.shown()).toEqual(["dwa", other])
    act(() => again.store.send({ type: "RemovePressed", rowId: shirt }))
    expect(typedAtRows(typedInCartKeys.quantities)).toEqual({})
  })

  test("a text of another row, and what was put into the browser's store, bring nothing back", () => {
    const before = [openRows().shown(), openNotes().shown()]
    for (const stored of ['{"gone":"pilne"}', "{broken", "[1]", '{"hash-503-uniw":5}', `{"hash-503-uniw":"${"x".repeat(60_000)}"}`]) {
      for (const key of Object.values(typedInCartKeys)) sessionStorage.setItem(key, stored)
      expect([openRows().shown(), openNotes().shown()]).toEqual(before)
    }
  })

  test("the page looks for it under the names that it is kept by, and forgets it under them; signing out clears them (6.13)", () => {
    for (const key of Object.values(typedInCartKeys)) {
      expect([key.startsWith(keptInCartPrefix), key.startsWith(keptPrefix), keysClearedOnSignOut([key])]).toEqual([true, true, [key]])
      expect(hasKeptInCart()).toBe(false)
      sessionStorage.setItem(key, "{}")
      sessionStorage.setItem("expchck_other", "{}")
      expect(hasKeptInCart()).toBe(true)
      forgetKeptInCart()
      expect(Object.keys(sessionStorage)).toEqual(["expchck_other"])
    }
  })

  test("a comment typed before scripts ran, when another form of the cart is sent; what was kept of other rows stays", async () => {
    const leave = () => window.dispatchEvent(new Event("pagehide"))
    document.body.innerHTML = await renderedHtml("cart")
    const comments = [...document.querySelectorAll<HTMLTextAreaElement>("#basket_form textarea")]
    const island = document.getElementById("island_rowNotes")
    expect([comments.length, keepServedComments()]).toEqual([2, false])
    leave()
    expect(typedAtRows(typedInCartKeys.comments)).toEqual({})
    const [, second] = comments
    if (second === undefined || island === null) throw new Error("the sample cart has two rows and notes")
    second.value = "na prezent"
    sessionStorage.setItem(typedInCartKeys.comments, JSON.stringify({ [shirt]: "starsza", [mug]: "stara" }))
    leave()
    expect(typedAtRows(typedInCartKeys.comments)).toEqual({ [shirt]: "starsza", [mug]: "na prezent" })
    expect(keepServedComments()).toBe(true)
    // from here on the island keeps them
    island.dataset["live"] = ""
    sessionStorage.clear()
    leave()
    expect(typedAtRows(typedInCartKeys.comments)).toEqual({})
    document.body.replaceChildren()
  })

  test("a browser that keeps nothing holds up nobody", () => {
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError")
      })
    const { store, shown } = openNotes()
    act(() => store.send({ type: "CommentTyped", rowId: mug, text: "na prezent" }))
    expect(shown()[1]).toBe("na prezent")
  })
})
