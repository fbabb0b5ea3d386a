import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { startList } from "../../ui/runtime/lists/start-list.ts"
import { renderedHtml } from "./rendered-page.ts"

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
  setRequestHeader() {}
  send() {}
  answer(page: Document | null) {
    this.status = page === null ? 503 : 200
    this.responseXML = page
    this.dispatchEvent(new Event("load"))
    this.dispatchEvent(new Event("loadend"))
  }
}

const newest = '.listing__sorts a[href*="sort=newest"]'
const clothes = "/pol_m_Odziez-12.html"
const asked = () => HeldCall.made.map(({ url }) => url)
const last = () => {
  const call = HeldCall.made.at(-1)
  if (call === undefined) throw new Error("nothing was asked for")
  return call
}
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html")
const control = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const spoken = () => control("#list_spoken").textContent
const shownAt = () => location.pathname + location.search
const press = (selector: string) => {
  const element = control(selector)
  element.focus()
  element.click()
}
const box = (id: string) => {
  const found = control(`#${id}`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${id} is no box`)
  return found
}

/** A page of the list with other goods and another count than the one that is shown. */
async function answerOf(name: string, count = "7 produktów"): Promise<Document> {
  const page = parse(await renderedHtml(name))
  const words = page.querySelector("#list_count")
  if (words !== null) words.textContent = count
  for (const [at, tile] of page.querySelectorAll<HTMLElement>("#search > .product").entries())
    tile.dataset["product_id"] = String(900 + 10 * HeldCall.made.length + at)
  return page
}

const listeners: (() => void)[] = []
const media = { matches: false, addEventListener: (_: string, follow: () => void) => void listeners.push(follow) }
const report = vi.fn<(during: string, failure: unknown) => void>()

async function open(name: string, state: unknown = null): Promise<void> {
  history.replaceState(state, "", `${clothes}?filter_sizes=M`)
  document.body.innerHTML = parse(await renderedHtml(name)).body.innerHTML
  startList(report)
}

beforeEach(() => {
  HeldCall.made = []
  listeners.length = 0
  report.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal("XMLHttpRequest", HeldCall)
  vi.stubGlobal("matchMedia", () => media)
  vi.stubGlobal("scrollTo", vi.fn())
  // what one test listens to on the page is not there for the next
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null, options) => {
        if (listener === null) return
        add(type, listener, options)
        onEnd.push(() => target.removeEventListener(type, listener, options))
      },
    )
  }
})
const onEnd: (() => void)[] = []

afterEach(() => {
  for (const end of onEnd.splice(0)) end()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test("a filter that is chosen loads the list alone as one entry of history; the focus stays, the count is spoken (7.13, 10.340, 10.360)", async () => {
  await open("categoryFiltered")
  const head = control("h1")
  const before = history.length
  box("filter_producer_31").focus()
  box("filter_producer_31").click()
  expect(asked()).toEqual([
    `${clothes}?sort=price-asc&filter_sizes=M&filter_sizes=XXL&filter_traits26=bialy&filter_producer=31&filter_pricerange=20-100&filter_availability=y&set_render=content,head`,
  ])
  expect(control("#list_goods").getAttribute("aria-busy")).toBe("true")
  last().answer(await answerOf("categoryFiltered"))
  expect(shownAt()).toBe(last().url.replace("&set_render=content,head", ""))
  expect(history.length).toBe(before + 1)
  expect(document.activeElement?.id).toBe("filter_producer_31")
  expect(spoken()).toBe("7 produktów")
  expect(document.contains(head)).toBe(true)
})

test("what is being typed and what was opened stay when an answer comes (10.360)", async () => {
  await open("categoryFiltered")
  control("#more_sizes").setAttribute("open", "")
  box("filter_producer_31").click()
  const field = box("filter_price_to")
  field.focus()
  field.value = "25"
  last().answer(await answerOf("categoryFiltered"))
  expect([box("filter_price_to").value, document.activeElement?.id]).toEqual(["25", "filter_price_to"])
  expect(control("#more_sizes").hasAttribute("open")).toBe(true)
})

test("a filter that is taken away is gone by its link, and the focus is on the one before it (10.341, 10.360)", async () => {
  await open("categoryFiltered")
  press("#chosen_4")
  expect(asked()).toEqual([
    `${clothes}?sort=price-asc&filter_sizes=M&filter_sizes=XXL&filter_traits26=bialy&filter_pricerange=20-100&set_render=content,head`,
  ])
  const answer = await answerOf("categoryFiltered")
  answer.querySelector("#chosen_4")?.remove()
  last().answer(answer)
  expect(document.activeElement?.id).toBe("chosen_3")
})

test("an order that is chosen has the focus (10.74, 10.360)", async () => {
  await open("categoryFiltered")
  press(newest)
  last().answer(await answerOf("categoryFiltered"))
  expect(document.activeElement).toBe(control(".listing__sorts [aria-current]"))
})

test("all of a group that is taken away leaves the focus at the group (10.341, 10.360)", async () => {
  await open("categoryFiltered")
  press("#clear_sizes")
  const answer = await answerOf("categoryFiltered")
  answer.querySelector("#clear_sizes")?.remove()
  last().answer(answer)
  expect(document.activeElement?.getAttribute("name")).toBe("filter_sizes")
})

test.each([
  ["does not come", () => last().dispatchEvent(new Event("error"))],
  ["lacks a part of the list", async () => last().answer(await answerOf("categoryOfOne"))],
  ["takes longer than 16 s", () => vi.advanceTimersByTime(16_000)],
])("a list that %s is gone to in the ordinary way (8.54, 10.360, 19.90)", async (_, fail) => {
  await open("categoryFiltered")
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {})
  press(newest)
  await fail()
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    `${clothes}?sort=newest&filter_sizes=M&filter_sizes=XXL&filter_traits26=bialy&filter_pricerange=20-100&filter_availability=y`,
  )
})

test("the overlay comes only when an answer takes longer than 400 ms (2.28, 19.91)", async () => {
  await open("categoryFiltered")
  document.body.insertAdjacentHTML("beforeend", '<div id="ajaxLoadSite" role="status" data-says="Trwa wczytywanie"></div>')
  press(newest)
  vi.advanceTimersByTime(399)
  expect(document.querySelector("#ajaxLoadSite_cover")).toBeNull()
  vi.advanceTimersByTime(1)
  expect(document.querySelector("#ajaxLoadSite_cover")).not.toBeNull()
})

test("the form's button says what is left, and a desktop's view closes what a phone opened (2.31, 10.361)", async () => {
  await open("categoryFiltered")
  expect(control(".filters__send button").textContent).toBe("Pokaż 30 produktów")
  const layer = control("#filters_layer")
  const hide = vi.fn<() => void>()
  vi.spyOn(layer, "matches").mockReturnValue(true)
  Object.assign(layer, { hidePopover: hide })
  vi.stubGlobal("innerWidth", 978)
  for (const follow of listeners) follow()
  expect(hide).not.toHaveBeenCalled()
  vi.stubGlobal("innerWidth", 979)
  for (const follow of listeners) follow()
  expect(hide).toHaveBeenCalledOnce()
})

test("the next page comes behind the first; its first product has the focus, and nothing stands there twice (10.59, 10.362)", async () => {
  await open("categoryFiltered")
  const there = document.querySelectorAll("#search > .product").length
  press("#list_more")
  expect(asked()[0]).toContain("counter=1&set_render=content,head")
  const answer = await answerOf("categoryFiltered")
  const known = answer.querySelector<HTMLElement>("#search > .product")
  if (known !== null) known.dataset["product_id"] = control("#search > .product").dataset["product_id"] ?? ""
  const seen = answer.querySelector("#list_seen")
  if (seen !== null) seen.textContent = "Przejrzane: 24 z 30 produktów"
  last().answer(answer)
  expect(document.querySelectorAll("#search > .product")).toHaveLength(2 * there - 1)
  expect(document.querySelectorAll('[data-product_first="true"]')).toHaveLength(1)
  expect(document.activeElement?.closest<HTMLElement>(".product")?.dataset["product_id"]).toBe("911")
  expect(spoken()).toBe("Przejrzane: 24 z 30 produktów")
  expect(shownAt()).toBe(`${clothes}?filter_sizes=M`)
  expect(history.state).toMatchObject({ list: { more: 1 } })
})

test("who comes back finds the pages that stood there and is where they were (10.363)", async () => {
  await open("categoryFiltered", { list: { more: 2, top: 1234 } })
  const there = document.querySelectorAll("#search > .product").length
  expect(asked()).toEqual([1, 2].map((at) => `${clothes}?filter_sizes=M&counter=${at}&set_render=content,head`))
  const [first, second] = HeldCall.made
  second?.answer(await answerOf("categoryFiltered"))
  HeldCall.made.push(last())
  first?.answer(await answerOf("categoryFiltered"))
  await vi.advanceTimersByTimeAsync(0)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1234, behavior: "instant" })
  expect(document.querySelectorAll("#search > .product")).toHaveLength(3 * there)
  expect(report).not.toHaveBeenCalled()
})

test("a page that does not come back leaves the list as far as it came, is reported, and moves nothing that was moved (8.52, 10.363)", async () => {
  await open("categoryFiltered", { list: { more: 2, top: 1234 } })
  const there = document.querySelectorAll("#search > .product").length
  globalThis.dispatchEvent(new Event("wheel"))
  HeldCall.made[0]?.answer(await answerOf("categoryFiltered"))
  HeldCall.made[1]?.answer(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(report).toHaveBeenCalledOnce()
  expect(document.querySelectorAll("#search > .product")).toHaveLength(2 * there)
  expect(scrollTo).not.toHaveBeenCalled()
})

test("back among views of one list loads the list of its address and pushes none; another path is left to others (19.27, 19.47, 10.360)", async () => {
  await open("categoryFiltered")
  history.replaceState(null, "", `${clothes}?filter_sizes=S`)
  const before = history.length
  globalThis.dispatchEvent(new Event("popstate"))
  expect(asked()).toEqual([`${clothes}?filter_sizes=S&set_render=content,head`])
  last().answer(await answerOf("categoryFiltered"))
  expect(history.length).toBe(before)
  history.replaceState(null, "", "/pol_m_Inna-13.html?filter_sizes=S")
  globalThis.dispatchEvent(new Event("popstate"))
  expect(asked()).toHaveLength(1)
})

test("a link for a new tab, and one to a product, are the browser's own (10.360)", async () => {
  await open("categoryFiltered")
  for (const [selector, held] of [
    [newest, { ctrlKey: true }],
    ["#search .product__name", {}],
  ] as const) {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...held })
    document.addEventListener("click", (pressed) => pressed.preventDefault(), { once: true })
    control(selector).dispatchEvent(click)
  }
  expect(asked()).toEqual([])
})
