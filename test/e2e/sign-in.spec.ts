import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { switchLanguage } from "./support/switch-language.ts"

test("the sign-in form is sent once however often it is pressed, with what the browser filled in (4.5, 4.6, 19.60)", async ({ page }) => {
  const posts: string[] = []
  await page.goto("/signin.php")
  await untilLive(page, "signIn")
  expect(await axeFaults(page)).toEqual([])
  await page.route("**/signin.php", async (route) => {
    if (route.request().method() === "POST") posts.push(route.request().postData() ?? "")
    await route.continue()
  })
  // as a password manager does it: without a word to the page
  await page.locator("#user_login").evaluate((field) => field instanceof HTMLInputElement && (field.value = "anna@example.com"))
  await page.locator("#user_pass").evaluate((field) => field instanceof HTMLInputElement && (field.value = "Pracownia-Anna-24"))
  await page.locator(".signin_button").dblclick()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Twoje konto: Anna/)
  expect(posts).toEqual(["operation=login&login=anna%40example.com&password=Pracownia-Anna-24"])
})

test("what is typed before and after the form runs is sent, and a refusal has the focus and is tied to both fields (8.74, 10.137)", async ({
  page,
}) => {
  await page.goto("/signin.php")
  await page.getByLabel("Login lub e-mail").fill("anna@example.com")
  await untilLive(page, "signIn")
  await expect(page.getByLabel("Login lub e-mail")).toHaveValue("anna@example.com")
  await page.getByLabel("Hasło").fill("zgaduje")
  await page.keyboard.press("Enter")
  await expect(page.locator("#return_sub_account_badlogin")).toHaveText("Podany login lub hasło nie jest poprawne.")
  await expect(page.locator("#return_sub_account_badlogin h3")).toBeFocused()
  await expect(page).toHaveTitle(/^Błąd: Logowanie/)
  await untilLive(page, "signIn")
  for (const label of ["Login lub e-mail", "Hasło"])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription("Podany login lub hasło nie jest poprawne.")
  await expect(page.getByLabel("Login lub e-mail")).toHaveValue("anna@example.com")
  expect(await axeFaults(page)).toEqual([])
})

test("a field that was left empty is marked and described at itself, with scripts and without; the one sentence stays (10.172, 10.303)", async ({
  page,
  browser,
  baseURL,
}) => {
  const sentence = "Podany login lub hasło nie jest poprawne."
  const own = "Proszę wypełnić to pole."
  await page.goto("/signin.php")
  await untilLive(page, "signIn")
  await page.getByRole("button", { name: "Zaloguj się" }).click()
  await expect(page.locator("#return_sub_account_badlogin")).toHaveText(sentence)
  await untilLive(page, "signIn")
  for (const label of ["Login lub e-mail", "Hasło"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true")
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(`${own} ${sentence}`)
  }
  expect(await axeFaults(page)).toEqual([])

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const still = await plain.newPage()
  await still.goto("/signin.php?lang=eng")
  await still.getByLabel("Login or e-mail").fill("anna@example.com")
  await still.getByRole("button", { name: "Sign in" }).click()
  await expect(still.locator(".f-message")).toHaveText(["Please complete this field"])
  await expect(still.getByLabel("Login or e-mail")).toHaveValue("anna@example.com")
  await plain.close()
})

// the shop's answers are the same (test/contract/shop/sign-in.test.ts): one way in turn
for (const javaScriptEnabled of shareOf("sign-in and scripts", [true, false]))
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("sign-in leads back to where it was started, also in the other language and after a refusal, and says what it joined (10.305)", async ({
      page,
    }) => {
      await page.request.post("/basketchange.php", { form: { product: "501", number: "1" }, maxRedirects: 0 })
      await page.goto("/product-pol-535.html?selected_size=M")
      await page.locator("a.account_link").click()
      await switchLanguage(page)
      await page.getByLabel("Login or e-mail").fill("anna@example.com")
      await page.getByLabel("Password").fill("guessed")
      await page.getByRole("button", { name: "Sign in" }).click()
      await expect(page.locator("#return_sub_account_badlogin")).toBeVisible()
      await page.getByLabel("Password").fill("Pracownia-Anna-24")
      await page.getByRole("button", { name: "Sign in" }).click()
      await expect(page).toHaveURL(/product-pol-535[^?]*\?selected_size=M$/)
      const told = page.getByText("Do Twojego koszyka dołączył 1 produkt sprzed zalogowania.")
      await expect(told).toBeVisible()
      await expect(page.locator("#menu_additional")).toContainText("Wyloguj się")
      // it is told once
      await page.reload()
      await expect(told).toBeHidden()
      await expect(page.locator("#menu_basket > a > span").first()).toHaveText("1")
    })

    test("another page is gone back to the next time, not the first one again", async ({ page }) => {
      for (const before of ["/product-pol-535.html", "/product-pol-501.html", "/basketedit.php"]) {
        await page.goto(before)
        await page.locator("a.account_link").click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logowanie")
      }
      await page.goto("/pol_m_Ceramika-101.html")
      await page.locator("a.account_link").click()
      await page.getByLabel("Login lub e-mail").fill("anna@example.com")
      await page.getByLabel("Hasło").fill("Pracownia-Anna-24")
      await page.getByRole("button", { name: "Zaloguj się" }).click()
      await expect(page).toHaveURL(/pol_m_Ceramika-101\.html$/)
    })

    test("from the home page sign-in ends at the account (10.138)", async ({ page }) => {
      await page.goto("/")
      await page.locator("a.account_link").click()
      await page.getByLabel("Login lub e-mail").fill("anna@example.com")
      await page.getByLabel("Hasło").fill("Pracownia-Anna-24")
      await page.getByRole("button", { name: "Zaloguj się" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Twoje konto: Anna/)
    })
  })

test("a forgotten password is set anew by the link of a mail, and changed in the account (10.590 to 10.592, 10.595, 10.988)", async ({
  page,
  shop,
}) => {
  await page.goto("/signin.php")
  await page.getByRole("link", { name: "Nie pamiętasz hasła?" }).click()
  await page.getByLabel("Login lub e-mail").fill("anna@example.com")
  await page.getByRole("button", { name: "Wyślij link" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sprawdź pocztę")
  expect(await axeFaults(page)).toEqual([])
  const outbox = join(shop.dataFolder, "outbox")
  const link = async () => {
    const files = await readdir(outbox).catch(() => [])
    const texts = await Promise.all(files.filter((name) => name.endsWith("Link.txt")).map((name) => readFile(join(outbox, name), "utf8")))
    return /http:\S+/.exec(texts.at(-1) ?? "")?.[0] ?? ""
  }
  await expect.poll(link).toMatch(/token=/)
  await page.goto(await link())
  await untilLive(page, "password")
  await page.getByLabel("Nowe hasło", { exact: true }).fill("slabe-haslo-bez-wielkiej")
  await page.getByLabel("Powtórz nowe hasło").fill("slabe")
  await page.getByRole("button", { name: "Zmień hasło" }).click()
  await expect(page.getByLabel("Nowe hasło", { exact: true })).toBeFocused()
  await expect(page.getByLabel("Powtórz nowe hasło")).toHaveAccessibleDescription(/nie są takie same/)
  expect(await axeFaults(page)).toEqual([])
  for (const label of ["Nowe hasło", "Powtórz nowe hasło"]) await page.getByLabel(label, { exact: true }).fill("Pracownia-Anna-24")
  await page.getByRole("button", { name: "Zmień hasło" }).click()
  await expect(page).toHaveURL(/\/signin\.php$/)
  await expect(page.getByText("Hasło zostało zmienione. Zaloguj się nowym hasłem.")).toBeVisible()
  await page.getByLabel("Login lub e-mail").fill("anna@example.com")
  await page.getByLabel("Hasło").fill("Pracownia-Anna-24")
  await page.keyboard.press("Enter")
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText(/^Twoje konto: Anna/)
  await page.getByRole("navigation", { name: "Twoje konto" }).getByRole("link", { name: "Logowanie i hasło" }).click()
  const changeTo = async (current: string) => {
    await untilLive(page, "changePassword")
    await page.getByRole("region", { name: "Zmień hasło" }).getByLabel("Obecne hasło").fill(current)
    for (const label of ["Nowe hasło", "Powtórz nowe hasło"]) await page.getByLabel(label, { exact: true }).fill("Pracownia-Anna-24")
    await page.keyboard.press("Enter")
  }
  await changeTo("zgaduje")
  await expect(page.locator("#account_password .form-summary")).toBeFocused()
  await expect(page.locator("#current_password_message")).toHaveText("Obecne hasło nie jest poprawne. Nowe też wpisz jeszcze raz.")
  expect(await axeFaults(page)).toEqual([])
  await changeTo("Pracownia-Anna-24")
  await expect(page.getByText("Hasło zostało zmienione. Wylogowaliśmy Cię na innych urządzeniach.")).toBeVisible()
  await expect(heading).toHaveText("Logowanie i hasło")
})
