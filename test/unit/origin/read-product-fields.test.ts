import { describe, expect, test } from "vitest"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { readProductPage, type ReadProduct } from "../../../adapters/origin/readers/product/read-product-page.ts"
import { toldOn } from "../../../adapters/origin/whole/read-as-visitor.ts"

// Each place of the reader's table, taken away from a page that has all of them.

const at = new URL("https://shop.example/product-pol-7-Kubek.html")

const tile = (id: number) =>
  `<div class="product" data-product_id="${id}"><h3><a class="product__name" href="/product-pol-${id}-Inny.html">Inny ${id}</a></h3></div>`

const linked = {
  "@type": "Product",
  name: "Kubek z danych",
  sku: "K-7-D",
  description: "Słowa z danych.",
  aggregateRating: { ratingValue: "4,5", reviewCount: 8 },
  review: [{ author: { name: "Ewa" }, datePublished: "2026-01-02", reviewBody: "Dobry.", reviewRating: { ratingValue: 5 } }],
}

const parts = {
  canonical: '<link rel="canonical" href="https://shop.example/product-pol-7-Kubek.html">',
  name: '<h1 class="product_name__name">Kubek</h1>',
  short: '<div class="product_name__block --description">Krótko.</div>',
  long: '<section id="projector_longdescription"><p>Długo.</p></section>',
  maker: '<div class="dictionary__param" data-producer="true"><a href="/firm-pol-3-Huta.html">Huta</a></div>',
  code: '<div class="dictionary__param" data-code="true"><span class="dictionary__value_txt">K-7</span></div>',
  trait:
    '<div class="dictionary__param"><span class="dictionary__name_txt">Kolor</span><span class="dictionary__value_txt">biały</span></div>',
  way: '<div id="breadcrumbs"><ol><li><a href="/pol_m_Kubki-103.html">Kubki</a></li></ol></div>',
  picture: '<figure class="photos__figure"><img src="/hpeciai/a/pol_pl_K-7_1.jpg"></figure>',
  size: '<a class="projector_subscription__item" data-days="30">30</a>',
  step: '<input id="projector_number" name="number" data-sellby="0.5">',
  type: 'data-type="product_virtual"',
  only: 'data-subscription="only"',
  formula: 'data-price_formula="true"',
  zone: `<section id="products_associated_zone1"><h2>Zobacz</h2><div class="products">${tile(8)}</div></section>`,
  later: '<section id="products_associated_zone2" data-ajaxload="true"></section>',
  data: '<script>window.product_data = [{id: 7, product_type: "product_item", unit: {name: "m", plural: "metrów"}, sizes: [{id: "uniw", amount: 3}]}]</script>',
  linked: `<script type="application/ld+json">${JSON.stringify(linked)}</script>`,
} as const
type Part = keyof typeof parts

function pageWithout(missing: Part | null, instead = ""): string {
  const of = (part: Part) => (part === missing ? instead : parts[part])
  return `<html><head>${of("canonical")}${of("linked")}</head><body>${of("data")}${of("way")}
    <div id="projector_photos">${of("picture")}</div>${of("name")}${of("short")}
    <form id="projector_form" data-product_id="7" ${of("type")} ${of("only")} ${of("formula")}>${of("size")}${of("step")}</form>
    ${of("long")}<div id="projector_dictionary">${of("maker")}${of("code")}${of("trait")}</div>${of("zone")}${of("later")}</body></html>`
}

function read(html: string): ReadProduct | null {
  const page = readPage(html)
  return page === null ? null : readProductPage(page, at, 7, "pl")
}

const whole = read(pageWithout(null))

describe("a page of a product with all that is read of it", () => {
  test("is read whole (10.1023, 10.1060)", () => {
    expect(whole).toMatchObject({
      name: "Kubek",
      summary: "Krótko.",
      producer: { name: "Huta", link: "/firm-pol-3-Huta.html" },
      code: "K-7",
      parameters: [{ name: "Kolor", values: ["biały"] }],
      way: [{ name: "Kubki", link: "/pol_m_Kubki-103.html" }],
      periods: [30],
      type: "virtual",
      unit: { name: "m", plural: "metrów", sellBy: 0.5 },
      subscription: "only",
      isConfigured: true,
      address: "/product-pol-7-Kubek.html",
      rating: { mean: "4.5", count: 8 },
      laterZones: ["products_associated_zone2"],
    })
    expect(whole?.pictures).toHaveLength(1)
    expect(whole?.related.map(({ id }) => id)).toEqual([8])
  })

  test.each([
    ["canonical", { address: null }],
    ["name", { name: "Kubek z danych", pictures: expect.anything() }],
    ["short", { summary: "Słowa z danych." }],
    ["long", { descriptionHtml: "" }],
    ["maker", { producer: null }],
    ["code", { code: "K-7-D" }],
    ["trait", { parameters: [] }],
    ["way", { way: [] }],
    ["picture", { pictures: [] }],
    ["size", { periods: [] }],
    ["step", { unit: { name: "m", plural: "metrów", sellBy: null } }],
    ["type", { type: "item" }],
    ["only", { subscription: null }],
    ["formula", { isConfigured: false }],
    ["zone", { related: [] }],
    ["later", { laterZones: [] }],
    ["data", { unit: { sellBy: 0.5 }, stock: new Map() }],
    ["linked", { rating: null, reviews: [] }],
  ] as const)("without its %s has what else tells it, or nothing, and all else is as it was (10.1023, 10.1060)", (part, changed) => {
    const left = read(pageWithout(part))
    expect(left).toEqual({ ...whole, ...changed })
    expect(left).not.toEqual(whole)
  })
})

describe("stars (10.108, 10.1023)", () => {
  const microdata = (inside: string) => `<div itemprop="aggregateRating" itemscope>${inside}</div>`
  const value = '<b itemprop="ratingValue">4,25</b>'
  const count = '<meta itemprop="ratingCount" content="12">'
  const told = { mean: "4.3", count: 12 }

  test.each([
    ["told in microdata", microdata(value + count), told],
    ["of five at best", microdata(`${value}${count}<meta itemprop="bestRating" content="5">`), told],
    ["of ten at best", microdata(`${value}${count}<meta itemprop="bestRating" content="10">`), null],
    ["without a number of opinions", microdata(value), null],
    ["without a value", microdata(count), null],
    ["of nobody", microdata(`${value}<meta itemprop="reviewCount" content="0">`), null],
    ["with two values, as where an end is lost", microdata(value + value + count), null],
    ["of two products", microdata(value + count) + microdata(value + count), null],
    ["above five", microdata(`<b itemprop="ratingValue">8,5</b>${count}`), null],
    [
      "of ten at best in JSON-LD",
      `<script type="application/ld+json">${JSON.stringify({ ...linked, aggregateRating: { ratingValue: 4, reviewCount: 8, bestRating: 10 } })}</script>`,
      null,
    ],
  ])("%s are read, or there are none", (_, html, expected) => {
    expect(read(pageWithout("linked", html))?.rating).toEqual(expected)
  })
})

describe("the zone of a cart (10.71, 10.1061)", () => {
  const cart = (
    zone: string,
    rows = '<div class="basket__block" data-product-id="9"></div><div class="basket__block" data-product-id="5"></div>',
  ) => toldOn(`<section id="Basket">${rows}</section>${zone}`, new URL("https://shop.example/basketedit.php"))
  const later = '<section id="basketedit_hotspot_zone1" data-ajaxload="true"></section>'

  test.each([
    ["with tiles", cart(`<section id="basketedit_hotspot_zone1"><div class="products">${tile(8)}</div></section>`), [8], undefined],
    ["that is loaded by a call", cart(later), [], [5, 9]],
    ["that is loaded by a call, of no row that can be read", cart(later, '<div class="basket__block --labels"></div>'), [], undefined],
    ["that is not there", cart(""), [], undefined],
    ["of another page", cart(`<section id="search_hotspot_zone1"><div class="products">${tile(8)}</div></section>`), [], undefined],
  ] as const)("%s", (_, { recommended, inCart }, tiles, products) => {
    expect([recommended.map(({ id }) => id), inCart]).toEqual([tiles, products])
  })
})
