import { axeFaults } from "./support/axe.ts"
import { screensOf } from "./support/screens.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

for (const { name, viewport } of screensOf("configurator")) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test("a blind is configured, priced as it is typed, and bought (4.72, 4.73, 12.6)", async ({ page }) => {
      await page.goto("/product-pol-554.html")
      const price = page.locator("#projector_price_value")
      await expect(price).toContainText("444,86")
      await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("1000")
      await page.getByRole("textbox", { name: "Wysokość (mm)" }).fill("1000")
      await expect(page.getByRole("combobox", { name: "Strona łańcuszka" })).toBeVisible()
      await page.getByRole("radio", { name: "sprężyna" }).check({ force: true })
      await expect(page.getByRole("combobox", { name: "Strona łańcuszka" })).toHaveCount(0)
      await expect(price).toContainText("361,15")
      await expect(page.locator(".projector_prices.--refreshing")).toHaveCount(0)
      expect(await axeFaults(page, "#projector_form")).toEqual([])
      await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
      await expect(page).toHaveURL(/basketedit/)
      await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 1000")
      await expect(page.locator("#Basket")).toContainText("361,15")
    })
  })
}

test("a value out of its bounds shows the bound when it is left; the address configures the page, and its price stands there (5.59, 16.41)", async ({
  page,
}) => {
  await page.goto("/product-pol-554.html")
  await untilLive(page, "product")
  const width = page.getByRole("textbox", { name: "Szerokość (mm)" })
  await width.fill("9000")
  await page.getByRole("textbox", { name: "Wysokość (mm)" }).focus()
  await expect(width).toHaveValue("2400")
  await page.goto("/product-pol-554.html?width=1000&height=1000&drive=spring&fabric=silk")
  await expect(page.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("1000")
  await expect(page.locator("#projector_price_value")).toContainText("361,15")
})

for (const { address, width: name, copy, copied, close } of shareOf("copied link", [
  {
    address: "/product-pol-554.html",
    width: "Szerokość (mm)",
    copy: "Kopiuj link do tej konfiguracji",
    copied: "Skopiowano link do schowka",
    close: "Zamknij komunikat",
  },
  {
    address: "/product-eng-554.html",
    width: "Width (mm)",
    copy: "Copy the link to this configuration",
    copied: "Link copied to clipboard",
    close: "Close the message",
  },
])) {
  test(`"${copy}" puts the link into the clipboard and says so; the link opens the configuration again (8.86)`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto(`${address}#opinions`)
    await untilLive(page, "product")
    const width = page.getByRole("textbox", { name })
    await width.fill("1000")
    await page.getByRole("button", { name: copy }).click()
    const toast = page.getByRole("status").filter({ hasText: copied })
    await expect(toast).toBeVisible()
    expect(await axeFaults(page, ".toasts")).toEqual([])
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain(`${address}?`)
    expect(link).not.toContain("#")
    await toast.getByRole("button", { name: close }).click()
    await expect(toast).toHaveCount(0)
    await page.goto(link)
    await expect(width).toHaveValue("1000")
  })
}

for (const { what, address, across, changed, drawn } of shareOf("drawings", [
  {
    what: "a blind",
    address: "/product-pol-554.html",
    across: { name: "Szerokość (mm)", value: "2400" },
    changed: /2400\smm1600\smm/,
    drawn: { width: "200", height: "133" },
  },
  {
    what: "a table top",
    address: "/product-eng-557.html",
    across: { name: "Length (mm)", value: "2800" },
    changed: /2800\smm700\smm/,
    drawn: { width: "200", height: "50" },
  },
])) {
  test(`the drawing of ${what} follows the measures, and its place is kept before it comes (16.50)`, async ({ page }) => {
    await page.goto(address)
    await untilLive(page, "product")
    const place = page.locator(".configurator__drawing")
    const thing = place.locator("rect")
    await expect(thing).toHaveCount(1)
    const before = await place.boundingBox()
    await page.getByRole("textbox", { name: across.name }).fill(across.value)
    await expect(place).toHaveText(changed)
    await expect(thing).toHaveAttribute("width", drawn.width)
    await expect(thing).toHaveAttribute("height", drawn.height)
    expect(await place.boundingBox()).toEqual(before)
    await page.getByRole("textbox", { name: across.name }).fill("")
    await expect(thing).toHaveCount(0)
    expect(await place.boundingBox()).toEqual(before)
  })
}

test("where a page has no clipboard, the button goes to the link", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.goto("/product-pol-554.html")
  await untilLive(page, "product")
  await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("1000")
  await page.getByRole("button", { name: "Kopiuj link do tej konfiguracji" }).click()
  await expect(page).toHaveURL(/width=1000/)
  await expect(page.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("1000")
})

test("where the shop comes to another price than the formula here, its own is shown and the difference is logged (12.6)", async ({
  page,
}) => {
  await page.route("**/ajax/calculatePrice.php*", async (route) => {
    const answer = await route.fetch()
    const said: unknown = await answer.json()
    await route.fulfill({ response: answer, json: { ...Object(said), worth: "999.00", worth_net: "812.20" } })
  })
  await page.goto("/product-pol-554.html")
  await untilLive(page, "product")
  const logged = page.waitForRequest((request) => decodeURIComponent(request.url()).includes("JSerror=compare prices"))
  await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("1000")
  await expect(page.locator("#projector_price_value")).toContainText("999,00")
  expect(decodeURIComponent((await logged).url())).toContain("the shop says 999.00")
})

test("with the keyboard alone a blind comes into the cart, however soon Enter is pressed", async ({ page }) => {
  await page.goto("/product-pol-554.html")
  await page.getByRole("textbox", { name: "Szerokość (mm)" }).focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("800")
  await page.keyboard.press("Enter")
  await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 800")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the link to this configuration opens it again; Enter in a field buys, and does not ask for the link", async ({ page }) => {
    await page.goto("/product-pol-554.html")
    await page.getByRole("textbox", { name: "Szerokość (mm)" }).fill("800")
    await page.getByRole("button", { name: "Link do tej konfiguracji" }).click()
    await expect(page).toHaveURL(/width=800/)
    await expect(page.getByRole("textbox", { name: "Szerokość (mm)" })).toHaveValue("800")
    await page.getByRole("textbox", { name: "Szerokość (mm)" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#Basket")).toContainText("Szerokość (mm): 800")
  })

  test("a table top is bought by its form; what is wrong is said and nothing typed is lost", async ({ page }) => {
    await page.goto("/product-pol-557.html")
    await page.getByRole("textbox", { name: "Długość (mm)" }).fill("9000")
    await page.getByRole("textbox", { name: "Uwagi dla stolarza" }).fill("słoje wzdłuż")
    await page.getByRole("checkbox", { name: "otwór na kable" }).check()
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#alert")).toHaveText("Długość (mm): najbliższa możliwa wartość to 3000.")
    await expect(page.getByRole("textbox", { name: "Długość (mm)" })).toHaveValue("9000")
    await expect(page.getByRole("textbox", { name: "Uwagi dla stolarza" })).toHaveValue("słoje wzdłuż")
    await expect(page.getByRole("checkbox", { name: "otwór na kable" })).toBeChecked()
    await page.getByRole("textbox", { name: "Długość (mm)" }).fill("2000")
    await page.locator("#projector_button_basket").click()
    await expect(page.locator("#Basket")).toContainText("Długość (mm): 2000")
    await expect(page.locator("#Basket")).toContainText("Uwagi dla stolarza: słoje wzdłuż")
  })
})
