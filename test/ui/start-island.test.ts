import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { startIsland } from "../../ui/runtime/islands/start-island.ts"

let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work))
})

afterEach(() => vi.unstubAllGlobals())

/** The browser has nothing better to do. */
async function beIdle(): Promise<void> {
  await until(() => expect(idle.length).toBeGreaterThan(0))
  for (const work of idle.splice(0)) work()
}

function waiting() {
  const container = document.createElement("div")
  const button = document.createElement("button")
  container.append(button)
  document.body.append(container)
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const begin = vi.fn<() => Promise<void>>(() => over)
  startIsland(container, begin)
  return { button, begin, end }
}

test("an island waits for an idle moment, and the next one for the moment after it runs", async () => {
  const first = waiting()
  const second = waiting()
  expect(first.begin).not.toHaveBeenCalled()
  await beIdle()
  await until(() => expect(first.begin).toHaveBeenCalledOnce())
  expect(second.begin).not.toHaveBeenCalled()
  expect(idle).toEqual([])
  first.end()
  await beIdle()
  await until(() => expect(second.begin).toHaveBeenCalledOnce())
  second.end()
})

test.each(["pointerdown", "focusin", "pointerenter"])("an island starts at once on %s inside it, and only once", async (name) => {
  const { button, begin, end } = waiting()
  button.dispatchEvent(new Event(name, { bubbles: true }))
  expect(begin).toHaveBeenCalledOnce()
  button.dispatchEvent(new Event(name, { bubbles: true }))
  end()
  await beIdle()
  // the turn after its own has come
  const other = waiting()
  await beIdle()
  await until(() => expect(other.begin).toHaveBeenCalledOnce())
  other.end()
  expect(begin).toHaveBeenCalledOnce()
})
