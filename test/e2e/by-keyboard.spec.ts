import type { Locator, Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

// Configurator, versions, bundle and what is sold by subscription only are bought by keyboard in specs of their own.

/** Goes on by Tab until the control has the focus; a page has fewer stops than this. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  await expect(control).toBeFocused()
}

const radio = (name: string | RegExp) => (page: Page) => page.getByRole("radio", { name })
const field = (id: string) => (page: Page) => page.locator(id)
const menu = (part: string) => (page: Page) => page.getByRole("combobox", { name: new RegExp(`^Rozmiar: ${part}`) })

interface Purchase {
  readonly kind: string
  readonly path: string
  /** what is gone to, and what is pressed there */
  readonly steps: readonly (readonly [(page: Page) => Locator, readonly string[]])[]
  /** what the rows of the cart say */
  readonly rows: readonly (string | RegExp)[]
}

const purchases: readonly Purchase[] = [
  { kind: "a plain product", path: "/product-pol-501.html", steps: [], rows: [/Kubek kamionkowy Poranek/] },
  {
    kind: "one of several sizes",
    path: "/product-pol-535.html",
    steps: [[radio("XS"), ["ArrowRight"]]],
    rows: [/Koszula lniana ze stójką\s*Rozmiar S\d/],
  },
  {
    kind: "goods by the metre",
    path: "/product-pol-518.html",
    steps: [[field("#projector_number"), ["Control+A", "2", ",", "5"]]],
    rows: [/Len zmiękczany/],
  },
  {
    kind: "a quantity of a list",
    path: "/product-pol-543.html",
    steps: [[radio("1"), ["ArrowRight", "ArrowRight"]]],
    rows: [/Świece stołowe/],
  },
  {
    kind: "a step of a multipack",
    path: "/product-pol-542.html",
    steps: [[field("#projector_multipack input >> nth=0"), ["Space", "ArrowDown"]]],
    rows: [/Świeca z wosku pszczelego/],
  },
  {
    kind: "a collection",
    path: "/product-pol-525.html",
    steps: [
      [(page) => page.getByRole("checkbox", { name: /Poszwa/ }), ["Space"]],
      [menu("Poszewka"), ["4"]],
      [menu("Prześcieradło"), ["9"]],
    ],
    rows: [/Poszewka[^]*40 × 40/, /Prześcieradło[^]*90 × 200/],
  },
  {
    kind: "a subscription",
    path: "/product-pol-570.html?selected_size=250g",
    steps: [
      [field("#radioSubscriptionFalse"), ["ArrowDown"]],
      [radio("co 7 dni"), ["ArrowRight"]],
    ],
    rows: [/co 14 dni, następna dostawa/],
  },
  {
    kind: "a place on a date",
    path: "/product-pol-575.html",
    steps: [[radio(/wolne miejsca: 3/), ["Space"]]],
    rows: [/Termin: \d{2}\.\d{2}\.\d{4}/],
  },
  {
    kind: "a virtual product",
    path: "/product-pol-574.html",
    steps: [[radio("100 zł"), ["ArrowRight"]]],
    rows: [/200 zł[^]*dostarczymy e-mailem/],
  },
]

for (const { kind, path, steps, rows } of shareOf("kinds by keyboard", purchases, 4))
  test(`${kind} is bought with the keyboard alone, down to its row (17.30)`, async ({ page }) => {
    await page.goto(path)
    await untilLive(page, "product")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    for (const [control, keys] of steps) {
      await tabTo(page, control(page))
      for (const key of keys) await page.keyboard.press(key)
    }
    await tabTo(page, page.locator("#projector_button_basket"))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#Basket .basket__block.--product")).toContainText([...rows])
    await untilLive(page, "cart")
    const more = page.getByRole("button", { name: /^Więcej: / }).first()
    const quantity = page.locator("#Basket .quantity__input").first()
    const before = await quantity.inputValue()
    await tabTo(page, more)
    await page.keyboard.press("Enter")
    await expect(quantity).not.toHaveValue(before)
    expect(await axeFaults(page, "#Basket")).toEqual([])
  })

test("a client pays with points with the keyboard alone, and takes the row out again (15.65, 15.67)", async ({ page }) => {
  const form = { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" }
  await page.request.post("/signin.php", { form, maxRedirects: 0 })
  await page.goto("/product-pol-578.html")
  await untilLive(page, "product")
  await tabTo(page, page.getByRole("radio", { name: /^pieniędzmi/ }))
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: "punktami: 590 pkt." })).toBeChecked()
  await tabTo(page, page.locator("#projector_button_basket"))
  await page.keyboard.press("Enter")
  await expect(page.locator("#Basket span.basket__sum")).toHaveText("590 pkt.")
  await untilLive(page, "cart")
  await tabTo(page, page.getByRole("button", { name: /^Usuń: / }))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/basket_empty/)
})
