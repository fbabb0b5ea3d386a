import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

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
