import { expect, test } from "vitest"
import { pageModels } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const pictureIn = (page: Document, place: string) => {
  const found = page.querySelector(`${place} img`)
  return found === null ? null : [found.getAttribute("alt"), found.getAttribute("loading"), found.getAttribute("fetchpriority")]
}
const shared = (page: Document) => page.querySelector('meta[property="og:image"]')?.getAttribute("content")

test("the home page begins with its room, fetched at once, and names the product that is in it (2.104)", async () => {
  const page = await renderedPage("home")
  expect(pictureIn(page, ".hero__picture")).toEqual(["Dzbanek na stole przy oknie", null, "high"])
  expect(page.querySelector(".hero__caption > a")?.getAttribute("href")).toBe(page.querySelector(".hero__picture")?.getAttribute("href"))
  expect(shared(page)).toMatch(/_home\.jpg$/)
})

test("without a room it begins with the product's own picture (2.104)", async () => {
  const { home } = pageModels
  if (home?.page !== "home") throw new Error("there is a sample of the home page")
  const page = new DOMParser().parseFromString(await htmlOf({ ...home, picture: null }), "text/html")
  expect(pictureIn(page, ".hero__picture")?.[0]).toBe(home.hero?.picture?.alt)
})

test.each([
  ["a category's", "category", "Naczynia na półkach", "category-11"],
  ["a producer's", "producer", "Koło garncarskie", "producer-30"],
])("%s page has its room beside its name, fetched after what the page is about (2.104)", async (_whose, name, alt, room) => {
  const page = await renderedPage(name)
  expect(pictureIn(page, ".listing__head")).toEqual([alt, "lazy", "low"])
  expect(shared(page)).toContain(room)
})

test("a list without a room has no picture in its head (2.104)", async () => {
  expect(pictureIn(await renderedPage("categoryOfOne"), ".listing__head")).toBeNull()
})
