import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startIsland } from "../../ui/runtime/start-island.ts"

let readyState: DocumentReadyState = "loading"

beforeEach(() => {
  vi.useFakeTimers()
  readyState = "loading"
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function waiting() {
  const container = document.createElement("div")
  const button = document.createElement("button")
  container.append(button)
  document.body.append(container)
  const begin = vi.fn<() => void>()
  startIsland(container, begin)
  return { container, button, begin }
}

test("an island waits for the load of the page", () => {
  const { begin } = waiting()
  vi.advanceTimersByTime(60_000)
  expect(begin).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("load"))
  vi.runAllTimers()
  expect(begin).toHaveBeenCalledOnce()
})

test("an island starts at the latest 2 s after DOMContentLoaded", () => {
  const { begin } = waiting()
  document.dispatchEvent(new Event("DOMContentLoaded"))
  vi.advanceTimersByTime(1999)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledOnce()
})

test.each(["pointerdown", "focusin", "pointerenter"])("an island starts at once on %s inside it, and only once", (name) => {
  const { button, begin } = waiting()
  button.dispatchEvent(new Event(name, { bubbles: true }))
  expect(begin).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event("load"))
  button.dispatchEvent(new Event(name, { bubbles: true }))
  vi.runAllTimers()
  expect(begin).toHaveBeenCalledOnce()
})

test("an island of a page that has loaded starts in the next task", () => {
  readyState = "complete"
  const { begin } = waiting()
  expect(begin).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(begin).toHaveBeenCalledOnce()
})
