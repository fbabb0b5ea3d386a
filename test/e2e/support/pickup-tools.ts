import type { Page } from "playwright/test"
import { expect, stir } from "./shop-test.ts"

/** Waits for the buttons above the list of pickup points that need a script: they come once the shopper stirs. */
export async function showPickupTools(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await stir(page)
      return page.locator("#pickup_tools").isVisible()
    })
    .toBe(true)
}
