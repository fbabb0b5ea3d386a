import { describe, expect, test } from "vitest"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { addressHere } from "../../../adapters/origin/address-here.ts"
import { comparisonOf, withDeadLinks } from "../../../core/changeover/comparison.ts"
import { judgePage } from "../../../core/changeover/judge-page.ts"
import { readPageFacts } from "../../../core/changeover/read-page-facts.ts"

const at = new URL("https://shop.example/product-pol-201.html")

const facts = (html: string, status = 200) => {
  const page = readPage(html)
  if (page === null) throw new Error("It is too much of a page.")
  return readPageFacts(page, {
    status,
    weight: { html: html.length, scripts: 0, unasked: 0, foreign: 0 },
    here: (link) => addressHere(link, at),
  })
}

interface Parts {
  readonly head?: string
  readonly price?: string
  readonly status?: string
  readonly sizes?: string
  readonly data?: string
  readonly more?: string
  readonly heading?: string
}

/** A product's page with the names of section 10. */
const product = ({
  head = "",
  price = "89,00 zł",
  status = "Produkt dostępny",
  sizes = "",
  data = "",
  more = "",
  heading = "Sekator",
}: Parts) => `
<html lang="pl"><head><title>Sekator - Sklep</title><link rel="canonical" href="/product-pol-201-Sekator.html">${head}
${data === "" ? "" : `<script type="application/ld+json">${data}</script>`}</head><body><div id="content"><h1>${heading}</h1>
<form id="projector_form"><strong id="projector_price_value">${price}</strong><div id="projector_status_description">${status}</div>${sizes}</form>${more}</div></body></html>`

const judged = (theirs: Parts, ours: Parts) => judgePage(facts(product(theirs)), facts(product(ours)))
const told = (theirs: Parts, ours: Parts) =>
  judged(theirs, ours)
    .differences.filter(({ about }) => about !== "weight")
    .map(({ about, severity, of }) => [severity, about, of].join(" ").trim())

/** Marks of microdata, as an older theme has them beside what people see. */
const marks = (price: string, availability: string, name = "Sekator") => ({
  more: `<div itemscope><meta itemprop="name" content="${name}"><meta itemprop="price" content="${price}"><link itemprop="availability" href="http://schema.org/${availability}"></div>
    <div class="product" data-product_id="9"><b itemprop="price">1,00 zł</b><b itemprop="name">Other</b></div>`,
})

test.each([
  ["the same", marks("89.00", "InStock"), marks("89.00", "InStock"), []],
  ["another price", marks("89.00", "InStock"), marks("79.00", "InStock"), ["wrong price microdata"]],
  ["another availability", marks("89.00", "InStock"), marks("89.00", "OutOfStock"), ["wrong availability microdata"]],
  ["another name", marks("89.00", "InStock"), marks("89.00", "InStock", "Kosa"), ["wrong data microdata name"]],
  ["a price that the shop's own mark has wrong", marks("99.00", "InStock"), marks("89.00", "InStock"), ["other price microdata"]],
])("values of microdata are compared, and those of tiles are none of the product's: %s (10.109, 10.1041)", (_, theirs, ours, expected) =>
  expect(told(theirs, ours)).toEqual(expected),
)

const data = (more: object) => JSON.stringify({ "@type": "Product", name: "Sekator", sku: "A1", ...more })
const offer = (price: string, availability = "InStock") => ({
  offers: { "@type": "Offer", price, priceCurrency: "PLN", availability: `http://schema.org/${availability}` },
})

describe("a product's page of ours beside the shop's own", () => {
  test.each([
    ["another price", {}, { price: "99,00 zł" }, ["wrong price"]],
    ["another currency", {}, { price: "89,00 €" }, ["wrong price"]],
    ["a price where the shop shows none", { price: "" }, {}, ["wrong price"]],
    ["no price", {}, { price: "" }, ["missing price"]],
    ["a price that cannot be read there", { price: "89,00 zł 99,00 zł" }, {}, ["other price"]],
    ["the same price, written otherwise", { price: "1\u00A0289,00 zł brutto / 1 szt." }, { price: "1 289,00 zł" }, []],
    ["an availability that is not so", { status: "Produkt niedostępny" }, {}, ["wrong availability"]],
    ["no word of it", {}, { status: "?" }, ["missing availability"]],
    ["another name", {}, { heading: "Kubek" }, ["wrong headings"]],
  ])("%s (10.1043)", (_, theirs, ours, differences) => expect(told(theirs, ours)).toEqual(differences))

  test("a size that is gone is missing, one that can be had and cannot is wrong (10.1043)", () => {
    const sizes = (...ids: readonly string[]) =>
      `<div id="projector_sizes_cont">${ids.map((id) => `<a class="projector_sizes__item ${id.endsWith("-") ? "--disabled" : ""}" data-type="${id.replace("-", "")}"></a>`).join("")}</div>`
    expect(told({ sizes: sizes("S", "M", "L") }, { sizes: sizes("S", "M-") })).toEqual([
      "wrong availability size M",
      "missing availability size L",
    ])
  })

  test.each([
    ["another price there", data(offer("89.00")), data(offer("99.00")), ["wrong price JSON-LD"]],
    ["a price that the shop's own contradicts", data(offer("79.00")), data(offer("89.00")), ["other price JSON-LD"]],
    ["sold out there", data(offer("89.00", "OutOfStock")), data(offer("89.00")), ["wrong availability JSON-LD"]],
    ["another number", data({ sku: "A1" }), data({ sku: "B2" }), ["wrong data sku"]],
    ["no number", data({}), data({ sku: "" }), ["missing data sku"]],
    ["JSON that is none", data({}), "{", ["wrong data JSON-LD", "missing data types"]],
    ["JSON where the shop has none that is", "{", data({}), ["better data types", "better data JSON-LD"]],
  ])("for programs: %s (10.1043)", (_, theirs, ours, differences) => expect(told({ data: theirs }, { data: ours })).toEqual(differences))

  test("what is hostile is text, and within limits (10.1041)", () => {
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`
    const many = JSON.stringify(Array.from({ length: 2_000 }, () => ({ "@type": "Product", name: "x".repeat(100) })))
    for (const hostile of [deep, many, '{"@type":{"toString":null},"offers":[null,1,{"price":{}}]}', '{"__proto__":{"name":"x"}}']) {
      const { structured } = facts(product({ data: hostile }))
      expect(JSON.stringify(structured).length).toBeLessThan(20_000)
    }
  })

  test("names of section 10 that are gone are missing, one by one, with their statement (10.1041)", () => {
    const { differences } = judged({ more: '<p id="projector_longdescription" class="dictionary__param mine"></p>' }, {})
    expect(differences.filter(({ about }) => about === "markup").map(({ theirs }) => theirs)).toEqual([
      ".dictionary__param (10.103)",
      "#projector_longdescription (10.103)",
    ])
  })

  test("a link that is gone is missing, by the page that it leads to and not by how it is written (10.1042)", () => {
    const links = (...paths: readonly string[]) => paths.map((path) => `<a href="${path}">x</a>`).join("")
    const theirs = links(
      "/product-pol-202-A.html?utm_source=x",
      "/pl/products/b-203",
      "https://else.example/",
      "/settings.php?curr=EUR",
      "/pol_m_A-1.html?sid=1",
    )
    expect(told({ more: theirs }, { more: links("/product-pol-202.html", "/product-pol-203-B.html", "/pl/menu/a-1.html") })).toEqual([])
    expect(judged({ more: theirs }, {}).differences[0]?.theirs).toBe("product 202 pl, product 203 pl, category 1 pl")
  })

  test("another page's canonical address is wrong, and so is keeping a page out of search engines (10.1043)", () => {
    const other = '<link rel="canonical" href="/product-pol-999-X.html"><meta name="robots" content="noindex">'
    const page = product({}).replace(/<link rel="canonical"[^>]*>/, other)
    const found = judgePage(facts(product({})), facts(page)).differences.filter(({ about }) => about === "canonical")
    expect(found.map(({ severity, of }) => `${severity} ${of}`)).toEqual(["wrong robots", "wrong "])
  })
})

const tile = (id: number, price: string, more = "") =>
  `<div class="product" data-product_id="${id}" ${more}><h3><a class="product__name" href="/product-pol-${id}.html">P${id}</a></h3><div class="product__prices">${price === "" ? "" : `<strong class="price">${price}<span> brutto</span></strong>`}</div></div>`
const list = (...tiles: readonly string[]) =>
  `<html><body><div id="content"><h1>Ogród</h1><div id="search">${tiles.join("")}</div></div></body></html>`
const ofList = (theirs: string, ours: string) =>
  judgePage(facts(theirs), facts(ours))
    .differences.filter(({ about }) => about === "list" || about === "price" || about === "availability")
    .map(({ severity, about, of, theirs: there, ours: here }) => [severity, about, of, there, here].filter((part) => part !== "").join(" "))

describe("a list of ours beside the shop's own", () => {
  test("products and their prices are those of the shop (10.1043)", () => {
    expect(
      ofList(
        list(tile(1, "10,00 zł"), tile(2, "20,00 zł"), tile(3, "30,00 zł")),
        list(tile(1, "11,00 zł"), tile(2, ""), tile(4, "1,00 zł")),
      ),
    ).toEqual(["wrong price product 1 10.00 PLN 11.00 PLN", "wrong list 4", "missing price product 2 20.00 PLN", "missing list 3"])
  })

  test("another order is told and harms nobody; what is sold out is no more to be had (10.1043)", () => {
    const soldOut = tile(2, "20,00 zł", 'data-product_disable="true"')
    expect(ofList(list(tile(1, "10,00 zł"), soldOut), list(tile(2, "20,00 zł"), tile(1, "10,00 zł")))).toEqual([
      "wrong availability product 2 sold out can be bought",
      "other list order 1, 2 2, 1",
    ])
  })

  test("a product that the shop shows twice with two prices is right by either, and by no third one (10.1043)", () => {
    const twice = list(tile(1, "10,00 zł"), tile(1, "12,00 zł"))
    expect(ofList(twice, twice)).toEqual([])
    expect(ofList(twice, list(tile(1, "12,00 zł")))).toEqual([])
    expect(ofList(twice, list(tile(1, "11,00 zł")))).toEqual(["wrong price product 1 10.00 PLN 11.00 PLN"])
  })

  test("a tile that nobody closed does not take the next one's price, and an entity parts no amount (10.1041)", () => {
    const unclosed =
      '<div class="product" data-product_id="1"><h3>P1</h3><div class="product" data-product_id="2"><strong class="price">1&nbsp;299,00&nbsp;z&lstrok;</strong></div></div>'
    const { tiles } = facts(list(unclosed))
    expect(tiles?.map(({ id, price }) => [id, price.is === "amount" ? price.minor : price.is])).toEqual([
      [1, "none"],
      [2, 129_900],
    ])
  })
})

test.each([
  [200, 404, "wrong"],
  [200, 501, "wrong"],
  [404, 200, "wrong"],
  [503, 200, "other"],
])("a page that answers %d there and %d here is %s, and nothing else of it is compared (10.1043)", (theirs, ours, severity) => {
  const { differences } = judgePage(facts(product({}), theirs), facts(product({ price: "1,00 zł" }), ours))
  expect(differences).toEqual([{ about: "page", severity, of: "", theirs: String(theirs), ours: String(ours) }])
})

test("times, sessions and unique numbers are no differences (10.1042)", () => {
  const page = (words: string) => product({ more: `<h2>Stan z ${words}</h2>` })
  expect(judgePage(facts(page("12:30:01, 9f86d081884c7d659a2f")), facts(page("12:31:44, 0a1b2c3d4e5f60718293"))).differences).toEqual([])
})

test("a way to the page itself, a parameter without a value, and a recommended product that stands elsewhere are no differences (10.1036)", () => {
  const tile = (id: number) =>
    `<div class="product" data-product_id="${id}"><a class="product__name" href="/product-pol-${id}.html">P</a></div>`
  const saidOf = (theirs: Parts, ours: Parts) => told(theirs, ours).filter((difference) => !difference.includes("markup"))
  const link = (path: string) => `<a href="${path}">x</a>`
  const ways = (path: string) => link("/product-pol-201-Sekator.html") + link(path)
  expect(saidOf({ more: ways("/client-new.php?register") }, { more: link("/client-new.php?register=") })).toEqual([])
  expect(saidOf({ more: tile(205) }, { more: link("/product-pol-205-Kubek.html") })).toEqual([])
  expect(saidOf({ more: tile(205) + tile(206) }, { more: tile(205) })).toEqual(["missing list recommended", "missing links"])
})

test.each([
  ["in its content", '<a href="/contact-pol.html">x</a>', "", []],
  ["in its foot alone", "", '<footer><a href="/contact-pol.html">x</a></footer>', ["other around the content"]],
  ["nowhere", "", '<footer><a href="/contact-eng.html">x</a></footer>', ["missing "]],
])("a link of the shop's content that ours has %s (10.1067)", (_, inside, around, expected) => {
  const theirs = product({ more: '<a href="/contact-pol.html">x</a>' })
  const ours = product({ more: inside }).replace("</body>", `${around}</body>`)
  const links = judgePage(facts(theirs), facts(ours)).differences.filter(({ about }) => about === "links")
  expect(links.map(({ severity, of }) => `${severity} ${of}`)).toEqual(expected)
})

test("a page counts once for each thing, by the worst; links that lead nowhere are wrong (10.1044, 10.1047)", () => {
  const page = { address: "/a", kind: "product", ...judged({}, { price: "1,00 zł", status: "?" }) }
  const { counts, wrong } = comparisonOf([withDeadLinks(page, ["/gone.html"]), { ...page, ...judged({}, {}) }], [])
  expect([counts.price, counts.availability, counts.links, wrong]).toEqual([
    { wrong: 1, missing: 0, other: 0, better: 0, same: 1 },
    { wrong: 0, missing: 1, other: 0, better: 0, same: 1 },
    { wrong: 1, missing: 0, other: 0, better: 0, same: 0 },
    1,
  ])
})
