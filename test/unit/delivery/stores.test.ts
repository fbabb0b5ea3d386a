import { expect, test } from "vitest"
import { hoursGroups, isOpenAt, type OpeningHours, openingLines, openNowWords, readDayHours } from "../../../core/delivery/opening-hours.ts"
import { stockModalWords, storeStock, storeStockWords } from "../../../core/delivery/stores.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { instantOf } from "../../../core/values/zoned-time.ts"
import { closed, hours, sampleWeek as week } from "../../support/core/sample-delivery.ts"
import { pieces } from "../../support/core/sample-offer.ts"

const warsaw = "Europe/Warsaw"
const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const at = (text: string, zone: string = warsaw) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  return instantOf({ year, month, day, hour, minute, second }, zone)
}

test.each([
  [
    { open: "true", allDay: "false", from: "9:00", till: "17:30" },
    { is: "hours", from: { hour: 9, minute: 0 }, till: { hour: 17, minute: 30 } },
  ],
  [
    { open: true, allDay: null, from: "08:15:00", till: "24:00" },
    { is: "hours", from: { hour: 8, minute: 15 }, till: { hour: 24, minute: 0 } },
  ],
  [{ open: "y", allDay: "1", from: "", till: "" }, { is: "allDay" }],
  [{ open: 1, allDay: 1, from: null, till: null }, { is: "allDay" }],
  [{ open: "false", allDay: "true", from: "9:00", till: "17:00" }, { is: "closed" }],
  [{ open: undefined, allDay: undefined, from: undefined, till: undefined }, { is: "closed" }],
  [
    { open: "true", allDay: "false", from: " 9:00 ", till: "17:00\n" },
    { is: "hours", from: { hour: 9, minute: 0 }, till: { hour: 17, minute: 0 } },
  ],
  [{ open: "true", allDay: "false", from: "9", till: "17:00" }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: "9:00", till: "25:00" }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: "9:00", till: "24:30" }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: "9:60", till: "17:00" }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: 9, till: 17 }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: "x9:00", till: "17:00" }, { is: "closed" }],
  [{ open: "true", allDay: "false", from: " 9:00 ", till: "17:00x" }, { is: "closed" }],
])("opening hours %j are read as %j", (sent, expected) => {
  expect(readDayHours(sent)).toEqual(expected)
})

test("weekdays that follow each other and have the same hours stand in one line", () => {
  expect(openingLines(week, pl)).toEqual([
    { days: "pon.–czw.", hours: "9:00–17:00" },
    { days: "pt.", hours: "9:00–18:00" },
    { days: "sob.", hours: "10:00–14:00" },
    { days: "niedz.", hours: "nieczynne" },
  ])
  expect(openingLines([closed, closed, { is: "allDay" }, { is: "allDay" }, hours(9, 17), hours(9, 17, 30), closed], en)).toEqual([
    { days: "Mon–Tue", hours: "closed" },
    { days: "Wed–Thu", hours: "open 24 hours" },
    { days: "Fri", hours: "9:00–17:00" },
    { days: "Sat", hours: "9:30–17:30" },
    { days: "Sun", hours: "closed" },
  ])
  expect(hoursGroups([closed, closed, closed, closed, closed, closed, closed])).toEqual([{ first: 1, last: 7, hours: closed }])
  expect(hoursGroups([hours(9, 17), hours(9, 16), hours(8, 16), closed, closed, closed, closed]).map(({ first }) => first)).toEqual([
    1, 2, 3, 4,
  ])
})

test.each([
  ["2026-11-20 08:59:59", false],
  ["2026-11-20 09:00", true],
  ["2026-11-20 17:59:59", true],
  ["2026-11-20 18:00", false],
  ["2026-11-22 12:00", false],
])("a store that is open on Friday from 9 to 18 is open at %s: %s", (now, open) => {
  expect(isOpenAt(week, at(now), warsaw)).toBe(open)
})

test.each([
  ["from 9:30 to 9:45", { hour: 9, minute: 30 }, { hour: 9, minute: 45 }, ["09:29", "09:30", "09:44", "09:45"]],
  ["from 9:45 to 10:30", { hour: 9, minute: 45 }, { hour: 10, minute: 30 }, ["09:44", "09:45", "10:29", "10:30"]],
])("minutes count: %s", (_, from, till, times) => {
  const friday: OpeningHours = [closed, closed, closed, closed, { is: "hours", from, till }, closed, closed]
  expect(times.map((time) => isOpenAt(friday, at(`2026-11-20 ${time}`), warsaw))).toEqual([false, true, true, false])
  expect(hoursGroups([closed, closed, closed, closed, friday[4], hours(9, 10), closed]).map(({ first }) => first)).toEqual([1, 5, 6, 7])
})

test("hours that end when they begin last a whole day", () => {
  const friday: OpeningHours = [closed, closed, closed, closed, hours(9, 9), closed, closed]
  const times = ["2026-11-20 08:59", "2026-11-20 09:00", "2026-11-21 08:59", "2026-11-21 09:00"]
  expect(times.map((time) => isOpenAt(friday, at(time), warsaw))).toEqual([false, true, true, false])
})

test("whether a store is open now is told", () => {
  expect([openNowWords(true, pl), openNowWords(false, pl)]).toEqual(["teraz otwarte", "teraz nieczynne"])
  expect([openNowWords(true, en), openNowWords(false, en)]).toEqual(["open now", "closed now"])
})

test("the zone decides what time it is in the store", () => {
  expect([isOpenAt(week, at("2026-11-20 12:00"), warsaw), isOpenAt(week, at("2026-11-20 12:00"), "America/New_York")]).toEqual([
    true,
    false,
  ])
})

test("hours past midnight belong to the day they began on", () => {
  const night: OpeningHours = [closed, closed, closed, closed, closed, hours(20, 4), closed]
  expect(
    ["2026-11-21 19:59", "2026-11-21 20:00", "2026-11-22 03:59", "2026-11-22 04:00", "2026-11-21 02:00"].map((now) =>
      isOpenAt(night, at(now), warsaw),
    ),
  ).toEqual([false, true, true, false, false])
})

test("a day that is open all day is open from midnight to midnight, on the days when the clock changes too", () => {
  const sundays: OpeningHours = [closed, closed, closed, closed, closed, closed, { is: "allDay" }]
  for (const sunday of ["2026-03-29", "2026-10-25", "2026-11-22"]) {
    const begin = at(`${sunday} 00:00`)
    expect([begin - 1, begin, at(`${sunday} 23:59:59`)].map((now) => isOpenAt(sundays, now, warsaw))).toEqual([false, true, true])
  }
  expect(isOpenAt(sundays, at("2026-03-30 00:00"), warsaw)).toBe(false)
  expect(isOpenAt(sundays, at("2026-10-26 00:00"), warsaw)).toBe(false)
  const till24: OpeningHours = [closed, closed, closed, closed, closed, closed, hours(10, 24)]
  expect([isOpenAt(till24, at("2026-11-22 23:59"), warsaw), isOpenAt(till24, at("2026-11-23 00:00"), warsaw)]).toEqual([true, false])
})

test("the stock of a store: -1 is unlimited, nothing above 0 is none", () => {
  expect([storeStock(-1), storeStock(0), storeStock(-2), storeStock(Number.NaN), storeStock(3)]).toEqual([
    { is: "unlimited" },
    { is: "none" },
    { is: "none" },
    { is: "none" },
    { is: "limited", amount: { coefficient: 3, scale: 0 } },
  ])
  expect([storeStock(-1), storeStock(0), storeStock(1)].map((stock) => storeStockWords(stock, pieces, pl))).toEqual([
    "w magazynie",
    "brak w magazynie",
    `1 ${pieces.singular}`,
  ])
  expect([storeStock(-1), storeStock(0)].map((stock) => storeStockWords(stock, pieces, en))).toEqual(["in stock", "out of stock"])
})

test("the stock modal without a size asks for one (8.77)", () => {
  expect(stockModalWords({ sizeId: null }, [storeStock(-1)], pl)).toBe("Aby sprawdzić dostępność wybierz rozmiar")
  expect(stockModalWords({ sizeId: null }, [], en)).toBe("Choose a size to check availability")
})

test("a size that no store has is told with what to do (8.76)", () => {
  expect(stockModalWords({ sizeId: "M" }, [storeStock(0)], pl)).toBe(
    "Produkt w wybranym rozmiarze jest niedostępny w sklepie stacjonarnym. Sprawdź inny rozmiar.",
  )
  expect(stockModalWords({ sizeId: "M" }, [], en)).toBe(
    "Product in selected size is not available in stationary store, please check other size",
  )
  expect(stockModalWords({ sizeId: "M" }, [storeStock(0), storeStock(2)], pl)).toBeNull()
})
