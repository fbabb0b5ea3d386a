import { describe, expect, test } from "vitest"
import { nothingSeen, readSeen, seenBeside, seenBy, seenText, withSeen } from "../../../core/product/last-seen.ts"

describe("what the browser keeps is ids and whose they are; anything else is nothing (2.86)", () => {
  test.each([
    ["nothing is kept", null, nothingSeen],
    ["a guest's", "g.502.501", { ids: [502, 501], ofClient: false }],
    ["a client's", "c.502", { ids: [502], ofClient: true }],
    ["twice the same", "g.502.502.501", { ids: [502, 501], ofClient: false }],
    ["no number", "g.502.x", nothingSeen],
    ["markup", '<img src="x">', nothingSeen],
    ["a leading zero", "g.0501", nothingSeen],
    ["too long a number", "g.1234567890", nothingSeen],
    ["more than is kept", `g${".1.2.3.4.5.6.7.8.9".repeat(2)}`, nothingSeen],
    ["of nobody", ".501", nothingSeen],
  ])("%s", (_, text, seen) => {
    expect(readSeen(text)).toEqual(seen)
  })
})

test.each([
  ["a guest's stays with a guest", false, false, [502], false],
  ["a guest's goes with who signs in", false, true, [502], true],
  ["a client's stays with a client", true, true, [502], true],
  ["a client's is forgotten by a guest", true, false, [], false],
])("%s (2.87)", (_, ofClient, isClient, ids, becomesClients) => {
  expect(seenBy({ ids: [502], ofClient }, isClient)).toEqual({ ids, ofClient: becomesClients })
})

test("the latest is first, a product is there once, and the oldest beyond twelve is forgotten (2.86)", () => {
  const seen = { ids: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ofClient: false }
  expect(withSeen(seen, 13).ids).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(withSeen(seen, 5).ids).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2, 1])
  expect(seenText(withSeen(nothingSeen, 501))).toBe("g.501")
})

test("the row has the last four others (2.85)", () => {
  const seen = { ids: [5, 4, 3, 2, 1], ofClient: false }
  expect(seenBeside(seen, 5)).toEqual([4, 3, 2, 1])
  expect(seenBeside(seen, null)).toEqual([5, 4, 3, 2])
  expect(seenBeside({ ids: [5], ofClient: false }, 5)).toEqual([])
})
