import fc from "fast-check"
import { expect, test } from "vitest"
import { serverNow } from "../../../core/values/clock-sample.ts"
import { runs } from "../../support/property/property.ts"

test("a clock elsewhere goes on by how long ago it was heard, however far one's own is from it (4.77)", () => {
  fc.assert(
    fc.property(fc.nat(2e12), fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (trueMs, offMs, passedMs) => {
      const heard = { saidMs: trueMs, heardMs: trueMs + offMs }
      expect(serverNow(heard, trueMs + offMs + passedMs)).toBe(trueMs + passedMs)
    }),
    runs(200),
  )
})

test("it is never earlier than it has said, even when one's own is set back (4.77)", () => {
  expect(serverNow({ saidMs: 1000, heardMs: 500 }, -86_400_000)).toBe(1000)
})
