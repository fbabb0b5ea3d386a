import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readProductPage, type ReadProduct } from "../../../adapters/origin/readers/product/read-product-page.ts"
import { toldOn } from "../../../adapters/origin/whole/read-as-visitor.ts"
import { brokenPage, pageFaults, type PageFaults, treeOf } from "../../support/origin/broken-page.ts"
import { openSecondFront, secondOrigin } from "../../support/origin/second-front.ts"

const read = (html: string, id: number): ReadProduct | null =>
  readProductPage(treeOf(html), new URL(`/product-pol-${id}`, secondOrigin), id, "pl")

/** Each level's value by its name, so that a value that has got into another level is another. */
const reached = (product: ReadProduct) =>
  (product.levels?.variants ?? []).map(({ productId, link, values }) => [
    productId === product.id ? "itself" : link,
    productId,
    values.map((value, at) => product.levels?.attributes[at]?.values.find(({ id }) => id === value)?.name).join(),
  ])

/** What a page tells that would be wrong rather than missing, each as a text. */
const facts = (product: ReadProduct): readonly string[] =>
  [
    ...(product.versions?.links ?? []).map(({ productId, name, link, selected }) => ["version", productId, name, link, selected]),
    ...reached(product).map((one) => ["level", ...one]),
    ...(product.set?.parts ?? []).map(({ productId, quantity }) => ["part", product.set?.boughtAs, productId, quantity]),
    ...(product.set?.parts ?? []).flatMap(({ productId, look }) => (look === null ? [] : [["part", productId, look.name, look.link]])),
    ...[...product.stock].map((one) => ["stock", ...one]),
    ...product.codes.map(({ name, code }) => ["code", name, code]),
    ...product.way.map(({ link }) => ["way", link]),
    ...product.pictures.map(({ large }) => ["picture", large.jpg]),
    ...product.related.map(({ id, name, link }) => ["related", id, name, link]),
    ...product.periods.map((days) => ["period", days]),
    ...(product.producer === null ? [] : [["maker", product.producer.link]]),
    ...(product.subscription === null ? [] : [["subscription", product.subscription]]),
    ...(product.isConfigured ? [["configured"]] : []),
    ...(product.type === null ? [] : [["type", product.type]]),
    ...Object.entries(product.unit)
      .map(([name, value]) => ["unit", name, value])
      .filter(([, , value]) => value != null),
    ...(product.rating === null ? [] : [["rating", product.rating.mean, product.rating.count]]),
  ].map((fact) => fact.join(" "))

const laterZone = '<section id="basketedit_hotspot_zone1" class="hotspot" data-ajaxload="true">'

const priced = /\d[,.]\d\d\s?(?:zł|EUR|€)|[$€]\s?\d/

describe.each(["current", "older"] as const)("in its %s theme", (theme) => {
  test.each([201, 205, 208, 210, 211, 212, 214, 221, 222])(
    "whatever is wrong with the page of product %d, what is read of it is as it was, or missing, and no price is among it (10.992, 10.1023)",
    async (id) => {
      const html = await openSecondFront(theme).own(`/product-pol-${id}`)
      const whole = read(html, id)
      expect(whole).not.toBeNull()
      if (whole === null) return
      const known = new Set(facts(whole))
      let lost = 0
      fc.assert(
        fc.property(pageFaults, (faults) => {
          const broken = read(brokenPage(html, faults), id)
          const left = broken === null ? [] : facts(broken)
          if (left.length < known.size) lost += 1
          for (const fact of left) expect(known).toContain(fact)
          if (broken !== null)
            expect(
              [broken.summary, broken.descriptionHtml, ...broken.parameters.flatMap(({ name, values }) => [name, ...values])].join(),
            ).not.toMatch(priced)
        }),
        { numRuns: 30 },
      )
      // faults that nobody notices would prove nothing
      expect(lost).toBeGreaterThan(0)
    },
  )

  test("whatever is wrong with a cart's page, what goes with it is as it was, or missing, and no price is among it (10.992, 10.1061)", async () => {
    const front = openSecondFront(theme)
    await front.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
    const page = await front.ownAsVisitor("/basketedit.php")
    const at = new URL("/basketedit.php", secondOrigin)
    const later = page.replace(/(<section id="basketedit_hotspot_zone1")[\s\S]*?<\/section>|(?=<footer)/, `${laterZone}</section>`)
    const tilesOf = (html: string) => toldOn(html, at).recommended.map(({ id, name, link }) => [id, name, link].join(" "))
    const [tiles, inCart] = [tilesOf(page), toldOn(later, at).inCart]
    expect([tiles.length, inCart]).toEqual([theme === "current" ? 4 : 0, [201]])
    fc.assert(
      fc.property(pageFaults, (faults) => {
        const broken = tilesOf(brokenPage(page, faults))
        for (const tile of broken) expect(tiles).toContain(tile)
        expect(broken.join()).not.toMatch(priced)
        for (const id of toldOn(brokenPage(later, faults), at).inCart ?? []) expect([201]).toContain(id)
      }),
      { numRuns: 60 },
    )
  })

  test("whatever is wrong with a list, a row of the cart has its own product's picture from it, or none (10.1015)", async () => {
    const faults: PageFaults[] = []
    const front = openSecondFront(theme, {
      lacks: ["BasketProductData.icon"],
      // each time it was read too long ago to be shown
      nowMs: () => faults.length * 3_600_000,
      change: async (answer, path) =>
        path.startsWith("/pol_m_")
          ? new Response(brokenPage(await answer.text(), faults.at(-1) ?? []), { headers: { "content-type": "text/html" } })
          : answer,
    })
    for (const product of ["213", "203"]) await front.post("/basketchange.php", { product, size: "uniw", number: "1", mode: "1" })
    let shown = 0
    await fc.assert(
      fc.asyncProperty(pageFaults, async (wrong) => {
        faults.push(wrong)
        await front.html("/pol_m_Ogrod-10.html")
        const rows = (await front.html("/basketedit.php")).html.split(/(?=class="basket__block --product)/).slice(1)
        expect(rows).toHaveLength(2)
        for (const row of rows) {
          const [id, picture] = [/data-product-id="(\d+)"/, /basket__photo[^]*?<img[^>]*src="([^"]*)"/].map((is) => is.exec(row)?.[1])
          if (picture === undefined) continue
          // the home page, which is whole, shows the other one
          if (id === "213") shown += 1
          expect(picture).toMatch(new RegExp(`^/hpeciai/.*-${id}_1\\.jpg$`))
        }
      }),
      { numRuns: 20 },
    )
    expect(shown).toBeGreaterThan(0)
  })
})
