import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright/test"
import { settingAnswer } from "../../cli/shop/settings-answer.ts"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { startShopServer } from "./support/shop-server.ts"
import { expect, stir, test as plain } from "./support/shop-test.ts"

// its own shop and browser are started once
plain.describe.configure({ mode: "default" })

const bars = [
  {
    id: "1",
    text: { pl: "Do niedzieli ceramika o 15% taniej", en: "Ceramics 15% off until Sunday" },
    link: { pl: "/", en: "/" },
    fixed: true,
    colour: "accent",
  },
  { id: "2", text: { pl: "W poniedziałek nie wysyłamy", en: "No parcels on Monday" } },
  { id: "3", text: { pl: "Uwaga na fałszywe wiadomości", en: "Beware of false messages" }, fixed: true, colour: "signal" },
  { id: "4", edge: "bottom", text: { pl: "Zwroty do 30 dni", en: "Returns within 30 days" }, fixed: true },
]

/** A shop that announces, has its banners, and lists a script of others, so that it has to ask. */
const test = plain.extend({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await startShopServer({
        prepare: async (dataFolder) => {
          const set = (name: string, typed: string) => settingAnswer({ dataFolder }, name, { is: "set", typed })
          await set("bars", JSON.stringify(bars))
          await set("banners", "freeShipping rebateCode")
          await set("measuring", "vitals")
          await set("tracking", "events")
          await set("gift-wrapping", "9.90")
          await set("outside_scripts", "https://ads.example/tiles.js")
        },
      })
      await use(server)
      await server.stop()
    },
    { scope: "worker" },
  ],
  // once it is agreed to
  expectedErrors: /request to ads\.example/,
})

/** Their server, and what was asked of it. */
async function serveOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/ads\.example\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "window.others = 'ran'" })
  })
  return asked
}

const refuse = async (page: Page): Promise<void> =>
  page.context().addCookies([{ name: "iai_cookie", value: '{"analytics":false,"marketing":false}', url: page.url() }])

/** Where the parts of a page stand in the window, in whole pixels. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".bars__item")].map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect()
        return [bar.id, { top: Math.round(top), fromBottom: Math.round(innerHeight - bottom), isMarked: bar.classList.contains("--fixed") }]
      }),
    ),
  )

test.describe("fixed bars stick and cover no focus (2.26, 19.22, 19.23, 19.53)", () => {
  for (const width of shareOf("fixed bars", [390, 1440]))
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto("/")
      await refuse(page)
      await page.goto("/")
      await stir(page)
      const [first, second, third] = [page.locator("#bar1"), page.locator("#bar2"), page.locator("#bar3")]
      await expect(third).toHaveCSS("position", "sticky")
      const before = await boxes(page)
      expect([before["bar1"]?.top, before["bar1"]?.isMarked, before["bar4"]?.fromBottom]).toEqual([0, false, 0])
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(async () => (await boxes(page))["bar2"]?.top).toBeLessThan(-500)
      const after = await boxes(page)
      const height = Math.round((await first.boundingBox())?.height ?? 0)
      expect([after["bar1"]?.top, after["bar3"]?.top, after["bar4"]?.fromBottom]).toEqual([0, height, 0])
      await expect(second).not.toBeInViewport()
      // what has the focus stands below them
      const link = page.locator("main a.product__name").nth(1)
      await link.evaluate((element) => element.scrollIntoView({ block: "start" }))
      const shown = await link.boundingBox()
      expect(shown?.y).toBeGreaterThanOrEqual(height + Math.round((await third.boundingBox())?.height ?? 0))
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect.poll(async () => (await boxes(page))["bar4"]?.fromBottom).toBe(0)
    })
})

test("a bar that was closed is in no frame of the pages that come after (10.401, 19.21)", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, "seenBars", seen)
    const look = () => {
      for (const bar of document.querySelectorAll<HTMLElement>(".bars__item"))
        if (bar.offsetHeight > 0 && !seen.includes(bar.id)) seen.push(bar.id)
      requestAnimationFrame(look)
    }
    look()
  })
  const seen = () => page.evaluate<readonly string[]>(() => Reflect.get(window, "seenBars"))
  await page.goto("/")
  await stir(page)
  await page.getByRole("button", { name: /Zamknij komunikat: Do niedzieli/ }).click()
  await expect(page.locator("#bar1")).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe("")
  for (const path of ["/product-pol-501.html", "/"]) {
    await page.goto(path)
    await stir(page)
    await expect(page.locator("#bar1")).toHaveCount(0)
    await expect.poll(seen).toEqual(["bar2", "bar3", "bar4"])
  }
})

test("the question is the first of the page for the keyboard, nothing of others runs before it is answered, and one key refuses (10.403, 10.404)", async ({
  page,
  shop,
}) => {
  const asked = await serveOthers(page)
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.locator("#ckdsclmrshtdwn_v2")).toBeFocused()
  await expect(page.locator("a.rejectAll")).toBeVisible()
  for (const path of ["/pol_m_Ceramika-101.html", "/product-pol-501.html"]) {
    await page.goto(path)
    await stir(page)
    await expect(page.locator('a[href="#acceptAll"]')).toBeVisible()
  }
  const refusing = page.getByRole("button", { name: "Tylko niezbędne", exact: true })
  await refusing.focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("#ck_dsclr_v2")).toHaveCount(0)
  await page.goto("/")
  await stir(page)
  await expect(page.locator(".bars_top")).toBeVisible()
  await expect(page.locator("#ck_dsclr_v2")).toHaveCount(0)
  expect(asked).toEqual([])
  const { value } = (await page.context().cookies()).find(({ name }) => name === "iai_cookie") ?? {}
  expect(JSON.parse(decodeURIComponent(value ?? ""))).toEqual({ analytics: false, marketing: false })

  // and it is asked for again from the foot of the page, and then agreed to
  await page.getByRole("button", { name: "Ustawienia plików cookie" }).click()
  await expect(page.locator("#ck_dsclr_v2")).toBeVisible()
  await stir(page)
  await page.getByText("Potwierdzam wszystkie", { exact: true }).click()
  await expect(page.locator("#ck_dsclr_v2")).toHaveCount(0)
  await stir(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "others"))).toBe("ran")
  expect(asked).toEqual(["https://ads.example/tiles.js"])

  // only now, when it is left, a page tells how it did (10.410)
  const kept = () => readFile(join(shop.dataFolder, "measures/vitals.jsonl"), "utf8").catch(() => "")
  expect(await kept()).toBe("")
  await page.goto("/product-pol-501.html")
  await expect.poll(async () => (await kept()).split("\n")[0]).toMatch(/^\{"day":"[\d-]+","page":"home","vitals":\{"ttfb":\d+,.*"lcp":\d+/)

  // and what is done is told to scripts of others, also by what comes without a page (10.900, 10.903)
  const told = () => page.evaluate(() => (Reflect.get(window, "dataLayer") ?? []).map(({ event }: { readonly event: string }) => event))
  await expect.poll(told).toEqual(["view_item"])
  await page.goto("/pol_m_Ceramika-101.html")
  const isLive = async () => {
    await stir(page)
    return page.locator("#filters_layer").getAttribute("data-live")
  }
  await expect.poll(isLive).toBe("")
  await page.locator("#list_more").click()
  await expect.poll(told).toEqual(["view_item_list", "view_item_list"])
})

test("the banner of free delivery follows the basket, and is gone for the day once it is closed; a row is wrapped as a gift (4.35, 4.36, 4.82)", async ({
  page,
}) => {
  await page.goto("/product-pol-501.html")
  await page.locator("#projector_button_basket").click()
  await page.waitForURL(/basketedit/)
  const banner = page.locator("#freeShipping")
  await expect(banner).toContainText(/Do darmowej dostawy brakuje 181,00\szł/)
  await stir(page)
  await page
    .getByRole("button", { name: /^Więcej/ })
    .first()
    .click()
  await expect(banner.locator(".freeShipping__val")).toHaveText(/112,00\szł/)
  // a row is wrapped as a gift by a press of a key, its price is in the sum, and a second press takes it back (4.82)
  const total = page.locator(".basketedit_total_summary strong").first()
  const [plain, wrapped] = [/^152,90\szł/, /^162,80\szł/]
  await expect(total).toHaveText(plain)
  await page.getByRole("button", { name: /^Zapakuj na prezent/ }).press("Enter")
  await expect(total).toHaveText(wrapped)
  await page.reload()
  await expect(total).toHaveText(wrapped)
  await page.getByRole("button", { name: /^Nie pakuj/ }).press("Enter")
  await expect(total).toHaveText(plain)
  await banner.getByRole("button", { name: "Zamknij na dzisiaj" }).click()
  await expect(banner).toHaveCount(0)
  await page.goto("/product-pol-501.html")
  await expect(page.locator(".bars_top")).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("refusing, closing a banner and hiding bars are forms and links (10.401, 10.402, 10.404)", async ({ page }) => {
    await page.goto("/product-pol-501.html")
    await page.getByRole("button", { name: "Tylko niezbędne", exact: true }).click()
    await expect(page).toHaveURL(/\/product-pol-501/)
    await expect(page.locator("#ck_dsclr_v2")).toHaveCount(0)
    await page.locator("#projector_button_basket").click()
    await page.waitForURL(/basketedit/)
    await page.getByRole("button", { name: "Zamknij na dzisiaj" }).click()
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#freeShipping")).toHaveCount(0)
    await page.locator("#bar1 .bars__close").click()
    await expect(page.locator("#bar1")).toBeHidden()
  })
})

test.describe("nothing of it is wider than the page, above the bar that buys, or wrong for axe (10.553)", () => {
  const views = [
    [320, "/", { colorScheme: "light" }],
    [390, "/product-pol-501.html", { colorScheme: "dark" }],
    [1440, "/", { colorScheme: "light" }],
    [1440, "/", { colorScheme: "dark", forcedColors: "active" }],
  ] as const
  for (const [width, path, colours] of shareOf("bars and notice", views, 2))
    test(`at ${width} px in ${JSON.stringify(colours)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia(colours)
      await page.goto(path)
      await stir(page)
      await page.locator("#ck_dsclr_v2 summary").click()
      const covered = await page.evaluate(() => {
        const [notice, bar] = ["#ck_dsclr_v2", ".buybar"].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
        return notice === undefined || bar === undefined || bar.height === 0 ? 0 : Math.max(0, notice.bottom - bar.top)
      })
      expect(covered).toBe(0)
      await expect(page.locator("a.rejectAll")).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      // which colours are forced axe does not know of the rest of the page
      expect(await axeFaults(page, "forcedColors" in colours ? "#ck_dsclr_v2, .bars_top" : undefined)).toEqual([])
    })
})
