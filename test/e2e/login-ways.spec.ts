import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { expect, test } from "./support/shop-test.ts"

const link = (page: Page) => page.getByRole("link", { name: "Zaloguj się przez Konto demo" })

/** Presses at the demo service, whose page is the shop's own and says so. */
async function pressThere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Zaloguj się do sklepu/)
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Imię").fill("Kalina")
  await page.getByLabel("Nazwisko").fill("Wrona")
  await page.getByRole("button", { name: "Dalej do sklepu" }).click()
}

test("a client registers by a service and signs in by it again, without scripts too; an address that has an account asks for the password, and the last way in stays (7.52, 10.791 to 10.798, 11.565, 11.566, 11.569)", async ({
  page,
  browser,
  baseURL,
}, { retry }) => {
  // the same shop is tried again
  const email = `kalina.${retry}@example.org`
  await page.goto("/signin.php")
  await link(page).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Nie teraz" }).click()
  await expect(page.getByRole("alert").first()).toContainText("zostało przerwane")
  await expect(page.getByLabel("Hasło")).toBeVisible()
  // the demo shop's own client: nobody is joined with her by an address
  await link(page).click()
  await pressThere(page, "anna@example.com")
  await expect(page.getByRole("heading", { name: "Jeszcze jeden krok" })).toBeVisible()
  await expect(page.getByLabel("Login lub e-mail")).toHaveValue("anna@example.com")
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Nie łącz" }).click()
  await link(page).click()
  // the service knows who pressed last
  await expect(page.getByLabel("E-mail")).toHaveValue("anna@example.com")
  await pressThere(page, email)
  await expect(page).toHaveURL(/\/client-new\.php\?register/)
  for (const [id, value] of [
    ["client_firstname", "Kalina"],
    ["client_lastname", "Wrona"],
    ["client_email", email],
  ] as const)
    await expect(page.locator(`#${id}`)).toHaveValue(value)
  const typed = {
    client_phone: "512345678",
    client_street: "Portowa",
    client_street_number: "7",
    client_zipcode: "84-150",
    client_city: "Hel",
  }
  for (const [id, value] of Object.entries(typed)) await page.locator(`#${id}`).fill(value)
  await page.locator("#terms_agree").check()
  await page.getByRole("button", { name: "Załóż konto" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Twoje konto: Kalina Wrona")

  const plain = await (
    await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
  ).newPage()
  await plain.goto("/login.php?operation=logout", { waitUntil: "commit" })
  await plain.goto("/signin.php?return=%2Fbasketedit.php%3Fmode%3D2")
  await link(plain).click()
  await plain.getByRole("button", { name: "Dalej do sklepu" }).click()
  await expect(plain).toHaveURL(/basketedit\.php\?mode=2/)
  await plain.goto("/login.php?section=connections")
  await expect(plain.locator(".login-ways__facts")).toContainText(email)
  await plain.getByRole("link", { name: "Odłącz: Konto demo" }).click()
  await plain.getByRole("button", { name: "Odłącz: Konto demo" }).click()
  await expect(plain.getByRole("alert")).toHaveText(/jedyny sposób/)
  await expect(plain.locator(".login-ways__facts")).toContainText("Połączone")
  await page.context().clearCookies()
  await page.context().addCookies((await plain.context().storageState()).cookies)
  await page.goto("/login.php?section=connections&disconnect=demo")
  expect(await axeFaults(page)).toEqual([])
  await plain.context().close()
})
