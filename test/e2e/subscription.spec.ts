import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { expect, expectAlert, test, untilLive } from "./support/shop-test.ts"

// 570: coffee in three sizes, once or every 7, 14 or 30 days; 572: a box of tea, every 30 days only
const coffee = "/product-pol-570.html?selected_size=250g"
const tea = "/product-pol-572.html"

const add = (page: Page, name: string) => page.getByRole("button", { name }).first().click()
const details = (page: Page) => page.locator("#Basket .basket__details")

for (const { name, viewport } of screensOf("subscription")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a subscription is chosen, priced, bought and seen in the cart (4.56 to 4.62, 17.30)", async ({ page }) => {
      await page.goto(coffee)
      await untilLive(page, "product")
      await expect(page.locator("#projector_form")).toHaveAttribute("data-subscription", "false")
      await expect(page.getByRole("radio", { name: "co 14 dni" })).toBeHidden()
      await page.getByRole("radio", { name: "Subskrypcja" }).check()
      await expect(page.locator("#projector_form")).toHaveAttribute("data-subscription", "true")
      await expect(page.getByRole("radio", { name: "co 14 dni" })).toBeInViewport()
      await expectAlert(page, "Wybierz okres dostawy.", () => add(page, "Zamów subskrypcję"))
      await page.getByRole("radio", { name: "co 14 dni" }).click()
      await expect(page.locator(".projector_subscription__saving")).toHaveText("Oszczędzasz 5,20 zł (-10%)")
      await expect(page.locator("#projector_price_value")).toHaveText("46,80 zł")
      expect(await axeFaults(page)).toEqual([])
      await add(page, "Zamów subskrypcję")
      await expect(page).toHaveURL(/basketedit/)
      await expect(details(page)).toContainText("Subskrypcja: co 14 dni, następna dostawa")
      await expect(page.locator("#Basket span.basket__price").first()).toHaveText("46,80 zł")
      expect(await axeFaults(page)).toEqual([])
    })

    test("the dialog of common periods moves what is in the cart (4.64 to 4.67)", async ({ page }) => {
      await page.goto(`${coffee}&selected_subscription=7`)
      await untilLive(page, "product")
      await add(page, "Zamów subskrypcję")
      await expect(details(page)).toContainText("co 7 dni")
      await page.goto(`/product-pol-570.html?selected_size=500g&selected_subscription=30`)
      await untilLive(page, "product")
      await add(page, "Zamów subskrypcję")
      const dialog = page.getByRole("dialog")
      await expect(dialog).toContainText("W koszyku masz subskrypcję z innym okresem dostawy")
      await expect(dialog.getByRole("radio", { name: "co 7 dni" })).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
      await add(page, "Zamów subskrypcję")
      await dialog.getByRole("radio", { name: "co 30 dni" }).check()
      await dialog.getByRole("button", { name: "Zmień okres i zamów" }).click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(details(page)).toHaveCount(2)
      for (const row of await details(page).all()) await expect(row).toContainText("co 30 dni")
    })
  })
}

test("what is sold by subscription only opens as one and is bought with the keyboard alone (17.7, 17.8)", async ({ page }) => {
  await page.goto(tea)
  // one period is nothing to choose: words, and no pressed button
  await expect(page.locator(".projector_subscription__item")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  await untilLive(page, "product")
  await expect(page.locator("#projector_form")).toHaveAttribute("data-subscription", "only")
  await page.getByRole("radio", { name: "co 30 dni" }).focus()
  await page.keyboard.press("Tab")
  while (!(await page.locator("#projector_button_basket").evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/basketedit/)
  await expect(details(page)).toContainText("co 30 dni")
})

test("the stock of a subscription is told size by size; periods are a radio group for the keyboard, and another size has prices of its own (9.44, 17.23, 17.33)", async ({
  page,
}) => {
  await page.goto("/product-pol-570.html")
  await untilLive(page, "product")
  await page.getByRole("radio", { name: "Subskrypcja" }).check()
  const section = page.getByRole("region", { name: "Sposób zakupu" })
  await expect(section).toContainText("co 14 dni")
  await expect(section).not.toContainText("w magazynie")
  await page.getByRole("radio", { name: "1 kg" }).click()
  await expect(section).toContainText("(12 szt. w magazynie)")
  await page.getByRole("radio", { name: "250 g" }).click()
  await expect(section).toContainText("(64 szt. w magazynie)")

  // periods are a radio group for the keyboard, and another size has prices of its own
  await page.getByRole("radio", { name: "co 7 dni" }).click()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "co 14 dni" })).toBeFocused()
  await expect(page.getByRole("radio", { name: "co 14 dni" })).toBeChecked()
  await page.getByRole("radio", { name: "1 kg", exact: true }).click()
  await expect(page.locator("#projector_price_value")).toHaveText("154,80 zł")
  await expect(page.locator("#projector_subscription_days_hidden")).toHaveValue("14")
})

test.describe("a shop that fails", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test("while rows are moved leaves everything in the cart, and for good is told with what may be missing, and the form can be sent again (17.20, 17.21, 17.22)", async ({
    page,
  }) => {
    await page.goto(`${coffee}&selected_subscription=7`)
    await untilLive(page, "product")
    await add(page, "Zamów subskrypcję")
    await expect(details(page)).toContainText("co 7 dni")
    await page.goto(`/product-pol-570.html?selected_size=500g&selected_subscription=30`)
    await untilLive(page, "product")
    let failures = 1
    await page.route("**/graphql/v1/**", (route) => {
      const isAdd = route.request().postData()?.includes("addProductsToBasket") === true
      if (!isAdd || failures === 0) return route.continue()
      failures -= 1
      return route.abort()
    })
    const order = async () => {
      await add(page, "Zamów subskrypcję")
      await page.getByRole("dialog").getByRole("radio", { name: "co 30 dni" }).check()
      await page.getByRole("button", { name: "Zmień okres i zamów" }).click()
    }
    // what was taken out is put back, and that comes about
    await order()
    await expect(page.locator(".projector_subscription__error")).toHaveText(
      "Nie udało się zmienić okresu dostawy w koszyku. Spróbuj ponownie.",
    )
    const cart = await page.request.get("/basketedit.php?mode=1")
    expect(await cart.text()).toMatch(/co\s7\sdni/)
    await page.reload()
    await untilLive(page, "product")

    failures = Number.POSITIVE_INFINITY
    await order()
    await expect(page.locator(".projector_subscription__error")).toHaveText(
      "Nie udało się zmienić okresu dostawy. Sprawdź koszyk, bo może w nim brakować: Kawa ziarnista Ranek.",
    )
    expect(await axeFaults(page)).toEqual([])
    await add(page, "Zamów subskrypcję")
    await expect(page).toHaveURL(/basketedit/)
    await expect(details(page)).toContainText("co 30 dni")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a subscription without its period comes back with the reason and what was typed; a period is a link, and the form posts it (17.14, 17.32)", async ({
    page,
  }) => {
    await page.goto(coffee)
    await page.getByRole("radio", { name: "Subskrypcja" }).check()
    await page.locator("#projector_number").fill("3")
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#alert")).toHaveText("Wybierz okres dostawy.")
    await expect(page.locator("#projector_number")).toHaveValue("3")
    await page.goto(coffee)
    await expect(page.getByRole("link", { name: "co 14 dni" })).toBeHidden()
    await page.getByRole("radio", { name: "Subskrypcja" }).check()
    await page.getByRole("link", { name: "co 14 dni" }).click()
    await expect(page).toHaveURL(/selected_size=250g&selected_subscription=14/)
    await page.locator("#projector_button_basket").click()
    await expect(details(page)).toContainText("co 14 dni")
  })
})
