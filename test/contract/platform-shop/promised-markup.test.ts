import { describe, expect, test } from "vitest"
import { promises } from "../../support/platform-shop/promised-markup.ts"
import { PlatformVisit, textOf } from "../../support/platform-shop/shop-visit.ts"

const themes = ["current", "older"] as const

const table = promises.flatMap(([statement, paths, selectors]) => paths.map((path) => [statement, path, selectors] as const))

describe.each(themes)("the %s theme", (theme) => {
  const visit = new PlatformVisit({ theme })

  test.each(table)("%s, at %s", async (_, path, selectors) => {
    const { document, status } = await visit.open(path)
    expect(status).toBe(200)
    expect(selectors.filter((selector) => document.querySelector(selector) === null)).toEqual([])
  })

  test("children of the grid are tiles only, of which a list has a set number", async () => {
    const { document } = await visit.open("/pol_m_Dom-20.html")
    const tiles = [...(document.querySelector("#search")?.children ?? [])]
    expect(tiles.map(({ tagName, classList }) => [tagName, classList.contains("product")])).toEqual(tiles.map(() => ["DIV", true]))
    expect(tiles).toHaveLength(12)
  })

  test("one element says whether a product can be bought", async () => {
    const words = await Promise.all(
      ["/product-pol-201", "/product-pol-219"].map(async (path) =>
        [...(await visit.open(path)).document.querySelectorAll("#projector_status_description")].map(({ textContent }) => textContent),
      ),
    )
    expect(words).toEqual([["Produkt dostępny"], ["Produkt niedostępny"]])
  })

  test("a price by phone is no amount anywhere", async () => {
    const { html } = await visit.open("/product-pol-223")
    expect(html).not.toMatch(/projector_price_value"|product:price:amount|"offers"|itemprop="?price/)
    expect(html).not.toMatch(/\b0,00.{1,8}(?=<\/strong>\s*<div class="projector_prices)/)
  })

  test("addresses that the shop does not have are 404", async () => {
    for (const path of ["/nope.html", "/product-pol-9999", "/pol_m_Nic-999.html", "/firm-pol-99-Nic.html", "/pol_m_Dom-20.html?counter=7"])
      expect([path, (await visit.open(path)).status]).toEqual([path, 404])
  })
})

test.each([
  ["in ISO-8859-2, as the answer says", "/O-nas-cinfo-pol-4.html", "text/html; charset=iso-8859-2"],
  ["in windows-1250, as only the page says", "/Dostawa-cinfo-pol-3.html", "text/html"],
  ["with entities", "/Regulamin-cinfo-pol-1.html", "text/html; charset=utf-8"],
])("a page of the older theme %s reads as the current one's", async (_, path, contentType) => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open(path)))
  if (current === undefined || older === undefined) throw new Error("there are two themes")
  expect([current.contentType, older.contentType]).toEqual(["text/html; charset=utf-8", contentType])
  const words = (text: string | null) => text?.replaceAll(/\s+/g, " ").trim()
  for (const selector of ["h1", "#content .cm p"]) expect(words(textOf(older, selector))).toBe(words(textOf(current, selector)))
})

test("a list of the older theme has more than two megabytes, most of them markup and data", async () => {
  const { html } = await new PlatformVisit({ theme: "older" }).open("/pol_m_Dom-20.html")
  expect(html.length).toBeGreaterThan(2_000_000)
  expect(html.match(/<li class="filters__item">/g)?.length).toBeGreaterThan(4000)
})

test("JSON-LD of the older theme is broken for one product and missing for another, and microdata tell their prices", async () => {
  const visit = new PlatformVisit({ theme: "older" })
  const told = async (id: number) => {
    const { document } = await visit.open(`/product-pol-${id}`)
    const script = document.querySelector('script[type="application/ld+json"]')?.textContent ?? null
    return [script === null ? "none" : isJson(script), document.querySelector("[itemprop=price]")?.getAttribute("content")]
  }
  expect([await told(201), await told(204), await told(224)]).toEqual([
    [true, "89.00"],
    [false, "3.20"],
    ["none", "34.50"],
  ])
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test("the current theme tells product_data, the older one does not", async () => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open("/product-pol-208")))
  expect(current?.html).toMatch(/<script class="ajaxLoad">[\s\S]*window\.product_data = \[\{id:208,/)
  expect(older?.html).not.toContain("product_data =")
})
