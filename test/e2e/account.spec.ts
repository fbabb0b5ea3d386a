import { readFile } from "node:fs/promises"
import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const address = { address_street: "Portowa 7", address_zipcode: "84-150", address_city: "Hel", address_phone: "512345678" }

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value)
}

const signIn = (page: Page) =>
  page.request.post("/signin.php", { form: { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" } })

test.use({ viewport: { width: 390, height: 800 } })

test("an account's addresses and data are kept through a second tab and a session that ended, taken along, and signed out everywhere (3.66, 6.13, 7.54, 10.625 to 10.628, 10.632, 10.636, 10.1100, 11.472, 11.473, 11.476)", async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto("/login.php")
  const menu = page.getByRole("navigation", { name: "Twoje konto" })
  await menu.getByRole("link", { name: "Adresy" }).click()
  await page.getByRole("link", { name: "Dodaj adres" }).click()
  await untilLive(page, "accountForm")
  expect(await axeFaults(page)).toEqual([])
  await fill(page, { ...address, address_zipcode: "1" })
  await expect(page.locator("#address_zipcode_message")).toContainText("XX-XXX")
  await fill(page, address)
  await page.getByLabel("Województwo").selectOption("pomorskie")
  await page.getByRole("button", { name: "Zapisz" }).click()
  await expect(page.getByText("Adres jest zapisany.")).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("link", { name: /^Zmień.*Portowa 7/ }).click()
  await untilLive(page, "accountForm")
  const form = page.url()

  // another tab is quicker
  const other = await context.newPage()
  await other.goto(form)
  await untilLive(other, "accountForm")
  await other.getByLabel("Ulica i numer domu").fill("Letnia 1")
  await other.getByRole("button", { name: "Zapisz" }).click()
  await expect(other.getByText("Adres jest zapisany.")).toBeVisible()
  await page.getByLabel("Ulica i numer domu").fill("Zimowa 2")
  // what comes back into the page is still of who has not seen it
  await page.reload()
  await expect(page.getByLabel("Ulica i numer domu")).toHaveValue("Zimowa 2")
  await page.getByRole("button", { name: "Zapisz" }).click()
  await expect(page.getByRole("region", { name: "Zapisana wersja" })).toContainText("Letnia 1")
  await expect(page.getByLabel("Ulica i numer domu")).toHaveValue("Zimowa 2")
  await untilLive(page, "accountForm")
  expect(await axeFaults(page)).toEqual([])
  // and now they have
  await page.reload()
  await expect(page.getByLabel("Ulica i numer domu")).toHaveValue("Zimowa 2")
  await page.getByRole("button", { name: "Zapisz" }).click()
  await expect(page.getByText("Zimowa 2").first()).toBeVisible()
  await page.getByRole("link", { name: /^Usuń adres.*Zimowa 2/ }).click()
  await expect(page.getByRole("button", { name: "Tak, usuń" })).toBeVisible()
  expect(await axeFaults(page, "main")).toEqual([])
  expect((await page.request.get("/login.php?section=addresses&edit=99999")).status()).toBe(404)

  // the session ends while somebody types
  await page.goto("/login.php?section=data")
  await untilLive(page, "accountForm")
  await fill(page, { client_phone: "600700800", client_bank: "PL61 1090 1014 0000 0712 1981 2874" })
  await context.clearCookies()
  await page.getByRole("button", { name: "Zapisz" }).click()
  await expect(page).toHaveURL(/\/signin\.php\?return=/)
  await page.getByLabel("Login lub e-mail").fill("anna@example.com")
  await page.getByLabel("Hasło").fill("Pracownia-Anna-24")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/section=data/)
  await untilLive(page, "accountForm")
  await expect(page.locator("#client_phone")).toHaveValue("600700800")
  await page.getByRole("button", { name: "Zapisz" }).click()
  await expect(page.getByText("Zapisane.")).toBeVisible()
  await expect(page.locator("#client_bank")).toHaveValue("PL61109010140000071219812874")

  await page.goto("/login.php?section=privacy")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Pobierz swoje dane" }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("account.json")
  // the link names the file, whatever is answered
  const told: unknown = JSON.parse(await readFile(await file.path(), "utf8"))
  expect(told).toMatchObject({ account: { login: "anna@example.com" } })
  expect(await axeFaults(page)).toEqual([])
  // on a phone the row of links begins where one is; nowhere does the page begin further down
  const scrolled = () => page.evaluate(() => [scrollY, document.querySelector(".account__menu > ul")?.scrollLeft])
  await page.goto("/login.php?section=security")
  const [down, right] = await scrolled()
  expect([down, right !== 0]).toEqual([0, true])
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.reload()
  expect(await scrolled()).toEqual([0, 0])
  await expect(page.getByRole("listitem").filter({ hasText: "to urządzenie" })).toContainText("Linux")
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(() => sessionStorage.setItem("expchck_left", "1"))
  // what clears it comes once somebody has stirred
  await page.mouse.move(10, 300)
  await untilLive(page, "miniBasket")
  await page.getByRole("button", { name: "Wyloguj wszędzie, tu też" }).click()
  await expect(page.getByRole("link", { name: "Zaloguj się" }).first()).toBeAttached()
  expect(await page.evaluate(() => sessionStorage.getItem("expchck_left"))).toBeNull()
})
