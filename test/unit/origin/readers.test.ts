import { describe, expect, test } from "vitest"
import { type PageElement } from "../../../core/web/page-elements.ts"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { readHome, zonesIn } from "../../../adapters/origin/readers/read-home.ts"
import { readProductList } from "../../../adapters/origin/readers/read-product-list.ts"
import { readShop } from "../../../adapters/origin/readers/read-shop.ts"
import { readContentPage } from "../../../adapters/origin/readers/read-content-page.ts"
import { readPicture } from "../../../adapters/origin/readers/read-picture.ts"

const at = new URL("https://shop.example/pol_m_Kubki-103.html")

function pageOf(html: string): PageElement {
  const page = readPage(html)
  if (page === null) throw new Error("It is too much of a page.")
  return page
}

describe("a list (10.57 to 10.76, 10.990)", () => {
  const listOf = (html: string, address = at) => readProductList(pageOf(`<div id="content">${html}</div>`), address)
  const tiles = (...ids: readonly number[]) =>
    ids.map((id) => `<div class="product" data-product_id="${id}"><h3><a href="/product-pol-${id}.html">P ${id}</a></h3></div>`).join("")

  test("is none without its grid, and empty where the shop says so", () => {
    expect(listOf("<h1>Konto</h1>")).toBeNull()
    expect(listOf('<section class="noproduct">Nic</section>')).toMatchObject({ tiles: [], pages: 1, total: 0 })
  })

  test("has its heading, its way and its tiles in their order", () => {
    const html = `<div id="breadcrumbs"><ol><li class="bc-main"><a href="/">Główna</a></li><li><a href="/pol_m_Dom-1.html">Dom</a></li><li class="bc-active"><span>Kubki</span></li></ol></div>
      <h1>Kubki</h1><section id="search" class="products">${tiles(3, 1, 2)}</section>`
    expect(listOf(html)).toMatchObject({
      heading: "Kubki",
      way: [{ name: "Dom", link: "/pol_m_Dom-1.html" }],
      tiles: [{ id: 3 }, { id: 1 }, { id: 2 }],
      total: 3,
    })
  })

  test("that was asked for may be the only product of it (10.175)", () => {
    const opened = listOf("<h1>Kubek</h1>", new URL("/product-pol-7-Kubek.html?x=1", at))
    expect(opened).toMatchObject({ isOpened: true, total: 1, tiles: [{ id: 7, name: "Kubek", link: "/product-pol-7-Kubek.html" }] })
    expect(listOf("<p>Kubek", new URL("/product-pol-7-Kubek.html", at))).toBeNull()
  })

  test("has the products to go on with, none of which it lists (10.71)", () => {
    const html = `<div id="search">${tiles(1)}</div><section id="search_hotspot_zone1">${tiles(2, 1)}</section>`
    expect(listOf(html)?.recommended.map(({ id }) => id)).toEqual([2])
  })

  test.each([
    ["the last page's link", `<a class="pagination_last" href="?counter=6">7</a>`, 7, null],
    ["links to pages", `<a href="/pol_m_Kubki-103.html?counter=1">2</a><a href="?counter=2">3</a>`, 3, null],
    ["a number behind the heading", `<h1>Kubki</h1><span>znaleziono <b>25</b></span><a href="?counter=1">2</a>`, 2, 25],
    ["nothing", "", 1, 1],
    ["a page number that is no page", `<a class="pagination_last" href="#">999999999</a>`, 1, 1],
  ])("by %s", (_, html, pages, total) => {
    expect(listOf(`${html}<div id="search">${tiles(1)}</div>`)).toMatchObject({ pages, total })
  })

  test("knows by its own address that pages come before it", () => {
    expect(listOf(`<div id="search">${tiles(1)}</div>`, new URL("?counter=4", at))).toMatchObject({ pages: 5, total: null })
  })

  const select = `<select name=sort_order><option value="name-a">Sortuj po nazwie rosnąco<option value="price-a" selected>Sortuj po cenie rosnąco<option value="a&b">x</select>`

  test.each([
    [
      "a form that posts",
      `<form action="/settings.php" method=post>${select}</form>`,
      [{ isPosted: true }, { isPosted: true, isChosen: true }],
    ],
    ["a form that does not", `<form action="//shop.example/settings.php">${select}</form>`, [{}, { isChosen: true }]],
    ["a form of another shop", `<form action="//evil.example/settings.php">${select}</form>`, null],
    ["a form of something else", `<form action="/search.php">${select}</form>`, null],
    ["no form", select, null],
  ])("has the orders of %s (10.1059)", (_, html, expected) => {
    const orders = [
      { words: "sortuj po nazwie rosnąco", link: "/settings.php?sort_order=name-a" },
      { words: "sortuj po cenie rosnąco", link: "/settings.php?sort_order=price-a" },
    ]
    expect(listOf(`${html}<div id="search"></div>`)?.orders).toEqual(
      expected === null ? [] : orders.map((order, at) => ({ ...order, ...expected[at] })),
    )
  })

  test("says by its link in which order it is (10.1059)", () => {
    const link = (words: string, name: string) => `<a data-index="1" class="${name}" href="/settings.php?sort_order=x">${words}</a>`
    expect(listOf(`${link("A", "")}${link("B", "f-dropdown-item --selected")}<div id="search"></div>`)?.orders).toEqual([
      { words: "a", link: "/settings.php?sort_order=x" },
      { words: "b", link: "/settings.php?sort_order=x", isChosen: true },
    ])
  })

  test("has the filters that it says, with numbers where it says them (10.75, 10.1031)", () => {
    const html = `<a data-id="filter_traits26">Kolor</a>
      <label for="filter_traits26_34">Biały (12)</label><label for="filter_traits26_val35">Szary</label><span id="filter_traits26_val35_quantity"><span>(3)</span></span>
      <label for="filter_sizes_M">M <span>4</span></label><label for="filter_sizes_L">L</label><label for="filter_colour_1">x (1)</label><div id="search"></div>`
    expect(listOf(html)?.groups).toEqual([
      {
        key: "traits26",
        name: "Kolor",
        values: [
          { id: "34", name: "Biały", count: 12 },
          { id: "35", name: "Szary", count: 3 },
        ],
      },
      {
        key: "sizes",
        name: null,
        values: [
          { id: "M", name: "M", count: 4 },
          { id: "L", name: "L", count: null },
        ],
      },
    ])
    expect([listOf(html)?.hasPriceFilter, listOf(`${html}<input name="filter_pricerange" placeholder="1-900">`)?.hasPriceFilter]).toEqual([
      false,
      true,
    ])
  })
})

test("of the home page its zones are read with their headings; those that are not there yet are marked (10.71, 10.1028)", () => {
  const tile = (id: number) => `<div class="product" data-product_id="${id}"><h3><a href="/product-pol-${id}.html">P</a></h3></div>`
  const html = `<div id="main_hotspot_zone2"><h2><span class="headline">Nowości <b>2</b></span></h2><div class="products">${tile(2)}${tile(1)}</div></div>
    <div id="main_hotspot_zone3"><div class="products">${tile(3)}</div><h2>Za późno</h2></div>
    <div id="main_hotspot_zone1" data-ajaxload="true"></div><div id="other">${tile(9)}</div>`
  expect(
    readHome(pageOf(html), at).map(({ id, heading, tiles, isLoadedLater }) => [id, heading, tiles.map((one) => one.id), isLoadedLater]),
  ).toEqual([
    ["main_hotspot_zone2", "Nowości 2", [2, 1], false],
    ["main_hotspot_zone3", "", [3], false],
    ["main_hotspot_zone1", "", [], true],
  ])
})

test.each([
  ["whole sections", (html: string) => `<section id="main_hotspot_zone1"><h2>Kursy</h2>${html}</section>`],
  ["what stands in them", (html: string) => `<h2>Kursy</h2>${html}`],
])("zones that come by a call of their own are %s (11.67, 10.1028)", (_, around) => {
  const tile = `<div class="products"><div class="product" data-product_id="7"><h3><a href="/product-pol-7.html">P</a></h3></div></div>`
  const read = (answer: unknown) => zonesIn(new TextEncoder().encode(typeof answer === "string" ? answer : JSON.stringify(answer)), at)
  const zones = read({ main_hotspot_zone1: around(tile), main_hotspot_zone2: "", main_hotspot_zone3: 7 })
  expect([...zones].map(([id, zone]) => [id, zone.heading, zone.tiles.map((one) => one.id)])).toEqual([
    ["main_hotspot_zone1", "Kursy", [7]],
  ])
  for (const answer of ["<h1>", "[]", "null", [tile]]) expect(read(answer).size).toBe(0)
})

test("the words of a list are its description, unless they hold the list (10.1028)", () => {
  const described = (inside: string, behind = "") =>
    readProductList(
      pageOf(
        `<div id="content"><h1>A</h1><div class="search_categoriesdescription"><p>Jeden.</p><p>Dwa <b>trzy</b>.</p>${inside}</div>${behind}</div>`,
      ),
      at,
    )
  expect(described("", '<div id="search"></div>')?.description).toBe("Jeden. Dwa trzy.")
  expect(described('<div id="search"></div>')?.description).toBe("")
})

test("the foot of a page tells the texts and the ways to the shop, its head the name (10.990)", () => {
  const html = `<meta property="og:site_name" content="Huta"><footer><a href="/pol-terms.html">Regulamin</a><a href="/x-1.html">Polityka prywatności</a>
    <a href="/zwroty.html">Zwroty</a><a href="https://elsewhere.example/dostawa">Dostawa</a><a href="/contact-pol.html">Kontakt</a>
    <a href="mailto:a@huta.pl?subject=x">Napisz</a><a href="tel:+48713724018">Zadzwoń</a></footer>`
  const { name, texts, contact } = readShop(pageOf(html), at)
  expect(name).toBe("Huta")
  expect(texts.map(({ key, link }) => [key, link])).toEqual([
    ["terms", "/pol-terms.html"],
    ["privacy", "/x-1.html"],
    ["returns", "/zwroty.html"],
    ["contact", "/contact-pol.html"],
  ])
  expect(contact).toEqual({ email: "a@huta.pl", phone: "+48713724018" })
})

test("a page of text is read without its tools, and what is text in it stays text (10.990)", () => {
  const html = `<div id="content"><h1>Regulamin</h1><p onclick="x()" style="color:red">A &lt;b&gt; &amp; <a href="/a.html?b=1&c=2">c</a></p><script>alert("</div>")</script><form><input></form></div>`
  expect(readContentPage(pageOf(html), at)).toEqual({
    title: "Regulamin",
    html: '<p>A &lt;b&gt; &amp; <a href="/a.html?b=1&amp;c=2">c</a></p>',
  })
  expect(readContentPage(pageOf("<div id=content> </div>"), at)).toBeNull()
})

test.each([
  ["deep", "<div>".repeat(100_000)],
  ["long", "<p>a".repeat(100_001)],
])("a page that is too %s is read no further (10.993)", (_, html) => {
  expect(readPage(html)).toBeNull()
})

test.each([
  [
    "a picture of the shop",
    '<div id="logo"><a><img src="https://www.shop.example/a/logo.png" width="200" height="50"></a></div>',
    { src: "/a/logo.png", size: { width: 200, height: 50 } },
  ],
  [
    "without a size that it says",
    '<div id="logo"><img data-src="/a/logo.svg?r=2" width="100%"></div>',
    { src: "/a/logo.svg?r=2", size: null },
  ],
  ["one of another server", '<div id="logo"><img src="//cdn.example/logo.png"></div>', null],
  ["no picture", '<div id="logo"><img src="/track.php"></div>', null],
  ["none", '<div id="logo">Sklep</div>', null],
])("the sign of a shop is %s (10.1029)", (_, html, logo) => {
  expect(readShop(pageOf(html), at).logo).toEqual(logo)
})

test("the icon of a shop is its own, and of no other server (10.1029)", () => {
  const icon = (html: string) => readShop(pageOf(html), at).icon
  expect(icon('<link rel="Shortcut Icon" href="/favicon.ico">')).toBe("/favicon.ico")
  expect(icon('<link rel="icon" href="https://evil.example/favicon.ico">')).toBeNull()
  expect(icon('<link rel="stylesheet" href="/a.css">')).toBeNull()
})

test.each([
  [
    "its listing icon by width and height",
    '<img src="/pol_il_K-7_1.jpg" width="300" height="280">',
    { icon: 300, medium: 300, large: 300 },
  ],
  [
    "what is lazy by the same",
    '<img src="/gfx/wait.gif" data-src="/pol_pm_K-7_1.jpg" data-img_high_res="/pol_pl_K-7_1.jpg" width="500" height="500">',
    { icon: 500, medium: 500, large: 1200 },
  ],
  ["nothing by a width alone", '<img src="/pol_il_K-7_1.jpg" width="300">', { icon: 400, medium: 600, large: 1200 }],
  ["nothing by a width that is none", '<img src="/pol_il_K-7_1.jpg" width="100%" height="5">', { icon: 400, medium: 600, large: 1200 }],
  ["nothing of a file without a kind", '<img src="/a/K.jpg" width="300" height="300">', { icon: 400, medium: 600, large: 1200 }],
])("of how large a picture is the page tells %s (10.1077)", (_, html, px) => {
  const picture = readPicture(pageOf(`<a>${html}</a>`), "K", at)
  expect({ icon: picture?.icon.px, medium: picture?.medium.px, large: picture?.large.px }).toEqual(px)
})
