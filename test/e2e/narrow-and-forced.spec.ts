import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { addStyle, crowdedBoxes, textSpacing } from "./support/boxes.ts"
import { beyondTheScreen } from "./support/fonts.ts"
import { movedParts, picturesCome, placesOf, unseenControls } from "./support/forced-colours.ts"
import { shareOf } from "./support/share.ts"
import { expect, stir, test, untilLive } from "./support/shop-test.ts"

// WCAG 2.2: 1.4.10 (320 px), 1.4.11, 1.4.12 and 2.4.7, with the colours that a visitor forces on pages

test.use({ viewport: { width: 320, height: 640 } })

const shirt = "/product-pol-535.html"
const mug = "/product-pol-501.html"

async function live(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilLive(page, "product")
}

/** Opens a folded section of a product's page, and brings it into view. */
async function unfold(page: Page, heading: string): Promise<void> {
  const section = page.locator("details.tab", { has: page.getByRole("heading", { level: 2, name: heading, exact: true }) })
  if (!(await section.evaluate((one: HTMLDetailsElement) => one.open))) await section.locator("summary").click()
  await section.scrollIntoViewIfNeeded()
}

/** Puts two products into the basket, as their forms do. */
async function fillBasket(page: Page): Promise<void> {
  for (const product of ["501", "558"])
    await page.request.post("/basketchange.php", { form: { mode: "1", product, size: "uniw", number: "1" }, maxRedirects: 0 })
}

/** Opens a page whose header follows its scripts. */
async function awake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilLive(page, "miniBasket")
}

/** Each part: how a visitor comes to it, and where it is. */
const parts: Readonly<Record<string, readonly [part: string, open: (page: Page) => Promise<unknown>]>> = {
  "answered questions": [
    "#product_questions_list",
    async (page) => {
      await live(page, mug)
      await page.locator(".questions__question").first().click()
    },
  ],
  "the form for a question": [
    "#product_askforproduct",
    async (page) => {
      await live(page, mug)
      await page.getByRole("link", { name: "Zapytaj o produkt" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Wyślij pytanie" }).click()
      await expect(page.getByRole("dialog").getByText("Proszę wypełnić to pole.").first()).toBeVisible()
    },
  ],
  "the size chart": [
    "dialog[open]",
    async (page) => {
      await live(page, shirt)
      await page.getByRole("link", { name: "Tabela rozmiarów" }).click()
      await expect(page.getByRole("dialog", { name: "Tabela rozmiarów" })).toBeVisible()
    },
  ],
  "a parameter explained": [
    "dialog[open]",
    async (page) => {
      await live(page, shirt)
      await unfold(page, "Główne parametry")
      await page.getByRole("link", { name: "Co to znaczy? Gramatura" }).click()
      await expect(page.getByRole("dialog", { name: "Gramatura" })).toBeVisible()
    },
  ],
  "parameters and codes": [
    "#projector_parameters",
    async (page) => {
      await live(page, shirt)
      await unfold(page, "Główne parametry")
    },
  ],
  "documents and safety": [
    "#projector_details_tab",
    async (page) => {
      await live(page, "/product-pol-556.html")
      await unfold(page, "Szczegóły")
    },
  ],
  "the place of delivery": [
    "#shipping_info",
    async (page) => {
      await live(page, mug)
      await expect
        .poll(async () => {
          await stir(page)
          return page.locator("#island_shipping").getAttribute("data-live")
        })
        .toBe("")
      await page.getByRole("link", { name: "Koszty i czas dostawy" }).click()
      await expect.poll(() => page.locator("#shipping_info").evaluate((one) => one.matches(":modal"))).toBe(true)
    },
  ],
  "a rebate code refused": [
    "#rebate_code",
    async (page) => {
      await page.goto(mug)
      await page.getByText("Masz kod rabatowy?").click()
      await page.getByRole("textbox", { name: "Kod rabatowy" }).fill("ZIMA15")
      await page.getByRole("button", { name: "Użyj kodu" }).click()
      await expect(page.locator("#rebate_code_problem")).toBeVisible()
    },
  ],
  "traits of tiles": [
    "#content",
    async (page) => {
      await page.goto("/pol_m_Ceramika-101.html")
      await page.locator(".product__traits").first().scrollIntoViewIfNeeded()
      // it comes with the header's words, and the breadcrumbs make room for it
      await expect(page.locator("#back_button")).toBeVisible()
    },
  ],
  "the viewer of photos": [
    "dialog[open]",
    async (page) => {
      await live(page, shirt)
      await page.locator("#photos_slider").getByRole("link").first().click()
      await expect(page.getByRole("dialog")).toBeVisible()
    },
  ],
  "what buyers say": [
    "#opinions",
    async (page) => {
      await live(page, mug)
      await unfold(page, "Opinie")
    },
  ],
  "the menu": [
    "#menu_navbar",
    async (page) => {
      await awake(page, "/")
      await page.getByRole("button", { name: "Menu" }).first().click()
      await expect(page.locator("#menu_navbar").getByRole("link").first()).toBeVisible()
    },
  ],
  "what a search suggests": [
    "#menu_search",
    async (page) => {
      await awake(page, "/")
      await page.locator("#menu_search_text").click()
      await page.keyboard.type("kub")
      await expect(page.locator(".search_result").getByRole("option").first()).toBeVisible()
    },
  ],
  "the list of the basket": [
    "#top_basket_details",
    async (page) => {
      await fillBasket(page)
      await awake(page, "/")
      await page.locator(".top_basket__sub").focus()
      await expect(page.locator(".top_basket__product")).toHaveCount(2)
    },
  ],
  "filters of a list": [
    "#filters_layer",
    async (page) => {
      await page.goto("/pol_m_Odziez-120.html?filter_sizes=M")
      await page.getByRole("button", { name: /^Filtry/ }).click()
      await untilLive(page, "list")
      // what lies below the button that is always seen is scrolled to
      await addStyle(page, ".filters__send { position: static !important }")
    },
  ],
  "sizes on a tile": [
    "#search",
    async (page) => {
      await page.goto("/pol_m_Odziez-120.html")
      await page.locator("#search > .product").first().getByText("Wybierz rozmiar").click()
      await expect(page.locator("#search > .product").first().getByRole("button", { name: "M", exact: true })).toBeVisible()
      expect(await axeFaults(page, "#search > .product:first-child")).toEqual([])
    },
  ],
  "what is noted at a row of the cart": [
    ".basket__notes",
    async (page) => {
      await fillBasket(page)
      await page.goto("/basketedit.php?mode=1")
      await expect
        .poll(async () => {
          await stir(page)
          return page.locator("#island_rowNotes").getAttribute("data-live")
        })
        .toBe("")
      await page.getByText("Dodaj uwagę").first().click()
      await expect(page.getByRole("textbox", { name: /^Uwaga do produktu/ }).first()).toBeVisible()
    },
  ],
  "favourites and a list with goods": [
    "#content",
    async (page) => {
      for (const product of ["501", "548"]) {
        await page.request.post("/basketchange.php?mode=2", { form: { product }, maxRedirects: 0 })
        await page.request.post("/shoppinglist.php", { form: { operation: "add", product }, maxRedirects: 0 })
      }
      await page.goto("/basketedit.php?mode=2")
      expect(await axeFaults(page, "#content")).toEqual([])
      await page.goto("/shoppinglist.php")
      await page.locator("#content a.slt_lists__nav_link").first().click()
      await expect(page.locator(".slt_lists__remove").first()).toBeVisible()
      expect(await axeFaults(page, "#content")).toEqual([])
    },
  ],
  "the form for a review": [
    "#content",
    async (page) => {
      await page.goto("/product-review.php?product=501")
      await untilLive(page, "review")
      await page.getByRole("radio", { name: "3 gwiazdki" }).check()
      await page.getByRole("button", { name: "Wyślij opinię" }).click()
      await expect(page.getByText("Proszę wypełnić to pole.").first()).toBeVisible()
    },
  ],
}

for (const [name, [part, open]] of shareOf("parts in forced colours", Object.entries(parts), 5)) {
  test(`${name}: whole at 320 px, and as whole in forced colours, with an edge and a focus that are seen`, async ({ page }) => {
    await open(page)
    await addStyle(page, "* { content-visibility: visible !important; transition: none !important; animation: none !important }")
    await picturesCome(page)
    const before = await placesOf(page, part)
    expect(before.length).toBeGreaterThan(1)
    expect.soft(await crowdedBoxes(page), "plain").toEqual([])
    expect.soft(await beyondTheScreen(page), "plain").toEqual([])
    for (const colorScheme of shareOf(name, ["light", "dark"] as const)) {
      await page.emulateMedia({ forcedColors: "active", colorScheme })
      expect.soft(movedParts(before, await placesOf(page, part)), colorScheme).toEqual([])
      expect.soft(await crowdedBoxes(page), colorScheme).toEqual([])
      expect.soft(await unseenControls(page, part), colorScheme).toEqual([])
    }
    await addStyle(page, textSpacing)
    expect.soft(await crowdedBoxes(page), "with text spacing").toEqual([])
    expect.soft(await beyondTheScreen(page), "with text spacing").toEqual([])
  })
}

test("in letters of twice the size no field leaves its form, and signs stand in the middle of their fields", async ({ page }) => {
  await page.goto("/contact.php")
  await page.getByRole("textbox", { name: "Twój e-mail" }).fill("ola@")
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click()
  await expect(page.getByText("Wpisz pełny adres").last()).toBeVisible()
  await addStyle(page, "html { font-size: 200% }")
  const placed = await page.locator("#contact_form .field").evaluateAll((fields) =>
    fields.map((field) => {
      const { right } = field.closest("fieldset")?.getBoundingClientRect() ?? { right: 0 }
      const [box, sign] = ["input, select", ".f-control-feedback"].map((part) => field.querySelector(part)?.getBoundingClientRect())
      return {
        id: field.querySelector("[id]")?.id,
        beyond: Math.max(...[...field.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right)) > right,
        aside: box && sign ? Math.abs(box.top + box.height / 2 - (sign.top + sign.height / 2)) > 2 : false,
      }
    }),
  )
  expect(placed.length).toBeGreaterThan(3)
  expect(placed.filter(({ beyond, aside }) => beyond || aside)).toEqual([])
})

test("in forced colours the thumbnail of the photo that is shown has an outline, and no other", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/product-pol-547.html")
  const outlines = await page
    .locator(".photos__thumb")
    .evaluateAll((all) => all.map((one) => [one.hasAttribute("aria-current"), getComputedStyle(one).outlineStyle]))
  expect(outlines.filter(([isShown]) => isShown)).toHaveLength(1)
  for (const [isShown, outline] of outlines) expect(outline).toBe(isShown ? "solid" : "none")
})

test("planted faults are found: a field without an edge, a control without a ring, a box that forced colours move", async ({ page }) => {
  const [part, open] = parts["the form for a review"] ?? ["", () => Promise.resolve()]
  await open(page)
  const before = await placesOf(page, part)
  await page.emulateMedia({ forcedColors: "active" })
  expect(await unseenControls(page, part)).toEqual([])
  expect(movedParts(before, await placesOf(page, part))).toEqual([])
  await addStyle(
    page,
    `@media (forced-colors: active) {
       #addopinion_name { border: 0 !important }
       #addopinion_email { outline: none !important; margin-top: 40px !important }
     }`,
  )
  const found = await unseenControls(page, part)
  expect(found).toContainEqual(expect.stringMatching(/addopinion_name has no edge/))
  expect(found).toContainEqual(expect.stringMatching(/addopinion_email looks the same with the focus/))
  expect(movedParts(before, await placesOf(page, part))).toContainEqual(expect.stringMatching(/addopinion_email moved/))
})
