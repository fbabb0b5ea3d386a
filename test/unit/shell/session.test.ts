import { expect, test } from "vitest"
import { fetchesTracking, keysClearedOnSignOut, sessionLimits } from "../../../core/shell/session.ts"

test.each([
  [["expchckA", "search_x", "xexpchck"], ["expchckA"]],
  [
    ["expchck", "expchckDeviceRegistered", "Expchck"],
    ["expchck", "expchckDeviceRegistered"],
  ],
  [["search_x", ""], []],
  [[], []],
])("signing out clears of %j the keys %j (6.13)", (keys, cleared) => {
  expect(keysClearedOnSignOut(keys)).toEqual(cleared)
})

test.each([
  ["1", true],
  ["2", true],
  [" 10 ", true],
  ["1.5", true],
  ["010", true],
  ["0", false],
  ["0.9", false],
  ["-1", false],
  ["", false],
  [null, false],
  ["many", false],
  ["1e3", false],
  ["Infinity", false],
  ["1,5", false],
  ["1.", false],
  ["x1", false],
])("with the header %j tracking events are fetched: %j", (header, fetched) => {
  expect(fetchesTracking(header, true)).toBe(fetched)
  expect(fetchesTracking(header, false)).toBe(false)
})

test("the tracking header has its name", () => expect(sessionLimits.trackingHeader).toBe("x-iai-tracking-events"))
