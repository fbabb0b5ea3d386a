import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { dejavu, dressIn, untilDressed } from "./support/fonts.ts"
import { screensOf } from "./support/screens.ts"
import { expect, stir, test, untilLive } from "./support/shop-test.ts"

const link = (page: Page) => page.getByRole("link", { name: "Koszty i czas dostawy" })
const dialog = (page: Page) => page.locator("#shipping_info")
const country = (page: Page) => dialog(page).getByLabel("Kraj")
const postcode = (page: Page) => dialog(page).getByLabel("Kod pocztowy")
const apply = (page: Page) => dialog(page).getByRole("button", { name: "Pokaż koszty" })
const restore = (page: Page) => dialog(page).getByRole("button", { name: "Przywróć domyślne miejsce dostawy" })

/** Opens a product's page and, once its delivery follows its machine, the dialog. */
async function openDialog(page: Page, address = "/product-pol-501.html"): Promise<void> {
  await page.goto(address)
  await untilLive(page, "product")
  await expect
    .poll(async () => {
      await stir(page)
      return page.locator("#island_shipping").getAttribute("data-live")
    })
    .toBe("")
  await link(page).focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => dialog(page).evaluate((shown) => shown.matches(":modal"))).toBe(true)
}

for (const { name, viewport } of screensOf("place")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a country and a post code are set and taken back by keyboard alone, and couriers follow (7.67, 18.23, 18.28)", async ({
      page,
    }) => {
      await openDialog(page)
      await expect(dialog(page).getByText("Koszty i czas dla: Polska")).toBeVisible()
      await postcode(page).focus()
      await page.keyboard.type("30001")
      await page.keyboard.press("Enter")
      await expect(dialog(page).getByText("Koszty i czas dla: Polska, 30-001")).toBeVisible()
      await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toContainText("Kurier rowerowy w Krakowie")
      await expect(postcode(page)).toHaveValue("30-001")
      expect(await axeFaults(page)).toEqual([])
      await postcode(page).fill("3")
      await apply(page).press("Enter")
      await expect(dialog(page).getByRole("alert")).toContainText("XX-XXX")
      await expect(postcode(page)).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
      await restore(page).press("Enter")
      await expect(dialog(page).getByText("Koszty i czas dla: Polska", { exact: true })).toBeVisible()
      await expect(country(page)).toBeFocused()
      await expect(restore(page)).toBeHidden()
    })
  })
}

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test("the name of a courier breaks between its words, and in none of them (18.28)", async ({ page }) => {
    await dressIn(page, dejavu)
    await openDialog(page, "/product-pol-538.html?selected_size=39-41")
    await untilDressed(page, dejavu)
    await country(page).selectOption("Niemcy")
    await apply(page).click()
    const name = dialog(page).getByRole("rowheader", { name: /Kurier międzynarodowy/ })
    await expect(name).toBeVisible()
    const lines = await name.evaluate((cell) => {
      const [text] = cell.childNodes
      if (text === undefined) throw new Error("no name")
      return (text.textContent ?? "").split(" ").map((word) => {
        const range = document.createRange()
        range.setStart(text, (text.textContent ?? "").indexOf(word))
        range.setEnd(text, (text.textContent ?? "").indexOf(word) + word.length)
        return [word, range.getClientRects().length]
      })
    })
    expect(lines).toEqual([
      ["Kurier", 1],
      ["międzynarodowy", 1],
    ])
  })
})

test.describe("when the shop fails", () => {
  test.use({ expectedErrors: /Failed to load resource|503/ })

  test("the form says so and works again; costs beside the button are those of the place, on other products too (4.52, 8.57, 18.24, 18.28)", async ({
    page,
  }) => {
    await openDialog(page)
    let isBroken = true
    await page.route("**/graphql/v1/**", (route) => (isBroken ? route.fulfill({ status: 503, body: "" }) : route.continue()))
    await postcode(page).fill("30-001")
    await apply(page).click()
    await expect(dialog(page).getByRole("alert")).toContainText("Wystąpił błąd połączenia")
    isBroken = false
    await apply(page).click()
    await expect(dialog(page).getByText("Koszty i czas dla: Polska, 30-001")).toBeVisible()
    await expect(dialog(page).getByRole("alert")).toHaveCount(0)

    // costs beside the button are those of the place, in the same currency, and another product's page knows it as well
    await country(page).selectOption("Niemcy")
    await apply(page).click()
    await expect(dialog(page).getByText("Koszty i czas dla: Niemcy")).toBeVisible()
    await expect(dialog(page).getByRole("table", { name: "Płatność przed wysyłką" })).toContainText("45,00 zł")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("region", { name: "Dostawa" })).toContainText("45,00 zł")
    await page.goto("/product-pol-507.html")
    await expect(page.getByRole("region", { name: "Dostawa" })).toContainText("45,00 zł")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the form posts, and the page comes back at the dialog with the outcome (11.150, 18.28)", async ({ page }) => {
    await page.goto("/product-pol-535.html?selected_size=M&number=2")
    await link(page).click()
    await postcode(page).fill("9")
    await apply(page).click()
    await expect(page).toHaveURL(/selected_size=M&number=2#shipping_info$/)
    await expect(page).toHaveTitle(/^Błąd: /)
    await expect(dialog(page).getByRole("alert")).toContainText("XX-XXX")
    await expect(postcode(page)).toHaveValue("9")
    await postcode(page).fill("30 001")
    await apply(page).click()
    await expect(dialog(page).getByText("Koszty i czas dla: Polska, 30-001")).toBeVisible()
    await expect(page.getByText("Koszty i czas dostawy są teraz dla miejsca: Polska, 30-001.")).toBeVisible()
    await restore(page).click()
    await expect(dialog(page).getByText("Koszty i czas dla: Polska", { exact: true })).toBeVisible()
    await expect(restore(page)).toHaveCount(0)
  })
})

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("the place of delivery stands right below the one row of a cart, beside its sum (10.440)", async ({ page }) => {
    await page.request.post("/basketchange.php", { form: { product: "507", number: "1" }, maxRedirects: 0 })
    await page.goto("/basketedit.php")
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [rows, summary, place] = [
      await boxOf(".basket__productslist"),
      await boxOf(".basketedit_summary_container"),
      await boxOf("#cart_place"),
    ]
    expect(place.y - rows.y - rows.height).toBeLessThan(100)
    expect(place.y).toBeLessThan(summary.y + summary.height)
    expect(place.x + place.width).toBeLessThan(summary.x)
  })
})
