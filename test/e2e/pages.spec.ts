import { axeFaults } from "./support/axe.ts"
import { beyondTheScreen, dressIn, fonts, untilDressed } from "./support/fonts.ts"
import { shareOf } from "./support/share.ts"
import { expectStill, watchShifts } from "./support/shifts.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const pages = [
  ["home", "/", "/main-eng.html"],
  ["category", "/pol_m_Ceramika-101.html", "/eng_m_Ceramics-101.html"],
  ["product", "/product-pol-501.html", "/product-eng-501.html"],
  ["product with sizes", "/product-pol-535.html", "/product-eng-535.html"],
  ["product with many sizes", "/product-pol-540.html", "/product-eng-540.html"],
  ["reduced product", "/product-pol-531.html", "/product-eng-531.html"],
  ["sold-out product", "/product-pol-512.html", "/product-eng-512.html"],
  ["product by subscription only", "/product-pol-572.html", "/product-eng-572.html"],
  ["price by phone", "/product-pol-555.html", "/product-eng-555.html"],
  ["empty cart", "/basketedit.php", "/basketedit.php?lang=eng"],
  ["sign-in", "/signin.php", "/signin.php?lang=eng"],
  ["terms", "/pl/content/terms.html", "/en/content/terms.html"],
  ["contact", "/contact-pol.html", "/contact-eng.html"],
] as const

// that nothing reaches beyond a small screen in any font is held by boxes.spec.ts, with longer words
for (const [name, polish, english] of shareOf("pages for axe", pages, 5)) {
  test(`${name}: no fault for axe in light and dark, and the second visit works like the first`, async ({ page }) => {
    for (const [address, language] of shareOf(name, [
      [polish, "pl"],
      [english, "en"],
    ] as const)) {
      await page.goto(address)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      expect(await axeFaults(page)).toEqual([])
      await page.goto(address)
      await untilLive(page, "miniBasket")
    }
  })
}

test("what axe would refuse is found: in the light, in the dark alone, and within a part", async ({ page }) => {
  await page.goto("/contact-pol.html")
  await page.evaluate(() => {
    const planted = document.createElement("p")
    planted.id = "planted"
    for (const [name, words] of [
      ["b", "light"],
      ["i", "dark"],
      ["a", ""],
    ] as const) {
      const part = document.createElement(name)
      part.textContent = words
      if (part instanceof HTMLAnchorElement) part.href = "/"
      planted.append(part)
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "#planted b { color: #eee; background: #fff } @media (prefers-color-scheme: dark) { #planted b, #planted i { color: #222; background: #000 } }",
    )
    document.adoptedStyleSheets = [sheet]
    document.querySelector("#content")?.append(planted)
  })
  const found = [/^color-contrast: .*>light</, /^link-name: /, /^dark: color-contrast: (?=.*>light<).*>dark</].map((words) =>
    expect.stringMatching(words),
  )
  expect(await axeFaults(page, undefined, true)).toEqual(found)
  expect(await axeFaults(page, "#planted", true)).toEqual(found)
  expect(await axeFaults(page, "header", true)).toEqual([])
  expect(await page.evaluate(() => matchMedia("(prefers-color-scheme: light)").matches)).toBe(true)
})

test("what was added is said once, has the focus, and no address can claim it", async ({ page }) => {
  await page.goto("/product-pol-501.html?added=uniw")
  await expect(page.locator(".added, .notice-line")).toHaveCount(0)
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/\/basketedit\.php/)
  await expect(page.locator(".notice-line")).toHaveText(/^Dodano do koszyka: Kubek kamionkowy/)
  await expect(page.locator(".notice-line")).toBeFocused()
  await expect(page).toHaveTitle(/^Dodano do koszyka: /)
  expect(await axeFaults(page)).toEqual([])
  await expect(page.locator("#Basket .basket__block.--added")).toHaveCount(1)
  await page.reload()
  await expect(page.locator(".notice-line, #Basket .--added")).toHaveCount(0)
})

test("what reaches beyond the screen is found", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/")
  await page.evaluate(() => {
    const planted = document.createElement("p")
    planted.id = "planted"
    planted.style.width = "330px"
    planted.textContent = "planted"
    document.querySelector("#content")?.append(planted)
  })
  expect(await beyondTheScreen(page)).toContainEqual(expect.stringMatching(/^p#planted reaches from \d+ to 3[3-9]\d$/))
})

test("the shop's name stands whole on a small screen in any font, and a very long one pushes nothing off it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const name = page.locator(".wordmark__name")
  const isWhole = () => name.evaluate((element) => element.scrollWidth <= element.clientWidth)
  for (const font of shareOf("the shop's name", fonts)) {
    await dressIn(page, font)
    await page.goto("/basketedit.php")
    await untilDressed(page, font)
    expect(await isWhole(), `in ${font.name}`).toBe(true)
    await name.evaluate((element) => {
      element.textContent = "Ceramika i szkło Kowalskich z Bolesławca"
    })
    expect(await isWhole()).toBe(false)
    expect(await beyondTheScreen(page), `in ${font.name}`).toEqual([])
  }
})

test("each page names its other language, and that page names it back", async ({ page }) => {
  const addresses = ["/", "/pol_m_Ceramika-101.html", "/product-pol-535.html", "/signin.php", "/basketedit.php", "/pl/content/terms.html"]
  for (const address of shareOf("the other language", addresses, 2)) {
    await page.goto(address)
    for (const [from, to] of [
      ["pl", "en"],
      ["en", "pl"],
    ]) {
      await expect(page.locator("html")).toHaveAttribute("lang", from ?? "")
      await page.goto((await page.locator(`link[rel="alternate"][hreflang="${to}"]`).getAttribute("href")) ?? "")
      await expect(page.locator("html")).toHaveAttribute("lang", to ?? "")
    }
  }
})

test("every link of the first pages leads to a page that is there", async ({ page, request }) => {
  const seen = new Set<string>()
  const addresses = ["/", "/pol_m_Ceramika-101.html", "/product-pol-507.html", "/signin.php", "/pl/content/terms.html"]
  for (const address of shareOf("pages with links", addresses, 2)) {
    await page.goto(address)
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")))
    for (const link of links) if (link.startsWith("http://127.0.0.1")) seen.add(link.replace(/#.*$/, ""))
  }
  const broken: string[] = []
  for (const link of seen) {
    const response = await request.get(link, { maxRedirects: 3 })
    if (response.status() >= 400) broken.push(`${response.status()} ${link}`)
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})

test("the foot of a page says how the shop is paid and by what it sends, and leads to all categories and to parts of the home page (2.102, 10.520)", async ({
  page,
}) => {
  await page.goto("/signin.php")
  const marks = page.locator("footer dl")
  await expect(marks.getByRole("definition")).toHaveText([
    "BLIK",
    "Szybki przelew online",
    "Karta płatnicza",
    "Zwykły przelew",
    "Zapłać za 30 dni",
    "Gotówka lub karta u kuriera",
    "Kurier",
    "Automat lub punkt odbioru",
    "Kurier rowerowy w Krakowie",
    "Odbiór w sklepie",
    "Dostawa z wniesieniem",
    "Kurier międzynarodowy",
  ])
  // words, and no buttons
  await expect(marks.getByRole("definition").first()).toHaveCSS("border-top-width", "0px")
  await page.locator("#footer_shop").getByRole("link", { name: "Kategorie" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Kategorie" })).toBeVisible()
  for (const [name, part] of [
    ["Z czyich rąk", "makers"],
    ["W niższej cenie", "main_hotspot_zone2"],
  ] as const) {
    await page.goto("/signin.php")
    await page.locator("#footer_shop").getByRole("link", { name }).click()
    await expect(page).toHaveURL(new RegExp(`/#${part}$`))
    await expect(page.locator(`#${part}`)).toBeInViewport()
  }
  // a product's page tells more of both beside its button
  await page.goto("/product-pol-501.html")
  await expect(page.locator("footer")).toBeAttached()
  await expect(marks).toHaveCount(0)
})

test.describe("what is not there", () => {
  test.use({ expectedErrors: /404/ })

  test("an unknown address answers 404 and looks like the shop", async ({ page }) => {
    const response = await page.goto("/no-such-page.html")
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nie ma takiej strony")
    await expect(page.locator("#menu_categories")).toBeAttached()
    // and offers something to go on with (2.101)
    await page.getByRole("list", { name: "Wybrane dla domu" }).getByRole("link", { name: "Lampa stołowa Latarnik" }).click()
    await expect(page).toHaveURL(/product-pol-547-/)
  })
})

test.describe("layout", () => {
  test.use({ expectedErrors: /404|net::ERR_FAILED|dynamically imported module/ })

  const small = [
    { width: 412, height: 823 },
    { width: 820, height: 1180 },
  ]
  const short = ["/return.php", "/no-such-page.html", "/basketedit.php", "/signin.php", "/pl/content/terms.html"]

  test("nothing moves on any screen while a page loads and its islands start", async ({ page }) => {
    const shifts = await watchShifts(page)
    for (const address of shareOf("pages that stand still", ["/", "/product-pol-535.html", "/pol_m_Ceramika-101.html", ...short], 4))
      for (const view of shareOf(`nothing moves, ${address}`, [{ width: 1280, height: 720 }, ...small])) {
        await page.setViewportSize(view)
        await page.goto(address)
        await untilLive(page, "miniBasket")
        expectStill(await shifts(), `${address} at ${view.width} px`)
      }
  })

  test("nothing moves on a small screen when the scripts do not come, and the footer opens", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort("failed"))
    const shifts = await watchShifts(page)
    for (const address of shareOf("short pages without scripts", short, 2))
      for (const view of shareOf(`without scripts, ${address}`, small)) {
        await page.setViewportSize(view)
        await page.goto(address)
        await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed")
        expectStill(await shifts(), `${address} at ${view.width} px`)
        await expect(page.locator("#footer_help a").first()).toBeHidden()
        await page.locator("#footer_help summary").click()
        await expect(page.locator("#footer_help a").first()).toBeVisible()
      }
  })

  for (const view of shareOf("the end of the home page", small))
    test(`the end of the home page is not laid out at ${view.width} px before the shopper comes near it`, async ({ page }) => {
      await page.setViewportSize(view)
      await page.addInitScript(() => {
        const near: string[] = []
        Reflect.set(globalThis, "near", near)
        document.addEventListener("contentvisibilityautostatechange", (change) => {
          if (Reflect.get(change, "skipped") === false && change.target instanceof Element) near.push(change.target.id)
        })
      })
      const near = () => page.evaluate(() => String(Reflect.get(globalThis, "near")))
      await page.goto("/")
      await expect.poll(near).toMatch(/^main_hotspot_zone1(?:,categories)?$/)
      await page.locator("#main_hotspot_zone2").scrollIntoViewIfNeeded()
      await expect.poll(near).toContain("main_hotspot_zone2")
    })

  test("a wide page shows what is in its footer without a script", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    await page.goto("/return.php")
    for (const link of await page.locator(".footer__group a").all()) await expect(link).toBeVisible()
    await page.close()
  })
})
