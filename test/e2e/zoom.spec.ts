import type { Page } from "playwright/test"
import { addStyle, crowdedBoxes } from "./support/boxes.ts"
import { beyondTheScreen } from "./support/fonts.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// WCAG 2.2: 1.4.10 and 2.4.11. A screen of 1280 by 1024 that is enlarged to 400 % has 320 by 256 left.

const at = (address: string) => (page: Page) => page.goto(address)

const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: at("/"),
  category: at("/pol_m_Ceramika-101.html"),
  "product with sizes": async (page) => {
    await page.goto("/product-pol-535.html")
    await untilLive(page, "product")
  },
  bundle: at("/product-pol-506.html"),
  "configured blind": at("/product-pol-554.html"),
  "service with dates": at("/product-pol-575.html"),
  cart: async (page) => {
    for (const product of ["501", "507"]) await page.request.post("/basketchange.php", { form: { product }, maxRedirects: 0 })
    await page.goto("/basketedit.php?mode=1")
    await untilLive(page, "cart")
  },
  "sign-in": at("/signin.php"),
}

/** What has the focus while something else covers every point of it, in words; true = a part of it at least is seen; null = nothing has it. */
const coveredFocus = (page: Page): Promise<string | true | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return null
    // a box or a dot of a choice is drawn by its label
    const shown = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])]
    const isSeen = shown.some((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((across) => {
          const hit = document.elementFromPoint(from + (to - from) * across, above + (below - above) * down)
          return (
            hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.body && hit !== document.documentElement
          )
        }),
      )
    })
    return isSeen
      ? true
      : `${focused.localName}#${focused.id} ${(focused.getAttribute("aria-label") ?? focused.textContent).trim().slice(0, 40)}`
  })

/** Goes through the stops of the Tab key to the end of the page; what was covered at one of them. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < 250; stop += 1) {
    await page.keyboard.press("Tab")
    const found = await coveredFocus(page)
    if (found === null) break
    if (found !== true) covered.push(found)
  }
  return covered
}

/** Half of the pages are walked by Tab, each in one of these in turn; a deep run walks all of them in both. */
const views = ["at 400 %", "on a phone"] as const

/** The pages that are walked in a view. */
const walkedIn = (view: (typeof views)[number]) =>
  shareOf("pages enlarged", Object.entries(pages), 4).filter(([name]) => shareOf(name, views).includes(view))

test.describe("at 400 %", () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

  for (const [name, open] of walkedIn("at 400 %")) {
    test(`${name}: nothing overlaps or bursts, and nothing that has the focus is covered`, async ({ page }) => {
      await open(page)
      expect.soft(await coveredStops(page)).toEqual([])
      await addStyle(page, "* { content-visibility: visible !important }")
      expect.soft(await crowdedBoxes(page)).toEqual([])
      expect.soft(await beyondTheScreen(page)).toEqual([])
    })
  }
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 640 } })

  for (const [name, open] of walkedIn("on a phone")) {
    test(`${name}: nothing that has the focus is covered, not by the bar of price and button either`, async ({ page }) => {
      await open(page)
      expect(await coveredStops(page)).toEqual([])
    })
  }
})

test("a planted fault is found: a bar that covers what has the focus", async ({ page }) => {
  await page.goto("/signin.php")
  await addStyle(page, "body::after { content: ''; position: fixed; inset: 0; background: red; z-index: 99 }")
  expect((await coveredStops(page)).length).toBeGreaterThan(3)
})
