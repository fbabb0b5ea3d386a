import type { Page } from "playwright/test"

/** Reads the same page in the other language, as a shopper does: by the menu of settings and the link in it. */
export async function switchLanguage(page: Page): Promise<void> {
  await page.locator("#menu_settings .open_trigger").click()
  await page.getByRole("link", { name: /^(?:In English|Po polsku)$/ }).click()
}
