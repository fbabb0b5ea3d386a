import { expect, test } from "vitest"
import { deliveryWording, deliveryWords, dividedOrderWording, shipWords, weekdayWord } from "../../../core/delivery/delivery-time.ts"
import {
  dayAfter,
  type DeliveryTime,
  nextShipChange,
  readDeadline,
  type ShipQuestion,
  type ShipTime,
  shipWording,
} from "../../../core/delivery/ship-time.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { Weekday } from "../../../core/values/day-arithmetic.ts"
import { civilTimeAt, instantOf } from "../../../core/values/zoned-time.ts"
import { sampleShipTime } from "../../support/core/sample-delivery.ts"

const warsaw = "Europe/Warsaw"
const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
/** `2026-11-20 10:00` of a zone as an instant. */
const at = (text: string, zone: string = warsaw) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  return instantOf({ year, month, day, hour, minute, second }, zone)
}
const span = (days: number, hours: number = 0, minutes: number = 0) => ({ days, hours, minutes })
const question = (time: Partial<ShipTime>, now: string = "2026-11-20 08:00"): ShipQuestion => ({
  time: sampleShipTime({ asOfMs: at(now), ...time }),
  status: "enable",
  nowMs: at(now),
  zone: warsaw,
})
const words = (asked: ShipQuestion, catalogue = pl) => shipWords(shipWording(asked), asked.zone, catalogue)

test.each([
  ["4 hours ahead", "2026-11-20 08:00", "Zamów do 12:00, a wyślemy dzisiaj", "Order by 12:00 and we ship today"],
  ["a second more than 3 hours ahead", "2026-11-20 08:59:59", "Zamów do 12:00, a wyślemy dzisiaj", "Order by 12:00 and we ship today"],
  ["exactly 3 hours ahead: not", "2026-11-20 09:00", "Wysyłka dzisiaj", "Ships today"],
  ["2 hours ahead: not", "2026-11-20 10:00", "Wysyłka dzisiaj", "Ships today"],
  ["passed: not", "2026-11-20 14:00", "Wysyłka dzisiaj", "Ships today"],
  ["tomorrow: not", "2026-11-19 20:00", "Wysyłka dzisiaj", "Ships today"],
])("the same-day deadline is told when it is more than 3 hours away on the same day: %s (9.51)", (_, now, polish, english) => {
  const asked = question({ deadlineMs: at("2026-11-20 12:00"), today: true }, now)
  expect([words(asked), words(asked, en)]).toEqual([polish, english])
})

test("the same civil day is that of the shop's zone", () => {
  // 1:00 in Warsaw is still the day before in New York
  const asked = question({ deadlineMs: at("2026-11-20 09:00"), today: true }, "2026-11-20 01:00")
  expect(shipWording(asked).is).toBe("orderBy")
  expect(shipWording({ ...asked, zone: "America/New_York" }).is).toBe("today")
})

test("when the buffer has passed, the rest of the wording applies (9.52)", () => {
  const late = "2026-11-20 10:00"
  const deadlineMs = at("2026-11-20 12:00")
  expect(words(question({ deadlineMs, today: true }, late))).toBe("Wysyłka dzisiaj")
  expect(words(question({ deadlineMs, after: span(1), weekday: { day: 6, weeksAhead: 0 } }, late))).toBe("Wysyłka w ciągu 24 godz.")
  expect(words(question({ deadlineMs, after: span(3), weekday: { day: 1, weeksAhead: 0 } }, late))).toBe("Wysyłka w poniedziałek")
  expect(words(question({ deadlineMs }, late))).toBe("")
})

test.each<[string, Partial<ShipTime>, string, string]>([
  [
    "today wins over everything but the deadline",
    { today: true, after: span(35), weekday: { day: 3, weeksAhead: 0 } },
    "Wysyłka dzisiaj",
    "Ships today",
  ],
  ["no whole day", { after: span(0, 5), weekday: { day: 3, weeksAhead: 0 } }, "Wysyłka w ciągu 24 godz.", "Ships within 24 hours"],
  ["exactly a day", { after: span(1), weekday: { day: 3, weeksAhead: 0 } }, "Wysyłka w ciągu 24 godz.", "Ships within 24 hours"],
  ["a day and an hour", { after: span(1, 1), weekday: { day: 6, weeksAhead: 0 } }, "Wysyłka w sobotę", "Ships on Saturday"],
  ["a day and a minute", { after: span(1, 0, 1), weekday: { day: 6, weeksAhead: 0 } }, "Wysyłka w sobotę", "Ships on Saturday"],
  ["a weekday of this week", { after: span(2), weekday: { day: 3, weeksAhead: 0 } }, "Wysyłka w środę", "Ships on Wednesday"],
  [
    "a weekday of another week, with the shop's date",
    { after: span(5), weekday: { day: 3, weeksAhead: 1 }, date: { year: 2024, month: 5, day: 24 } },
    "Wysyłka w środę (24.05)",
    "Ships on Wednesday (24.05)",
  ],
  [
    "a weekday of another week, with the reckoned date",
    { after: span(12), weekday: { day: 3, weeksAhead: 1 } },
    "Wysyłka w środę (02.12)",
    "Ships on Wednesday (02.12)",
  ],
  ["a weekday of another week without a date", { weekday: { day: 3, weeksAhead: 1 } }, "Wysyłka w środę", "Ships on Wednesday"],
  ["29 days", { after: span(29), weekday: { day: 6, weeksAhead: 4 } }, "Wysyłka w sobotę (19.12)", "Ships on Saturday (19.12)"],
  ["30 days", { after: span(30), weekday: { day: 7, weeksAhead: 4 } }, "Wysyłka za 30 dni", "Ships in 30 days"],
  ["35 days", { after: span(35) }, "Wysyłka za 35 dni", "Ships in 35 days"],
  ["days without a weekday", { after: span(2) }, "Wysyłka za 2 dni", "Ships in 2 days"],
  ["a day and more without a weekday", { after: span(1, 2) }, "Wysyłka za 1 dzień", "Ships in 1 day"],
  ["nothing known", {}, "", ""],
])("the shipping time of %s (9.54)", (_, time, polish, english) => {
  expect([words(question(time)), words(question(time), en)]).toEqual([polish, english])
})

test("nothing is told of a size that cannot be bought, or of a time that the shop does not know", () => {
  expect(shipWording({ ...question({ today: true }), status: "disable" })).toEqual({ is: "nothing" })
  expect(shipWording(question({ today: true, isUnknown: true }))).toEqual({ is: "nothing" })
  expect(shipWording({ ...question({ today: true }), status: "order" })).toEqual({ is: "today" })
})

test.each([
  [1, "w poniedziałek", "Poniedziałek", "on Monday", "Monday"],
  [2, "we wtorek", "Wtorek", "on Tuesday", "Tuesday"],
  [3, "w środę", "Środa", "on Wednesday", "Wednesday"],
  [4, "w czwartek", "Czwartek", "on Thursday", "Thursday"],
  [5, "w piątek", "Piątek", "on Friday", "Friday"],
  [6, "w sobotę", "Sobota", "on Saturday", "Saturday"],
  [7, "w niedzielę", "Niedziela", "on Sunday", "Sunday"],
] as const)("weekday %i is %s", (weekday: Weekday, onPolish, polish, onEnglish, english) => {
  const asked = question({ weekday: { day: weekday, weeksAhead: 0 } })
  expect([words(asked), words(asked, en)]).toEqual([`Wysyłka ${onPolish}`, `Ships ${onEnglish}`])
  expect([weekdayWord(weekday, pl), weekdayWord(weekday, en)]).toEqual([polish, english])
})

test("the wording is judged again when the deadline comes within 3 hours (9.53)", () => {
  const asked = question({ deadlineMs: at("2026-11-20 12:00"), today: true })
  const next = nextShipChange(asked)
  expect(next).toBe(at("2026-11-20 09:00"))
  expect(shipWording({ ...asked, nowMs: (next ?? 0) - 1 }).is).toBe("orderBy")
  expect(shipWording({ ...asked, nowMs: next ?? 0 }).is).toBe("today")
})

test("the wording is judged again when the shop's day ends, and never when time changes nothing", () => {
  const midnight = at("2026-11-21 00:00")
  expect(nextShipChange(question({ today: true }))).toBe(midnight)
  expect(nextShipChange(question({ after: span(3), weekday: { day: 1, weeksAhead: 0 } }))).toBe(midnight)
  expect(nextShipChange(question({ deadlineMs: at("2026-11-20 12:00") }, "2026-11-20 10:00"))).toBeNull()
  expect(nextShipChange(question({ deadlineMs: at("2026-11-21 12:00") }))).toBe(midnight)
  expect(nextShipChange(question({}))).toBeNull()
  expect(nextShipChange({ ...question({ today: true }), status: "disable" })).toBeNull()
  expect(nextShipChange(question({ today: true, isUnknown: true }))).toBeNull()
  // a later deadline will not be told either
  const tomorrow = { deadlineMs: at("2026-11-21 12:00") }
  expect(nextShipChange({ ...question(tomorrow), status: "disable" })).toBeNull()
  expect(nextShipChange(question({ ...tomorrow, isUnknown: true }))).toBeNull()
})

test.each([
  ["12:00:00", "2026-11-20 12:00:00"],
  ["9:05", "2026-11-20 09:05:00"],
  [" 23:59:59 ", "2026-11-20 23:59:59"],
  ["2026-11-25 16:30", "2026-11-25 16:30:00"],
  ["2026-11-25T16:30:15", "2026-11-25 16:30:15"],
])("the deadline %j is a time of the shop's day", (text, expected) => {
  const found = readDeadline(text, at("2026-11-20 08:00"), warsaw)
  expect(found).toBe(at(expected))
})

test.each([
  ["2026-11-20T12:00Z", "2026-11-20 13:00:00"],
  ["2026-11-20T12:00:30+01:00", "2026-11-20 12:00:30"],
  ["2026-11-20 12:00-05:30", "2026-11-20 18:30:00"],
  ["2026-11-21T00:30+14:00", "2026-11-20 11:30:00"],
])("the deadline %j is an instant, whatever the shop's clock shows then", (text, expected) => {
  expect(readDeadline(text, 0, warsaw)).toBe(at(expected))
})

test.each([
  "12:00Z",
  "12:00+01:00",
  "2026-11-20T12:00+1",
  "2026-11-20T12:00z",
  "24:00",
  "12:60",
  "12:00:60",
  "noon",
  "",
  "2026-02-30 12:00",
  "12",
  "112:00",
  "12:00x",
  "x12:00",
  "12:000",
])("the text %j is no deadline", (text) => {
  expect(readDeadline(text, at("2026-11-20 08:00"), warsaw)).toBeNull()
})

test.each([
  ["2024-05-24 10:00", span(2), "26.05"],
  ["2024-05-30 10:00", span(3), "02.06"],
  ["2024-05-24 20:00", span(0, 6), "25.05"],
  ["2024-05-24 20:00", span(0, 5), "25.05"],
  ["2024-05-23 00:30", span(1), "24.05"],
  ["2024-05-24 23:00", span(0, 0, 59), "24.05"],
  ["2024-05-24 23:00", span(0, 0, 60), "25.05"],
  // the night on which the clock goes forward is an hour shorter, the other one longer: a day is a day
  ["2026-03-28 23:30", span(1), "29.03"],
  ["2026-03-29 00:30", span(1), "30.03"],
  ["2026-10-24 23:30", span(1), "25.10"],
  ["2026-10-25 00:30", span(1), "26.10"],
  ["2026-10-25 00:30", span(0, 24), "25.10"],
  ["2026-10-25 00:30", span(0, 24, 30), "26.10"],
])("from %s, after %j, it is %s", (now, after, expected) => {
  const { day, month } = dayAfter(at(now), after, warsaw)
  expect(`${String(day).padStart(2, "0")}.${String(month).padStart(2, "0")}`).toBe(expected)
})

test("in an hour that comes twice the second time counts as itself", () => {
  const second = at("2026-10-25 02:30") + 60 * 60_000
  expect(civilTimeAt(second, warsaw).hour).toBe(2)
  expect(dayAfter(second, span(0, 21, 29), warsaw).day).toBe(25)
  expect(dayAfter(second, span(0, 21, 30), warsaw).day).toBe(26)
})

test("a reckoned date counts from when the shop told it, however long the page stays open", () => {
  const told = question({ after: span(5, 10), weekday: { day: 3, weeksAhead: 1 } }, "2026-11-20 13:59")
  expect(words(told)).toBe("Wysyłka w środę (25.11)")
  expect(words({ ...told, nowMs: at("2026-11-20 14:00") })).toBe("Wysyłka w środę (25.11)")
  expect(words(question({ after: span(5, 10), weekday: { day: 3, weeksAhead: 1 } }, "2026-11-20 14:00"))).toBe("Wysyłka w środę (26.11)")
})

test("that it ships today is not repeated on the next day of the shop", () => {
  const told = question({ today: true, after: span(2), weekday: { day: 7, weeksAhead: 0 } }, "2026-11-20 23:00")
  const midnight = at("2026-11-21 00:00")
  expect([midnight - 1, midnight].map((nowMs) => words({ ...told, nowMs }))).toEqual(["Wysyłka dzisiaj", "Wysyłka w niedzielę"])
  expect(shipWording({ ...told, nowMs: midnight, zone: "America/New_York" }).is).toBe("today")
})

const delivered = (time: Partial<DeliveryTime>, now: string = "2024-05-24 10:00", catalogue = pl) =>
  deliveryWords(deliveryWording({ asOfMs: at(now), today: false, after: null, weekday: null, ...time }, warsaw), catalogue)

test("a delivery time is today, a weekday with its date in another week, or a number of days from 30 on", () => {
  expect(delivered({ weekday: { day: 3, weeksAhead: 0 } })).toBe("Środa")
  expect(delivered({ weekday: { day: 3, weeksAhead: 1 }, after: span(5) })).toBe("Środa (29.05)")
  expect(delivered({ weekday: { day: 3, weeksAhead: 1 } })).toBe("Środa")
  expect(delivered({ weekday: { day: 3, weeksAhead: 0 }, after: span(5) })).toBe("Środa")
  expect(delivered({ today: true, weekday: { day: 3, weeksAhead: 0 } })).toBe("Dzisiaj")
  expect(delivered({ weekday: { day: 3, weeksAhead: 4 }, after: span(29) })).toBe("Środa (22.06)")
  expect(delivered({ weekday: { day: 3, weeksAhead: 4 }, after: span(30) })).toBe("30 dni")
  expect(delivered({ after: span(1) })).toBe("1 dzień")
  expect(delivered({ after: span(1, 23) })).toBe("1 dzień")
  expect(delivered({ after: span(0, 13, 59) })).toBe("Dzisiaj")
  expect(delivered({ after: span(0, 14) })).toBe("1 dzień")
  expect(delivered({})).toBe("")
  expect([delivered({ today: true }, "2024-05-24 10:00", en), delivered({ after: span(31) }, "2024-05-24 10:00", en)]).toEqual([
    "Today",
    "31 days",
  ])
})

test("a part of a divided order ships on a weekday of this week, or in a number of days", () => {
  const told = (weeks: number, days: number, weekday: Weekday | null, today: boolean = false) =>
    deliveryWords(dividedOrderWording({ today, weekday: weekday === null ? null : { day: weekday, weeksAhead: weeks }, days }), pl)
  expect([
    told(0, 2, 3),
    told(0, 0, 3, true),
    told(1, 7, 3),
    told(2, 1, 3),
    told(1, 7, 3, true),
    told(0, 5, null),
    told(0, 0, null),
  ]).toEqual(["Środa", "Dzisiaj", "7 dni", "1 dzień", "7 dni", "5 dni", "Dzisiaj"])
})

test("the clock of the deadline is the shop's, on the days when it changes too", () => {
  for (const day of ["2026-03-29", "2026-10-25"]) {
    const asked = question({ deadlineMs: at(`${day} 12:00`), today: true }, `${day} 01:00`)
    expect(words(asked)).toBe("Zamów do 12:00, a wyślemy dzisiaj")
    expect(civilTimeAt(nextShipChange(asked) ?? 0, warsaw).hour).toBe(9)
  }
  // between 1:30 and 5:00 on the night of the change there are two and a half hours, not three and a half
  expect(shipWording(question({ deadlineMs: at("2026-03-29 05:00"), today: true }, "2026-03-29 01:30")).is).toBe("today")
  expect(shipWording(question({ deadlineMs: at("2026-10-25 04:00"), today: true }, "2026-10-25 01:30")).is).toBe("orderBy")
})
