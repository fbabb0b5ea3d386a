import type { Page, Request } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { untilPickupToolsLive } from "./support/pickup-tools.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, test as plain } from "./support/shop-test.ts"
import { foreignTiles, takeForeignTiles } from "./support/tiles-shop.ts"

// its own shop and browser are started once
plain.describe.configure({ mode: "default" })

/** A shop whose maps another company draws, at an origin of its own. */
const test = plain.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: takeForeignTiles })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

const points = "/pickup-sites.php?pickup_lat=50.061&pickup_lon=19.937"
const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#cde" d="M0 0h256v256H0z"/></svg>'
const tiles = (page: Page) => page.locator(".leaflet-tile-loaded")
const status = (page: Page) => page.locator("#pickup_status")

/** Stands in for the service, which no test may ask. @returns what it was asked */
async function drawTiles(page: Page): Promise<readonly Request[]> {
  const asked: Request[] = []
  await page.route(`${foreignTiles.origin}/**`, (route) => {
    asked.push(route.request())
    return route.fulfill({ contentType: "image/svg+xml", body: tile })
  })
  return asked
}

async function showMap(page: Page): Promise<void> {
  await page.goto(points)
  await untilPickupToolsLive(page)
  await page.getByRole("button", { name: "Pokaż na mapie" }).click()
  await expect(page.locator(".pickup-map__cluster").first()).toBeVisible()
  await page.getByRole("button", { name: "Przybliż mapę" }).click()
  await expect(status(page)).toHaveText(/^Punktów\sw\stej\sczęści mapy: \d+/)
}

test.describe("a service that answers", () => {
  test.use({ expectedErrors: /^request to tiles\.example\.org$/ })

  test("draws the map, is named, and learns neither who looks nor where that is (7.84, 10.274)", async ({ page }) => {
    const asked = await drawTiles(page)
    await showMap(page)
    await expect(tiles(page).first()).toBeVisible()
    await expect(page.locator("#pickup_map_part")).toContainText("Mapa: Mapy Przykładowe")
    await expect(page.locator(".pickup-map__marker, .pickup-map__cluster").first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    expect(asked.length).toBeGreaterThan(0)
    for (const request of asked) {
      expect(request.url()).toMatch(/^https:\/\/tiles\.example\.org:8443\/\d+\/\d+\/\d+\.svg\?key=1$/)
      const { referer = "", cookie = "" } = await request.allHeaders()
      expect([referer, cookie].join(" ")).not.toMatch(/pickup|50\.06|client/)
    }
  })
})

test.describe("any other origin", () => {
  test.use({ expectedErrors: /^request to \w+\.example\.org$|Content Security Policy/ })

  test("is refused by the page's policy, the service's own other ports among them (10.274)", async ({ page }) => {
    await drawTiles(page)
    let reached = 0
    for (const origin of ["https://tiles.example.org", "https://other.example.org", "http://tiles.example.org:8443"])
      await page.route(`${origin}/pixel.svg`, (route) => {
        reached += 1
        return route.fulfill({ contentType: "image/svg+xml", body: tile })
      })
    await showMap(page)
    const loads = (address: string) =>
      page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective), { once: true })
            const picture = new Image()
            picture.addEventListener("load", () => resolve("loaded"))
            picture.src = src
          }),
        address,
      )
    expect(await loads(`${foreignTiles.origin}/1/0/0.svg?key=1`)).toBe("loaded")
    expect(await loads("https://tiles.example.org/pixel.svg")).toBe("img-src")
    expect(await loads("https://other.example.org/pixel.svg")).toBe("img-src")
    expect(await loads("http://tiles.example.org:8443/pixel.svg")).toBe("img-src")
    expect(reached).toBe(0)
  })
})

test.describe("a service that is down", () => {
  test.use({ expectedErrors: /^request to tiles\.example\.org$|Failed to load resource: net::ERR_FAILED \(https:\/\/tiles\.example\.org/ })

  test("leaves points that are chosen on an empty map (18.56, 18.57)", async ({ page }) => {
    await page.route(`${foreignTiles.origin}/**`, (route) => route.abort())
    await showMap(page)
    await page.getByRole("button", { name: "Przybliż mapę" }).click()
    // while the map comes nearer, the first of its markers may be another one from one look to the next
    await expect(async () => {
      const name = (await page.locator(".pickup-map__marker").first().getAttribute("aria-label", { timeout: 1000 })) ?? ""
      await page.locator(`.pickup-map__marker[aria-label="${name}"]`).press("Enter", { timeout: 1000 })
      await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(name, { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  })
})
