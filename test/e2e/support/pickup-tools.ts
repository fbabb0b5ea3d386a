import { expect, type Page } from "playwright/test"

/** Waits until the buttons above the list of pickup points answer. */
export const untilPickupToolsLive = (page: Page): Promise<void> => expect(page.locator("#pickup_tools")).toHaveAttribute("data-live", "")
