import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { beyondTheScreen } from "./support/fonts.ts"
import { unseenControls } from "./support/forced-colours.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const [shirt, mug, jug] = [535, 501, 511]

const compare = (page: Page, product: number) => page.goto(`/settings.php?comparers=add&product=${product}`)

test("hearts, comparison and lists are pressed in place, on a tile and on a product's page in its size, and their pages show that (10.56, 10.420, 10.424, 10.551, 10.552)", async ({
  page,
}) => {
  await page.goto("/pol_m_Ceramika-101.html")
  await untilLive(page, "miniBasket")
  const here = page.url()
  const heart = page.locator(`#search .product[data-product_id="${mug}"] form[action*="mode=2"] button`)
  const marked = page.waitForResponse(/basketchange\.php/)
  await heart.click()
  await marked
  await expect(page.locator("header .wishes_count > span")).toHaveText("1")
  await expect(page.getByText("Dodano do ulubionych.")).toBeAttached()
  await page.locator(`#search .product[data-product_id="${mug}"] a.product__compare_item`).click()
  await expect(page.locator("header #menu_compare_product > span")).toHaveText("1")
  expect(page.url()).toBe(here)
  await page.goto(`/product-pol-${shirt}.html`)
  await untilLive(page, "product")
  await untilLive(page, "miniBasket")
  await page.getByRole("radio", { name: "M", exact: true }).click()
  const observe = page.locator("#projector_button_observe")
  const kept = page.waitForResponse(/basketchange\.php/)
  await observe.click()
  await kept
  await expect(observe).toHaveText(/^Usuń z\sulubionych$/)
  await page.locator("a.projector_buy__shopping_list").click()
  await page.locator("#addToShoppingList button").click()
  await page.locator("#addToShoppingList a").click()
  await expect(page.locator("#content .product__size")).toHaveText("Rozmiar: M")
  // it is renamed where it is shown (10.907), once scripts run; before that the page would come anew, without the focus
  await untilLive(page, "miniBasket")
  await page.getByLabel("Nazwa listy").fill("Na działkę")
  await page.getByRole("button", { name: "Zmień nazwę" }).press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Na działkę")
  await expect(page.getByRole("button", { name: "Zmień nazwę" })).toBeFocused()
  await page.locator(".slt_lists__remove button").click()
  await expect(page.getByText("Na tej liście nie ma jeszcze produktów.")).toBeVisible()
  await page.locator("header .wishes_count").click()
  await expect(page.locator(".product__size").first()).toHaveText("Rozmiar: M")
  await page.locator("#content a.product__name").first().click()
  await expect(page).toHaveURL(/selected_size=M/)
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked()
})

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("a comparison scrolls within itself and keeps the names of its rows; nothing kept is faulty or lost in forced colours (10.177, 10.382)", async ({
    page,
  }) => {
    await page.goto("/basketedit.php?mode=2")
    expect(await axeFaults(page, "#content")).toEqual([])
    for (const product of [mug, shirt, jug]) await compare(page, product)
    await page.goto("/product-compare.php")
    const region = page.getByRole("region", { name: "Porównanie" })
    await region.focus()
    await expect(region).toBeFocused()
    const name = region.getByRole("rowheader", { name: "Cena" })
    const left = async () => (await name.boundingBox())?.x
    const before = await left()
    await region.evaluate((box) => box.scrollBy({ left: 400, behavior: "instant" }))
    expect(await region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200)
    expect(await left()).toBe(before)
    expect(await beyondTheScreen(page)).toEqual([])
    expect(await axeFaults(page, "#content")).toEqual([])
    await page.emulateMedia({ forcedColors: "active" })
    expect(await unseenControls(page, "#content")).toEqual([])
    // a column is folded away and one taken out without loading the page (10.906)
    await untilLive(page, "miniBasket")
    await page.evaluate(() => Reflect.set(window, "stays", true))
    await region.getByRole("link", { name: /^Zwiń/ }).first().press("Enter")
    await expect(region.getByRole("link", { name: /^Rozwiń/ })).toBeFocused()
    await region.getByRole("link", { name: /^Usuń/ }).first().press("Enter")
    await expect(region.getByRole("columnheader")).toHaveCount(3)
    await expect(region.getByRole("link", { name: /^Usuń/ }).first()).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, "stays"))).toBe(true)
    await page.goto("/shoppinglist.php")
    expect(await axeFaults(page, "#content")).toEqual([])
    expect(await beyondTheScreen(page)).toEqual([])
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a product is marked, put into the first list, and that one is shared by its address (10.383, 10.384, 10.421, 10.422)", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(`/product-pol-${shirt}.html?selected_size=M`)
    await page.locator("#projector_button_observe").click()
    await expect(page.locator(".notice-line")).toHaveText("Dodano do ulubionych.")
    await page.locator("a.projector_buy__shopping_list").click()
    await page.locator("#addToShoppingList button").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lista zakupowa")
    await expect(page.locator(".product__size")).toHaveText("Rozmiar: M")
    await page.getByRole("button", { name: "Udostępnij listę" }).click()
    const address = await page.getByLabel("Kto ma ten adres, widzi listę").inputValue()
    const other = await browser.newPage({ javaScriptEnabled: false })
    expect(new URL(address).origin).toBe(baseURL)
    await other.goto(address)
    await expect(other.locator(".product__size")).toHaveText("Rozmiar: M")
    await expect(other.locator("#content form")).toHaveCount(0)
    await other.close()
  })
})
