import { fireEvent, render } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { Basket } from "../../core/basket/basket.ts"
import { miniBasket, type MiniBasketCommand, type MiniBasketEvent, openMiniBasket } from "../../core/basket/mini-basket.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { headDropDowns, openDropDown } from "../../ui/runtime/menus/drop-downs.ts"
import { headerTextKeys } from "../../ui/shell/header-texts.ts"
import { MiniBasketIsland } from "../../ui/shell/MiniBasketIsland.tsx"
import { money, polishPrices, price } from "../support/core/sample-offer.ts"
import { sampleBasket, sampleRow } from "../support/core/sample-shell.ts"
import { until } from "../support/until.ts"

afterEach(() => {
  headDropDowns.send({ type: "Closed" })
  vi.restoreAllMocks()
})

/** The header's basket over its machine, and what it has asked for; a read is answered by the basket at once. */
function header(basket: Basket, isOfCart = false) {
  const asked: MiniBasketCommand[] = []
  const start = openMiniBasket({ basket, priceFormat: polishPrices, priceType: "gross", isOfCart })
  const store = createMachineStore<typeof start, MiniBasketEvent, MiniBasketCommand>(miniBasket, start, (command, send) => {
    asked.push(command)
    if (command.type === "ReadBasket") send({ type: "Answered", requestId: command.requestId, basket })
  })
  const { container } = render(<MiniBasketIsland store={store} texts={pickTexts(textCatalogue("pl", {}), headerTextKeys)} />)
  const the = (selector: string) => container.querySelector<HTMLElement>(selector)
  const opened = async () => {
    fireEvent.pointerEnter(the("#menu_basket_wrapper") ?? container, { pointerType: "mouse" })
    await until(() => expect(the(".top_basket__details")).not.toBeNull())
  }
  return { the, all: (selector: string) => [...container.querySelectorAll(selector)], opened, asked, store }
}

const words = (element: Element | null) => element?.textContent.replaceAll("\u00a0", " ")

const wool = sampleRow({ rowId: "r2", name: "Skarpety", sizeId: "uniw", sizeName: "uniwersalny", lineTotal: price("30.00", "24.39") })
const full = sampleBasket(2, {
  rows: [sampleRow(), wool],
  shipping: price("14.99", "12.19"),
  toFreeShipping: money("50.00"),
  freeShippingFrom: money("200.00"),
})

describe("what the list shows (2.17, 10.34, 10.35, 10.36, 10.37)", () => {
  test("rows with picture, name, size unless it is the only one, quantity and sum, and what they come to (3.22, 3.23, 4.37, 19.12)", async () => {
    const { the, all, opened } = header(full)
    await opened()
    expect(the("#menu_basket_wrapper > #menu_basket > .top_basket__details.menu_basket_list")?.id).toBe("top_basket_details")
    expect(words(the(".top_basket__headline"))).toBe("Twój koszyk (2)")
    expect(all("#top_basket_product > .top_basket__product").map(words)).toEqual(["KubekM2 szt. 24,60 zł", "Skarpety2 szt. 30,00 zł"])
    expect(all(".top_basket__img img")).toHaveLength(2)
    expect(words(the("#top_basket_summary .top_basket__summary_item.--worth dd"))).toBe("1 234,50 zł")
    expect(words(the(".top_basket__summary_item.--shipping dd"))).toBe("14,99 zł")
    expect(words(the(".top_basket__summary_shipping_free"))).toBe("Do darmowej dostawy brakuje 50,00 zł.")
    expect(the(".top_basket__summary_shipping_free progress")?.getAttribute("value")).toBe("75")
    expect(the(".top_basket__buttons a")?.getAttribute("href")).toBe("/basketedit.php?mode=1")
    expect(words(the(".top_basket__buttons a"))).toBe("Przejdź do koszyka")
    expect(the(".top_basket__express")).not.toBeNull()
  })

  test.each([
    [0, "top_basket --hide", 0],
    [1, "top_basket", 1],
    [10, "top_basket", 10],
    [11, "top_basket --list", 0],
    [22, "top_basket --list", 0],
    [23, "top_basket --hide", 0],
  ])(
    "of %i rows, too many of which give way to a sentence (9.22, 9.23, 9.24, 10.32, 10.378, 19.11): the classes %j, and %i pictures",
    async (rows, classes, pictures) => {
      const { the, all, opened } = header(sampleBasket(rows))
      expect(the("#menu_basket")?.className).toBe(classes)
      expect(words(the(".badge"))).toBe(rows === 0 ? "" : String(rows))
      if (rows === 0) return
      await opened()
      expect(all(".top_basket__img")).toHaveLength(pictures)
      expect(all(".top_basket__product")).toHaveLength(rows > 22 ? 0 : rows)
      if (rows > 22) expect(words(the(".top_basket__details"))).toContain("W koszyku są 23 produkty. Zobacz je wszystkie w koszyku.")
    },
  )

  test("what comes again and again is not bought with one click (10.378)", () => {
    const row = sampleRow({ details: [{ is: "period", days: 30, nextDelivery: null }] })
    expect(header(sampleBasket(1, { rows: [row] })).the("#menu_basket")?.className).toBe("top_basket --oneclick-hide")
  })
})

describe("when it is open (4.38, 10.378)", () => {
  const wrapperOf = (the: ReturnType<typeof header>["the"]) => the("#menu_basket_wrapper") ?? document.body

  test("under the pointer, until it goes or Escape is pressed, and anew when it comes back", async () => {
    const { the, opened } = header(full)
    await opened()
    expect(the("#menu_basket > a")?.getAttribute("aria-expanded")).toBe("true")
    fireEvent.keyDown(document, { key: "Escape" })
    expect(the(".top_basket__details")).toBeNull()
    fireEvent.pointerLeave(wrapperOf(the), { pointerType: "mouse" })
    await opened()
    fireEvent.pointerLeave(wrapperOf(the), { pointerType: "mouse" })
    expect(the(".top_basket__details")).toBeNull()
  })

  test("another drop-down closes it (4.38, 19.25)", async () => {
    const { the, opened } = header(full)
    await opened()
    openDropDown("menu_1")
    await until(() => expect(the(".top_basket__details")).toBeNull())
    expect(headDropDowns.getSnapshot()).toEqual({ open: "menu_1" })
  })

  test("a finger opens it first and follows the link second", async () => {
    const { the } = header(full)
    const link = the("#menu_basket > a") ?? document.body
    const touch = () => {
      fireEvent.pointerDown(link, { pointerType: "touch" })
      return fireEvent.click(link)
    }
    // false = the browser does not follow
    expect(touch()).toBe(false)
    await until(() => expect(the(".top_basket__details")).not.toBeNull())
    expect(touch()).toBe(true)
    fireEvent.pointerDown(document.body, { pointerType: "touch" })
    expect(the(".top_basket__details")).toBeNull()
  })

  test("an empty basket opens nothing, and a finger follows its link at once", () => {
    const { the, asked } = header(sampleBasket(0))
    const link = the("#menu_basket > a") ?? document.body
    fireEvent.pointerDown(link, { pointerType: "touch" })
    expect(fireEvent.click(link)).toBe(true)
    fireEvent.pointerEnter(wrapperOf(the), { pointerType: "mouse" })
    expect([the(".top_basket__details"), asked]).toEqual([null, []])
  })
})

describe("a row is taken out in the list (10.379)", () => {
  test("it goes at once, the focus stays in the list, and a refusal brings it back with a sentence", async () => {
    const { the, all, opened, asked, store } = header(full)
    await opened()
    const [first, second] = all(".top_basket__remove")
    expect(first?.getAttribute("aria-label")).toBe("Usuń: Kubek")
    if (first instanceof HTMLElement) first.focus()
    fireEvent.click(first ?? document.body)
    expect(document.activeElement).toBe(second)
    expect([words(the(".badge")), all(".top_basket__product")]).toMatchObject(["1", { length: 1 }])
    expect(the("#top_basket_summary")?.getAttribute("aria-busy")).toBe("true")
    expect(asked.at(-1)).toMatchObject({ type: "RemoveRow", rowId: "r1" })
    store.send({ type: "RowNotRemoved", requestId: 2 })
    await until(() => expect(all(".top_basket__product")).toHaveLength(2))
    expect(words(the(".top_basket__problem[role=alert]"))).toBe("Nie udało się usunąć: Kubek. Spróbuj w koszyku.")
  })

  test("on the cart's own page rows are taken out in the cart", async () => {
    const { all, opened } = header(full, true)
    await opened()
    expect([all(".top_basket__product").length, all(".top_basket__remove").length]).toEqual([2, 0])
  })
})
