import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { toldEventsName } from "../../core/front/tracking-event.ts"
import { contentFragment } from "../../core/shell/fragment.ts"
import { dropFragment, loadFragment } from "../../ui/runtime/navigation/load-fragment.ts"
import { watchHistory } from "../../ui/runtime/navigation/shown-path.ts"
import { goneEvent, onContent } from "../../ui/runtime/navigation/page-content.ts"

/** A call whose end the test decides. */
class HeldCall extends EventTarget {
  static made: HeldCall[] = []
  responseType = ""
  status = 200
  responseXML: Document | null = null
  url = ""
  readonly abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event("loadend")))
  open(_: string, url: string) {
    this.url = url
    HeldCall.made.push(this)
  }
  send() {}
  answer(html: string, status = 200) {
    this.status = status
    this.responseXML = new DOMParser().parseFromString(html, "text/html")
    this.dispatchEvent(new Event("load"))
    this.dispatchEvent(new Event("loadend"))
  }
}

const call = () => {
  const last = HeldCall.made.at(-1)
  if (last === undefined) throw new Error("nothing was asked for")
  return last
}
const content = () => document.querySelector("#content")
const cover = () => document.querySelector("#ajaxLoadSite_cover")
const pageOf = (name: string) =>
  `<html><head><title>${name}</title><link rel="canonical" href="https://shop.example/${name}"></head>
   <body><main id="content" tabindex="-1"><h1>${name}</h1><a id="size-M" href="?selected_size=M">M</a></main></body></html>`

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("XMLHttpRequest", HeldCall)
  history.replaceState(null, "", "/product-pol-1.html")
  document.title = "one"
  document.body.innerHTML =
    '<div id="ajaxLoadSite" role="status" data-says="Trwa wczytywanie"></div><main id="content" tabindex="-1"><h1>one</h1><div id="island_product"></div><a id="size-M" href="?selected_size=M">M</a></main>'
})

afterEach(() => {
  // nothing is under way and nothing is shown when the next test begins
  loadFragment(contentFragment("/end.html"))
  call().answer(pageOf("end"))
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test("the content, the title and the address are exchanged, islands give way and what is new comes to life (4.18, 4.19, 7.13)", () => {
  const begun = vi.fn<() => void>()
  const gone = vi.fn<() => void>()
  onContent(begun)
  document.querySelector("#island_product")?.addEventListener(goneEvent, gone)
  document.querySelector<HTMLElement>("#size-M")?.focus()
  loadFragment(contentFragment("/product-pol-2.html?a=1#x"))
  expect(call().url).toBe("/product-pol-2.html?a=1&set_render=content,head")
  expect(content()?.matches('.load-content[aria-busy="true"]')).toBe(true)
  call().answer(pageOf("two"))
  expect(document.querySelector("h1")?.textContent).toBe("two")
  expect(content()?.matches(".load-content, [aria-busy]")).toBe(false)
  expect(document.title).toBe("two")
  expect(location.pathname).toBe("/product-pol-2.html")
  expect(document.activeElement).toBe(document.querySelector("#size-M"))
  expect(gone).toHaveBeenCalledOnce()
  expect(begun).toHaveBeenCalledTimes(2)
})

test("that something loads is shown and said, for 700 ms at least, and holds up nothing (2.28, 9.35, 19.59)", () => {
  loadFragment(contentFragment("/product-pol-2.html"))
  expect(document.querySelector("[role=status]")?.textContent).toBe("Trwa wczytywanie")
  call().answer(pageOf("two"))
  expect(document.querySelector("h1")?.textContent).toBe("two")
  vi.advanceTimersByTime(699)
  expect(cover()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(cover()).toBeNull()
  expect(document.querySelector("[role=status]")?.textContent).toBe("")
})

test("an older answer changes nothing (19.45)", () => {
  loadFragment(contentFragment("/product-pol-2.html"))
  const older = call()
  loadFragment(contentFragment("/product-pol-3.html"))
  expect(older.abort).toHaveBeenCalledOnce()
  older.answer(pageOf("two"))
  expect(document.querySelector("h1")?.textContent).toBe("one")
  call().answer(pageOf("three"))
  expect(document.querySelector("h1")?.textContent).toBe("three")
})

test.each([
  ["does not come", () => call().dispatchEvent(new Event("error"))],
  ["takes longer than 16 s", () => vi.advanceTimersByTime(16_000)],
  ["is refused", () => call().answer(pageOf("two"), 503)],
  ["has none of the parts", () => call().answer("<html><body><p>other</p></body></html>")],
])("a page that %s is gone to in the ordinary way, and the content stays marked (4.21, 7.12, 8.54, 9.9, 19.46, 19.48)", (_, fail) => {
  loadFragment(contentFragment("/product-pol-2.html"))
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
  fail()
  expect(assign).toHaveBeenCalledExactlyOnceWith("/product-pol-2.html")
  expect(content()?.classList.contains("load-content")).toBe(true)
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(content()?.classList.contains("load-content")).toBe(false)
})

test("a page that is not wanted any more changes nothing when it comes (16.12)", () => {
  const before = content()?.textContent
  loadFragment(contentFragment("/product-pol-2.html"))
  dropFragment()
  call().answer(pageOf("two"))
  expect([content()?.textContent, location.pathname]).toEqual([before, "/product-pol-1.html"])
  expect(content()?.classList.contains("load-content")).toBe(false)
})

test("back to another product loads its page; a step inside the page does not (2.45, 19.27)", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
  document.documentElement.dataset["path"] = "/product-pol-1.html"
  watchHistory()
  loadFragment(contentFragment("/product-pol-2.html"))
  call().answer(pageOf("two"))
  history.replaceState(null, "", "/product-pol-2.html#opinions")
  window.dispatchEvent(new Event("popstate"))
  expect(reload).not.toHaveBeenCalled()
  history.replaceState(null, "", "/product-pol-1.html")
  window.dispatchEvent(new Event("popstate"))
  expect(reload).toHaveBeenCalledOnce()
})

test("a page whose address changed before its scripts came loads the page of that address (2.45)", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {})
  document.documentElement.dataset["path"] = "/product-pol-1.html"
  history.replaceState(null, "", "/product-pol-2.html")
  watchHistory()
  expect(reload).toHaveBeenCalledOnce()
})

test("what the fetched page has to tell to scripts of others is handed on once it is shown, and no other text of it (10.903)", () => {
  const told: unknown[] = []
  const hear = (event: Event) => void told.push(event instanceof CustomEvent ? event.detail : null)
  document.addEventListener(toldEventsName, hear)
  loadFragment(contentFragment("/product-pol-2.html"))
  call().answer(`${pageOf("two")}<script type="application/json" id="told_events">[{"event":"search"}]</script>`)
  loadFragment(contentFragment("/product-pol-3.html"))
  call().answer(pageOf("three"))
  document.removeEventListener(toldEventsName, hear)
  expect(told).toEqual(['[{"event":"search"}]'])
  expect(document.getElementById("told_events")).toBeNull()
})

test("no script of a fragment runs or comes into the page, whatever it is and wherever it stands; what islands start from stays as text (4.20)", () => {
  loadFragment(contentFragment("/product-pol-2.html"))
  const scripts =
    '<script>window.ran = 1</script><script src="https://ads.example/a.js"></script><script type="module" src="/js/b.js"></script>' +
    '<script type="application/json" id="island_data">{"a":1}</script>'
  call().answer(pageOf("two").replace("<h1>", `${scripts}<h1>`))
  expect([document.querySelector("h1")?.textContent, document.querySelectorAll("#content script").length, "ran" in window]).toEqual([
    "two",
    0,
    false,
  ])
  expect([document.getElementById("island_data")?.localName, document.getElementById("island_data")?.textContent]).toEqual([
    "div",
    '{"a":1}',
  ])
})
