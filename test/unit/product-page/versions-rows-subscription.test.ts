import { describe, expect, test } from "vitest"
import type { ProductChoice } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { type ProductPageState, productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { openVersions } from "../../../core/product-page/versions-kind.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { bundle, choices, periods, row, rows, samplePage, single, versions } from "../../support/core/sample-choices.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { decimal, limited, noLimits, price, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const step = productPage(anyKind)
const after = (start: ProductChoice | ProductPageState, ...events: readonly ProductPageEvent[]) =>
  events.reduce((page, event) => step(page, event)[0], "terms" in start ? start : samplePage(start))
const commandsOf = (start: ProductChoice | ProductPageState, event: ProductPageEvent) =>
  step("terms" in start ? start : samplePage(start), event)[1]
const view = (page: ProductPageState) => viewProductPage(anyKind, page, polish)

describe("versions (16.3 to 16.12)", () => {
  const blue: ProductPageEvent = { type: "VersionChosen", attribute: "colour", value: "blue" }
  const red: ProductPageEvent = { type: "VersionChosen", attribute: "colour", value: "red" }
  const arrived = (requestId: number, id: number): ProductPageEvent => ({
    type: "ShopAnswered",
    requestId,
    facts: { offer: sampleOffer({ id, name: `Koszula ${id}`, sizes: [sampleSize("M", limited("3")), sampleSize("XL")] }) },
  })

  test("a choice that reaches another product asks for it; it takes the page, and the size stays where it is the same (16.12)", () => {
    const [page, commands] = step(samplePage(versions()), blue)
    expect(commands).toMatchObject([
      { type: "AskShop", requestId: 1, wants: "offer", fields: expect.arrayContaining([{ name: "product", value: "3" }]) },
    ])
    expect(view(page)).toMatchObject({ name: "Koszula lniana", refreshing: true })
    const shown = after(page, arrived(1, 3))
    expect(view(shown)).toMatchObject({ name: "Koszula 3", refreshing: false, sizes: [{ id: "M", selected: true }, { id: "XL" }] })
    expect(view(shown).fields).toContainEqual({ name: "product", value: "3" })
  })

  test("while it is on its way nothing is sent, and a newer choice makes it void (16.12)", () => {
    const loading = after(versions(), blue)
    expect(commandsOf(loading, { type: "AddPressed" }).map(({ type }) => type)).toEqual(["StartTimer", "ShowPlace"])
    const back = after(loading, red)
    expect(view(back).refreshing).toBe(false)
    expect(after(back, arrived(1, 3))).toBe(back)
    expect(commandsOf(back, { type: "AddPressed" })).toEqual([{ type: "SubmitForm" }])
  })

  test("an answer about another product than the one chosen changes nothing that is shown", () => {
    expect(view(after(versions(), blue, arrived(1, 2))).name).toBe("Koszula lniana")
  })

  test("what does not load is gone to in the ordinary way, as is everything in a shop of plain variants (4.21, 2.47)", () => {
    const failed: ProductPageEvent = { type: "ShopNotAnswered", requestId: 1 }
    expect(commandsOf(after(versions(), blue), failed)).toEqual([{ type: "GoTo", link: "/product-3" }])
    expect(commandsOf(versions({ way: "page" }), blue)).toEqual([{ type: "GoTo", link: "/product-3" }])
  })

  test("coming back from history shows the page's own versions again", () => {
    const back = after(versions(), blue, { type: "Returned" })
    expect(view(back)).toMatchObject({
      refreshing: false,
      sections: { versions: [{ values: [{ id: "red", state: "selected" }, { id: "blue" }, {}] }, {}] },
    })
    expect(after(back, { type: "Returned" })).toBe(back)
  })

  test("values in words: sold out, in conflict, giving way (16.42)", () => {
    const page = samplePage(versions({ chosen: choices("length:long colour:blue") }))
    expect(view(page).sections.versions?.map(({ id, hint }) => [id, hint])).toEqual([
      ["colour", null],
      ["length", "Wybierz inną opcję."],
    ])
    expect(view(samplePage(versions())).sections.versions?.[1]?.values[1]).toMatchObject({
      name: "LONG (wyprzedane)",
      state: "compatible",
      hint: null,
      link: "/product-2",
    })
  })

  test("a page opens with the versions and the size of its own product (4.49)", () => {
    const { offer, subscription, table, way } = versions()
    const opened = openVersions({ offer, subscription, table, way, wantedSizeId: "M" })
    expect(opened).toEqual(versions())
    expect(openVersions({ offer: sampleOffer({ id: 99 }), subscription, table, way, wantedSizeId: null })).toMatchObject({
      chosen: [],
      sizeId: null,
    })
  })

  test("a size of the product shown is asked about as anywhere", () => {
    expect(commandsOf(versions(), { type: "SizeChosen", sizeId: "S" })).toMatchObject([{ type: "AskShop", wants: "size" }])
  })
})

describe("rows (4.42, 16.13 to 16.15)", () => {
  const all = rows(row(1, ""), row(2, "1"), row(3, "", null))
  const type = (productId: number, text: string): ProductPageEvent => ({ type: "RowTyped", productId, text })

  test("every ordered row is sent, and what they cost together is shown beside what they begin at (4.42, 16.36, 16.57)", () => {
    const page = after(all, type(1, "2"))
    expect(view(page)).toMatchObject({ price: "129,00 zł", sections: { total: "387,00 zł" } })
    expect(commandsOf(page, { type: "AddPressed" })).toEqual([{ type: "SubmitForm" }])
    expect(view(page).fields.map(({ value }) => value)).toEqual(["501", "1", "1", "M", "2", "2", "M", "1"])
  })

  test("the first row that lacks something is told at its place, the size before the quantity (16.14)", () => {
    expect(commandsOf(after(all, type(3, "99")), { type: "AddPressed" })).toContainEqual({
      type: "ShowPlace",
      place: { section: "rows", id: "3" },
    })
    const sized = after(all, type(3, "1"), { type: "RowSizeChosen", productId: 3, sizeId: "S" })
    expect(commandsOf(sized, { type: "AddPressed" })).toEqual([{ type: "SubmitForm" }])
  })

  test("a row whose sizes are glazes asks for a glaze (16.63)", () => {
    const sizeWords = { name: "Szkliwo", choose: "Wybierz szkliwo" }
    const glazed = rows(row(1, ""), { ...row(2, "", null), offer: sampleOffer({ id: 2, sizeWords }) })
    expect(view(samplePage(glazed)).sections.rows?.map((shown) => shown.sizeWords.name)).toEqual(["Rozmiar", "Szkliwo"])
  })

  test("a row that is left shows what it counts as; a submit before that shows it first (16.14, 5.62)", () => {
    const text = (page: ProductPageState) => view(page).sections.rows?.map(({ quantity }) => quantity)
    expect(text(after(all, type(1, "99"), { type: "RowLeft", productId: 1 }))).toEqual(["10", "1", ""])
    const [page, commands] = step(after(all, type(1, "99")), { type: "AddPressed" })
    expect(commands).toEqual([{ type: "ShowPlace", place: { section: "rows", id: "1" } }])
    expect(text(page)).toEqual(["10", "1", ""])
  })

  test("a corrected row says why until it changes; a press leads to it once, the next one buys (16.54)", () => {
    const said = (page: ProductPageState) => view(page).sections.rows?.map(({ correction }) => correction !== null)
    const left = after(all, type(1, "99"), { type: "RowLeft", productId: 1 })
    expect(view(left).sections.rows?.[0]?.correction).toContain("10 sztuk")
    const [pressed, commands] = step(left, { type: "AddPressed" })
    expect(commands).toEqual([{ type: "ShowPlace", place: { section: "rows", id: "1" } }])
    expect(said(pressed)).toEqual([true, false, false])
    expect(step(pressed, { type: "AddPressed" })[1]).toEqual([{ type: "SubmitForm" }])
    expect(said(step(pressed, type(1, "3"))[0])).toEqual([false, false, false])
    expect(said(step(pressed, { type: "RowSizeChosen", productId: 1, sizeId: "S" })[0])).toEqual([false, false, false])
  })

  test.each<readonly [string, string, 1 | -1, string]>([
    ["begins with the least that is sold", "", 1, "1"],
    ["adds a step", "2", 1, "3"],
    ["adds nothing to what there is of it", "10", 1, "10"],
    ["takes a step", "2", -1, "1"],
    ["takes the least back to nothing", "1", -1, "0"],
    ["takes nothing from nothing", "0", -1, "0"],
    ["makes a number of what is none", "dwa", 1, "1"],
    ["takes what is none back to nothing", "dwa", -1, "0"],
    ["comes down to what there is", "99", -1, "10"],
  ])("a press %s: %s by %i is %s (16.56)", (_, typed, by, text) => {
    const page = after(all, type(1, typed), { type: "RowStepped", productId: 1, by })
    expect(view(page).sections.rows?.map(({ quantity }) => quantity)).toEqual([text, "1", ""])
  })

  test("what a press comes to is spoken, a bound is told instead, and typing is silent (16.56)", () => {
    const said = (...events: readonly ProductPageEvent[]) => view(after(all, ...events)).sections.rows?.[0]
    const plus: ProductPageEvent = { type: "RowStepped", productId: 1, by: 1 }
    expect(said()).toMatchObject({ quantitySaid: "", canStepUp: true, canStepDown: false })
    expect(said(plus)).toMatchObject({ quantitySaid: "Ilość: 1 sztuka", canStepUp: true, canStepDown: true })
    expect(said(plus, { ...plus, by: -1 })).toMatchObject({ quantitySaid: "Ilość: 0 sztuk", canStepDown: false })
    expect(said(type(1, "99"), { ...plus, by: -1 })).toMatchObject({ quantitySaid: "", correction: expect.stringContaining("10 sztuk") })
    expect(said(type(1, "10"))).toMatchObject({ canStepUp: false, canStepDown: true })
    expect(said(plus, type(1, "4"))).toMatchObject({ quantitySaid: "" })
  })

  test("no row ordered is told in the words of a set (16.15)", () => {
    expect(view(after(all, type(2, "0"), { type: "AddPressed" })).alert).toContain("nie wybrano żadnego produktu")
  })

  test("rows of which none can be had turn the form off", () => {
    const gone = rows({ ...row(1, "1"), offer: sampleOffer({ id: 1, sizes: [sampleSize("M", limited("0"))] }) })
    expect(view(samplePage(gone)).button.enabled).toBe(false)
    expect(view(samplePage(rows())).button.enabled).toBe(false)
  })
})

describe("a subscription over any kind (4.56 to 4.61)", () => {
  const limits = { ...noLimits, subscriptionMin: decimal("3") }
  const offer = sampleOffer({ limits })
  const optional = single({ offer, subscription: { mode: "optional", purchase: "once", ...periods, days: null } })
  const subscribe: ProductPageEvent = { type: "PurchaseChosen", purchase: "subscription" }
  const fortnight: ProductPageEvent = { type: "PeriodChosen", days: 14 }

  test("the toggle asks for the product's data, renames the button and brings the details into view (4.56, 4.58)", () => {
    const [page, commands] = step(samplePage(optional), subscribe)
    expect(commands).toMatchObject([
      { type: "StartTimer", timer: "notice" },
      { type: "AskShop", requestId: 1, fields: expect.arrayContaining([{ name: "number", value: "3" }]) },
      { type: "ShowPlace", place: { section: "subscription", id: "details" } },
    ])
    const shown = commands.find(({ type }) => type === "ShowPlace")
    expect(step(page, { type: "PurchaseChosen", purchase: "once" })[1]).not.toContainEqual(shown)
    expect(view(samplePage(optional)).button.label).toBe("Dodaj do koszyka")
    expect(view(page).button.label).toBe("Zamów subskrypcję")
  })

  test.each([
    ["1", "3"],
    ["2", "3"],
    ["3", "3"],
    ["7", "7"],
  ])("a quantity of %s becomes %s by the toggle: raised to the minimum, never lowered (4.57)", (typed, quantity) => {
    const page = after(optional, { type: "QuantityTyped", text: typed }, { type: "QuantityLeft" }, subscribe)
    expect(view(page)).toMatchObject({ quantity, canStepDown: quantity === "7" })
    expect(view(after(page, { type: "PurchaseChosen", purchase: "once" })).quantity).toBe(quantity)
  })

  test("a period has its price and its saving, and is posted (4.61, 11.72)", () => {
    const page = after(optional, subscribe, fortnight)
    expect(view(page)).toMatchObject({ price: "110,00 zł", sections: { subscription: { saving: "Oszczędzasz 19,00 zł (-15%)" } } })
    expect(view(page).fields).toContainEqual({ name: "days_in_period", value: "14" })
  })

  test("fresh data renew the periods; one that is not offered any more is not selected any more (17.11)", () => {
    const fresh = { once: null, periods: [{ days: 30, price: price("99.00", "80.49") }] }
    const page = after(optional, subscribe, fortnight, { type: "ShopAnswered", requestId: 1, facts: { periods: fresh } })
    expect(view(page)).toMatchObject({
      price: "99,00 zł",
      refreshing: false,
      sections: { subscription: { periods: [{ days: 30, selected: true }] } },
    })
  })

  test("without a period the submit stops and says so; with one the cart is read first (5.50, 17.14, 17.15)", () => {
    const [missing, asked] = step(after(optional, subscribe), { type: "AddPressed" })
    expect(view(missing).alert).toBe("Wybierz okres dostawy.")
    expect(asked).toContainEqual({ type: "ShowPlace", place: { section: "subscription", id: null } })
    const [reading, commands] = step(after(optional, subscribe, fortnight), { type: "AddPressed" })
    expect(commands).toEqual([{ type: "ReadCart", requestId: 1 }])
    expect(view(reading)).toMatchObject({ button: { busy: true }, sections: { period: { loading: true } } })
    expect(step(reading, { type: "CartRead", requestId: 1, rows: [] })[1]).toEqual([{ type: "SubmitForm" }])
    expect(view(after(reading, { type: "CartNotRead", requestId: 1 }))).toMatchObject({ button: { busy: false } })
  })

  test("the period that was agreed on is the one that the form shows and posts (4.66)", () => {
    const other = { rowId: "r", productId: 7, sizeId: "M", name: "Kawa", quantity: decimal("1"), days: 30, periods: [14, 30] }
    const choosing = after(optional, subscribe, fortnight, { type: "AddPressed" }, { type: "CartRead", requestId: 1, rows: [other] })
    expect(view(choosing).sections.period?.dialog?.periods.map(({ days }) => days)).toEqual([14, 30])
    const [page, commands] = step(choosing, { type: "Confirmed" })
    expect(commands).toEqual([{ type: "SubmitForm" }])
    expect(view(page).fields).toContainEqual({ name: "days_in_period", value: "30" })
    expect(view(after(choosing, { type: "Closed" })).button.busy).toBe(false)
  })

  test("another choice takes back a form that is still being checked", () => {
    const reading = after(optional, subscribe, fortnight, { type: "AddPressed" }, { type: "SizeChosen", sizeId: "S" })
    expect(view(reading).button.busy).toBe(false)
    expect(step(reading, { type: "CartRead", requestId: 1, rows: [] })[1]).toEqual([])
  })

  test("stock that went meanwhile stops a form that passed the check", () => {
    const reading = after(optional, subscribe, fortnight, { type: "AddPressed" })
    const gone = { stock: limited("0") }
    const empty = after(reading, { type: "ShopAnswered", requestId: 1, facts: { size: gone } })
    const [page, commands] = step(empty, { type: "CartRead", requestId: 1, rows: [] })
    expect(commands.map(({ type }) => type)).toEqual(["StartTimer", "ShowPlace"])
    expect(view(page)).toMatchObject({ button: { busy: false, enabled: false }, alert: "Produkt niedostępny" })
  })
})

test("a price that the shop told for just this choice goes before the listed price of a period (16.40, 17.11)", () => {
  const subscription = { mode: "only", ...periods, days: 14 } as const
  expect(view(samplePage(bundle({ subscription }))).price).toBe("110,00 zł")
  expect(view(samplePage(bundle({ subscription, price: { is: "told", price: price("99.00", "80.49") } }))).price).toBe("99,00 zł")
})
