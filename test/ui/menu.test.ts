import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { MenuNode } from "../../core/shell/shell.ts"
import { headDropDowns, openDropDown } from "../../ui/runtime/menus/drop-downs.ts"
import { startMenuKeys } from "../../ui/runtime/menus/menu-keys.ts"
import { showLevels } from "../../ui/runtime/menus/menu-panel.ts"
import { takeSearchAlong } from "../../ui/runtime/menus/search-in-panel.ts"
import { offerWayBack, offerBackToTop } from "../../ui/runtime/menus/page-ways.ts"
import { layOutSubmenus } from "../../ui/runtime/menus/submenu-layout.ts"
import { makeSay } from "../../ui/say.ts"
import { headerTextKeys } from "../../ui/shell/header-texts.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"

const say = makeSay(pickTexts(textCatalogue("pl", {}), headerTextKeys))

const node = (id: number, name: string, children: readonly MenuNode[] = []): MenuNode => ({
  id,
  name,
  link: `/pol_m_${name}-${id}.html`,
  children,
})

const leaves = (from: number, count: number) => Array.from({ length: count }, (_, at) => node(from + at, `Liść-${from + at}`))

/** A wide submenu of four groups, a narrow one of twelve links, and a category without any. */
const categories = [
  node(1, "Dom", [
    node(10, "Kuchnia", leaves(100, 2)),
    node(11, "Salon", leaves(110, 1)),
    node(12, "Łazienka"),
    node(13, "Ogród", leaves(130, 12)),
  ]),
  node(2, "Odzież", leaves(200, 12)),
  node(3, "Nowości"),
]

let isWide = true
let heard: readonly (readonly [name: string, listener: EventListenerOrEventListenerObject, ...rest: readonly unknown[]])[] = []

beforeEach(async () => {
  isWide = true
  heard = vi.spyOn(document, "addEventListener").mock.calls
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("min-width") === isWide, addEventListener: () => {} }))
  const home = pageModels["home"]
  if (home === undefined || home.frame === null) throw new Error("no home page")
  const { frame } = home
  const html = await htmlOf({ ...home, frame: { ...frame, shell: { ...frame.shell, menu: categories } } })
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").querySelector("#menu_categories")?.outerHTML ?? ""
})

afterEach(() => {
  // the menu of the test before is gone, and nobody listens for it
  for (const [name, listener] of heard) document.removeEventListener(name, listener)
  vi.restoreAllMocks()
  headDropDowns.send({ type: "Closed" })
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const found = (selector: string): HTMLElement => {
  const element = document.querySelector(selector)
  if (!(element instanceof HTMLElement)) throw new Error(`nothing is ${selector}`)
  return element
}

const names = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent)

const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))

/** @returns does the browser follow? */
function touch(element: Element): boolean {
  element.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }))
  return element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
}

test("three levels stand in the page without a script, and a submenu with groups is wide (2.22, 10.29, 19.121)", () => {
  expect(names(".navbar-nav > .nav-item > .nav-link")).toEqual(["Dom", "Odzież", "Nowości"])
  expect(names(".navbar-nav > .nav-item > .navbar-subnav.--wide > .nav-item > .nav-link")).toEqual([
    "Kuchnia",
    "Salon",
    "Łazienka",
    "Ogród",
  ])
  expect(document.querySelectorAll(".navbar-subsubnav > .nav-item > .nav-link")).toHaveLength(15)
  expect(document.querySelectorAll(".navbar-subnav:not(.--wide) > .nav-item")).toHaveLength(12)
})

describe("the menu of a wide screen (19.120)", () => {
  const first = () => found(".navbar-nav > .nav-item > .nav-link")
  const toggle = () => found(".nav-toggle")

  test("a category is one stop of the Tab key, and arrow down opens its submenu and goes in (19.73, 19.120)", () => {
    startMenuKeys(found("#menu_categories"), [])
    expect([...document.querySelectorAll(".nav-toggle")].map((button) => button.getAttribute("tabindex"))).toEqual(["-1", "-1"])
    first().focus()
    press(first(), "ArrowDown")
    expect(document.activeElement?.textContent).toBe("Kuchnia")
    expect(toggle().getAttribute("aria-expanded")).toBe("true")
    press(found(".navbar-subnav .nav-link"), "Escape")
    expect([document.activeElement, toggle().getAttribute("aria-expanded")]).toEqual([first(), "false"])
    press(first(), "ArrowRight")
    expect(document.activeElement?.textContent).toBe("Odzież")
  })

  test("a button opens one submenu, another drop-down closes it (4.38, 19.25)", () => {
    startMenuKeys(found("#menu_categories"), [])
    toggle().click()
    expect(headDropDowns.getSnapshot()).toEqual({ open: "submenu_0" })
    openDropDown("basket")
    expect(toggle().getAttribute("aria-expanded")).toBe("false")
    toggle().click()
    toggle().click()
    expect(headDropDowns.getSnapshot()).toEqual({ open: null })
  })

  test("a finger opens first and follows second, and a touch elsewhere closes (2.22, 19.120)", () => {
    startMenuKeys(found("#menu_categories"), [])
    expect(touch(first())).toBe(false)
    expect(toggle().getAttribute("aria-expanded")).toBe("true")
    expect(touch(first())).toBe(true)
    touch(document.body)
    expect(toggle().getAttribute("aria-expanded")).toBe("false")
    // without a submenu there is nothing to open
    expect(touch(found(".navbar-nav > .nav-item:last-child > .nav-link"))).toBe(true)
  })

  test("more than ten links wait behind a button (9.31, 19.35)", () => {
    layOutSubmenus(found("#menu_categories"), say)
    const shown = () => document.querySelectorAll(".navbar-subnav:not(.--wide) > .nav-item:not([hidden], .--extend)").length
    const more = found(".navbar-subnav:not(.--wide) > .--extend button")
    expect([shown(), more.textContent]).toEqual([10, "Pokaż więcej (2)"])
    more.click()
    expect([shown(), more.textContent, more.getAttribute("aria-expanded")]).toEqual([12, "Pokaż mniej", "true"])
  })

  test("the groups of a wide submenu share columns as long as they are low, and it is moved to fit (9.31, 19.34, 19.37)", () => {
    const heights = [100, 100, 100, 200]
    for (const [at, group] of document.querySelectorAll(".--wide > .nav-item").entries())
      Object.defineProperty(group, "offsetHeight", { value: heights[at] })
    vi.stubGlobal("innerWidth", 1400)
    Object.defineProperty(found("#menu_categories"), "clientWidth", { value: 1200 })
    Object.defineProperty(found(".--wide"), "offsetWidth", { value: 400 })
    found(".navbar-nav > .nav-item").getBoundingClientRect = () => new DOMRect(900, 0, 80, 44)
    layOutSubmenus(found("#menu_categories"), say)
    first().dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
    const columns = [...document.querySelectorAll(".navbar-column > ul")].map((column) =>
      [...column.children].map((group) => group.querySelector(".nav-link")?.textContent),
    )
    expect(columns).toEqual([["Kuchnia", "Salon", "Łazienka"], ["Ogród"]])
    expect(found(".--wide").style.left).toBe("770px")
  })

  test.each([
    [850, true, true],
    [700, false, true],
    [500, false, false],
  ])("a category %i px from the left of 1000 leans where there is no room (9.31, 19.36)", (leftPx, leans, nextLeans) => {
    vi.stubGlobal("innerWidth", 1000)
    Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true })
    const item = found(".navbar-nav > .nav-item:nth-child(2)")
    item.getBoundingClientRect = () => new DOMRect(leftPx, 0, 80, 44)
    layOutSubmenus(found("#menu_categories"), say)
    item.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
    expect([item.matches(".isOverflow"), item.querySelector("ul")?.matches(".isOverflow")]).toEqual([leans, nextLeans])
  })
})

describe("the menu of a phone (19.124)", () => {
  test("a category leads to its level, and back; the category itself is the first link there", () => {
    isWide = false
    showLevels(found("#menu_navbar"), say)
    const [home, kitchen] = [found(".navbar-nav > .nav-item"), found(".navbar-subnav > .nav-item")]
    const follows = (element: Element | null) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    expect(follows(home.querySelector(":scope > .nav-link"))).toBe(false)
    expect(home.matches(".nav-open")).toBe(true)
    expect(document.activeElement?.textContent).toBe("Wstecz")
    expect(home.querySelector(".nav-header .nav-link")?.getAttribute("href")).toBe("/pol_m_Dom-1.html")
    expect(follows(kitchen.querySelector(":scope > .nav-link"))).toBe(false)
    found(".navbar-subsubnav .nav-header__backLink").click()
    expect([home.matches(".nav-open"), kitchen.matches(".nav-open"), document.activeElement?.textContent]).toEqual([true, false, "Kuchnia"])
    // a category without others below it is a link
    expect(follows(found(".navbar-subsubnav > .nav-item > .nav-link"))).toBe(true)
  })
})

describe("the ways of a page (2.24, 2.30, 19.123)", () => {
  test("back to the top is offered after two heights of the window as it is now, 10 px from its edge or beside the content (2.24, 9.25, 19.29)", () => {
    vi.stubGlobal("innerHeight", 800)
    document.body.insertAdjacentHTML("afterbegin", '<div class="header__bar"></div>')
    const widths = { windowPx: 1600, contentPx: 1200 }
    const measured = (element: Element | null, name: string, px: () => number) =>
      element === null ? undefined : Object.defineProperty(element, name, { get: px, configurable: true })
    measured(document.documentElement, "clientWidth", () => widths.windowPx)
    measured(document.querySelector(".header__bar"), "clientWidth", () => widths.contentPx)
    offerBackToTop(say)
    const button = found("#backTop")
    measured(button, "offsetWidth", () => 40)
    const scrolledTo = (top: number) => {
      vi.stubGlobal("scrollY", top)
      dispatchEvent(new Event("scroll"))
      return !button.hidden
    }
    expect([button.getAttribute("aria-label"), scrolledTo(1600), scrolledTo(1601)]).toEqual(["Wróć na górę strony", false, true])
    expect(button.style.right).toBe("150px")
    for (const [windowPx, right] of [
      [1320, "10px"],
      [1322, "11px"],
      [390, "10px"],
    ] as const) {
      widths.windowPx = windowPx
      scrolledTo(1600)
      scrolledTo(1601)
      expect([windowPx, button.style.right]).toEqual([windowPx, right])
    }
    Reflect.deleteProperty(document.documentElement, "clientWidth")
    vi.stubGlobal("innerHeight", 900)
    expect(scrolledTo(1601)).toBe(false)
  })

  test("the back button goes back in the history, and leads to the page above where there is none (2.30, 19.123)", () => {
    document.body.innerHTML = '<nav id="breadcrumbs"><ol><li><a href="/">a</a></li><li><a href="/above">b</a></li><li>c</li></ol></nav>'
    offerWayBack(say)
    expect([found("#back_button").getAttribute("aria-label"), found("#back_button").getAttribute("href")]).toEqual([
      "Wstecz",
      expect.stringMatching(/\/above$/),
    ])
    const go = vi.spyOn(history, "go").mockImplementation(() => {})
    const pressed = () => found("#back_button").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    vi.spyOn(history, "length", "get").mockReturnValue(1)
    expect([pressed(), go.mock.calls]).toEqual([true, []])
    vi.spyOn(history, "length", "get").mockReturnValue(3)
    expect([pressed(), go.mock.calls]).toEqual([false, [[-1]]])
  })
})

test("the menu of a small screen takes the search in as it opens, and closed the header has it back at its place (2.32, 19.26, 10.554)", async () => {
  const home = pageModels["home"]
  if (home === undefined) throw new Error("no home page")
  document.body.innerHTML = new DOMParser().parseFromString(await htmlOf(home), "text/html").body.innerHTML
  vi.stubGlobal("innerWidth", 978)
  const [layer, form] = [found("#menu_navbar"), found("#menu_search")]
  const before = form.previousElementSibling
  takeSearchAlong(layer)
  const toggle = (newState: string) => layer.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }))
  toggle("open")
  expect([...layer.children].map(({ className, id }) => id || className)).toEqual(["menu_head", "menu_search", "navbar-nav"])
  expect(before?.nextElementSibling?.className).toBe("menu_search__place")
  toggle("closed")
  vi.stubGlobal("innerWidth", 979)
  toggle("open")
  expect([before?.nextElementSibling, document.querySelectorAll("#menu_search, .menu_search__place")]).toEqual([
    form,
    expect.objectContaining({ length: 1 }),
  ])
})
