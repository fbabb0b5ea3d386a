import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startThirdPartyScripts } from "../../adapters/browser/third-party-scripts.ts"

const at = (name: string) => `https://ads.example/${name}.js`

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Names of the scripts that were started, each in its place. */
const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[data-address]")].map(
    ({ src, parentElement }) => `${parentElement?.localName} ${src.slice(at("").length - 3, -3)}`,
  )

const script = (name: string) => document.querySelector(`script[data-address="${at(name)}"]`)

const start = async (listed: readonly string[]) => {
  document.body.innerHTML = "<main>the page</main>"
  // happy-dom would fetch what is put into a page
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation(function (this: HTMLScriptElement, address) {
    this.dataset["address"] = address
  })
  vi.spyOn(HTMLScriptElement.prototype, "src", "get").mockImplementation(function (this: HTMLScriptElement) {
    return this.dataset["address"] ?? ""
  })
  startThirdPartyScripts({ document, DOMParser }, listed)
  await vi.advanceTimersByTimeAsync(0)
}

test("those of one position begin at once, those of the next when these are there or have failed (9.32, 10.555, 19.50)", async () => {
  await start([`body_bottom:${at("last")}`, at("a"), `body_top:${at("top")}`, at("b"), `after_shop_js:${at("after")}`])
  expect(started()).toEqual(["head a", "head b"])
  script("a")?.dispatchEvent(new Event("load"))
  await vi.advanceTimersByTimeAsync(0)
  expect(started()).toEqual(["head a", "head b"])
  script("b")?.dispatchEvent(new Event("error"))
  await vi.advanceTimersByTimeAsync(0)
  expect(started()).toEqual(["head a", "head b", "body top"])
  expect(document.body.firstElementChild).toBe(script("top"))
  script("top")?.dispatchEvent(new Event("load"))
  await vi.advanceTimersByTimeAsync(0)
  script("after")?.dispatchEvent(new Event("load"))
  await vi.advanceTimersByTimeAsync(0)
  expect(started().slice(2)).toEqual(["body top", "body after", "body last"])
})

test("one that hangs keeps the next for 5 s and no longer, and only the browser's log says so (8.53, 9.10, 10.555)", async () => {
  const told = vi.spyOn(console, "debug").mockImplementation(() => undefined)
  await start([at("slow"), `body_bottom:${at("last")}`])
  await vi.advanceTimersByTimeAsync(4999)
  expect(started()).toEqual(["head slow"])
  await vi.advanceTimersByTimeAsync(1)
  expect(started()).toEqual(["head slow", "body last"])
  expect(told).toHaveBeenCalledWith(`script not loaded: ${at("slow")}`)
})
