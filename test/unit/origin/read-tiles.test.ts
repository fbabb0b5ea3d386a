import { describe, expect, test } from "vitest"
import { readPage } from "../../../adapters/origin/page-tree.ts"
import { listedProducts } from "../../../adapters/origin/read-listing.ts"
import { readTiles } from "../../../adapters/origin/readers/read-tiles.ts"

const at = new URL("https://shop.example/pol_m_Kubki-103.html")

function pageOf(html: string) {
  const page = readPage(html)
  if (page === null) throw new Error("It is too much of a page.")
  return page
}

describe("a tile (10.58 to 10.61, 10.67, 10.178, 10.992)", () => {
  const tile = (attributes: string, inside: string) => `<div class="product" ${attributes}>${inside}</div>`
  const link = `<a class="product__icon" href="/product-pol-7-Kubek.html"><picture><source type="image/webp" srcset="/a/pol_il_K-7_1.webp"><img data-src="/a/pol_il_K-7_1.jpg" alt="Kubek"></picture></a>`
  const name = `<h3><a class="product__name" href="/product-pol-7-Kubek.html">Kubek</a></h3>`
  const first = (html: string) => readTiles(pageOf(html), at)[0]

  test("is read by its number, link, name, picture and producer, and never by its price", () => {
    const read = first(
      tile('data-product_id="7"', `${link}${name}<a href="/firm-pol-3-Huta.html">Huta</a><strong class="price">1,00 zł</strong>`),
    )
    expect(read).toEqual({
      id: 7,
      name: "Kubek",
      link: "/product-pol-7-Kubek.html",
      picture: expect.objectContaining({
        alt: "Kubek",
        icon: { avif: null, webp: "/a/pol_il_K-7_1.webp", jpg: "/a/pol_il_K-7_1.jpg", px: 400 },
      }),
      producer: { name: "Huta", link: "/firm-pol-3-Huta.html" },
      isSoldOut: false,
    })
    expect(JSON.stringify(read)).not.toContain("1,00")
  })

  test.each([
    ["the older attribute", tile('data-id="7"', name), 7],
    ["the older class", `<div class="product_wrapper"><h3><a class="product-name" href="/product-pol-7.html">Kubek</a></h3></div>`, 7],
    [
      "the newer address",
      tile('data-product_id="7"', `<a href="/pl/products/kubek-7">Kubek</a><h3><a href="/pl/products/kubek-7">Kubek</a></h3>`),
      7,
    ],
    ["a link to another product", tile('data-product_id="7"', `<h3><a href="/product-pol-8.html">Kubek</a></h3>`), undefined],
    ["no link", tile('data-product_id="7"', "<h3>Kubek</h3>"), undefined],
    ["no name", tile('data-product_id="7"', `<a href="/product-pol-7.html"></a>`), undefined],
    ["a number that is none", tile('data-product_id="7e3"', name), 7],
  ])("with %s", (_, html, id) => {
    expect(first(html)?.id).toBe(id)
  })

  test("that is sold out says so, and one that stands twice is read once", () => {
    const html = tile('data-product_id="7" data-product_disable="true"', name)
    expect(readTiles(pageOf(html + html), at).map(({ isSoldOut }) => isSoldOut)).toEqual([true])
  })

  test("has its other versions and keeps its producer beside them, as far as no other tile's parts stand among them (10.68, 10.1066)", () => {
    const versions = (more: string) =>
      tile(
        'data-product_id="7"',
        `${name}<a href="/firm-pol-3-Huta.html">Huta</a><div class="product__versions"><a href="/product-pol-7.html">biały</a>
          <a href="/product-pol-8.html" title="zielony"></a> <a href="/product-pol-9.html">szary</a> <a href="//evil.example/product-pol-10.html">x</a>${more}</div>`,
      )
    expect(first(versions(""))).toMatchObject({
      producer: { name: "Huta" },
      versions: [
        { productId: 8, name: "zielony", link: "/product-pol-8.html" },
        { productId: 9, name: "szary", link: "/product-pol-9.html" },
      ],
    })
    const broken = first(versions('<h3><a class="product__name" href="/product-pol-11.html">Inny</a></h3>'))
    expect([broken?.versions, broken?.producer]).toEqual([undefined, null])
  })

  test("is priced by phone where it says so and the API tells of it without a price, and nothing is said where that is silent (10.1066)", () => {
    const read = (price: string) => readTiles(pageOf(tile('data-product_id="7"', name + price)), at)
    const byPhone = read('<a class="price --phone" href="/contact-pol.html">Cena na telefon</a>')
    const plain = { id: 7, name: "Kubek", description: "", picture: null, producer: null, sizes: null, price: null }
    const cost = {
      price: { gross: { minor: 100 }, net: { minor: 100 } },
      max: null,
      youSavePercent: null,
      omnibus: null,
      beforeRebate: null,
    }
    const said = (tiles: ReturnType<typeof read>, told: Parameters<typeof listedProducts>[1]) => listedProducts(tiles, told)[0]?.phonePrice
    expect([said(byPhone, [plain]), said(byPhone, []), said(byPhone, [{ ...plain, price: cost }])]).toEqual([true, false, false])
    expect(said(read('<strong class="price">1,00 zł</strong>'), [plain])).toBe(false)
  })

  test("whose words the page's end cuts off, or that are rests of a tag, has no name by them (10.990)", () => {
    const begun = '<div class="product" data-product_id="7"><a href="/product-pol-7-Kubek.html"'
    expect(first(`${begun}>Kub`)).toBeUndefined()
    expect(first(`${begun} title="Kubek duży">Kub`)?.name).toBe("Kubek duży")
    expect(first(`${begun}>/</a><a href="/product-pol-7-Kubek.html">Kubek</a></div>`)?.name).toBe("Kubek")
    expect(first(`${begun}>Kubek</a>`)?.name).toBe("Kubek")
  })

  test("has no picture of another server", () => {
    expect(
      first(tile('data-product_id="7"', `<a href="/product-pol-7.html"><img src="//evil.example/a.jpg" alt="Kubek"></a>${name}`))?.picture,
    ).toBeNull()
  })
})
