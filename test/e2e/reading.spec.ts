import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Product 547 has every section and five reviews, the newest of five stars and one of two.
const product = "/product-pol-547.html"

const tabs = (page: Page) => page.getByRole("navigation", { name: "Informacje o produkcie" })
const authors = (page: Page) => page.locator(".opinion__author").allTextContents()
/** How far below the window's upper edge a section begins. */
const topOf = (page: Page, id: string) =>
  page.locator(`.tab:has(#${id})`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
const heightOf = (page: Page, selector: string) => page.locator(selector).evaluate((part) => part.clientHeight)

for (const { name, viewport } of screensOf("reading")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("what there is to read has no fault, and the rating leads to the reviews, which are opened (2.44)", async ({ page }) => {
      await page.goto(product)
      await untilLive(page, "product")
      await page.locator(".product_name__note").click()
      await expect(page.getByRole("heading", { level: 2, name: "Opinie" })).toBeInViewport()
      await expect(page.getByText("Ciepłe światło, stabilna.")).toBeVisible()
      await expect(page).toHaveURL(/#opinions$/)
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("what a phone folds is whole on paper", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product)
  const material = page.locator("#projector_parameters").getByText("mosiądz, żeliwo")
  await expect(material).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(material).toBeVisible()
})

for (const { name, viewport } of screensOf("reading 2")) {
  test.describe(`the film of a product on a ${name}`, () => {
    test.use({ viewport })

    test("nothing of it is loaded before it is played in the browser's own player (2.40, 2.98, 10.280)", async ({ page }) => {
      const asked: string[] = []
      page.on("request", (request) => void (request.url().includes("/video-") && asked.push(request.url())))
      await page.goto(product)
      await untilLive(page, "product")
      const tab = page.locator(".tab[data-tab=projector_video]")
      if (!(await tab.evaluate((section: HTMLDetailsElement) => section.open))) await tab.locator("summary").click()
      const film = page.getByLabel("Lampa Latarnik w świetle dnia i zapalona wieczorem", { exact: true })
      await film.scrollIntoViewIfNeeded()
      await expect(film).toBeVisible()
      await expect(page.getByText("6 sekund, bez dźwięku")).toBeVisible()
      expect(asked).toEqual([])
      // the player rests: it waits for nothing
      await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.networkState)).toBe(1)
      await film.evaluate((player: HTMLVideoElement) => player.play())
      await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.5)
      expect(await film.evaluate((player: HTMLVideoElement) => [player.videoWidth, Math.round(player.duration)])).toEqual([640, 6])
      expect(asked.length).toBeGreaterThan(0)
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("a product without a film has no tab for it (2.40)", async ({ page }) => {
  await page.goto("/product-pol-548.html")
  await expect(tabs(page).getByRole("link", { name: "Gwarancja" })).toBeAttached()
  await expect(tabs(page).getByRole("link", { name: "Wideo" })).toHaveCount(0)
})

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("every section is shown, in its order, its head is no stop of the keyboard, and a tab leads to it, 50 px below the header and the bar of tabs (2.40, 2.42, 2.43, 9.62)", async ({
    page,
  }) => {
    await page.goto(product)
    await untilLive(page, "product")
    const names = ["Opis", "Główne parametry", "Szczegóły", "Wideo", "Gwarancja", "Opinie"]
    await expect(tabs(page).getByRole("link")).toHaveText([...names.slice(0, -1), /^Opinie/])
    await expect(page.locator(".tab__head h2")).toHaveText(names)
    for (const body of await page.locator(".tab__body").all()) await expect(body).toBeVisible()
    await expect(page.locator('.tab__head:not([tabindex="-1"])')).toHaveCount(0)
    await tabs(page).getByRole("link", { name: "Szczegóły" }).click()
    await expect(page).toHaveURL(/#projector_details_tab$/)
    const room =
      50 +
      (await page.locator(".header").evaluate((one) => one.getBoundingClientRect().height)) +
      (await heightOf(page, "#projector_tabs")) +
      2
    await expect.poll(async () => Math.abs((await topOf(page, "projector_details_tab")) - room)).toBeLessThanOrEqual(2)
    await page.goBack()
    await expect(page).toHaveURL(/547\.html$/)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("sections open and close where they are pressed; a link opens its own 50 px below the edge (2.42, 2.43, 4.55)", async ({ page }) => {
    await page.goto(product)
    await untilLive(page, "product")
    const parameters = page.locator("#projector_dictionary")
    const head = page.locator(".tab__head", { hasText: "Główne parametry" })
    await expect(page.locator("#projector_longdescription")).toBeVisible()
    await expect(parameters).toBeHidden()
    await head.click()
    await expect(parameters).toBeVisible()
    await head.press("Enter")
    await expect(parameters).toBeHidden()
    await expect(tabs(page)).toBeHidden()
    // the reviews are long enough for the page to scroll as far
    await page.locator(".product_name__note").click()
    await expect(page.locator("#opinions")).toBeVisible()
    await expect.poll(() => topOf(page, "opinions")).toBe(50)
  })
})

test.describe("whose code does not come", () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /lead-to-tab/ })

  test("a link opens the folded section as the browser does it (2.44)", async ({ page }) => {
    await page.route("**/lead-to-tab-*.js", (route) => route.abort())
    await page.goto(product)
    await untilLive(page, "product")
    await page.locator(".product_name__note").click()
    await expect(page.getByText("Ciepłe światło, stabilna.")).toBeVisible()
  })
})

const widths = [
  [390, false],
  [1440, false],
] as const

for (const [width, javaScriptEnabled] of [[1440, true], ...shareOf("reviews without scripts", widths)] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled })

    test("reviews are sorted, kept by stars and confirmed purchase, and more of them shown (2.48, 10.188)", async ({ page }) => {
      await page.goto(product)
      await page.locator(".product_name__note").click()
      const reviews = page.locator("#opinions")
      expect(await authors(page)).toEqual(["Krzysztof", "Ada", "Maciej B.", "Iwona"])
      await expect(reviews.getByRole("list", { name: "Opinie według ocen" }).getByRole("listitem")).toHaveText([
        /5 na 5: 3 opinie/,
        /4 na 5: 1 opinia/,
        /3 na 5: 0 opinii/,
        /2 na 5: 1 opinia/,
        /1 na 5: 0 opinii/,
      ])
      await reviews.getByRole("link", { name: "Więcej opinii" }).click()
      await expect(page).toHaveURL(/opinions_page=1/)
      await expect.poll(() => authors(page)).toEqual(["Jonas"])
      await expect(reviews.locator(".opinion").first()).toBeVisible()
      await reviews.getByRole("link", { name: "Najgorsze" }).click()
      await expect.poll(() => authors(page)).toEqual(["Maciej B.", "Ada", "Krzysztof", "Iwona"])
      await reviews.getByRole("link", { name: "2 na 5: 1 opinia" }).click()
      await expect.poll(() => authors(page)).toEqual(["Maciej B."])
      await reviews.getByRole("link", { name: "Tylko potwierdzone zakupy" }).click()
      await expect(page).toHaveURL(/opinions_confirmed=1/)
      await expect.poll(() => authors(page)).toEqual(["Maciej B."])
      await reviews.getByRole("link", { name: "Pokaż wszystkie" }).click()
      await expect.poll(() => authors(page)).toEqual(["Maciej B.", "Ada", "Krzysztof", "Iwona"])
    })
  })
}
