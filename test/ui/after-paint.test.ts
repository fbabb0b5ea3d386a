import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { afterPaint } from "../../ui/runtime/islands/after-paint.ts"

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
