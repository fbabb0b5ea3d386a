import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeAll, vi } from "vitest"

// a loaded machine is slow: what waits for something on the page would give up after a second
configure({ asyncUtilTimeout: 20_000 })

// the files of a worker share one document: what a file has written into it is none of the next one's
beforeAll(() => document.body.replaceChildren())

// they share the clock as well: one that a test holds would stop all that wait in the next
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // a page that was left writes nothing into the tab of the next
  dispatchEvent(new Event("pagehide"))
  sessionStorage.clear()
})
