import "../../support/no-colours.ts"
import { test as base, expect, type Page } from "playwright/test"
import { pagesOpened } from "./closing-line.ts"
import { type ShopServer, startShopServer } from "./shop-server.ts"

export { expect }

interface PerTest {
  /** texts of console errors that this test causes on purpose; all others fail it */
  readonly expectedErrors: RegExp | null
  readonly watched: { readonly problems: string[] }
}

interface PerWorker {
  readonly shop: ShopServer
}

/** A test in front of a shop of its own worker. What a page logs as an error, throws, or asks of another host fails the test. */
export const test = base.extend<PerTest, PerWorker>({
  expectedErrors: [null, { option: true }],
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer()
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  watched: [
    async ({ context, expectedErrors }, use, { annotations }) => {
      const problems: string[] = []
      let opened = 0
      context.on("page", (page) => watch(page, problems))
      context.on("request", (request) => {
        if (request.isNavigationRequest() && request.redirectedFrom() === null) opened += 1
      })
      await use({ problems })
      annotations.push({ type: pagesOpened, description: String(opened) })
      expect(problems.filter((problem) => expectedErrors?.test(problem) !== true)).toEqual([])
    },
    { auto: true },
  ],
})

function watch(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => {
    // the browser's own words when one navigation overtakes the transition of another
    if (!/^(?:Transition was|ViewTransition)/.test(error.message)) problems.push(`thrown: ${error.message}`)
  })
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== "127.0.0.1" && hostname !== "localhost" && protocol.startsWith("http")) problems.push(`request to ${hostname}`)
  })
}

/** Waits until a machine of the page runs: from then on its markup answers by script. The header's comes when the shopper stirs. */
export async function untilLive(
  page: Page,
  machine:
    | "miniBasket"
    | "signIn"
    | "password"
    | "changePassword"
    | "accountForm"
    | "orderChoice"
    | "orderReview"
    | "passkeySignIn"
    | "client"
    | "product"
    | "question"
    | "shipping"
    | "review"
    | "contact"
    | "newsletter"
    | "cart"
    | "list",
): Promise<void> {
  const island = page.locator(machine === "list" ? "#filters_layer" : `#island_${machine}`)
  if (machine === "product" || machine === "cart") return expect(island).toHaveAttribute("data-live", "")
  await expect
    .poll(
      async () => {
        await stir(page)
        return island.getAttribute("data-live")
      },
      { intervals: [50, 100, 100, 250] },
    )
    .toBe("")
}

/** Presses, and looks meanwhile for the alert that answers: it goes away by itself, and a press may take a slow machine as long. */
export async function expectAlert(page: Page, words: string, press: () => Promise<void>): Promise<void> {
  await Promise.all([expect(page.locator("#alert")).toHaveText(words), press()])
}

let stirs = 0

/** Moves the pointer a little in a corner where nothing is. */
export async function stir(page: Page): Promise<void> {
  stirs += 1
  await page.mouse.move(1 + (stirs % 2), 1)
}
