import { expect, test } from "vitest"
import { listedPage } from "../../adapters/origin/read-listing.ts"
import type { ReadList } from "../../adapters/origin/readers/read-product-list.ts"
import { plainShell } from "../../core/shell/shell.ts"
import { listModels } from "./list-models.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const list: ReadList = {
  heading: "Kubki",
  way: [],
  tiles: [{ id: 7, name: "Kubek", link: "/product-pol-7.html", picture: null, producer: null, isSoldOut: false }],
  recommended: [],
  pages: 3,
  total: null,
  groups: [],
  orders: [],
}

/** A list of a shop that tells nothing of its product but that it is there. */
async function plainList(): Promise<Document> {
  const sample = listModels["category"]
  if (sample?.page !== "category") throw new Error("The sample is of another page.")
  const frame = { ...sample.frame, shell: plainShell("pl", "shop.example") }
  const listing = { ...sample.listing, ...listedPage(list, [], { page: 0 }), recommended: [] }
  const html = await htmlOf({ ...sample, frame, listing })
  return new DOMParser().parseFromString(html, "text/html")
}

test("a product whose price the shop does not tell has none, and not 0 (10.992)", async () => {
  const tile = (await plainList()).querySelector('#search [data-product_id="7"]')
  expect(tile?.querySelector("h3 a")?.textContent).toBe("Kubek")
  expect(tile?.querySelector(".price")).toBeNull()
  expect(tile?.textContent).not.toMatch(/\d/)
})

test("where the shop says no sum none is said, and its pages are there all the same (10.990)", async () => {
  const page = await plainList()
  expect(page.getElementById("list_count")?.textContent).toBe("Produkty")
  expect(page.getElementById("list_seen")).toBeNull()
  expect(page.querySelector("a.pagination_last, .pagination__link:last-of-type, #list_pages a")).not.toBeNull()
})

test("no page leads to what only our own shop can answer (10.990)", async () => {
  const page = await plainList()
  for (const path of ["/withdrawal.php", "/newsletter.php", "/contact.php", "/order-open.php"])
    expect(page.querySelector(`a[href^="${path}"]`)).toBeNull()
})

test("a product leads to no payments and stores that only our own shop tells (10.990)", async () => {
  const sample = pageModels["product"]
  if (sample?.page !== "product") throw new Error("The sample is of another page.")
  expect((await renderedPage("product")).querySelector(".delivery__links")).not.toBeNull()
  const html = await htmlOf({ ...sample, frame: { ...sample.frame, shell: plainShell("pl", "shop.example") } })
  expect(new DOMParser().parseFromString(html, "text/html").querySelector(".delivery__links")).toBeNull()
})

test("what the shop does not tell of a product has no line on its page (10.994)", async () => {
  const sample = pageModels["product"]
  if (sample?.page !== "product" || sample.details === null) throw new Error("The sample is of another page.")
  const told = await renderedPage("product")
  const html = await htmlOf({ ...sample, details: { ...sample.details, code: "", codes: [], producer: null } })
  const page = new DOMParser().parseFromString(html, "text/html")
  for (const row of ["[data-code]", "[data-producer]"]) {
    expect(told.querySelector(row)).not.toBeNull()
    expect(page.querySelector(row)).toBeNull()
  }
})
