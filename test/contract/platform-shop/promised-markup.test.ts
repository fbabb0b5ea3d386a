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

test("the one page in ISO-8859-2 has its letters, and an older theme's texts read as the current one's", async () => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open("/O-nas-cinfo-pol-4.html")))
  if (current === undefined || older === undefined) throw new Error("there are two themes")
  expect([current.contentType, older.contentType]).toEqual(["text/html; charset=utf-8", "text/html; charset=iso-8859-2"])
  for (const selector of ["h1", "#cms_4 p"]) expect(textOf(older, selector)?.trim()).toBe(textOf(current, selector)?.trim())
})

test("the current theme tells product_data, the older one does not", async () => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open("/product-pol-208")))
  expect(current?.html).toMatch(/<script class="ajaxLoad">[\s\S]*window\.product_data = \[\{id:208,/)
  expect(older?.html).not.toContain("product_data =")
})
