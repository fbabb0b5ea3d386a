import { axeFaults } from "./support/axe.ts"
import { screens, screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test } from "./support/shop-test.ts"

// Products 507 to 511 are one jug in five glazes, the last of which is sold out; beside them the category has a teapot.
const jugs = "/pol_m_Ceramika_Dzbanki-i-czajniczki-103.html"

for (const { name, viewport } of shareOf("lists of glazes", [...screens, { name: "small phone", viewport: { width: 320, height: 640 } }])) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("five glazes of a jug are one tile with five links (2.80, 2.83)", async ({ page }) => {
      await page.goto(jugs)
      await expect(page.getByText("2 produkty")).toBeVisible()
      const jug = page.getByRole("list", { name: "Produkty" }).locator("> div").first()
      await expect(jug.getByRole("list", { name: "Szkliwo" }).getByRole("link")).toHaveCount(5)
      await expect(jug.getByRole("link", { name: "Mazury (wyprzedane)" })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await axeFaults(page)).toEqual([])
      await jug.getByRole("link", { name: "Żuławy" }).click()
      await expect(page).toHaveURL(/product-pol-508-/)
      // the page of a glaze says which it is
      await expect(page.locator(".projector_versions__item.--selected")).toHaveAttribute("title", "Żuławy")
    })
  })
}

test("the picture of a tile takes its own clicks, and so does the rest of it (10.245)", async ({ page }) => {
  await page.goto(jugs)
  await page.locator("#search > div > a.product__icon").nth(1).click()
  await expect(page).toHaveURL(/product-pol-516-/)
  await page.goto(jugs)
  // the name's link lies over it
  await page.locator("#search > div").nth(1).locator(".product__prices").click({ force: true })
  await expect(page).toHaveURL(/product-pol-516-/)
})

test("a zone for the tiles of others is there and takes no room until it has one (10.71)", async ({ page }) => {
  await page.goto("/product-pol-547.html")
  const zone = page.locator("#products_zone1")
  await expect(zone.locator(".products")).toHaveCount(1)
  // what the shop has beside a product is taken out (an empty zone as it is sent: test/ui/search-page.test.ts)
  await zone.locator(".products").evaluate((tiles) => tiles.replaceChildren())
  await expect(zone).toBeHidden()
  await zone.locator(".products").evaluate((tiles) => tiles.append("one of others", document.createElement("div")))
  await expect(zone).toBeVisible()
})

test("a zone with goods is as wide as the list above it, and a mark that a program puts into a copied tile lies on its picture and can be read (10.71, 10.308)", async ({
  page,
}) => {
  await page.goto(jugs)
  const edges = (selector: string) =>
    page.locator(selector).evaluate((place) => [place.getBoundingClientRect().left, place.getBoundingClientRect().right])
  expect(await edges("#search_hotspot_zone1 .products")).toEqual(await edges("#search"))
  const copy = page.locator("#search > div").last()
  await page
    .locator("#search > div")
    .first()
    .evaluate((tile) => {
      const made = tile.cloneNode(true)
      const mark = document.createElement("strong")
      const label = document.createElement("span")
      mark.className = "label_icons"
      label.className = "label --new"
      label.textContent = "Reklama"
      mark.append(label)
      if (made instanceof Element) made.querySelector("a.product__icon")?.append(mark)
      tile.parentElement?.append(made)
    })
  const mark = copy.getByText("Reklama")
  await expect(mark).toBeInViewport()
  const [inside, around] = [await mark.boundingBox(), await copy.locator("a.product__icon").boundingBox()]
  expect(inside?.y).toBeGreaterThanOrEqual(around?.y ?? Number.NaN)
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0))
  expect(inside?.height).toBeGreaterThan(10)
})

test("names, makers and prices of a row of tiles stand on one line each, however long a name is (10.320)", async ({ page }) => {
  await page.goto("/pol_m_Ceramika-101.html")
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const crooked = await page.locator("#search > .product").evaluateAll((tiles) => {
      const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0)
      const rows = Map.groupBy(tiles, top)
      return [...rows.values()].flatMap((row) =>
        [".product__name", ".product__firm", ".product__prices"].filter(
          (part) => new Set(row.map((tile) => top(tile.querySelector(part)))).size > 1,
        ),
      )
    })
    expect.soft(crooked, `at ${width} px`).toEqual([])
  }
})

for (const { name, viewport } of screensOf("lists")) {
  test.describe(`the home page on a ${name}`, () => {
    test.use({ viewport })

    test("sections of chosen products have whole rows, producers are told with their towns, and categories are pictures, three in a row, of which a press anywhere on one opens it (2.84, 2.99, 2.100)", async ({
      page,
    }) => {
      await page.goto("/")
      for (const [heading, tiles] of [
        ["Wybrane dla domu", 8],
        ["W niższej cenie", 4],
      ] as const)
        await expect(page.getByRole("list", { name: heading }).locator("> div")).toHaveCount(tiles)
      const makers = page.getByRole("region", { name: "Z czyich rąk" })
      await expect(makers.getByRole("listitem")).toHaveCount(11)
      await expect(makers.getByText("Żyrardów", { exact: true })).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      const tiles = page.getByRole("region", { name: "Kategorie" }).locator("li:has(> picture)")
      await expect(tiles).toHaveCount(9)
      // what is far below is not laid out before it is near
      await tiles.nth(4).scrollIntoViewIfNeeded()
      const columns = () => tiles.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size)
      await expect.poll(columns).toBe(3)
      await expect(tiles.nth(4).locator("img")).toHaveAttribute("alt", "")
      // on the picture, once it lies still: what comes above it moves it
      await tiles.nth(4).click({ position: { x: 40, y: 40 } })
      await expect(page).toHaveURL(/-140\.html$/)
      await page.goBack()
      await makers.getByRole("link", { name: "Tkalnia Modrak" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tkalnia Modrak")
    })
  })
}
