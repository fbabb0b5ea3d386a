import { expect, test } from "vitest"
import { listedPage } from "../../adapters/origin/read-listing.ts"
import type { ReadList } from "../../adapters/origin/readers/read-product-list.ts"
import { reducedAmong } from "../../core/product/listing.ts"
import { pricesInCurrency } from "../../core/pricing/currency.ts"
import { plainShell } from "../../core/shell/shell.ts"
import { accountModels } from "./account-models.ts"
import { listModels } from "./list-models.ts"
import { pageModels } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const list: ReadList = {
  heading: "Kubki",
  way: [],
  description: "",
  about: "",
  tiles: [{ id: 7, name: "Kubek", link: "/product-pol-7.html", picture: null, producer: null, isSoldOut: false }],
  recommended: [],
  pages: 3,
  total: null,
  groups: [],
  hasPriceFilter: false,
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

test("who has no name there is greeted without one, and points that are not told have no place (10.1022)", async () => {
  const { account } = accountModels
  if (account?.page !== "account") throw new Error("The sample is of another page.")
  const visitor = { is: "client" as const, kind: "client" as const, firstName: "", lastName: "", email: "marta@example.com", points: "" }
  const html = await htmlOf({ ...account, client: null, frame: { ...account.frame, visitor } })
  const page = new DOMParser().parseFromString(html, "text/html")
  expect(page.querySelector("h1")?.textContent).toBe("Twoje konto")
  expect(page.getElementById("account_points")).toBeNull()
  expect((await renderedPage("account")).querySelector("h1")?.textContent).toBe("Twoje konto: Marta Żak")
})

test("an amount of no currency stands alone, and programs are told no price (10.1021)", async () => {
  const sample = pageModels["product"]
  if (sample?.page !== "product") throw new Error("The sample is of another page.")
  const shell = { ...plainShell("pl", "shop.example"), priceFormat: pricesInCurrency(null, "pl") }
  const page = new DOMParser().parseFromString(await htmlOf({ ...sample, frame: { ...sample.frame, shell } }), "text/html")
  expect(page.getElementById("projector_price_value")?.textContent).toMatch(/^\d+,\d\d$/)
  expect(page.querySelector("[itemprop=priceCurrency], [property='product:price:amount']")).toBeNull()
  expect(page.documentElement.innerHTML).not.toContain("priceCurrency")
})

test("the home page has the reduced goods among what the shop recommends together (10.1020)", async () => {
  const sample = pageModels["home"]
  if (sample?.page !== "home") throw new Error("The sample is of another page.")
  const first = sample.hero ?? sample.chosen[0]
  if (first === undefined || first.price === null) throw new Error("The sample recommends nothing.")
  const known = { youSavePercent: null, omnibus: null }
  const { price } = first.price
  const goods = [0, 1, 2, 3, 4, 5].map((at) => ({
    ...first,
    id: 900 + at,
    price: { ...known, price, max: at < 2 ? null : { ...price, gross: { minor: price.gross.minor + at } } },
  }))
  const page = new DOMParser().parseFromString(await htmlOf({ ...sample, reduced: reducedAmong(goods) }), "text/html")
  const ids = [...page.querySelectorAll("#main_hotspot_zone2 .product[data-product_id]")].map((tile) =>
    tile.getAttribute("data-product_id"),
  )
  expect(ids).toEqual(["902", "903", "904", "905"])
})

test("what is recommended there is not said to be for the home, and an account not to earn points (10.1014)", async () => {
  const { home, signIn } = pageModels
  if (home?.page !== "home" || signIn?.page !== "signIn") throw new Error("The samples are of other pages.")
  const there = { shell: plainShell("pl", "shop.example") }
  const chosen = async (model: typeof home) => {
    const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
    return page.querySelector("#main_hotspot_zone1 .tiles__head")?.textContent
  }
  expect(await chosen(home)).toContain("Wybrane dla domu")
  expect(await chosen({ ...home, frame: { ...home.frame, ...there } })).toBe("Polecamy")
  const reasons = async (model: typeof signIn) => {
    const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
    return page.querySelector(".sign-in__reasons")?.textContent
  }
  expect(await reasons(signIn)).toContain("punkty")
  expect(await reasons({ ...signIn, frame: { ...signIn.frame, ...there } })).not.toMatch(/punkty|Hurtownicy/)
})
