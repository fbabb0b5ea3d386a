import { shareOf } from "./support/share.ts"
import { expectStill, watchShifts } from "./support/shifts.ts"
import { expect, test } from "./support/shop-test.ts"
import { openSlowLine } from "./support/slow-line.ts"

// A browser paints what has come of a page. What comes later may stand below that and beside it, and may not push it aside.

/** Before each part of the first screens that can be seen by itself. */
const cutsOfTheBeginning = (page: string): readonly number[] => {
  const begin = page.indexOf("<main")
  const parts = page
    .slice(begin)
    .matchAll(/<(?:section|figure|figcaption|picture|h1|h2|p|form|fieldset|ul|dl|details|article|aside|nav)\b/g)
  return [...parts].slice(0, 20).map(({ index }) => begin + index)
}

const pages = [
  "/",
  "/pol_m_Ceramika-101.html",
  "/firm-pol-11-Glina-i-Popiol.html",
  "/product-pol-535.html",
  "/product-pol-547.html",
  "/product-pol-512.html",
  "/pl/content/terms.html",
  "/signin.php",
]

test("nothing that is seen moves on any screen while a page comes piece by piece", async ({ context, shop }) => {
  test.slow()
  const line = await openSlowLine(shop.origin, cutsOfTheBeginning)
  try {
    for (const address of shareOf("pages in pieces", pages, 4))
      for (const width of shareOf(`in pieces, ${address}`, [390, 820, 1440])) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        // it comes after the pieces, and what it changes has tests of its own
        await page.route("**/*.woff2", () => undefined)
        const shifts = await watchShifts(page)
        await page.goto(`${line.origin}${address}`, { waitUntil: "commit" })
        await expect(page.locator("main")).toBeAttached()
        do await shifts()
        while (line.letThrough())
        await page.waitForLoadState()
        expectStill(await shifts(), `${address} at ${width} px`, expect.soft)
        await page.close()
      }
  } finally {
    await line.close()
  }
})
