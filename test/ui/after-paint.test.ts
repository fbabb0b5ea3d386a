import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { afterPaint } from "../../ui/runtime/islands/after-paint.ts"
import { oncePerPaint } from "../../ui/runtime/saved/once-per-paint.ts"

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  // what the timers hold is put back last
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("work is done in a task after the frame, in the order of asking, and once", () => {
  const done: string[] = []
  afterPaint(() => done.push("first"))
  afterPaint(() => done.push("second"))
  for (const frame of frames) frame(0)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(["first", "second"])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(["first", "second"])
})

test("a page that draws no frame, such as a hidden one, still does the work", () => {
  const done: string[] = []
  afterPaint(() => done.push("work"))
  vi.advanceTimersByTime(100)
  expect(done).toEqual(["work"])
})

test("work that follows each letter is done once after a paint, and before the page is left", () => {
  let done = 0
  const ask = oncePerPaint(() => (done += 1))
  const leave = () => dispatchEvent(new Event("pagehide"))
  ask()
  ask()
  expect(done).toBe(0)
  vi.advanceTimersByTime(100)
  expect(done).toBe(1)
  ask()
  leave()
  expect(done).toBe(2)
  vi.advanceTimersByTime(100)
  leave()
  expect(done).toBe(2)
})
