import { expect, test } from "vitest"
import { type Countdown, countdown, startCountdown, timeLeft } from "../../../core/countdown/countdown.ts"
import { countdownEnd, tillInstant } from "../../../core/countdown/countdown-end.ts"
import { countdownWords } from "../../../core/countdown/countdown-words.ts"
import { type DayHours, hoursGroups, isOpenAt, type OpeningHours, readDayHours } from "../../../core/shipping/opening-hours.ts"
import { openingLines } from "../../../core/shipping/opening-words.ts"
import { stockModalWords, storeStock, storeStockWords } from "../../../core/shipping/stock-words.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { instantOf } from "../../../core/time/zoned-time.ts"
import { pieces } from "../../support/core/sample-offer.ts"

const warsaw = "Europe/Warsaw"
const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const at = (text: string, zone: string = warsaw) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  return instantOf({ year, month, day, hour, minute, second }, zone)
}
const hours = (from: number, till: number, minute: number = 0): DayHours => ({
  is: "hours",
  from: { hour: from, minute },
  till: { hour: till, minute },
})
const closed: DayHours = { is: "closed" }
const week: OpeningHours = [hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 17), hours(9, 18), hours(10, 14), closed]

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
    { days: "Wed–Thu", hours: "open all day" },
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
    { is: "amount", amount: { coefficient: 3, scale: 0 } },
  ])
  expect([storeStock(-1), storeStock(0), storeStock(1)].map((stock) => storeStockWords(stock, pieces, pl))).toEqual([
    "w magazynie",
    "brak w magazynie",
    `1 ${pieces.singular}`,
  ])
  expect([storeStock(-1), storeStock(0)].map((stock) => storeStockWords(stock, pieces, en))).toEqual(["in stock", "out of stock"])
})

test("the stock modal without a size asks for one", () => {
  expect(stockModalWords(null, [storeStock(-1)], pl)).toBe("Aby sprawdzić dostępność wybierz rozmiar")
  expect(stockModalWords(null, [], en)).toBe("Choose a size to check availability")
})

test("a size that no store has is told with what to do", () => {
  expect(stockModalWords("M", [storeStock(0)], pl)).toBe(
    "Produkt w wybranym rozmiarze jest niedostępny w sklepie stacjonarnym. Sprawdź inny rozmiar.",
  )
  expect(stockModalWords("M", [], en)).toBe("Product in selected size is not available in stationary store, please check other size")
  expect(stockModalWords("M", [storeStock(0), storeStock(2)], pl)).toBeNull()
})

const none = { date: null, hour: null }
const ends = { promotion: none, discount: none, distinguished: none, special: none }
const now = at("2026-11-20 12:00")

test("the countdown ends at the first of promotion, discount, distinguished and special whose end is in the future", () => {
  const past = { date: "2026-11-20", hour: "11" }
  const soon = { date: "2026-11-21", hour: "10" }
  const later = { date: "2026-11-25", hour: "10:30" }
  expect(countdownEnd({ ...ends, promotion: later, discount: soon }, now, warsaw)).toBe(at("2026-11-25 10:30"))
  expect(countdownEnd({ ...ends, promotion: past, discount: later, special: soon }, now, warsaw)).toBe(at("2026-11-25 10:30"))
  expect(countdownEnd({ ...ends, promotion: past, distinguished: soon, special: later }, now, warsaw)).toBe(at("2026-11-21 10:00"))
  expect(countdownEnd({ ...ends, special: soon }, now, warsaw)).toBe(at("2026-11-21 10:00"))
  expect(countdownEnd({ ...ends, special: past }, now, warsaw)).toBeNull()
  expect(countdownEnd({ ...ends, promotion: { date: "2026-11-20", hour: "12:00:00" } }, now, warsaw)).toBeNull()
  expect(countdownEnd({ ...ends, promotion: { date: "2026-11-20", hour: "12:00:01" } }, now, warsaw)).toBe(now + 1000)
})

test.each([
  ["2026-11-21", null, "2026-11-21 23:59:59"],
  ["2026-11-21", "", "2026-11-21 23:59:59"],
  ["2026-11-21", "8", "2026-11-21 08:00:00"],
  ["2026-11-21", "18", "2026-11-21 18:00:00"],
  ["2026-11-21", "18:05", "2026-11-21 18:05:00"],
  [" 2026-11-21 ", " 18:05:09 ", "2026-11-21 18:05:09"],
  ["2026-03-29", "02:30", "2026-03-29 03:30:00"],
])("the end %s with the hour %s is %s of the shop's clock", (date, hour, expected) => {
  expect(tillInstant({ date, hour }, warsaw)).toBe(at(expected))
})

test.each([
  ["2026-02-30", null],
  ["0000-00-00", null],
  [null, "12"],
  ["", "12"],
  ["2026-11-21", "24"],
  ["2026-11-21", "12:60"],
  ["2026-11-21", "12:00:60"],
  ["2026-11-21", "noon"],
  ["2026-11-21", "12:5"],
  ["2026-11-21", "x12"],
  ["2026-11-21", "12x"],
])("the end %j with the hour %j cannot be read", (date, hour) => {
  expect(tillInstant({ date, hour }, warsaw)).toBeNull()
})

test.each([
  [93_784_000, { days: 1, hours: 2, minutes: 3, seconds: 4 }],
  [59_999, { days: null, hours: 0, minutes: 0, seconds: 59 }],
  [86_399_999, { days: null, hours: 23, minutes: 59, seconds: 59 }],
  [86_400_000, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [8_640_000_000, { days: 100, hours: 0, minutes: 0, seconds: 0 }],
  [500, { days: null, hours: 0, minutes: 0, seconds: 0 }],
  [-5, { days: null, hours: 0, minutes: 0, seconds: 0 }],
])("%i ms are %j", (ms, left) => {
  expect(timeLeft(ms)).toEqual(left)
})

test("the countdown ticks every second and shows days only when they are above 0", () => {
  const [running, commands] = startCountdown(now + 93_784_000, now)
  expect(commands).toEqual([{ type: "StartTimer", timer: "countdown", asked: 1, ms: 1000 }])
  expect(countdownWords(running, pl)).toEqual({
    label: "Do końca promocji:",
    parts: [
      { number: "01", word: "dzień" },
      { number: "02", word: "godziny" },
      { number: "03", word: "minuty" },
      { number: "04", word: "sekundy" },
    ],
  })
  const [shorter] = startCountdown(now + 3_661_000, now)
  expect(countdownWords(shorter, en)).toEqual({
    label: "The promotion ends in:",
    parts: [
      { number: "01", word: "hour" },
      { number: "01", word: "minute" },
      { number: "01", word: "second" },
    ],
  })
})

test("the promotion countdown ends and removes itself when its date has passed", () => {
  const [running] = startCountdown(now + 1500, now)
  const [once, again] = countdown(running, { type: "Ticked", asked: 1, nowMs: now + 1000 })
  expect([once, again]).toEqual([
    { is: "running", endMs: now + 1500, nowMs: now + 1000, asked: 2 },
    [{ type: "StartTimer", timer: "countdown", asked: 2, ms: 1000 }],
  ])
  expect(countdown(once, { type: "Ticked", asked: 2, nowMs: now + 2000 })).toEqual([{ is: "gone" }, []])
  expect(countdownWords({ is: "gone" }, pl)).toBeNull()
  expect(startCountdown(now, now)[0]).toEqual({ is: "gone" })
})

test("a tick of an older timer changes nothing, and waking tells the time at once", () => {
  const [running] = startCountdown(now + 60_000, now)
  expect(countdown(running, { type: "Ticked", asked: 0, nowMs: now + 5000 })[0]).toBe(running)
  expect(countdown(running, { type: "Woken", nowMs: now + 30_000 })[0]).toEqual({
    is: "running",
    endMs: now + 60_000,
    nowMs: now + 30_000,
    asked: 2,
  })
  expect(countdown(running, { type: "Woken", nowMs: now + 60_000 })[0]).toEqual({ is: "gone" })
  const gone: Countdown = { is: "gone" }
  expect(countdown(gone, { type: "Woken", nowMs: now })[0]).toBe(gone)
  expect(countdown(gone, { type: "Ticked", asked: 1, nowMs: now })[0]).toBe(gone)
})

test("another end starts the countdown anew, or ends it", () => {
  const [running] = startCountdown(now + 60_000, now)
  expect(countdown(running, { type: "EndChanged", endMs: now + 5000, nowMs: now })).toEqual([
    { is: "running", endMs: now + 5000, nowMs: now, asked: 2 },
    [{ type: "StartTimer", timer: "countdown", asked: 2, ms: 1000 }],
  ])
  expect(countdown(running, { type: "EndChanged", endMs: null, nowMs: now })[0]).toEqual({ is: "gone" })
  expect(countdown({ is: "gone" }, { type: "EndChanged", endMs: now + 5000, nowMs: now })[0]).toMatchObject({ is: "running", asked: 1 })
})
