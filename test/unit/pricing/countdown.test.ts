import { expect, test } from "vitest"
import {
  type Countdown,
  countdown,
  countdownEnd,
  countdownWords,
  endInstant,
  startCountdown,
  timeLeft,
} from "../../../core/pricing/countdown.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { instantOf } from "../../../core/values/zoned-time.ts"

const warsaw = "Europe/Warsaw"
const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const at = (text: string, zone: string = warsaw) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number)
  return instantOf({ year, month, day, hour, minute, second }, zone)
}
const none = { date: null, hour: null }
const ends = { promotion: none, discount: none, distinguished: none, special: none }
const now = at("2026-11-20 12:00")

test("the countdown ends at the first of promotion, discount, distinguished and special whose end is in the future (9.49)", () => {
  const past = { date: "2026-11-20", hour: "11" }
  const soon = { date: "2026-11-21", hour: "10" }
  const later = { date: "2026-11-25", hour: "10:30" }
  expect(countdownEnd({ ...ends, promotion: later, discount: soon }, now, warsaw)).toBe(at("2026-11-25 10:30"))
  expect(countdownEnd({ ...ends, promotion: past, discount: later, special: soon }, now, warsaw)).toBe(at("2026-11-25 10:30"))
  expect(countdownEnd({ ...ends, promotion: past, distinguished: soon, special: later }, now, warsaw)).toBe(at("2026-11-21 10:00"))
  expect(countdownEnd({ ...ends, discount: later, distinguished: soon }, now, warsaw)).toBe(at("2026-11-25 10:30"))
  expect(countdownEnd({ ...ends, special: soon }, now, warsaw)).toBe(at("2026-11-21 10:00"))
  expect(countdownEnd({ ...ends, special: past }, now, warsaw)).toBeNull()
  expect(countdownEnd({ ...ends, promotion: { date: "2026-11-20", hour: "12:00:00" } }, now, warsaw)).toBeNull()
  expect(countdownEnd({ ...ends, promotion: { date: "2026-11-20", hour: "12:00:01" } }, now, warsaw)).toBe(now + 1000)
})

test.each([
  ["2026-11-21", null, "2026-11-21 23:59:59"],
  ["2026-11-21", "", "2026-11-21 23:59:59"],
  ["2026-11-21", "24", "2026-11-21 23:59:59"],
  ["2026-11-21", "24:00:00", "2026-11-21 23:59:59"],
  ["2026-11-21", "8", "2026-11-21 08:00:00"],
  ["2026-11-21", "18", "2026-11-21 18:00:00"],
  ["2026-11-21", "18:05", "2026-11-21 18:05:00"],
  [" 2026-11-21 ", " 18:05:09 ", "2026-11-21 18:05:09"],
  ["2026-03-29", "02:30", "2026-03-29 03:30:00"],
])("the end %s with the hour %s is %s of the shop's clock (9.50)", (date, hour, expected) => {
  expect(endInstant({ date, hour }, warsaw)).toBe(at(expected))
})

test.each([
  ["2026-02-30", null],
  ["0000-00-00", null],
  [null, "12"],
  ["", "12"],
  ["2026-11-21", "24:30"],
  ["2026-11-21", "25"],
  ["2026-11-21", "12:60"],
  ["2026-11-21", "12:00:60"],
  ["2026-11-21", "noon"],
  ["2026-11-21", "12:5"],
  ["2026-11-21", "x12"],
  ["2026-11-21", "12x"],
])("the end %j with the hour %j cannot be read", (date, hour) => {
  expect(endInstant({ date, hour }, warsaw)).toBeNull()
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

test("the countdown ticks every second and shows days only when they are above 0 (9.48)", () => {
  const [running, commands] = startCountdown(now + 93_784_000, now)
  expect(commands).toEqual([{ type: "StartTimer", timer: "countdown", timerId: 1, ms: 1000, dueMs: now + 1000 }])
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

test("the promotion countdown ends and removes itself when its date has passed (4.70)", () => {
  const [running] = startCountdown(now + 1500, now)
  const [once, again] = countdown(running, { type: "Ticked", timerId: 1, nowMs: now + 1000 })
  expect([once, again]).toEqual([
    { is: "running", endMs: now + 1500, nowMs: now + 1000, timerId: 2 },
    [{ type: "StartTimer", timer: "countdown", timerId: 2, ms: 1000, dueMs: now + 2000 }],
  ])
  expect(countdown(once, { type: "Ticked", timerId: 2, nowMs: now + 2000 })).toEqual([{ is: "gone" }, []])
  expect(countdownWords({ is: "gone" }, pl)).toBeNull()
  expect(startCountdown(now, now)[0]).toEqual({ is: "gone" })
})

test("a tick of an older timer changes nothing, and waking tells the time at once", () => {
  const [running] = startCountdown(now + 60_000, now)
  expect(countdown(running, { type: "Ticked", timerId: 0, nowMs: now + 5000 })[0]).toBe(running)
  expect(countdown(running, { type: "Woken", nowMs: now + 30_000 })[0]).toEqual({
    is: "running",
    endMs: now + 60_000,
    nowMs: now + 30_000,
    timerId: 2,
  })
  expect(countdown(running, { type: "Woken", nowMs: now + 60_000 })[0]).toEqual({ is: "gone" })
  const gone: Countdown = { is: "gone" }
  expect(countdown(gone, { type: "Woken", nowMs: now })[0]).toBe(gone)
  expect(countdown(gone, { type: "Ticked", timerId: 1, nowMs: now })[0]).toBe(gone)
})

test("another end starts the countdown anew, or ends it", () => {
  const [running] = startCountdown(now + 60_000, now)
  expect(countdown(running, { type: "EndChanged", endMs: now + 5000, nowMs: now })).toEqual([
    { is: "running", endMs: now + 5000, nowMs: now, timerId: 2 },
    [{ type: "StartTimer", timer: "countdown", timerId: 2, ms: 1000, dueMs: now + 1000 }],
  ])
  expect(countdown(running, { type: "EndChanged", endMs: null, nowMs: now })[0]).toEqual({ is: "gone" })
  expect(countdown({ is: "gone" }, { type: "EndChanged", endMs: now + 5000, nowMs: now })[0]).toMatchObject({ is: "running", timerId: 1 })
})
