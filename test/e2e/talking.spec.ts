import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

/** A mug about which something was asked. */
const mug = "/product-pol-501.html"
/** A vase about which nobody has asked. */
const vase = "/product-pol-512.html"

const questions = (page: Page) => page.getByRole("region", { name: "Pytania i odpowiedzi" })
const ask = (page: Page) => page.getByRole("dialog", { name: "Zapytaj o produkt" })
const askLink = (page: Page) => questions(page).getByRole("link", { name: "Zapytaj o produkt" })
const email = (page: Page) => ask(page).getByLabel("Twój adres e-mail")
const text = (page: Page) => ask(page).getByLabel("Twoje pytanie")
const send = (page: Page) => ask(page).getByRole("button", { name: "Wyślij pytanie" })
const told = (page: Page) => page.locator(".notice-line")

for (const { name, viewport } of screensOf("talking")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a question is asked: faults at their fields, thanks on the page, and nobody reads it yet (2.70, 5.77, 10.210, 10.211)", async ({
      page,
    }) => {
      await page.goto(vase)
      await untilLive(page, "product")
      await expect(questions(page)).toContainText("Nikt jeszcze o nic nie zapytał.")
      await askLink(page).click()
      await expect(page.locator("#island_question")).toHaveAttribute("data-live", "")
      await send(page).click()
      await expect(email(page)).toBeFocused()
      await expect(email(page)).toHaveAccessibleDescription("Proszę wypełnić to pole.")
      await email(page).fill("jan@kowalski.com")
      await text(page).fill("Hm")
      await expect(text(page)).toHaveAccessibleDescription("Minimalna liczba znaków dla tego pola to 3")
      expect(await axeFaults(page)).toEqual([])
      await text(page).fill("Czy wazon jest szczelny od spodu?")
      await send(page).click()
      await expect(told(page)).toContainText("Dziękujemy za pytanie.")
      await expect(questions(page)).not.toContainText("szczelny")
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("each answer is folded under its question, and the keyboard opens it; the form is left by Escape, the focus goes back, and what was typed stays (2.70, 19.54)", async ({
  page,
}) => {
  await page.goto(mug)
  const first = questions(page).getByRole("group").first()
  await expect(first.getByText(/Nie, kamionka nie reaguje/)).toBeHidden()
  await first.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(first.getByText(/Nie, kamionka nie reaguje/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  // Escape leaves the form
  await untilLive(page, "product")
  await askLink(page).focus()
  await page.keyboard.press("Enter")
  await text(page).fill("Czy kubek")
  await page.keyboard.press("Escape")
  await expect(ask(page)).toBeHidden()
  await expect(askLink(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(text(page)).toHaveValue("Czy kubek")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a refused question comes back to its form with what was typed, a good one is told once (10.203)", async ({ page }) => {
    await page.goto(mug)
    await askLink(page).click()
    await email(page).fill("jan@")
    await text(page).fill("Ile waży?")
    await send(page).click()
    await expect(page).toHaveTitle(/^Błąd: /)
    await expect(page).toHaveURL(/#product_askforproduct$/)
    await expect(email(page)).toHaveAccessibleDescription(/^Podaj|adres/)
    await expect(email(page)).toHaveValue("jan@")
    await expect(text(page)).toHaveValue("Ile waży?")
    expect(await faultsWithoutScripts(page)).toBe(1)
    await email(page).fill("jan@kowalski.com")
    await send(page).click()
    await expect(told(page)).toContainText("Dziękujemy za pytanie.")
    await page.reload()
    await expect(told(page)).toHaveCount(0)
  })
})

/** How many fields are marked: axe needs scripts. */
const faultsWithoutScripts = (page: Page) => ask(page).locator("[aria-invalid]").count()
