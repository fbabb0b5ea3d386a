import type { Page } from "playwright/test"
import { acceptReview } from "../../fixtures/shop/asking/accept-review.ts"
import { waitingReviews } from "../../fixtures/shop/catalogue/reviews-store.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const form = "/product-review.php?product=504"
const stars = (page: Page, count: string) => page.getByRole("radio", { name: count, exact: true })
const text = (page: Page) => page.getByLabel("Opinia", { exact: true })
const name = (page: Page) => page.getByLabel("Podpis")
const email = (page: Page) => page.getByLabel("Twój adres e-mail")
const picture = (page: Page) => page.getByLabel("Zdjęcie (nieobowiązkowe)")
const send = (page: Page) => page.getByRole("button", { name: "Wyślij opinię" })

/** A picture that the shop has, as a photo of a visitor. */
async function photo(page: Page) {
  const address = await page.locator(".review-page__product img").or(page.locator(".photos__photo")).first().getAttribute("src")
  const reply = await page.request.get(address ?? "")
  return { name: "foto.jpg", mimeType: "image/jpeg", buffer: await reply.body() }
}

async function fill(page: Page) {
  await stars(page, "4 gwiazdki").check()
  await text(page).fill("Solidna, równo szkliwiona miska.")
  await name(page).fill("Jan K.")
  await email(page).fill("jan@kowalski.com")
}

for (const { name: screen, viewport } of screensOf("review-form")) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport })

    test("a review is written from the tab: faults at the fields, a wrong file leaves its field, a link asks, a reload loses nothing, thanks at the end (2.90, 5.39 to 5.45, 5.90, 10.271, 10.965, 10.966)", async ({
      page,
    }) => {
      await page.goto("/product-pol-504.html#opinions")
      await page.getByRole("link", { name: "Napisz opinię" }).click()
      await expect(page).toHaveURL(/product-review\.php\?product=504/)
      await untilLive(page, "review")
      expect(await axeFaults(page)).toEqual([])
      await send(page).click()
      await expect(page.getByRole("group", { name: "Ocena" })).toBeFocused()
      await picture(page).setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from("x") })
      await expect(picture(page)).toHaveValue("")
      await expect(picture(page)).toHaveAccessibleDescription(/Nie można wgrać pliku foto\.png/)
      expect(await axeFaults(page)).toEqual([])
      await fill(page)
      await page.getByRole("link", { name: /strona główna/ }).click()
      await page.getByRole("button", { name: "Zostań na stronie" }).click()
      // the picture has to be chosen again: no browser keeps one
      page.once("dialog", (leaving) => void leaving.accept())
      await page.reload()
      await untilLive(page, "review")
      await expect(text(page)).toHaveValue("Solidna, równo szkliwiona miska.")
      await expect(stars(page, "4 gwiazdki")).toBeChecked()
      await picture(page).setInputFiles(await photo(page))
      await expect(picture(page)).toHaveValue(/foto\.jpg$/)
      await send(page).click()
      await expect(page.locator(".notice-line")).toContainText("Twoja opinia o\u00A0produkcie została wysłana, dziękujemy.")
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("an accepted review is on the page with its picture, and in mean, number and the data for machines (2.91, 10.272, 10.273)", async ({
  page,
  shop,
}) => {
  const address = "/product-pol-503.html"
  await page.goto("/product-review.php?product=503")
  await fill(page)
  await picture(page).setInputFiles(await photo(page))
  await send(page).click()
  await expect(page.locator(".notice-line")).toBeVisible()
  const before = await page.locator(".tabs__count").textContent()
  await expect(page.getByText("Solidna, równo szkliwiona miska.")).toHaveCount(0)
  const store = await openShopStore({ dataFolder: shop.dataFolder })
  const mine = (await waitingReviews(store.reader)).findLast(({ productId }) => productId === 503)
  expect(await acceptReview(store, mine?.id ?? 0)).toBe(true)
  await store.close()
  await page.goto(address)
  const count = Number(before) + 1
  await expect(page.locator(".tabs__count")).toHaveText(String(count))
  // what a script element holds is no text of the page
  const forMachines = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(forMachines.join("")).toContain(`"reviewCount":${count}`)
  const shown = page.getByRole("img", { name: "Zdjęcie do opinii: Jan K." })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await axeFaults(page)).toEqual([])
})

test("stars are chosen with the arrow keys, and what was chosen before the code came is kept (10.271)", async ({ page }) => {
  await page.goto(form)
  await stars(page, "1 gwiazdka").focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(stars(page, "3 gwiazdki")).toBeChecked()
  await untilLive(page, "review")
  await expect(stars(page, "3 gwiazdki")).toBeChecked()
  await send(page).click()
  await expect(text(page)).toBeFocused()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a refused review comes back with what was typed, and says that the picture has to be chosen again (10.270)", async ({ page }) => {
    await page.goto(form)
    await fill(page)
    await picture(page).setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>alert(1)</script>") })
    await send(page).click()
    await expect(page).toHaveTitle(/^Błąd: /)
    await expect(stars(page, "4 gwiazdki")).toBeChecked()
    await expect(name(page)).toHaveValue("Jan K.")
    await expect(page.getByText("Zdjęcie trzeba wybrać jeszcze raz.")).toBeVisible()
    await picture(page).setInputFiles(await photo(page))
    await send(page).click()
    await expect(page.locator(".notice-line")).toContainText("Twoja opinia")
  })

  test.describe("with the photo of a camera", () => {
    test.use({ expectedErrors: /413/ })

    test("far too many bytes are answered by a page in words, and back at the form nothing typed is lost (10.281)", async ({ page }) => {
      await page.goto(form)
      await fill(page)
      await picture(page).setInputFiles({ name: "aparat.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(6 * 1024 * 1024, 1) })
      await send(page).click()
      await expect(page.getByRole("heading", { level: 1, name: "To za dużo naraz" })).toBeVisible()
      await expect(page.getByText("to, co jest wpisane, zostaje w formularzu")).toBeVisible()
      await page.goBack()
      await expect(name(page)).toHaveValue("Jan K.")
      await expect(stars(page, "4 gwiazdki")).toBeChecked()
    })
  })
})
