import { expect, test } from "vitest"
import { civilTimeAt } from "../../../core/values/zoned-time.ts"

test("a second that is asked for again is not asked of the runtime again", () => {
  const at = 1_774_746_000_000
  const time = civilTimeAt(at, "Pacific/Chatham")
  expect(time).toEqual({ year: 2026, month: 3, day: 29, hour: 14, minute: 45, second: 0 })
  expect(civilTimeAt(at + 999, "Pacific/Chatham")).toBe(time)
  expect(civilTimeAt(at + 1000, "Pacific/Chatham")).toEqual({ ...time, second: 1 })
})

test("what is kept of one zone is not told of another whose name goes on with a digit", () => {
  const later = civilTimeAt(1_774_746_000_000, "Etc/GMT-1")
  expect(later).toEqual({ year: 2026, month: 3, day: 29, hour: 2, minute: 0, second: 0 })
  expect(civilTimeAt(774_746_000_000, "Etc/GMT-11")).toEqual({ year: 1994, month: 7, day: 21, hour: 10, minute: 13, second: 20 })
})
