import type { PageMeasure, VitalName } from "../../core/front/measures.ts"

/** Of what a browser observed only numbers and names are read, whatever else it tells. */
interface Observer {
  observe(wanted: object): void
  takeRecords(): readonly object[]
}

/** What of a window this needs. */
interface Watched {
  addEventListener(name: string, heard: () => void): void
  readonly document: { addEventListener(name: string, heard: () => void): void; readonly visibilityState: string }
  readonly performance: { getEntriesByType(type: string): readonly object[] }
  readonly PerformanceObserver: new (note: (list: { getEntries(): readonly object[] }) => void) => Observer
}

const numberOf = (entry: object, name: string): number => Number(Reflect.get(entry, name))

/**
 * Measures how a page does, by the browser's own observers, and tells it once: when the page is left or hidden for the first time. A browser that
 * does not observe something leaves it out.
 *
 * Spec: 10.410.
 *
 * @param page the kind of page
 * @param tell is called at most once
 */
export function watchVitals(screen: Watched, page: string, tell: (measure: PageMeasure) => void): void {
  const vitals: Partial<Record<VitalName, number>> = {}
  const burst = { first: -Infinity, last: -Infinity, sum: 0 }
  const observers = [
    observed(screen, { type: "largest-contentful-paint", buffered: true }, (entry) => {
      vitals.lcp = numberOf(entry, "startTime")
    }),
    observed(screen, { type: "paint", buffered: true }, (entry) => {
      if (Reflect.get(entry, "name") === "first-contentful-paint") vitals.fcp = numberOf(entry, "startTime")
    }),
    observed(screen, { type: "layout-shift", buffered: true }, (entry) => {
      if (Reflect.get(entry, "hadRecentInput") === true) return
      // shifts that follow each other are one, for five seconds at most
      const startTime = numberOf(entry, "startTime")
      const isNext = startTime - burst.last < 1000 && startTime - burst.first < 5000
      if (!isNext) Object.assign(burst, { first: startTime, sum: 0 })
      burst.last = startTime
      burst.sum += numberOf(entry, "value")
      vitals.cls = Math.max(vitals.cls ?? 0, burst.sum)
    }),
    // the slowest stands for all: of the few presses on a page of a shop it is the one that is felt
    observed(screen, { type: "event", buffered: true, durationThreshold: 40 }, (entry) => {
      if (numberOf(entry, "interactionId") > 0) vitals.inp = Math.max(vitals.inp ?? 0, numberOf(entry, "duration"))
    }),
  ]
  const [arrival] = screen.performance.getEntriesByType("navigation")
  if (arrival !== undefined) vitals.ttfb = numberOf(arrival, "responseStart")
  let isTold = false
  const tellOnce = () => {
    if (isTold) return
    isTold = true
    for (const { look } of observers) look()
    tell({ page, vitals })
  }
  screen.addEventListener("pagehide", tellOnce)
  screen.document.addEventListener("visibilitychange", () => {
    if (screen.document.visibilityState === "hidden") tellOnce()
  })
}

interface Looked {
  /** reads what was observed and not told yet */
  readonly look: () => void
}

function observed({ PerformanceObserver: Browsers }: Watched, wanted: object, note: (entry: object) => void): Looked {
  try {
    const observer = new Browsers((list) => list.getEntries().forEach(note))
    observer.observe(wanted)
    return { look: () => observer.takeRecords().forEach(note) }
  } catch {
    return { look: () => {} }
  }
}
