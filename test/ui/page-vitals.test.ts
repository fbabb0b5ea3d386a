import { expect, test } from "vitest"
import { watchVitals } from "../../adapters/browser/page-vitals.ts"
import type { PageMeasure } from "../../core/front/measures.ts"

type Entry = Readonly<Record<string, number | string | boolean>>

/** A browser that observes what it is told, and a page that is left when the test says so. */
function open(known: readonly string[]) {
  const told: PageMeasure[] = []
  const notes = new Map<string, (entries: readonly Entry[]) => void>()
  class Observer {
    readonly note: (list: { getEntries: () => readonly Entry[] }) => void
    constructor(note: (list: { getEntries: () => readonly Entry[] }) => void) {
      this.note = note
    }
    observe({ type }: { readonly type: string }): void {
      if (!known.includes(type)) throw new TypeError("no such type")
      notes.set(type, (entries) => this.note({ getEntries: () => entries }))
    }
    takeRecords(): readonly Entry[] {
      return []
    }
  }
  const screen = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" })
  const performance = { getEntriesByType: () => [{ responseStart: 90.4 }] }
  watchVitals(Object.assign(screen, { document, performance, PerformanceObserver: Observer }), "product", (measure) => told.push(measure))
  const hide = () => {
    document.visibilityState = "hidden"
    document.dispatchEvent(new Event("visibilitychange"))
  }
  return {
    told,
    hide,
    leave: () => screen.dispatchEvent(new Event("pagehide")),
    see: (type: string, ...entries: Entry[]) => notes.get(type)?.(entries),
  }
}

const everything = ["largest-contentful-paint", "paint", "layout-shift", "event"]

test("a page tells once how it did, when it is hidden or left (10.410)", () => {
  const { told, hide, leave, see } = open(everything)
  see("paint", { name: "first-paint", startTime: 300 }, { name: "first-contentful-paint", startTime: 320 })
  see("largest-contentful-paint", { startTime: 500 }, { startTime: 810 })
  see("event", { duration: 300, interactionId: 0 }, { duration: 120, interactionId: 4 }, { duration: 64, interactionId: 5 })
  expect(told).toEqual([])
  hide()
  leave()
  expect(told).toEqual([{ page: "product", vitals: { ttfb: 90.4, fcp: 320, lcp: 810, inp: 120 } }])
})

test("shifts that follow each other are one, those that a press makes do not count, and the largest is told", () => {
  const { told, leave, see } = open(everything)
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
  see("layout-shift", shift(100, 0.125), shift(900, 0.125), shift(2500, 0.0625), shift(3000, 0.5, true))
  leave()
  expect(told[0]?.vitals.cls).toBe(0.25)
})

test("a browser that observes nothing tells when its first byte came", () => {
  const { told, leave } = open([])
  leave()
  expect(told).toEqual([{ page: "product", vitals: { ttfb: 90.4 } }])
})
