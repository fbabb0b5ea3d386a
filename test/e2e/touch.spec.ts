import type { Page } from "playwright/test"
import { asWideAsArial, dressIn, untilDressed } from "./support/fonts.ts"
import { expect, test } from "./support/shop-test.ts"

test.use({ viewport: { width: 390, height: 844 } })

/** Where a finger may land, in CSS pixels around the middle of a target. */
const reach = 22

/**
 * Of the links and buttons that a selector finds, those that a finger may miss: a square of 44 pixels around the middle, or a row of that
 * height where the target is narrower by its words, has to lead to the target itself and to no other.
 */
const missed = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    ([targets, far]) => {
      const found = [...document.querySelectorAll<HTMLElement>(targets)].filter((one) => one.checkVisibility())
      if (found.length === 0) return [`nothing is ${targets}`]
      return found.flatMap((target) => {
        target.scrollIntoView({ block: "center", behavior: "instant" })
        const { left, right, top, bottom } = target.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        // edges may be drawn a pixel beside where they lie
        const [across, down] = [Math.min(far, Math.max(far / 2, (right - left) / 2)) - 1.5, far - 1.5]
        const corners = [
          [-across, -down],
          [across, -down],
          [-across, down],
          [across, down],
        ] as const
        const astray = corners.flatMap(([dx, dy]) => {
          const hit = document.elementFromPoint(x + dx, y + dy)?.closest("a, button, summary, input")
          return hit === target ? [] : [hit?.textContent.trim() ?? "nothing"]
        })
        return astray.length === 0 ? [] : [`${target.textContent.trim() || target.title || target.className}: ${astray.join(", ")}`]
      })
    },
    [selector, reach] as const,
  )

test("a finger hits each small link, and nothing else (10.304)", async ({ page }) => {
  for (const [address, targets] of [
    ["/pol_m_Dzbanki-103.html", { "the versions of a tile": ".swatch" }],
    ["/pol_m_Lampy-141.html", { "the versions of a lamp's tile": ".swatch" }],
    ["/pol_m_Ceramika-101.html", { "the makers of tiles": ".product__firm" }],
    [
      "/product-pol-501.html",
      { "the makers of tiles beside a product": ".product__firm", "the way back from a product": ".breadcrumbs a" },
    ],
    ["/", { "what the home page shows first": ".hero a, .hero + * a.btn" }],
    ["/pol_m_Ceramika-110.html", { "the way back from a list": ".breadcrumbs a" }],
    ["/firm-pol-11-Glina-i-Popiol.html", { "the mailbox of a maker": ".listing__contact a" }],
    [
      "/pickup-sites.php?pickup_text=Krak%C3%B3w&product=501",
      { "the way back from pickup points": ".pickup__back", "the hours of a pickup point": ".pickup__point:nth-child(-n + 3) summary" },
    ],
  ] as const) {
    await page.goto(address)
    for (const [what, selector] of Object.entries(targets)) expect.soft(await missed(page, selector), what).toEqual([])
  }
})

test("a finger that misses the circle of a pickup point chooses it all the same (10.304)", async ({ page }) => {
  await page.goto("/pickup-sites.php?pickup_text=Krak%C3%B3w")
  const point = page.locator(".pickup__point > input").nth(1)
  // what is below it has to be on the screen as well
  await point.evaluate((circle) => circle.scrollIntoView({ block: "center" }))
  const box = await point.boundingBox()
  if (box === null) throw new Error("no circle")
  await page.mouse.click(box.x + box.width / 2, box.y + box.height + 10)
  await expect(point).toBeChecked()
})

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test("the words of the add button stand in one line beside the stepper", async ({ page }) => {
    // on machines with wide fonts alone they take two, which is no fault
    await dressIn(page, asWideAsArial)
    await page.goto("/product-pol-535.html")
    await untilDressed(page, asWideAsArial)
    const lines = await page.locator("#projector_button_basket").evaluate((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })
})
