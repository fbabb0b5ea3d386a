import type { Page, Request } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, stir, test, untilLive } from "./support/shop-test.ts"

const link = (page: Page) => page.getByRole("link", { name: "Koszty i czas dostawy" })
const dialog = (page: Page) => page.locator("#shipping_info")
const isAbove = (page: Page) => dialog(page).evaluate((shown) => shown.matches(":modal"))

/** Waits until the delivery follows its machine; its script comes when the shopper stirs. */
async function untilDeliveryLive(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await stir(page)
      return page.locator("#island_shipping").getAttribute("data-live")
    })
    .toBe("")
}

for (const { name, viewport } of screensOf("delivery")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("cost and day stand beside the button, the couriers in a dialog that gives the focus back (2.37, 18.19, 18.26)", async ({
      page,
    }) => {
      await page.goto("/product-pol-501.html")
      await untilLive(page, "product")
      await untilDeliveryLive(page)
      const block = page.getByRole("region", { name: "Dostawa" })
      await expect(block).toContainText("od 14,90 zł")
      await expect(block).toContainText("Od 250,00 zł dostawa gratis")
      await expect(page.locator("#projector_delivery_days")).not.toBeEmpty()
      expect(await axeFaults(page)).toEqual([])
      await link(page).focus()
      await page.keyboard.press("Enter")
      await expect.poll(() => isAbove(page)).toBe(true)
      await expect(dialog(page).getByRole("heading", { level: 2 })).toBeFocused()
      await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toContainText("Automat lub punkt odbioru")
      await expect(dialog(page).getByRole("table", { name: "Płatność przy odbiorze" })).toContainText("20,90 zł")
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialog(page)).toBeHidden()
      await expect(link(page)).toBeFocused()
    })
  })
}

test("a page that is left open asks the shop again when its day ends, by itself (18.3, 18.25)", async ({ page }) => {
  await page.clock.install()
  await page.goto("/product-pol-507.html")
  await untilLive(page, "product")
  await untilDeliveryLive(page)
  await expect(page.locator("#projector_delivery_days")).not.toBeEmpty()
  const isAsking = (request: Request) => request.postData()?.includes("ShippingInput") === true
  const answered = page.waitForResponse((response) => isAsking(response.request()))
  let isAsked = false
  page.on("request", (request) => {
    isAsked ||= isAsking(request)
  })
  // each jump ends a timer at most once: at night the words change before the day's deadline, and that is before its end. A jump also ends
  // the time that an answer has, so none follows the question, and each leaves what it began more time to be done
  await expect(async () => {
    if (!isAsked) await page.clock.fastForward("24:00:00")
    expect(isAsked).toBe(true)
  }).toPass({ intervals: [500, 1000, 2000, 4000, 8000] })
  expect((await answered).status()).toBe(200)
  await expect(page.locator("#projector_delivery_days")).not.toBeEmpty()
})

test("the dialog is about the quantity that the form holds now, and the shop is asked once (9.56, 18.10, 18.26)", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.postData()?.includes("ShippingInput") === true) asked.push(request.postData() ?? "")
  })
  await page.goto("/product-pol-507.html")
  await untilLive(page, "product")
  await untilDeliveryLive(page)
  await page.locator("#projector_number").fill("3")
  for (const _ of [1, 2]) {
    await link(page).click()
    await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toContainText("Gratis!")
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
  }
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain("quantity: 3")
})

test("without a size the dialog says what to do first and leads there (5.76)", async ({ page }) => {
  await page.goto("/product-pol-535.html")
  await untilLive(page, "product")
  await untilDeliveryLive(page)
  await link(page).click()
  await expect(dialog(page)).toContainText("Proszę wybrać rozmiar")
  await dialog(page).getByRole("link", { name: "Wybierz rozmiar" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator("#projector_sizes_cont")).toBeFocused()
  await page.getByRole("radio", { name: "M", exact: true }).click()
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked()
  await link(page).click()
  await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toBeVisible()
})

test.describe("when the shop fails", () => {
  test.use({ expectedErrors: /Failed to load resource|503/ })

  test("the dialog says so, and asking again helps (8.57, 18.10)", async ({ page }) => {
    await page.goto("/product-pol-501.html")
    await untilLive(page, "product")
    await untilDeliveryLive(page)
    let isBroken = true
    await page.route("**/graphql/v1/**", (route) => (isBroken ? route.fulfill({ status: 503, body: "" }) : route.continue()))
    await page.locator("#projector_number").fill("2")
    await link(page).click()
    await expect(dialog(page).getByRole("alert")).toContainText("Nie udało się sprawdzić")
    isBroken = false
    await dialog(page).getByRole("button", { name: "Sprawdź ponownie" }).click()
    await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toBeVisible()
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the link leads to the couriers of what the address names (18.26)", async ({ page }) => {
    await page.goto("/product-pol-535.html?selected_size=M&number=2")
    await expect(dialog(page)).toBeHidden()
    await link(page).click()
    await expect(page.getByRole("table", { name: "Płatność przed wysyłką" })).toBeVisible()
    await expect(dialog(page)).toContainText("Aktualnie w naszym magazynie mamy: 12 sztuk.")
  })

  test("what is sold out promises no day, and what is virtual is not delivered (17.31, 18.26)", async ({ page }) => {
    await page.goto("/product-pol-511.html")
    await expect(page.locator("#projector_delivery_days")).toHaveCount(0)
    await expect(page.getByText("Koszt dostawy", { exact: true })).toBeVisible()
    await expect(page.getByText("Przewidywana dostawa", { exact: true }).and(page.locator("dt"))).toHaveCount(0)
    await page.goto("/product-pol-574.html")
    await expect(page.locator("#projector_shipping_dialog")).toHaveCount(0)
  })
})
