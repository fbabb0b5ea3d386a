import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createShop } from "../../../fixtures/shop/create-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { shopOrigin } from "../../support/shop/shopper.ts"
import { smallCatalogue, writeCatalogue } from "../../support/shop/small-catalogue.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"
import { assets } from "../../ui/rendered-page.ts"

/** Pages of a shop whose lists have so many tiles on a page. */
async function pagesOf(tilesPerPage: number) {
  const folder = await temporaryFolderForTest()
  const catalogueFolder = join(folder, "catalogue")
  const files = smallCatalogue().map(({ file, text }) =>
    file === "shop.json" ? { file, text: text.replace("{", `{"tilesPerPage":${tilesPerPage},`) } : { file, text },
  )
  await writeCatalogue(catalogueFolder, files)
  const shop = await createShop({ place: await emptyPlace(), dataFolder: folder, catalogueFolder, now: () => testNowMs })
  onTestFinished(() => shop.close())
  const render = createRenderer({ fetch: (request) => shop.fetch(request), assets })
  return async (path: string) => {
    const { status, body } = await render({ url: new URL(path, shopOrigin), cookie: "", nonce: "n", nowMs: testNowMs, recording: null })
    const html = await new Response(body).text()
    const ids = [...html.matchAll(/class="product product_wrapper[^>]*data-product_id="(\d+)"/g)].map(([, id]) => id)
    return { status, html, ids }
  }
}

test.each(["/pol_m_Dom-11.html", "/firm-pol-1-Pracownia-Zuk.html"])(
  "%s has pages of the size that the shop has set, with links to each and none beyond the last (10.73, 10.311)",
  async (path) => {
    const page = await pagesOf(2)
    const first = await page(path)
    expect(first.ids).toHaveLength(2)
    const last = Number(/class="pagination_last" href="[^"]*counter=(\d+)"/.exec(first.html)?.[1])
    expect(last).toBeGreaterThan(1)
    expect(first.html).toContain(`class="pagination__page" href="${path}?counter=1"`)
    const seen = [...first.ids]
    for (let counter = 1; counter <= last; counter += 1) seen.push(...(await page(`${path}?counter=${counter}`)).ids)
    expect(new Set(seen).size).toBe(seen.length)
    const all = await (await pagesOf(100))(path)
    expect(new Set(seen)).toEqual(new Set(all.ids))
    expect(all.html).not.toContain("pagination_last")
    expect((await page(`${path}?counter=${last + 1}`)).status).toBe(404)
  },
)

test("a list has as many tiles on a page as its address asks for and its shop offers, and search engines leave it (10.74, 10.345, 10.521)", async () => {
  const path = "/pol_m_Dom-11.html"
  const page = await pagesOf(2)
  const usual = await page(path)
  expect(usual.ids).toHaveLength(2)
  expect(usual.html).toContain('id="s_setting_1"')
  expect(usual.html).toContain(`href="${path}?portions=4"`)
  const more = await page(`${path}?portions=4`)
  expect(more.ids).toHaveLength(4)
  expect(more.ids.slice(0, 2)).toEqual(usual.ids)
  expect(more.html).toMatch(/<meta name="robots" content="noindex/)
  expect(more.html).toContain(`href="${path}?portions=4&amp;counter=1"`)
  expect(more.html).toContain(`href="${path}?portions=default"`)
  // what the shop does not offer is as if it were not there
  expect((await page(`${path}?portions=3`)).ids).toEqual(usual.ids)
})
