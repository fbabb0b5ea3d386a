import { expect, test } from "vitest"
import { StoreFullError } from "../../../fixtures/shop/store/store-trouble.ts"
import { tellTroubles } from "../../../fixtures/shop/store/told-troubles.ts"

const gone = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED", syscall: "connect" })
const serverError = (code: string) => Object.assign(new Error("no"), { severity: "ERROR", code })

/** A log, and a store whose clock a test moves. */
function watched() {
  const lines: string[] = []
  const clock = { nowMs: 50_000 }
  const troubles = tellTroubles(
    (line) => lines.push(Object.values(line).join(": ")),
    () => clock.nowMs,
  )
  return { ...troubles, lines, clock }
}

test("a store that goes away is told once, however many calls fail, and once when it is back", () => {
  const { used, failed, lines, clock } = watched()
  used(null)
  for (let call = 0; call < 50; call += 1) {
    used(gone)
    failed(gone)
    clock.nowMs += 100
  }
  expect(lines).toEqual(["error: ask the store: the shop's store cannot be reached (connect ECONNREFUSED 127.0.0.1:5432)"])
  clock.nowMs += 1000
  for (let call = 0; call < 50; call += 1) used(null)
  expect(lines.slice(1)).toEqual(["info: ask the store: the shop's store is back after 5 s"])
  used(gone)
  expect(lines).toHaveLength(3)
})

test("one that fails every other call is in one trouble, until a second has been quiet", () => {
  const { used, lines, clock } = watched()
  for (let call = 0; call < 20; call += 1) {
    used(new StoreFullError(100))
    clock.nowMs += 500
    used(null)
    clock.nowMs += 400
  }
  expect(lines).toHaveLength(1)
  clock.nowMs += 200
  used(null)
  expect(lines).toHaveLength(2)
})

test("one that was busy and is gone is told twice, one that is gone and says so in other words once", () => {
  const { used, lines } = watched()
  used(new StoreFullError(100))
  used(gone)
  used(serverError("57P03"))
  used(new StoreFullError(100))
  expect(lines).toEqual([expect.stringContaining("is busy"), expect.stringContaining("cannot be reached")])
})

test("whoever stood in another's way and tries again is no trouble, unless a call fails for it; a defect is none", () => {
  const { used, failed, lines } = watched()
  used(serverError("40001"))
  used(new Error("a defect"))
  failed(new Error("a defect"))
  expect(lines).toEqual([])
  failed(serverError("40001"))
  expect(lines).toEqual([expect.stringContaining("is busy")])
})

test("a clock that was set back ends a trouble", () => {
  const { used, lines, clock } = watched()
  used(gone)
  clock.nowMs -= 40_000
  used(null)
  expect(lines).toEqual([expect.stringContaining("cannot be reached"), "info: ask the store: the shop's store is back after 1 s"])
})
