import { describe, expect, test } from "vitest"
import { datedKind, openDated, stockOnDate } from "../../../core/product-page/dated-kind.ts"
import { bookableDate, serviceTime } from "../../../core/product/service-date.ts"
import { viewProductPage } from "../../../core/product-page/view-product-page.ts"
import { productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { onlySize, samplePage } from "../../support/core/sample-choices.ts"
import { decimal, limited } from "../../support/core/sample-offer.ts"
import { polish } from "../../support/core/sample-texts.ts"

const dates = [
  { id: "2026-12-05T10:00", places: 3 },
  { id: "2026-12-12T10:00", places: 0 },
  { id: "2026-12-19T17:00", places: 8 },
]
const workshop = (wanted: string | null = null) => openDated(onlySize({ type: "service", needs: "date" }), dates, wanted)
const step = productPage(anyKind)
const after = (...events: readonly ProductPageEvent[]) => events.reduce((page, event) => step(page, event)[0], samplePage(workshop()))
const view = (page: ReturnType<typeof after>) => viewProductPage(anyKind, page, polish)

test.each([
  ["2026-12-05T10:00", { day: { year: 2026, month: 12, day: 5 }, hour: "10:00" }],
  ["2026-12-05", { day: { year: 2026, month: 12, day: 5 }, hour: "" }],
  ["2026-12-05T24:00", null],
  ["2026-02-30T10:00", null],
  ["2026-12-05T10:00:00", null],
  ["soon", null],
  ["", null],
])("the id %j of a date names %j (17.34)", (id, time) => {
  expect(serviceTime(id)).toEqual(time)
})

test.each([
  [null, "DateMissing"],
  ["", "DateMissing"],
  ["2026-12-06T10:00", "DateUnknown"],
  ["2026-12-12T10:00", "DateFull"],
  ["2026-12-05T10:00", undefined],
])("%j is booked or refused: %s (17.34)", (wanted, tag) => {
  const date = bookableDate(dates, wanted)
  expect("_tag" in date ? date._tag : undefined).toBe(tag)
})

test.each([
  [limited("14"), 3, "3"],
  [limited("2"), 3, "2"],
  [{ is: "unlimited" } as const, 8, "8"],
  [{ is: "unknown" } as const, 8, "8"],
])("of %j a date of %i places leaves %s (17.35)", (stock, places, left) => {
  expect(stockOnDate(stock, places)).toEqual(limited(left))
})

describe("on the page", () => {
  test("the quantity says what it counts (10.293)", () => {
    const { unit } = onlySize()
    const people = { ...unit, name: "os.", singular: "osoba", plural: "osób" }
    const page = samplePage(openDated(onlySize({ type: "service", needs: "date", unit: people }), dates, null))
    expect(viewProductPage(anyKind, page, polish).sections.counted).toBe("Liczba osób")
  })

  test("dates stand in words, with their free places; a full one cannot be chosen (17.34, 17.35)", () => {
    expect(view(after()).sections.dates).toEqual([
      {
        id: "2026-12-05T10:00",
        day: "sobota",
        name: "05.12.2026, godz. 10:00",
        places: "wolne miejsca: 3",
        selected: false,
        disabled: false,
      },
      { id: "2026-12-12T10:00", day: "sobota", name: "12.12.2026, godz. 10:00", places: "brak miejsc", selected: false, disabled: true },
      {
        id: "2026-12-19T17:00",
        day: "sobota",
        name: "19.12.2026, godz. 17:00",
        places: "wolne miejsca: 8",
        selected: false,
        disabled: false,
      },
    ])
    const full: ProductPageEvent = { type: "DateChosen", dateId: "2026-12-12T10:00" }
    expect(view(after(full)).sections.dates?.some(({ selected }) => selected)).toBe(false)
  })

  test("without a date nothing is sent, and the dates come into view (17.34)", () => {
    const [page, commands] = step(after(), { type: "AddPressed" })
    expect(view(page).alert).toBe("Wybierz termin.")
    expect(commands).toContainEqual({ type: "ShowPlace", place: { section: "dates", id: null } })
    expect(commands).not.toContainEqual({ type: "SubmitForm" })
  })

  test("a chosen date is sent with the form (17.36)", () => {
    const chosen = after({ type: "DateChosen", dateId: "2026-12-05T10:00" })
    expect(view(chosen).fields).toContainEqual({ name: "own_date", value: "2026-12-05T10:00" })
    expect(step(chosen, { type: "AddPressed" })[1]).toEqual([{ type: "SubmitForm" }])
  })

  test("no more places than the date has are taken, and more again on another date (17.35)", () => {
    const small = after({ type: "DateChosen", dateId: "2026-12-05T10:00" }, { type: "QuantityTyped", text: "5" }, { type: "QuantityLeft" })
    expect(view(small)).toMatchObject({ quantity: "3", canStepUp: false })
    const large = step(small, { type: "DateChosen", dateId: "2026-12-19T17:00" })[0]
    expect(view(large)).toMatchObject({ quantity: "3", canStepUp: true })
  })

  test("the address preselects a date that can be booked, and no other (17.36)", () => {
    expect(workshop("2026-12-19T17:00").dateId).toBe("2026-12-19T17:00")
    for (const wanted of ["2026-12-12T10:00", "2026-12-06T10:00", "x"]) expect(workshop(wanted).dateId).toBeNull()
  })

  test("when no date has places, the button is off (17.35)", () => {
    const bookedOut = openDated(onlySize({ needs: "date" }), [{ id: "2026-12-12T10:00", places: 0 }], null)
    expect(datedKind.blockedForGood(bookedOut)).toMatchObject({ refusal: { _tag: "ProductUnavailable" } })
    expect(datedKind.obstacle(workshop("2026-12-05T10:00"), decimal("4"))).toMatchObject({ refusal: { _tag: "QuantityAboveMaximum" } })
  })
})
