import { orderingPerson } from "../support/shop/ordering.ts"
import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

test.use({ viewport: { width: 390, height: 800 } })

/** A picture of one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64")

test("a message goes with its file once the wrong one is out, leaving asks for less, and days are chosen by the keyboard (10.671, 10.681, 10.682, 10.959, 13.22, 13.23, 13.25)", async ({
  page,
}) => {
  await page.goto("/contact.php")
  expect(await axeFaults(page)).toEqual([])
  await page.locator("#contact_message").fill("Kubek jest pęknięty.")
  await page.locator("#contact_name").fill("Jan Kowalski")
  await page.locator("#contact_email").fill("jan@kowalski.com")
  await untilLive(page, "contact")
  const files = page.locator("#contact_files")
  await files.setInputFiles({ name: "kubek.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") })
  await expect(page.locator("#contact_files_message")).toContainText("kubek.exe")
  await expect(files).toHaveValue("")
  expect(await axeFaults(page)).toEqual([])
  await files.setInputFiles({ name: "kubek.png", mimeType: "image/png", buffer: pixel })
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/contact.php"))
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click()
  expect((await sent).headers()["accept"]).toBe("application/json")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wiadomość wysłana")

  await page.goto("/newsletter.php")
  // before any script runs the choice hides what is for adding
  await page.getByRole("radio", { name: "Wypisać się" }).check()
  await expect(page.locator("#mailing_consent")).toBeHidden()
  await untilLive(page, "newsletter")
  await expect(page.locator("#mailing_consent")).toBeHidden()
  expect(await axeFaults(page)).toEqual([])

  await page.goto("/client-new.php?register")
  await untilLive(page, "client")
  const open = page.getByRole("button", { name: "Wybierz z kalendarza" })
  await open.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Data urodzenia" })
  await expect(dialog.locator(":focus")).toHaveAttribute("aria-current", "true")
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("grid")).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press("PageDown")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page.locator("#birth_date")).toHaveValue(/^\d{4}-02-02$/)
  await expect(open).toBeFocused()

  await page.goto("/product-pol-575-Warsztaty-toczenia-na-kole.html")
  await untilLive(page, "product")
  await page.getByRole("button", { name: "Pokaż w kalendarzu" }).click()
  await expect(page.getByRole("dialog").locator(":focus")).toHaveAttribute("data-calendar-day", /^\d{4}-\d{2}-\d{2}$/)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press("Enter")
  await expect(page.locator("#projector_dates input:checked")).toHaveCount(1)

  await page.request.post("/basketchange.php", { form: { mode: "1", product: "558", size: "uniw", number: "1" } })
  await page.request.post("/client-new.php", { form: orderingPerson })
  await page.goto("/order1.php")
  await untilLive(page, "orderChoice")
  const days = page.locator("#order_day_wniesienie")
  const earliest = await days.inputValue()
  await page.getByRole("button", { name: "Pokaż w kalendarzu" }).press("Enter")
  await expect(page.getByRole("dialog").locator(":focus")).toHaveAttribute("data-calendar-day", earliest)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(days).not.toHaveValue(earliest)
  await expect(page.getByRole("button", { name: "Pokaż w kalendarzu" })).toBeFocused()
})
