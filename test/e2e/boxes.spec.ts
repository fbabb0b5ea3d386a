import type { Page } from "playwright/test"
import { addStyle, crowdedBoxes, textSpacing } from "./support/boxes.ts"
import { beyondTheScreen, dejavu, dressIn, ownFont, untilDressed, widestFont } from "./support/fonts.ts"
import { lengthenShop } from "./support/long-shop.ts"
import { shareOf } from "./support/share.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, test as shopTest, untilLive } from "./support/shop-test.ts"

/** In front of a shop whose names have a word of 50 letters and whose prices have ten digits. */
const test = shopTest.extend<object, object>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({ prepare: lengthenShop })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
})

// the menu of small screens slides away when a screen is made small

type Code = "pol" | "eng"

const put = (page: Page, code: Code, product: string, more: Readonly<Record<string, string>>) =>
  page.request.post(`/basketchange.php?lang=${code}`, { form: { product, ...more }, maxRedirects: 0 })

async function openCart(page: Page, code: Code): Promise<void> {
  await put(page, code, "501", { number: "9" })
  await put(page, code, "535", { size: "XXL" })
  await put(page, code, "518", { number: "2,5" })
  await put(page, code, "548", {})
  await put(page, code, "570", { size: "250g" })
  await page.goto(`/basketedit.php?mode=1&lang=${code}`)
  await untilLive(page, "cart")
}

async function signIn(page: Page, code: Code): Promise<void> {
  await page.request.post("/signin.php", { form: { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" } })
  await page.goto(`/login.php?lang=${code}`)
}

const at = (address: (code: Code) => string) => (page: Page, code: Code) => page.goto(address(code))

const pages: Readonly<Record<string, (page: Page, code: Code) => Promise<unknown>>> = {
  home: at((code) => `/main-${code}.html`),
  category: at((code) => `/${code}_m_x-101.html`),
  "sub-category": at((code) => `/${code}_m_x-110.html`),
  product: at((code) => `/product-${code}-501.html`),
  "product with sizes": at((code) => `/product-${code}-535.html`),
  "product with many sizes": at((code) => `/product-${code}-540.html`),
  "reduced product": at((code) => `/product-${code}-531.html`),
  "product with versions": at((code) => `/product-${code}-548.html`),
  "sold-out product": at((code) => `/product-${code}-512.html`),
  "product by subscription only": at((code) => `/product-${code}-572.html`),
  "price by phone": at((code) => `/product-${code}-555.html`),
  "added to the basket": async (page, code) => {
    await page.goto(`/product-${code}-501.html`)
    await put(page, code, "501", {})
    await page.goto(`/product-${code}-501.html`)
  },
  cart: openCart,
  "cart on its way to free delivery": async (page, code) => {
    await put(page, code, "501", {})
    await page.goto(`/basketedit.php?mode=1&lang=${code}`)
    await untilLive(page, "cart")
  },
  "empty cart": at((code) => `/return.php?status=basket_empty&lang=${code}`),
  "sign-in": at((code) => `/signin.php?lang=${code}`),
  account: signIn,
  contact: at((code) => `/contact-${code}.html`),
  "page of text": at((code) => `/${code === "pol" ? "pl" : "en"}/content/terms.html`),
  // every other kind of product, and the pages around it
  "versions as rows": at((code) => `/product-${code}-529.html`),
  "product in glazes": at((code) => `/product-${code}-507.html`),
  bundle: at((code) => `/product-${code}-506.html`),
  collection: at((code) => `/product-${code}-525.html`),
  "configured blind": at((code) => `/product-${code}-554.html`),
  "configured table top": at((code) => `/product-${code}-557.html`),
  "product by subscription or once": at((code) => `/product-${code}-570.html`),
  "service with dates": at((code) => `/product-${code}-575.html`),
  "virtual product": at((code) => `/product-${code}-574.html`),
  "product by weight": at((code) => `/product-${code}-546.html`),
  "product by the metre": at((code) => `/product-${code}-518.html`),
  multipack: at((code) => `/product-${code}-542.html`),
  "product with listed quantities": at((code) => `/product-${code}-543.html`),
  "product for points": async (page, code) => {
    await signIn(page, code)
    await page.goto(`/product-${code}-577.html`)
  },
  "product with a deposit": at((code) => `/product-${code}-569.html`),
  "product with an advance": at((code) => `/product-${code}-556.html`),
  producer: at((code) => `/firm-${code}-11.html`),
  "what was searched for": at((code) => `/search.php?text=kubek&lang=${code}`),
  "seen before": at((code) => `/last-seen.php?products=501.506.554.575&lang=${code}`),
  payments: at((code) => `/payments-${code}-501.html`),
  stores: at((code) => `/stores-${code}-535.html`),
  "pickup points": at((code) => `/pickup-sites.php?pickup_text=warszawa&product=501&lang=${code}`),
  "form for a review": at((code) => `/product-review.php?product=501&lang=${code}`),
}

/** The narrowest screen is looked at in every run, of the others one in turn. */
const narrowest = 320

/** What a page is walked in: one in turn, and all in a deep run. */
const dresses = [
  { code: "pol", font: ownFont, wider: [390, 820, 1440] },
  { code: "eng", font: ownFont, wider: [390, 820, 1440] },
  { code: "pol", font: dejavu, wider: [1440] },
  { code: "pol", font: widestFont, wider: [390, 820, 1440] },
] as const

/** Looks at a page in each width, plain and with text spacing. */
async function judge(page: Page, where: string, at: readonly number[]): Promise<void> {
  // as it is once it is scrolled to: what is not yet drawn has a guessed height, and what sticks to the screen's edge covers what is under it
  await addStyle(page, "* { content-visibility: visible !important } .pickupl_submit, .filters__send { position: static !important }")
  for (const spacing of ["", textSpacing]) {
    if (spacing !== "") await addStyle(page, spacing)
    for (const width of at) {
      await page.setViewportSize({ width, height: 800 })
      const when = `${where} at ${width} px${spacing === "" ? "" : " with text spacing"}`
      expect.soft(await crowdedBoxes(page), when).toEqual([])
      expect.soft(await beyondTheScreen(page), when).toEqual([])
    }
  }
}

/** How many of the pages a run looks at: a third. */
const looked = Math.ceil(Object.keys(pages).length / 3)

for (const [name, open] of shareOf("boxes of pages", Object.entries(pages), looked)) {
  test(`${name}: nothing overlaps, is cut off or leaves its panel, with long words, long prices and wide text`, async ({ page }) => {
    for (const { code, font, wider } of shareOf(name, dresses)) {
      await dressIn(page, font)
      await open(page, code)
      await untilDressed(page, font)
      await judge(page, `${code} in ${font.name}`, [narrowest, ...shareOf<number>(`${name} is wider`, wider)])
    }
  })
}

const planted: readonly (readonly [what: string, style: string, found: RegExp])[] = [
  [
    "a total that runs under the stepper, as it did",
    `.basket__block { display: grid !important; grid-template: "photo name remove" "photo price price" "photo quantity sum" / 88px minmax(0, 1fr) auto !important }
     .basket__sum { white-space: nowrap }`,
    /^".* zł" and ".*" overlap$|^div\.basket__.* overlap in div\.basket__block/,
  ],
  ["a name that its box cuts off", ".basket__name { height: 20px; overflow: hidden }", /^"Kubek .* is cut off by div\.basket__item/],
  [
    "an amount that leaves its panel",
    ".basketedit_total_summary strong { margin-right: -60px }",
    / leaves aside\.basketedit_summary_container$/,
  ],
]

test("planted faults are found", async ({ page }) => {
  await openCart(page, "pol")
  await addStyle(page, "* { content-visibility: visible !important }")
  await page.setViewportSize({ width: 320, height: 800 })
  for (const [what, style, found] of planted) {
    expect(await crowdedBoxes(page), `before ${what}`).toEqual([])
    await addStyle(page, style)
    expect(await crowdedBoxes(page), what).toContainEqual(expect.stringMatching(found))
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  }
})
