import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

/** A vase that is sold out. */
const vase = "/product-pol-512.html"
/** A shirt of which some sizes are sold out. */
const shirt = "/product-pol-535.html"

const tell = (page: Page) => page.getByRole("dialog", { name: "Powiadom mnie o\u00A0dostępności produktu" })
const email = (page: Page) => tell(page).getByLabel("Twój adres e-mail")
const link = (page: Page) => page.locator("#projector_form").getByRole("link", { name: "Powiadom mnie o\u00A0dostępności produktu" })
const submit = (page: Page) => tell(page).getByRole("button", { name: "Powiadom mnie" })

async function openTell(page: Page, address = vase): Promise<void> {
  await page.goto(address)
  await untilLive(page, "product")
  await link(page).click()
  await expect(tell(page)).toBeVisible()
  await expect(page.locator("#island_notify")).toHaveAttribute("data-live", "")
}

for (const { name, viewport } of screensOf("asking")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("what is sold out can be waited for: faults are told at the field, success in a toast (8.82, 8.85, 10.98, 10.200)", async ({
      page,
    }) => {
      await openTell(page)
      await submit(page).click()
      await expect(email(page)).toHaveAccessibleDescription("Proszę wypełnić to pole.")
      await expect(email(page)).toBeFocused()
      await email(page).fill("jan@")
      await expect(email(page)).toHaveAccessibleDescription("Niepoprawny adres email")
      expect(await axeFaults(page)).toEqual([])
      await email(page).fill("jan@kowalski.com")
      await page.keyboard.press("Enter")
      await expect(tell(page)).toBeHidden()
      await expect(page.getByRole("status").filter({ hasText: "Produkt został poprawnie dodany do powiadomień" })).toBeVisible()
      await expect(link(page)).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
    })
  })
}

test("its code is fetched when it is opened, and no earlier; the title says that it was stopped while it is open (10.205, 10.1093)", async ({
  page,
}) => {
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(vase)
  await untilLive(page, "product")
  await untilLive(page, "miniBasket")
  expect(scripts.filter((path) => /asking/.test(path))).toEqual([])
  await link(page).click()
  await expect(page.locator("#island_notify")).toHaveAttribute("data-live", "")
  expect(scripts.filter((path) => /asking/.test(path) && path.endsWith(".js")).length).toBeGreaterThan(0)
  await submit(page).click()
  await expect(page).toHaveTitle(/^Błąd: /)
  await page.keyboard.press("Escape")
  await expect(page).not.toHaveTitle(/^Błąd: /)
})

test("the size that is chosen is the one to wait for, whenever it was chosen (10.200)", async ({ page }) => {
  await page.goto(shirt)
  await untilLive(page, "product")
  const soldOut = page.getByRole("radio", { name: /\(wyprzedane\)/ })
  const [first, second] = [soldOut.first(), soldOut.last()]
  for (const size of [first, second]) {
    await size.click()
    await link(page).click()
    const id = await page.locator("#projector_size_hidden").inputValue()
    if ((await soldOut.count()) > 1) await expect(tell(page).getByLabel("Rozmiar")).toHaveValue(id)
    else await expect(tell(page).locator("[name=size]")).toHaveValue(id)
    await page.keyboard.press("Escape")
  }
})

test.describe("where the shop's answer breaks off", () => {
  test.use({ expectedErrors: /ERR_FAILED|ask to be notified|NetworkFailure/ })

  test("what the shop refuses is said in the form, and a shop that does not answer too (8.65, 8.84)", async ({ page }) => {
    const answers = ['{"status":"error","errdesc":"limit"}', null]
    await page.route("**/ajax/projector.php?action=set_product_observed*", (route) => {
      const body = answers.shift()
      return body === null || body === undefined ? route.abort() : route.fulfill({ body, contentType: "text/html" })
    })
    await openTell(page)
    await email(page).fill("jan@kowalski.com")
    await submit(page).click()
    await expect(tell(page).getByRole("alert")).toHaveText(
      "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych",
    )
    await submit(page).click()
    await expect(tell(page).getByRole("alert")).toContainText("Wystąpił błąd połączenia")
    await expect(email(page)).toHaveValue("jan@kowalski.com")
  })
})

test("a signed-in client finds the own address (10.200)", async ({ page }) => {
  const form = { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" }
  await page.request.post("/signin.php", { form, maxRedirects: 0 })
  await openTell(page)
  await expect(email(page)).toHaveValue("anna@example.com")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a refused request comes back with what was typed, a good one is told once (10.203)", async ({ page }) => {
    await page.goto(vase)
    await link(page).click()
    await email(page).fill("jan@")
    await submit(page).click()
    await expect(page).toHaveTitle(/^Błąd: /)
    await expect(email(page)).toHaveValue("jan@")
    await expect(email(page)).toHaveAccessibleDescription("Niepoprawny adres email")
    await email(page).fill("jan@kowalski.com")
    await submit(page).click()
    await expect(page.locator(".notice-line")).toHaveText("Produkt został poprawnie dodany do powiadomień")
    await page.reload()
    await expect(page.locator(".notice-line")).toHaveCount(0)
  })
})
