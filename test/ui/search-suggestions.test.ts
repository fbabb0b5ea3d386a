import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ShopTask } from "../../core/pages/page-task.ts"
import { noSuggestions, searchLimits, type Suggestions } from "../../core/search/suggestions.ts"
import { startSearchBox } from "../../ui/entries/search-box.tsx"
import { loadDeferred } from "../../ui/runtime/islands/load-deferred.ts"
import { startSearchAtFocus } from "../../ui/runtime/menus/search-focus.ts"
import { price } from "../support/core/sample-offer.ts"
import { foundProduct, suggestions } from "../support/core/sample-shell.ts"
import { until } from "../support/until.ts"
import { renderedHtml } from "./rendered-page.ts"

vi.mock("../../ui/runtime/islands/load-deferred.ts", () => ({ loadDeferred: vi.fn<typeof loadDeferred>() }))

/** What was asked, and what answers it. */
let asked: { readonly query: string; readonly answer: (found: Suggestions | null) => void }[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.mocked(loadDeferred).mockResolvedValue({
    ask: async <Event>(task: ShopTask<Event>, send: (event: Event) => void) => {
      if (task.call === "suggest") asked.push({ query: task.input.query, answer: (found) => send(task.answered(found)) })
    },
  })
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  document.documentElement.className = ""
  document.body.replaceChildren()
})

/** The header of the home page, whose search has come to life with the focus in its field. */
async function openedSearch({ width = 1440, typed = "" } = {}) {
  const page = new DOMParser().parseFromString(await renderedHtml("home"), "text/html")
  document.body.innerHTML = page.querySelector("header")?.outerHTML ?? ""
  vi.stubGlobal("innerWidth", width)
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, side, px] = /\((max|min)-width: ([\d.]+)px\)/.exec(query) ?? []
    return { matches: side === "max" ? width <= Number(px) : width >= Number(px), addEventListener: () => undefined }
  })
  const form = document.querySelector<HTMLFormElement>("#menu_search")
  const field = form?.querySelector<HTMLInputElement>("#menu_search_text")
  const results = form?.querySelector(".search_result")
  if (form == null || field == null || results == null) throw new Error("no search")
  field.value = typed
  field.focus()
  await startSearchBox(form, field, results)
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
  const press = (key: string) => {
    const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    field.dispatchEvent(pressed)
    return pressed.defaultPrevented
  }
  const questions = async (count: number) => {
    // whoever types pauses before anything is asked
    await vi.advanceTimersByTimeAsync(searchLimits.pauseMs)
    await until(() => expect(asked).toHaveLength(count))
    return asked[count - 1]?.query
  }
  const panel = () => results.querySelector(".search_result__panel")
  const answer = async (found: Suggestions | null, at = asked.length - 1) => {
    asked[at]?.answer(found)
    await until(() => expect(panel() !== null).toBe(found !== null))
  }
  return { form, field, results, type, press, questions, answer, panel }
}

const all = suggestions(1, 0, {
  products: [
    foundProduct("Kubek Poranek", { icon: "/a.avif", iconSecond: "/a.jpg" }),
    foundProduct("Kubek na zamówienie", { price: price("0.00", "0.00") }),
  ],
  producers: [{ name: "Kubra", link: "/firm-pol-1.html" }],
  series: [{ name: "Len", link: "/s" }],
  menuNodes: [{ name: "Kubki", link: "/m", titles: ["Ceramika", "Kubki"] }],
  cms: [{ name: "Dostawa", link: "/c" }],
})

test("the header's search fetches its suggestions when its field first has the focus, and once (19.110)", async () => {
  const page = new DOMParser().parseFromString(await renderedHtml("home"), "text/html")
  document.body.innerHTML = page.querySelector("header")?.outerHTML ?? ""
  const start = vi.fn<() => Promise<void>>(async () => undefined)
  const load = vi.fn<() => Promise<typeof start>>(async () => start)
  const report = vi.fn<(during: string) => void>()
  startSearchAtFocus(load, report)
  expect(load).not.toHaveBeenCalled()
  const field = document.querySelector<HTMLInputElement>("#menu_search_text")
  field?.focus()
  field?.blur()
  field?.focus()
  await until(() => expect(start).toHaveBeenCalledOnce())
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([1, 0])
})

test("two characters open the groups in their order, the typed part marked, below the field (2.15, 3.24 to 3.27, 4.22, 4.23, 4.25, 5.84, 9.18, 10.26, 19.5, 19.9, 19.10)", async () => {
  const { form, results, type, questions, answer, panel } = await openedSearch()
  type(" k")
  type(" ku ")
  expect(await questions(1)).toBe("ku")
  expect(form.classList.contains("--loading")).toBe(true)
  await answer(all)
  expect([...form.classList].filter((name) => name.startsWith("--"))).toEqual(["--focus", "--open"])
  expect([...results.querySelectorAll("[role=group]")].map((group) => group.getAttribute("aria-label"))).toEqual([
    "Wyszukiwane frazy",
    "Produkty",
    "Kategorie",
    "Informacje",
  ])
  expect([...results.querySelectorAll("[role=option]")].map((option) => option.textContent.replaceAll("\u00a0", " "))).toEqual([
    "fraza 1",
    "Kubek Poranek123,00 zł",
    "Kubek na zamówienieCena na telefon",
    "Producent: Kubra",
    "Seria: Len",
    "Ceramika / Kubki",
    "Dostawa",
  ])
  expect(results.querySelector(".--product b")?.textContent).toBe("Ku")
  expect(results.querySelector("source")?.getAttribute("type")).toBe("image/avif")
  expect(results.querySelector("img")?.getAttribute("src")).toBe("/a.jpg")
  expect(results.querySelector("[role=status]")?.textContent).toBe("7 podpowiedzi")
  expect(panel()?.querySelector("[role=listbox] button")).toBeNull()
  expect(panel()?.querySelector(":scope > button[type=submit]")?.textContent).toBe("Pokaż wszystkie")
})

test("the field keeps the focus and names the active entry; Enter follows it (19.6, 19.7, 19.8, 19.111)", async () => {
  const { field, type, press, questions, answer } = await openedSearch()
  expect([field.getAttribute("role"), field.getAttribute("aria-expanded"), field.getAttribute("aria-controls")]).toEqual([
    "combobox",
    "false",
    null,
  ])
  type("ku")
  await questions(1)
  await answer(all)
  expect(press("ArrowRight")).toBe(false)
  expect(press("ArrowDown")).toBe(true)
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")
  await until(() => expect(active()?.getAttribute("aria-selected")).toBe("true"))
  expect([active()?.textContent, field.value, document.activeElement === field]).toEqual(["fraza 1", "fraza 1", true])
  expect(document.getElementById(field.getAttribute("aria-controls") ?? "")?.getAttribute("role")).toBe("listbox")
  press("ArrowRight")
  await until(() => expect(active()?.textContent).toMatch(/^Kubek Poranek/))
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined)
  expect(press("Enter")).toBe(true)
  expect(assign).toHaveBeenCalledWith("/product-pol-1-Kubek-Poranek.html")
  assign.mockRestore()
})

test("Escape closes the list, then empties the field; keys of an input method are left alone (19.8, 19.111)", async () => {
  const { field, type, press, questions, answer, panel } = await openedSearch()
  type("ku")
  await questions(1)
  await answer(all)
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", isComposing: true, bubbles: true }))
  expect(panel()).not.toBeNull()
  expect(press("Escape")).toBe(true)
  await until(() => expect(panel()).toBeNull())
  expect(field.value).toBe("ku")
  press("Escape")
  expect(field.value).toBe("")
  expect(press("Escape")).toBe(false)
})

test("late answers, failures and answers with nothing change nothing of what is shown (4.24, 8.52, 19.1, 19.2, 19.4)", async () => {
  const { field, type, questions, answer, panel } = await openedSearch()
  type("ku")
  await questions(1)
  type("kub")
  await questions(2)
  asked[0]?.answer(all)
  expect(panel()).toBeNull()
  await answer(all)
  type("kube")
  await questions(3)
  expect(panel()).not.toBeNull()
  await answer(null)
  type("kubek")
  await questions(4)
  field.blur()
  asked[3]?.answer(all)
  expect(panel()).toBeNull()
})

test("what was typed before the code came is kept and judged (19.114)", async () => {
  const { field, questions } = await openedSearch({ typed: "dzban" })
  expect(field.value).toBe("dzban")
  expect(await questions(1)).toBe("dzban")
})

test("below 768 px the search is an overlay, which Escape and its button close (2.16, 9.30, 19.8)", async () => {
  const { form, results } = await openedSearch({ width: 390 })
  const isOpen = () => [form.classList.contains("--overlay"), document.documentElement.classList.contains("--search-open")]
  await until(() => expect(isOpen()).toEqual([true, true]))
  // a keyboard of the screen that is put away takes the focus along
  form.querySelector<HTMLInputElement>("input")?.blur()
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
  expect(isOpen()).toEqual([false, false])
  expect(document.activeElement?.id).toBe("menu_search_text")
  form.querySelector<HTMLInputElement>("input")?.dispatchEvent(new Event("input", { bubbles: true }))
  const close = await until(() => {
    const button = results.querySelector<HTMLButtonElement>("button[aria-label='Zamknij wyszukiwanie']")
    if (button === null) throw new Error("no button")
    return button
  })
  close.click()
  await until(() => expect(isOpen()).toEqual([false, false]))
})

test("the last searches are offered in an empty field, and forgotten at a press (19.112)", async () => {
  localStorage.setItem("recent_searches", '{"client":null,"queries":["dzbanek","len"]}')
  const { form, field, results, type, panel } = await openedSearch()
  await until(() => expect([...results.querySelectorAll("[role=option]")].map((option) => option.textContent)).toEqual(["dzbanek", "len"]))
  const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
  type(" misa ")
  form.requestSubmit()
  await until(() => expect(send).toHaveBeenCalledOnce())
  send.mockRestore()
  expect(localStorage.getItem("recent_searches")).toBe('{"client":null,"queries":["misa","dzbanek","len"]}')
  type("")
  await until(() => expect(panel()).not.toBeNull())
  results.querySelector<HTMLButtonElement>(".search_result__clear")?.click()
  await until(() => expect(panel()).toBeNull())
  expect([localStorage.getItem("recent_searches"), field.value]).toEqual([null, ""])
})

test("where the shop suggests nothing, its form searches, and the empty field offers the last searches (10.1058)", async () => {
  localStorage.setItem("recent_searches", '{"client":null,"queries":["dzbanek"]}')
  const { form, field, results, type, questions, panel } = await openedSearch()
  type("misa")
  await questions(1)
  asked[0]?.answer(noSuggestions)
  // the last searches stand there until the shop has answered
  await until(() => expect(panel()).toBeNull())
  expect([form.classList.contains("--loading"), field.value]).toEqual([false, "misa"])
  const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
  form.requestSubmit()
  await until(() => expect(send).toHaveBeenCalledOnce())
  send.mockRestore()
  type("")
  await until(() => expect([...results.querySelectorAll("[role=option]")].map((option) => option.textContent)).toEqual(["dzbanek"]))
})
