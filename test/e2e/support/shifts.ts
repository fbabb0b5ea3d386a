import type { Page } from "playwright/test"
import { expect } from "./shop-test.ts"

/** What one page has moved by itself so far. */
export interface Shifts {
  /** the sum in the units of the browser's layout shifts: 1 is a whole screen by a whole screen */
  readonly moved: number
  /** each shift with its time and what moved from where to where, in words */
  readonly told: readonly string[]
}

/** An entry of the browser's own list, which TypeScript does not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

/** From now on each page that is opened keeps what it moves by itself; returns what reads it from the page that is there. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const told: string[] = []
    const kept = { moved: 0, told }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift"
    Reflect.set(globalThis, "shifts", kept)
    const where = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    const what = (node: Node | null) => {
      if (!(node instanceof Element)) return node === null ? "what is gone" : `"${(node.textContent ?? "").trim().slice(0, 40)}"`
      const classes = [...node.classList].map((name) => `.${name}`).join("")
      return `${node.localName}${node.id === "" ? "" : `#${node.id}`}${classes}`
    }
    const tell = (entries: PerformanceEntryList) => {
      for (const entry of entries.filter(isShift)) {
        kept.moved += entry.value
        const sources = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${what(node)} from ${where(previousRect)} to ${where(currentRect)}`,
        )
        told.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${sources.join("; ")}`)
      }
    }
    const observer = new PerformanceObserver((list) => tell(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    Reflect.set(globalThis, "readShifts", () => tell(observer.takeRecords()))
  })
  // what moves in a frame is told after it, by a loaded machine long after it
  return () =>
    page.evaluate(async (): Promise<Shifts> => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      Reflect.get(globalThis, "readShifts")()
      return Reflect.get(globalThis, "shifts")
    })
}

/** Fails with what moved. @param most as much may move: below a hundredth nobody sees it */
export function expectStill({ moved, told }: Shifts, at: string, expects: typeof expect.soft = expect, most = 0.01): void {
  expects(moved, `${at} moved\n${told.join("\n")}`).toBeLessThan(most)
}
