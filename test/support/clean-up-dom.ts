import { cleanup, configure } from "@testing-library/react"
import { afterEach, vi } from "vitest"

// a loaded machine is slow: what waits for something on the page would give up after a second
configure({ asyncUtilTimeout: 20_000 })

// the files of a worker share it: a clock that one test holds would stop all that wait in the next
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
