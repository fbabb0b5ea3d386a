import { describe, expect, test } from "vitest"
import { answerBy } from "../../../core/returns/complaint-life.ts"
import { easterSunday, isFreeDay } from "../../../core/calendar/free-days.ts"
import { isInTime, lastWithdrawalDay } from "../../../core/returns/withdrawal-term.ts"
import { civilDayText, parseCivilDay } from "../../../core/values/civil-day.ts"

const zone = "Europe/Warsaw"
const at = (text: string) => Date.parse(text)

describe("until when a contract is withdrawn from (9.195, 10.842)", () => {
  test.each([
    // handed over, the last day
    ["a Tuesday", "2026-05-19T12:00:00+02:00", "2026-06-02"],
    ["a minute before midnight", "2026-05-19T23:59:00+02:00", "2026-06-02"],
    ["midnight in the shop's zone, the day before in another", "2026-05-20T00:00:00+02:00", "2026-06-03"],
    ["would end on Corpus Christi: the Friday after", "2026-05-21T12:00:00+02:00", "2026-06-05"],
    ["would end on a Saturday: the Monday after", "2026-05-23T12:00:00+02:00", "2026-06-08"],
    ["would end on a Sunday: the Monday after", "2026-05-24T12:00:00+02:00", "2026-06-08"],
    ["would end on Easter Monday: the Tuesday after", "2026-03-23T12:00:00+01:00", "2026-04-07"],
    ["would end on Christmas Eve: the Monday after the holidays", "2026-12-10T12:00:00+01:00", "2026-12-28"],
    ["would end on 3 May, a Sunday: the Monday after", "2026-04-19T12:00:00+02:00", "2026-05-04"],
    ["would end on Independence Day", "2026-10-28T12:00:00+01:00", "2026-11-12"],
    ["over the change of the clocks", "2026-10-20T00:30:00+02:00", "2026-11-03"],
  ])("handed over at %s", (_, delivered, last) => {
    const day = lastWithdrawalDay({ placedAtMs: 0, deliveredAtMs: at(delivered), isCarried: true }, zone)
    expect(day === null ? null : civilDayText(day)).toBe(last)
  })

  test("it has not begun before the last parcel is handed over, and begins with the order where nothing is carried (10.842)", () => {
    expect(lastWithdrawalDay({ placedAtMs: at("2026-01-02T12:00:00Z"), deliveredAtMs: null, isCarried: true }, zone)).toBeNull()
    const order = { placedAtMs: at("2026-05-19T12:00:00+02:00"), deliveredAtMs: null, isCarried: false }
    expect(lastWithdrawalDay(order, zone)).toEqual({ year: 2026, month: 6, day: 2 })
    expect(isInTime(null, at("2030-01-01T00:00:00Z"), zone)).toBe(true)
  })

  test.each([
    ["2026-06-02T23:59:59+02:00", true],
    ["2026-06-03T00:00:00+02:00", false],
    // the day before in London
    ["2026-06-02T22:30:00Z", false],
  ])("at %s it is in time: %j", (moment, isThen) => {
    expect(isInTime({ year: 2026, month: 6, day: 2 }, at(moment), zone)).toBe(isThen)
  })
})

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter of %d is %s (10.842)", (year, text) => expect(civilDayText(easterSunday(year))).toBe(text))

test("the days of a year on which no term ends, but for weekends (10.842)", () => {
  const days = (year: number) => {
    const free: string[] = []
    for (let at = Date.UTC(year, 0, 1); new Date(at).getUTCFullYear() === year; at += 86_400_000) {
      const text = new Date(at).toISOString().slice(0, 10)
      const day = parseCivilDay(text)
      const isWeekend = [0, 6].includes(new Date(at).getUTCDay())
      if (day !== null && isFreeDay(day) && !isWeekend) free.push(text.slice(5))
      if (day !== null && isWeekend) expect(isFreeDay(day), text).toBe(true)
    }
    return free
  }
  expect(days(2026)).toEqual(["01-01", "01-06", "04-06", "05-01", "06-04", "11-11", "12-24", "12-25"])
  expect(days(2024)).toEqual(["01-01", "04-01", "05-01", "05-03", "05-30", "08-15", "11-01", "11-11", "12-25", "12-26"])
})

test("a complaint is answered until the 14th day after the day on which it came, by the shop's zone (9.197)", () => {
  expect(answerBy(at("2026-06-03T23:59:00+02:00"), zone)).toEqual({ year: 2026, month: 6, day: 17 })
  expect(answerBy(at("2026-06-04T00:00:00+02:00"), zone)).toEqual({ year: 2026, month: 6, day: 18 })
})
