import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

const contentOf = async (name: string): Promise<HTMLElement> => {
  const content = (await renderedPage(name)).getElementById("content")
  if (content === null) throw new Error("no content")
  return content
}

const valuesOf = (form: Element): readonly string[] =>
  [...new FormData(form instanceof HTMLFormElement ? form : undefined)].map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : ""}`,
  )

test("filters are a form that needs no script, under the platform's names (10.75, 10.340)", async () => {
  const content = await contentOf("categoryFiltered")
  const opener = content.querySelector("button.filters-btn__item")
  expect([opener?.textContent, opener?.getAttribute("popovertarget")]).toEqual(["Filtry (5)", "filters_layer"])
  for (const id of ["filter_sizes_M", "filter_traits26_mchowy", "filter_producer_30"]) {
    const box = content.querySelector(`input#${id}`)
    expect(content.querySelector(`label[for="${id}"]`)).toBe(box?.closest("label"))
    expect([box?.getAttribute("type"), box?.closest("label")?.textContent]).toEqual(["checkbox", expect.stringMatching(/\S \d+$/)])
  }
  const form = content.querySelector("form#filters")
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/pol_m_Odziez-12.html", null])
  expect(form?.querySelector('button[type="submit"]')?.textContent).toBe("Pokaż produkty")
  if (form === null) throw new Error("no form")
  expect(valuesOf(form)).toEqual([
    "sort=price-asc",
    "filter_sizes=M",
    "filter_sizes=XXL",
    "filter_traits26=bialy",
    "filter_price_from=20",
    "filter_price_to=100",
    "filter_availability=y",
  ])
})

test("the form of a search keeps what is searched for, and choosing an order keeps the filters (10.75, 10.341)", async () => {
  const content = await contentOf("searchFiltered")
  const form = content.querySelector("form#filters")
  expect(form?.getAttribute("action")).toBe("/search.php")
  expect(form?.querySelector('input[name="text"]')?.getAttribute("value")).toBe("kubek")
  const order = content.querySelector("form.listing__order")
  if (order === null) throw new Error("no form of orders")
  expect(valuesOf(order)).toContain("filter_pricerange=20-100")
  expect(content.querySelector(".listing__sorts a")?.getAttribute("href")).toBe(
    "/search.php?text=kubek&sort=default&filter_sizes=M&filter_sizes=XXL&filter_traits26=bialy&filter_pricerange=20-100&filter_availability=y",
  )
})

test("what is chosen can be taken away one by one, all of a group and all at once; the order stays (10.75, 10.341)", async () => {
  const content = await contentOf("categoryFiltered")
  const chosen = content.querySelector<HTMLElement>("#content .filter_list_content, .filter_list_content")
  if (chosen === null) throw new Error("nothing chosen")
  const links = within(chosen).getAllByRole("link")
  expect(links.map((link) => link.textContent)).toEqual([
    "Usuń filtr Rozmiar: MRozmiar: M",
    "Usuń filtr Rozmiar: XXLRozmiar: XXL",
    "Usuń filtr Kolor: białyKolor: biały",
    "Usuń filtr Cena: 20,00 zł – 100,00 złCena: 20,00 zł – 100,00 zł",
    "Usuń filtr Tylko dostępneTylko dostępne",
    "Wyczyść wszystkie",
  ])
  expect(links[2]?.getAttribute("href")).toBe(
    "/pol_m_Odziez-12.html?sort=price-asc&filter_sizes=M&filter_sizes=XXL&filter_pricerange=20-100&filter_availability=y",
  )
  expect(links[5]?.getAttribute("href")).toBe("/pol_m_Odziez-12.html?sort=price-asc")
  expect(content.querySelector(".filters__clear")?.getAttribute("href")).toBe(
    "/pol_m_Odziez-12.html?sort=price-asc&filter_traits26=bialy&filter_pricerange=20-100&filter_availability=y",
  )
})

test("a value says how many products there would be; many are shown when they are asked for, chosen ones always (10.344)", async () => {
  const content = await contentOf("categoryFiltered")
  const groups = [...content.querySelectorAll("fieldset")]
  expect(groups.map((group) => group.querySelector("legend")?.textContent)).toEqual(["Rozmiar", "Kolor", "Producent", "Cena", "Dostępność"])
  expect(content.querySelector("#filter_traits26_bialy")?.closest("label")?.textContent).toBe("biały 0")
  const [sizes] = groups
  expect(sizes?.querySelectorAll("details input")).toHaveLength(3)
  expect(sizes?.querySelector("details summary")?.textContent).toBe("Więcej (3)")
  expect(content.querySelector("#filter_price_range")?.textContent).toBe("39,00 zł – 289,00 zł")
  expect(content.querySelector("#list_count")?.textContent).toBe("30 produktów")
})

test("a filter that the list does not have is told, with a link to the whole list (10.343)", async () => {
  const content = await contentOf("producerUnknownFilter")
  const note = content.querySelector<HTMLElement>(".search__note")
  expect(note?.textContent).toMatch(/^Części filtrów z\stego adresu nie\sma na\stej liście\./)
  expect(note?.querySelector("a")?.getAttribute("href")).toBe("/firm-pol-30-Pracownia-Nysa.html")
  expect(content.querySelector("section.noproduct h2")?.textContent).toBe("Nic nie pasuje do wybranych filtrów")
})

test("search engines keep no filtered list, and follow no link to one (10.345)", async () => {
  const robots = (page: Document) => page.querySelector('meta[name="robots"]')?.getAttribute("content")
  const page = await renderedPage("categoryFiltered")
  expect(robots(page)).toBe("noindex")
  expect(robots(await renderedPage("category"))).toBeUndefined()
  const filtered = [...page.querySelectorAll('#content a[href*="filter_"]')]
  expect(filtered.filter((link) => !link.getAttribute("rel")?.includes("nofollow"))).toEqual([])
})

test("pages of a filtered list count from 0 and keep order and filters (10.2, 10.4, 10.340)", async () => {
  const content = await contentOf("categoryFiltered")
  expect(within(content).getByRole("link", { name: "3" }).getAttribute("href")).toBe(
    "/pol_m_Odziez-12.html?sort=price-asc&filter_sizes=M&filter_sizes=XXL&filter_traits26=bialy&filter_pricerange=20-100&filter_availability=y&counter=2",
  )
})

test("a long description keeps no goods waiting: its beginning is shown, the rest unfolds (10.367)", async () => {
  const description = (await contentOf("categoryFiltered")).querySelector(".listing__description")
  const [lead, rest] = [description?.querySelector(":scope > p"), description?.querySelector("details")]
  expect(lead?.textContent).toMatch(/^Len, bawełna .*\.$/)
  expect(lead?.textContent.length).toBeLessThanOrEqual(220)
  expect([rest?.hasAttribute("open"), rest?.querySelector("summary")?.textContent]).toEqual([false, "Czytaj więcej"])
  expect(rest?.querySelector("p")?.textContent).toMatch(/naprawy\.$/)
})

test("search engines read what is on a page of a list, and nothing of a filtered one (10.368)", async () => {
  const listed = async (name: string) =>
    [...(await renderedPage(name)).querySelectorAll('script[type="application/ld+json"]')].filter(({ textContent }) =>
      textContent.includes('"ItemList"'),
    )
  expect(await listed("categoryFiltered")).toEqual([])
  expect(await listed("emptyCategory")).toEqual([])
  expect(await listed("producer")).toHaveLength(1)
  const [category] = await listed("category")
  // third page of twelve each
  expect(category?.textContent).toContain('"position":25,"url":"https://shop.example/product-pol-')
})

test("a product of one size is added from its tile by a button, another by one of its sizes; both are the platform's form (10.70, 10.369)", async () => {
  const content = await contentOf("categoryFiltered")
  const sent = (id: string, pressed: string) => {
    const form = content.querySelector<HTMLFormElement>(`[data-product_id="${id}"] > form.add_to_basket_form`)
    const button = [...(form?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === pressed)
    expect([form?.getAttribute("action"), form?.method, button?.type]).toEqual(["/basketchange.php", "post", "submit"])
    const own = button === undefined || button.name === "" ? [] : [`${button.name}=${button.value}`]
    return form === null ? [] : [...valuesOf(form), ...own]
  }
  expect(sent("503", "Do koszyka")).toEqual(["product=503", "number=1", "size=uniw"])
  expect(sent("501", "M")).toEqual(["product=501", "number=2", "size=M"])
  expect(content.querySelector('.product__addtobasket button[data-product_id="503"]')?.getAttribute("aria-label")).toBe(
    "Do koszyka: Kubek Nysa",
  )
  expect((await renderedPage("home")).querySelector(".add_to_basket_form")).toBeNull()
})

test("how many tiles a page has is a choice of links; order, filters and the search form keep it (10.74, 10.521)", async () => {
  const plain = await contentOf("category")
  expect(plain.querySelector("#s_setting_1")?.textContent).toBe("Na stronie")
  const links = [...plain.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="s_setting_1"] a')]
  expect(links.map((link) => [link.textContent, link.getAttribute("rel"), link.getAttribute("aria-current")])).toEqual([
    ["12", "nofollow", "true"],
    ["24", "nofollow", null],
    ["48", "nofollow", null],
  ])
  expect(links[1]?.getAttribute("href")).toMatch(/\?sort=price-asc&portions=24$/)
  expect([...plain.querySelectorAll("#s_setting_0 a[data-index]")].map((link) => link.textContent)).toContain("po cenie malejąco")
  const filtered = await contentOf("categoryOfMoreTiles")
  for (const form of ["form#filters", "form.listing__order"]) {
    const found = filtered.querySelector(form)
    if (found === null) throw new Error(form)
    expect(valuesOf(found)).toContain("portions=24")
  }
  expect(filtered.querySelector("#s_setting_0 a")?.getAttribute("href")).toContain("portions=24")
  expect(filtered.querySelector(".filter_list_content__clear")?.getAttribute("href")).toBe(
    "/pol_m_Odziez-12.html?sort=price-asc&portions=24",
  )
})

test("each tile of a list has the platform's link into the comparison (10.69)", async () => {
  const content = await contentOf("category")
  const tiles = [...content.querySelectorAll("#search > .product")]
  const links = tiles.map((tile) => tile.querySelector("a.product__compare_item"))
  expect(links.map((link) => link?.getAttribute("href"))).toEqual(
    tiles.map((tile) => `/settings.php?comparers=add&product=${tile.getAttribute("data-product_id")}`),
  )
  expect(new Set(links.map((link) => link?.textContent))).toEqual(new Set(["Porównaj"]))
})

test("all categories stand on a page of their own, those below each with it; a shop without any leads home (10.19, 10.520)", async () => {
  const page = await renderedPage("categories")
  expect(page.querySelector("#container.categories_page #content h1")?.textContent).toBe("Kategorie")
  const groups = [...page.querySelectorAll(".categories > li")]
  expect(groups.slice(0, 3).map((group) => group.querySelector("h2 > a")?.textContent)).toEqual(["Kuchnia", "Odzież", "Tkaniny"])
  expect([...(groups[0]?.querySelectorAll("ul a") ?? [])].map((link) => link.textContent)).toEqual(["Kubki i filiżanki", "Dzbanki"])
  expect(page.querySelector("footer a[href='/categories.php']")?.textContent).toBe("Kategorie")
  expect((await renderedPage("categoriesNone")).querySelector(".noproduct a[href='/']")).not.toBeNull()
})
