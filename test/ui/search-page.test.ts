import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

const contentOf = async (name: string): Promise<HTMLElement> => {
  const content = (await renderedPage(name)).getElementById("content")
  if (content === null) throw new Error("no content")
  return content
}

test("the search is a form with one field and a button, under the names that programs of others know (10.22, 10.23, 10.24, 10.25)", async () => {
  const page = await renderedPage("search")
  const form = page.querySelector("form#menu_search")
  expect([form?.getAttribute("action"), form?.getAttribute("method"), form?.getAttribute("role")]).toEqual(["/search.php", null, "search"])
  const field = page.querySelector("#menu_search > div > div:first-of-type > input")
  expect([field?.id, field?.getAttribute("name"), field?.getAttribute("value")]).toEqual(["menu_search_text", "text", "kubek"])
  expect(field?.classList.contains("menu_search__input")).toBe(true)
  expect(page.querySelector("#menu_search button.menu_search__submit")?.getAttribute("type")).toBe("submit")
  expect(page.querySelectorAll("#menu_search > div > div.search_result:nth-of-type(2):empty")).toHaveLength(1)
})

test("every page of the shop has this form once, in its header and empty, and nothing has the focus (10.22, 10.26, 19.79, 19.110)", async () => {
  for (const name of ["home", "category", "product", "cart", "missing", "searchEmpty"]) {
    const page = await renderedPage(name)
    const forms = page.querySelectorAll("[role=search], #menu_search")
    expect([name, forms.length, forms[0]?.closest("header.header") === null]).toEqual([name, 1, false])
    expect(page.querySelector(".menu_search__input")?.getAttribute("value") ?? "").toBe("")
    expect(page.querySelector("header [autofocus]")).toBeNull()
  }
})

test("found products stand in a list with their number, and lead to more pages (10.11, 10.57, 10.73, 19.79)", async () => {
  const content = await contentOf("search")
  expect(within(content).getByRole("heading", { level: 1 }).textContent).toBe("kubek")
  expect(content.querySelector(".listing__count")?.textContent).toBe("30 produktów")
  expect(content.querySelectorAll("#search > div.product").length).toBeGreaterThan(0)
  expect(
    within(content)
      .getByRole("link", { name: /Następna strona/ })
      .getAttribute("href"),
  ).toBe("/search.php?text=kubek&counter=1")
  expect(content.textContent).not.toContain("Tak napisanych słów")
})

test("a slip that was forgiven is told, what is nowhere has a way on, and so has a text that is too short (5.84, 19.77, 19.79)", async () => {
  expect((await contentOf("searchForgiven")).textContent).toMatch(/Tak napisanych słów nie ma w\sżadnym opisie\. To jest najbliżej:/)
  const nothing = await contentOf("searchNothing")
  expect(within(nothing).getByRole("heading", { level: 2 }).textContent).toBe("Nic nie znaleźliśmy dla „samolot”")
  expect(nothing.querySelector("section.noproduct #menu_messages_warning")?.textContent).toMatch(/^Sprawdź pisownię/)
  const short = await contentOf("searchTooShort")
  expect(short.querySelector("#menu_messages_warning")?.textContent).toBe("Wpisz co najmniej dwa znaki.")
  const empty = await contentOf("searchEmpty")
  expect([empty.querySelector("#menu_messages_warning"), within(empty).getByRole("heading", { level: 1 }).textContent]).toEqual([
    null,
    "Wyszukiwanie",
  ])
  expect(within(empty).getAllByRole("link").length).toBeGreaterThan(3)
})

test("what is searched for is in the title, and search engines keep none of it (19.79)", async () => {
  const page = await renderedPage("search")
  expect(page.title).toMatch(/^kubek: wyniki wyszukiwania – /)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(/noindex/)
})

test("the foot of every page leads to the search (19.79)", async () => {
  const page = await renderedPage("home")
  const link = page.querySelector("#footer_shop a")
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Wyszukiwanie", "/search.php"])
})

test("the home page and the search page lead to the manifest and to the description of the search in their language, others to neither (10.473)", async () => {
  const links = async (name: string) => {
    const page = await renderedPage(name)
    return [...page.querySelectorAll("link[rel=manifest], link[rel=search]")].map((link) => link.getAttribute("href"))
  }
  expect(await links("home")).toEqual(["/manifest.webmanifest", "/opensearch-pol.xml"])
  expect(await links("search")).toEqual(["/manifest.webmanifest", "/opensearch-pol.xml"])
  expect(await links("product")).toEqual([])
})

test("a page says the colour of its paper for a light and a dark browser (10.472)", async () => {
  const page = await renderedPage("search")
  expect(
    [...page.querySelectorAll("meta[name=theme-color]")].map((meta) => [meta.getAttribute("media"), meta.getAttribute("content")]),
  ).toEqual([
    ["(prefers-color-scheme: light)", "#f6f3ec"],
    ["(prefers-color-scheme: dark)", "#191714"],
  ])
})

test("behind what was found stands the zone of a list, and where nothing was, an empty one that others may fill (10.71, 10.550)", async () => {
  const tilesIn = async (name: string) =>
    (await renderedPage(name)).querySelectorAll("#search_hotspot_zone1 > .products > div.product").length
  expect(await tilesIn("search")).toBe(4)
  expect(await tilesIn("searchNothing")).toBe(0)
  expect((await renderedPage("searchNothing")).querySelectorAll("#search_hotspot_zone1 > .products[role=list]")).toHaveLength(1)
})
