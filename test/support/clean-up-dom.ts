import { cleanup } from "@testing-library/react"
import { afterEach, vi } from "vitest"

// the files of a worker share it: a clock that one test holds would stop all that wait in the next
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
