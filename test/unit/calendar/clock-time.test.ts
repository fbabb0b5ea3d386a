import { expect, test } from "vitest"
import {
  type Clock,
  clockText,
  halfOfDay,
  snapToStep,
  otherHalf,
  parseClockText,
  shownHour,
  withTypedHour,
  withTypedMinute,
} from "../../../core/calendar/clock-time.ts"

test.each<[string, Clock, string | null]>([
  ["3:05 PM", 12, "03:05 PM"],
  ["3:05", 12, "03:05 AM"],
  ["10:15AM", 12, "10:15 AM"],
  ["12:00 pm", 12, "12:00 PM"],
  ["12:30", 12, "12:30 AM"],
  ["0:30", 12, "12:30 AM"],
  ["12:30 AM", 12, "12:30 AM"],
  ["0:30 AM", 12, null],
  ["00:00 PM", 12, null],
  ["13:00 PM", 12, null],
  ["13:00", 12, null],
  ["3:60", 12, null],
  ["9:07", 24, "09:07"],
  ["23:59", 24, "23:59"],
  ["0:00", 24, "00:00"],
  ["24:00", 24, null],
  ["9:07 PM", 24, null],
  ["x9:07", 24, null],
  ["9:07x", 24, null],
  ["123:07", 24, null],
  ["", 24, null],
])("the text %j on the %i-hour clock is %s (5.47, 13.20)", (text, clock, expected) => {
  const time = parseClockText(text, clock)
  expect(time === null ? null : clockText(time, clock)).toBe(expected)
})

test.each([
  [0, 12, "AM"],
  [1, 1, "AM"],
  [11, 11, "AM"],
  [12, 12, "PM"],
  [13, 1, "PM"],
  [23, 11, "PM"],
])("hour %i is shown as %i %s", (hour, shown, half) => {
  const time = { hour, minute: 0 }
  expect([shownHour(time, 12), halfOfDay(time), shownHour(time, 24)]).toEqual([shown, half, hour])
})

const morning = { hour: 9, minute: 30 }
const afternoon = { hour: 15, minute: 30 }

test.each<[string, typeof morning, Clock, number]>([
  ["15", morning, 12, 15],
  ["13", morning, 12, 13],
  ["23", morning, 12, 23],
  ["0", afternoon, 12, 0],
  ["00", afternoon, 12, 0],
  ["12", afternoon, 12, 12],
  ["12", morning, 12, 12],
  ["1", afternoon, 12, 13],
  ["11", afternoon, 12, 23],
  ["11", morning, 12, 11],
  ["30", morning, 12, 9],
  ["24", morning, 12, 9],
  ["", morning, 12, 9],
  ["x", morning, 12, 9],
  ["1x", morning, 12, 9],
  ["x1", morning, 12, 9],
  ["007", morning, 12, 9],
  [" 5 ", morning, 24, 5],
  ["0", afternoon, 24, 0],
  ["12", morning, 24, 12],
  ["23", morning, 24, 23],
  ["24", morning, 24, 9],
  ["-1", morning, 24, 9],
])("typing the hour %j at %j on the %i-hour clock gives hour %i (4.16, 5.46, 13.20)", (typed, time, clock, hour) => {
  expect(withTypedHour(time, typed, clock)).toEqual({ ...time, hour })
})

test.each([
  ["0", 0],
  ["59", 59],
  ["60", 30],
  ["", 30],
  ["ab", 30],
  ["5", 5],
])("typing the minute %j at half past gives minute %i (5.48)", (typed, minute) => {
  expect(withTypedMinute(morning, typed)).toEqual({ hour: 9, minute })
})

test("the switch of the half of the day keeps the shown hour (4.15)", () => {
  for (const hour of [0, 1, 11, 12, 13, 23]) {
    const time = { hour, minute: 7 }
    expect(shownHour(otherHalf(time), 12)).toBe(shownHour(time, 12))
    expect(halfOfDay(otherHalf(time))).not.toBe(halfOfDay(time))
    expect(otherHalf(otherHalf(time))).toEqual(time)
  }
})

test.each([
  [47, 15, 59, 45],
  [45, 15, 59, 45],
  [59, 1, 59, 59],
  [60, 1, 59, 59],
  [-3, 5, 59, 0],
  [Number.NaN, 5, 59, 0],
  [7.9, 1, 23, 7],
  [23, 6, 23, 18],
])("a slider at %d with step %i up to %i stands at %i", (number, step, most, expected) => {
  expect(snapToStep(number, step, most)).toBe(expected)
})
