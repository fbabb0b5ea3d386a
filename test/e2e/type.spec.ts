import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright/test"
import { expect, test } from "./support/shop-test.ts"
import { shareOf } from "./support/share.ts"
import { expectStill, watchShifts } from "./support/shifts.ts"

const fontFiles = "**/assets/newsreader-*.woff2"
const polish = [
  "/",
  "/pol_m_Ceramika-101.html",
  "/product-pol-535.html",
  "/product-eng-547.html",
  "/basketedit.php",
  "/pl/content/terms.html",
]
const english = [
  "/main-eng.html",
  "/eng_m_Ceramics-101.html",
  "/product-eng-535.html",
  "/product-eng-547.html",
  "/basketedit.php?lang=eng",
  "/en/content/terms.html",
]

/** What stands in where a machine has no font of Times' family: many have DejaVu alone. The file has no letter that English has not. */
const dejavu = createRequire(import.meta.url).resolve("@fontsource/dejavu-serif/files/dejavu-serif-latin-400-normal.woff2")

/** Serves the page's styles as a change makes them. */
const restyle = (page: Page, change: (sheet: string) => string) =>
  page.route("**/*.css", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

/** Plays a machine with DejaVu and nothing else; returns what makes it ready when the page is there. */
async function dressInDejavu(page: Page, change: (sheet: string) => string = (sheet) => sheet): Promise<() => Promise<void>> {
  await page.route("**/stand-in.woff2", (route) => route.fulfill({ contentType: "font/woff2", body: readFileSync(dejavu) }))
  await restyle(page, (sheet) =>
    change(sheet)
      .replaceAll(/local\("DejaVu Serif"\)|local\(DejaVu Serif\)/g, 'url("/stand-in.woff2")')
      .replaceAll(/local\([^)]*\)/g, 'local("on no machine")'),
  )
  return () => page.evaluate(() => document.fonts.load('1em "Newsreader by DejaVu"').then(() => undefined))
}

/** Machines that differ in what stands in until the type has come: what makes its stand-in ready, and pages that it can be set in. */
const machines = {
  "the machine's own fonts": { prepare: async () => null, pages: polish },
  "DejaVu alone": { prepare: (page: Page) => dressInDejavu(page), pages: english },
}

/** Whether the machine has one of the fonts whose measures the shop knows: what else stands in is as wide as it is. */
const hasStandIn = (page: Page) =>
  page.evaluate(async () => {
    const loads = ["Times", "Noto", "DejaVu"].map((font) => document.fonts.load(`1em "Newsreader by ${font}"`))
    const faces = await Promise.allSettled(loads)
    return faces.some((face) => face.status === "fulfilled" && face.value.length > 0)
  })

/** Holds the type back until it is let go. */
async function holdType(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route(fontFiles, async (route) => {
    await held
    await route.fallback()
  })
  return resolve
}

/** Whether headings are set in the type. */
const isThere = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family.replaceAll('"', "") === "Newsreader" && status === "loaded"))

for (const [machine, { prepare, pages }] of Object.entries(machines))
  test(`nothing moves on any screen when the type comes late, with ${machine}`, async ({ context }) => {
    test.slow()
    for (const address of shareOf(`pages with ${machine}`, pages, 3))
      for (const width of shareOf(`type with ${machine}, ${address}`, [390, 820, 1440])) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        const standIn = await prepare(page)
        const letGo = await holdType(page)
        const shifts = await watchShifts(page)
        const asked = page.waitForRequest(fontFiles)
        await page.goto(address)
        await asked
        await expect(page.locator("h1").first()).toBeVisible()
        expect(await isThere(page)).toBe(false)
        // a file that plays a font of the machine comes after the page, as no such font does: what that moves is not the type's doing
        await standIn?.()
        const before = standIn === null ? { moved: 0, told: [] } : await shifts()
        letGo()
        await expect.poll(() => isThere(page)).toBe(true)
        const { moved, told } = await shifts()
        // what the web calls good holds with any font
        const most = (await hasStandIn(page)) ? 0.01 : 0.1
        expectStill({ moved: moved - before.moved, told: told.slice(before.told.length) }, `${address} at ${width} px`, expect, most)
        await page.close()
      }
  })

test("a stand-in without the type's measures would move a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1000 })
  const standIn = await dressInDejavu(page, (sheet) => sheet.replaceAll(/(?:ascent-override|descent-override|size-adjust):[^;}]+/g, ""))
  const letGo = await holdType(page)
  const shifts = await watchShifts(page)
  const asked = page.waitForRequest(fontFiles)
  await page.goto("/product-pol-535.html")
  await asked
  await standIn()
  const before = await shifts()
  letGo()
  await expect.poll(() => isThere(page)).toBe(true)
  expect((await shifts()).moved - before.moved).toBeGreaterThan(0.01)
})

test("the type has every letter of Polish and its neighbours, and headings, wordmark and prices are set in it", async ({ page }) => {
  await page.goto("/product-pol-535.html")
  await expect.poll(() => isThere(page)).toBe(true)
  await expect(page.locator("html")).toHaveAttribute("data-typeface", "own")
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument")
  const fontsOf = async (selector: string) => {
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId })
    return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? "" : ", the machine's"}`)
  }
  for (const selector of [".wordmark__name", ".projector_prices__price"]) await expect.poll(() => fontsOf(selector)).toEqual(["Newsreader"])
  const letters = "Zażółć gęślą jaźń ĄĆĘŁŃÓŚŹŻ „cudzysłów” – — … 0123456789 ÄÖÜßæøåéèêçñ čďěňřšťůžľĺŕ ăâîșț ğış őű đ ķļņģ €×−"
  await page.locator("h1").evaluate((heading, text) => (heading.textContent = text), letters)
  await expect.poll(() => fontsOf("h1")).toEqual(["Newsreader"])
  expect(await fontsOf("p")).not.toContain("Newsreader")
})

test("the type is one file of at most 45 kB, kept for good under the name of its content", async ({ page, request }) => {
  const files: string[] = []
  page.on("request", (asked) => {
    if (asked.resourceType() === "font") files.push(asked.url())
  })
  await page.goto("/")
  await expect.poll(() => isThere(page)).toBe(true)
  await page.goto("/product-pol-501.html")
  await expect.poll(() => isThere(page)).toBe(true)
  expect(new Set(files).size).toBe(1)
  const reply = await request.get(files[0] ?? "")
  expect(reply.headers()).toMatchObject({ "content-type": "font/woff2", "cache-control": "public, max-age=31536000, immutable" })
  expect((await reply.body()).byteLength).toBeLessThanOrEqual(45_000)
})

test("on a shopper's first page the type waits until the first picture has come, on the next ones it comes with the page", async ({
  page,
}) => {
  const askedAt = () =>
    page.evaluate(() => {
      const found = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))
      const [navigation] = performance.getEntriesByType("navigation")
      if (!(navigation instanceof PerformanceNavigationTiming) || found === undefined) return null
      return { type: found.startTime, loaded: navigation.loadEventStart }
    })
  await page.goto("/product-pol-501.html")
  await expect.poll(() => isThere(page)).toBe(true)
  const first = await askedAt()
  expect(first?.type).toBeGreaterThanOrEqual(first?.loaded ?? Number.NaN)
  await page.locator(".wordmark").first().click()
  await expect(page).toHaveURL("/")
  await expect.poll(() => isThere(page)).toBe(true)
  const next = await askedAt()
  expect(next?.type).toBeLessThan(next?.loaded ?? Number.NaN)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the type comes with the page", async ({ page }) => {
    const asked = page.waitForRequest(fontFiles)
    await page.goto("/product-pol-501.html")
    await asked
  })
})

test.describe("the type does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test("every heading stays readable in what stands in, and nothing moves", async ({ page }) => {
    await page.route(fontFiles, (route) => route.abort("failed"))
    const shifts = await watchShifts(page)
    const failed = page.waitForEvent("requestfailed", (asked) => asked.resourceType() === "font")
    await page.goto("/product-pol-535.html")
    await failed
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await isThere(page)).toBe(false)
    expectStill(await shifts(), "the product page")
  })
})
