import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { loadDeferredOnActivity } from "../../ui/runtime/islands/load-deferred.ts"

const created = vi.hoisted(() => ({ count: 0 }))
vi.mock("../../ui/runtime/islands/deferred.ts", () => ({
  createDeferred: () => {
    created.count += 1
    return { ask: () => Promise.resolve() }
  },
}))

beforeEach(() => {
  created.count = 0
  vi.stubGlobal("requestIdleCallback", (idle: () => void) => idle())
})
afterEach(() => void vi.unstubAllGlobals())

test("the runtime of calls to the shop comes when the shopper stirs, once, and not before", async () => {
  loadDeferredOnActivity("pl")
  await Promise.resolve()
  expect(created.count).toBe(0)
  for (const name of ["scroll", "pointermove", "keydown"]) dispatchEvent(new Event(name))
  await until(() => expect(created.count).toBe(1))
  dispatchEvent(new Event("pointerdown"))
  await vi.dynamicImportSettled()
  expect(created.count).toBe(1)
})
