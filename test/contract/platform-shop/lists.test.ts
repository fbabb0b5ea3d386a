import { describe, expect, test } from "vitest"
import { PlatformVisit, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

const tiles = (page: VisitedPage) => [...page.document.querySelectorAll("#search > div.product")]
const ids = (page: VisitedPage) => tiles(page).map((tile) => Number(tile.getAttribute("data-product_id")))
const prices = (page: VisitedPage) =>
  tiles(page).map((tile) => tile.querySelector("strong.price")?.firstChild?.textContent?.replaceAll(/\s+/g, " ") ?? null)
const path = (href: string | null | undefined) => (href ?? "").replace(/^(?:http:)?\/\/[^/]+/, "").replaceAll("&amp;", "&")

describe.each(["current", "older"] as const)("the %s theme", (theme) => {
  const visit = new PlatformVisit({ theme })

  test("orders are links by their words, and a price that there is not comes last", async () => {
    const list = await visit.open("/pol_m_Ogrod-10.html")
    const order = [...list.document.querySelectorAll("#s_setting_0 a[data-index]")].find(({ textContent }) =>
      textContent?.includes("po cenie rosnąco"),
    )
    const sorted = await visit.open(path(order?.getAttribute("href")))
    expect(prices(sorted)).toEqual(["3,20 zł", "27,90 zł", "34,50 zł", "89,00 zł", "99,00 zł", "115,00 zł", "1 299,00 zł", null])
    expect(ids(sorted).at(-1)).toBe(223)
  })

  test("pages are counted from 0, and the next one is led to", async () => {
    const first = await visit.open("/pol_m_Dom-20.html")
    const next = first.document.querySelector("a.pagination__button.--next")
    const second = await visit.open(path(next?.getAttribute("href")))
    expect(second.path).toBe("/pol_m_Dom-20.html?counter=1")
    expect([tiles(first).length, tiles(second).length, new Set([...ids(first), ...ids(second)]).size]).toEqual([12, 1, 13])
    expect(tiles(second)[0]?.getAttribute("data-product_page")).toBe("1")
    expect(first.document.querySelector(".pagination_last")?.textContent?.trim()).toBe("2")
    const more = [...first.document.querySelectorAll("#s_setting_1 a")].find(({ textContent }) => textContent?.trim() === "24")
    expect(tiles(await visit.open(path(more?.getAttribute("href"))))).toHaveLength(13)
  })

  test("filters are fields of a form with labels and counts, and what counts can be taken away", async () => {
    const list = await visit.open("/pol_m_Dom-20.html")
    const field = list.document.querySelector("#filter_traits26_33")
    expect(list.document.querySelector('label[for="filter_traits26_33"] .--name')?.textContent).toBe("biały")
    expect(list.document.querySelector("#filter_traits26_33_quantity")?.textContent?.trim()).toBe("4")
    const query = new URLSearchParams([[field?.getAttribute("name") ?? "", field?.getAttribute("value") ?? ""]])
    const filtered = await visit.open(`/pol_m_Dom-20.html?${query.toString()}`)
    expect(ids(filtered)).toEqual([205, 214, 215, 220])
    const active = filtered.document.querySelector("div.filter_list_content a.filter_list_item")
    expect(active?.textContent).toBe("Kolor: biały")
    expect(tiles(await visit.open(path(active?.getAttribute("href"))))).toHaveLength(12)
    expect(ids(await visit.open("/pol_m_Ogrod-10.html?filter_pricerange=20-95&filter_availability=y"))).toEqual([201, 203, 224])
    expect(ids(await visit.open("/pol_m_Odziez-30.html?filter_sizes%5B%5D=4"))).toEqual([208])
  })

  test("a search finds the phrase in any case among what can be bought, and a whole code alone", async () => {
    expect(ids(await visit.open("/search.php?text=KUBEK"))).toEqual([205, 206])
    expect(ids(await visit.open("/search.php?text=ll-208-m"))).toEqual([208])
  })

  test("names, prices and descriptions that need care come through as they are", async () => {
    const bucket = await visit.open("/product-pol-224")
    expect(bucket.document.querySelector("h1")?.textContent).toBe("Wiadro <nowe> 12 l, mocne & lekkie")
    const mower = await visit.open("/product-pol-213")
    expect(mower.document.querySelector("#projector_price_value")?.textContent?.replaceAll(/\s+/g, " ")).toBe("1 299,00 zł")
    expect(mower.html).toContain('"price":"1299.00"')
    expect(mower.document.querySelector("#projector_longdescription")?.innerHTML).toMatch(/onerror=[\s\S]*<iframe/)
  })
})

test("the newer form of addresses is in all links, and opens", async () => {
  const visit = new PlatformVisit({ theme: "current", hasNewerAddresses: true })
  const home = await visit.open("/")
  const links = [...home.document.querySelectorAll("a.nav-link, a.product__name")].map((link) => link.getAttribute("href") ?? "")
  expect(links.filter((link) => !/^\/pl\/(?:menu\/[\w-]+-\d+\.html|products\/[\w-]+-\d+)$/.test(link))).toEqual([])
  for (const link of [links[0] ?? "", links.at(-1) ?? ""]) expect((await visit.open(link)).status).toBe(200)
  const refused = await visit.ask("/basketchange.php?product=208&mode=1")
  expect(refused.headers.get("location")).toMatch(/^\/pl\/products\/koszula-flanelowa-cma-208$/)
})
