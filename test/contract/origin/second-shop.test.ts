import { afterEach, describe, expect, test } from "vitest"
import { openSecondFront, type SecondTheme } from "../../support/origin/second-front.ts"

// Our pages in front of the shop that nobody of us wrote.

const lacks: string[] = []
afterEach(() => void lacks.splice(0))

const openFront = (theme: SecondTheme) => openSecondFront(theme, { lacks })

/** The numbers and prices of the tiles of a list; a price as its digits, because blanks differ. */
const tilesOf = (html: string) =>
  (/id="search"[\s\S]*?(?=<section id="search_hotspot|<\/main>|<footer)/.exec(html)?.[0] ?? "")
    .split(/data-product_id="|data-id="(?=\d+"[^>]*data-product_page)/)
    .slice(1)
    .flatMap((tile): readonly (readonly [string, string | null])[] => {
      const price = /<strong class="price[^"]*"[^>]*>([^<]*)/.exec(tile)?.[1]
      const id = /^\d+/.exec(tile)?.[0]
      return id === undefined || !tile.includes("<h3") ? [] : [[id, price?.replaceAll(/[^\d,]/g, "") ?? null]]
    })

/** The same of a page of the shop's own: the first amount of a tile is its price. */
const ownTiles = (html: string) =>
  (/id="search"[\s\S]*?(?=_hotspot_zone|$)/.exec(html)?.[0] ?? "")
    .replaceAll("&nbsp;", " ")
    .split(/(?=data-product_id="\d)|(?=data-id="\d)/)
    .flatMap((tile): readonly (readonly [string, string | null])[] => {
      const id = /^data-(?:product_)?id="(\d+)"/.exec(tile)?.[1]
      const price = /<strong[^>]*class="[^"]*price[^"]*"[^>]*>\s*([\d\s\u00A0]+,\d\d)/.exec(tile)?.[1]
      return id === undefined || !/<h3/.test(tile) ? [] : [[id, price?.replaceAll(/[^\d,]/g, "") ?? null]]
    })

describe.each(["current", "older"] as const)("in front of its %s theme", (theme) => {
  test("a list has its products in its order, at the prices of its own pages, its menu and its name (10.990, 10.992)", async () => {
    const front = openFront(theme)
    const { status, html } = await front.html("/pol_m_Ogrod-10.html")
    expect(status).toBe(200)
    const own = await front.own("/pol_m_Ogrod-10.html")
    expect(tilesOf(html).map(([id]) => id)).toEqual(ownTiles(own).map(([id]) => id))
    const priced = tilesOf(html).filter(([, price]) => price !== null)
    expect(priced.length).toBeGreaterThan(4)
    for (const tile of priced) expect(ownTiles(own)).toContainEqual(tile)
    expect(html).toContain("<title>Ogród – Ogrodnik i Syn")
    expect(html).toMatch(/class="nav-link"[^>]*href="\/pol_m_Ogrod_Narzedzia-11\.html"/)
    expect(html).not.toMatch(/sklep pokazowy|wordmark__mark|withdrawal\.php/i)
  })

  test.each([
    ["/", "Ogrodnik i Syn"],
    ["/pol_m_Dom-20.html?counter=1", "Dom, strona 2"],
    ["/pol_m_Ogrod-10.html?sort=price-asc", "Ogród"],
    ["/pol_m_Ogrod-10.html?filter_traits27=62", "Ogród"],
    ["/search.php?text=kubek", "kubek"],
    ["/pl/content/terms.html", "Regulamin"],
    ["/pl/content/delivery.html", "Dostawa"],
    ["/contact-pol.html", "Kontakt"],
    ["/categories.php", "Kategorie"],
  ])("%s is shown (10.990)", async (path, title) => {
    const { status, html } = await openFront(theme).html(path)
    expect([status, /<title[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([200, expect.stringContaining(title)])
  })

  test("what a product cost before its reduction is told by its API, on tiles, too (10.992)", async () => {
    const { html } = await openFront(theme).html("/pol_m_Odziez-30.html")
    const tile = html.split(/data-product_id="/).find((part) => part.startsWith("208") && part.includes("<h3")) ?? ""
    expect(/<del class="price --max[^"]*"[^>]*>([^<]*)/.exec(tile)?.[1]).toContain("219,00")
  })

  test("a filter and an order are the shop's (10.74, 10.75)", async () => {
    const front = openFront(theme)
    expect(tilesOf((await front.html("/pol_m_Ogrod-10.html?filter_traits27=62")).html).map(([id]) => id)).toEqual(["203"])
    const sorted = tilesOf((await front.html("/pol_m_Ogrod-10.html?sort=price-asc")).html).flatMap(([, price]) =>
      price === null ? [] : [Number(price.replace(",", "."))],
    )
    expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
  })

  test("a producer is found by the name that a tile tells (10.12)", async () => {
    const front = openFront(theme)
    const list = await front.html("/pol_m_Ogrod-10.html")
    const [, link = ""] = /href="(\/firm-pol-1-[^"]*)"/.exec(list.html) ?? []
    const { status, html } = await front.html(link)
    expect([status, tilesOf(html).length > 1]).toEqual([200, true])
  })

  test.each([
    [201, "Sekator ręczny „Brzoza” 21 cm", "89,00"],
    [208, "Koszula flanelowa „Ćma”", "189,00"],
  ])("product %d is named, priced and described by its API (10.992, 10.994)", async (id, name, price) => {
    const { status, html } = await openFront(theme).html(`/product-pol-${id}.html`)
    expect(status).toBe(200)
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll("\u00A0", " ")).toBe(name)
    expect(/projector_price_value"[^>]*>([^<]*)/.exec(html)?.[1]).toContain(price)
    expect(html).toMatch(/id="projector_button_basket"(?![^>]*disabled)/)
  })

  test.each([
    ["/pl/content/terms.html", ["h2 § 1. Kto sprzedaje", "h2 § 2. Zamówienie", "h3 Zapłata", "h2 Załączniki", "h3 Formularz zwrotu"]],
    ["/product-pol-202.html", ["h3 Do mokrego śniegu", "h4 Listwa"]],
  ])("the text of %s keeps its outline, below our heading (10.1078)", async (path, outline) => {
    const { html } = await openFront(theme).html(path)
    const text = /<div class="prose[^"]*">([\s\S]*?)<\/div>\s*<\/?(?:nav|section)/.exec(html)?.[1] ?? ""
    const headings = [...text.matchAll(/<(h\d)>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`.replaceAll("\u00A0", " "))
    expect(headings).toEqual(outline)
  })

  test("what it announces stands at its edge of our pages, as text (10.1079)", async () => {
    const front = openFront(theme)
    const bar = /<div class="bars_top"[^>]*><div id="bar11" class="bars__item --calm" data-close="true" data-fixed="true">(.*?)<\/div>/
    const words = async (path: string) => bar.exec((await front.html(path)).html)?.[1]?.replaceAll("\u00A0", " ")
    expect(await words("/")).toMatch(/>Wysyłamy także w soboty<.*class="bars__close" href="#closeBar"/)
    expect(await words("/pol_m_Ogrod-10.html")).toContain("Wysyłamy także w soboty")
    expect(await words("/main-eng.html")).toContain("We ship on Saturdays, too")
  })

  test("what is put into its basket stands in our cart (10.310, 10.994)", async () => {
    const front = openFront(theme)
    await front.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
    const { html } = await front.html("/basketedit.php")
    expect(html).toMatch(/class="product__link"[^>]*>Sekator/)
    expect(/class="basket__sum">([^<]*)/.exec(html)?.[1]).toContain("178,00")
  })

  test.each(["Product.price", "Query.products", "Size.price", "ProductData.unit", "Query.product", "Amount.net", "Query.basket"])(
    "without %s nothing is shown that it does not say (10.992, 10.994)",
    async (lacking) => {
      lacks.push(lacking)
      const front = openFront(theme)
      const [list, product] = await Promise.all([front.html("/pol_m_Ogrod-10.html"), front.html("/product-pol-201.html")])
      expect(list.status).toBe(200)
      const own = ownTiles(await front.own("/pol_m_Ogrod-10.html"))
      expect(tilesOf(list.html).map(([id]) => id)).toEqual(own.map(([id]) => id))
      for (const tile of tilesOf(list.html)) if (tile[1] !== null) expect(own).toContainEqual(tile)
      expect([200, 501, 502]).toContain(product.status)
      const shown = /projector_price_value"[^>]*>([^<]*)/.exec(product.html)?.[1] ?? ""
      if (/\d/.test(shown)) expect(shown).toContain("89,00")
    },
  )
})
