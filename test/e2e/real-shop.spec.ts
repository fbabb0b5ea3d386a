import type { Page } from "playwright/test"
import { platformShop } from "../../fixtures/platform-shop/platform-shop.ts"
import { stopServer } from "../../adapters/node/stop-server.ts"
import { openListener } from "../support/server/open-listener.ts"
import { axeFaults } from "./support/axe.ts"
import { expectStill, watchShifts } from "./support/shifts.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"
import { startShopServer } from "./support/shop-server.ts"

/** Uses our pages in front of the second shop. */
async function inFrontOf(page: Page, theme: "current" | "older", use: (origin: string) => Promise<void>): Promise<void> {
  const shop = await openListener(platformShop({ theme }))
  const front = await startShopServer({ environment: { SHOP_ORIGIN: shop.origin } })
  try {
    await use(front.origin)
    await page.goto("about:blank")
  } finally {
    await front.stop()
    await stopServer(shop.server)
  }
}

/** From the home page over menu and list to the product in the cart. */
async function toCart(
  page: Page,
  origin: string,
  looked: () => Promise<void> = async () => undefined,
  onList: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(`${origin}/`)
  await looked()
  await page.locator('a.nav-link[href^="/pol_m_Ogrod-"]').first().click()
  await expect(page).toHaveURL(/pol_m_Ogrod/)
  await looked()
  await onList()
  await page.locator('#search a.product__name[href^="/product-pol-201"], #search a[href^="/product-pol-201"]').last().click()
  await expect(page.locator("h1")).toContainText("Sekator")
  await looked()
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/basketedit/)
  await looked()
}

/** From the choice of payment and delivery to the number of the order, on the shop's own pages. */
async function toOrder(page: Page, next = "a.summary__button"): Promise<void> {
  await expect(page).toHaveURL(/order1\.php/)
  await page.waitForLoadState()
  await page.locator(next).click()
  await expect(page).toHaveURL(/order2\.php/)
  await page.locator('[name="order2_terms_conditions"]').check()
  await page.locator('[name="order2_cancel"]').check()
  await page.locator("input.order2_button_order").click()
  await expect(page.locator("#prepaid_order_number")).toHaveText(/^7\d{5}$/)
}

const signIn = async (page: Page, login: string, password: string): Promise<void> => {
  await page.locator("#user_login").fill(login)
  await page.locator("#user_pass").fill(password)
  await page.locator(".signin_button").click()
}

/** A heart is pressed and one taken off, one product compared, without leaving the list; the header counts them. */
async function keepOnList(page: Page): Promise<void> {
  const at = page.url()
  const heart = (id: number) => page.locator(`form[action="/basketchange.php?mode=2"]:has([name="product"][value="${id}"]) button`)
  await heart(201).click()
  await expect(page.locator("header .wishes_count .badge")).toHaveText("1")
  await heart(202).click()
  await expect(page.locator("header .wishes_count .badge")).toHaveText("2")
  await heart(202).click()
  await expect(page.locator("header .wishes_count .badge")).toHaveText("1")
  await page.locator('#search .product:has([href^="/product-pol-202"]) a.product__compare_item').click()
  await expect(page.locator("header #menu_compare_product .badge")).toHaveText("1")
  expect(page.url()).toBe(at)
  await page.reload()
  await expect(page.locator("header .wishes_count .badge")).toHaveText("1")
  await expect(heart(201)).toHaveClass(/--added/)
  await page.locator("header .wishes_count").click()
  await expect(page.locator(".basket_name")).toContainText("Sekator")
  await page.goBack()
}

/** The data of a client, on the shop's own page. */
async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="client_${name}"]`).fill(value)
  await page.locator('[name="terms_agree"]').check()
  await page.locator("#submit_clientnew_form").click()
}

const signedIn = (page: Page) => page.locator('header a[href*="operation=logout"]')

/** By the link of our sign-in to the shop's own page; what is wrong stays filled in, and who is registered is signed in on our pages. */
async function register(page: Page, origin: string, person: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${origin}/signin.php`)
  await page.locator("a.signin-form_register2").click()
  await page.locator('[name="repeat_password"]').fill("Bialystok7")
  const typed = { ...person, login: "jan77", password: "Bialystok77" }
  await fillIn(page, typed)
  await expect(page.locator(".menu_messages_warning_sub")).toContainText("Hasła różnią się.")
  await expect(page.locator('[name="client_city"]')).toHaveValue("Białystok")
  await page.locator('[name="repeat_password"]').fill("Bialystok77")
  await fillIn(page, typed)
  await expect(page).toHaveURL(/login\.php/)
  await page.goto(`${origin}/`)
  await expect(signedIn(page)).toHaveCount(1)
}

/** A product for points is put into the cart, where it costs points. */
async function buyForPoints(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/product-pol-220`)
  await page.locator('[name="for_points"][value="true"]').check()
  await page.locator("#projector_button_basket").click()
  await expect(page.locator(".basket__sum")).toHaveText("290 pkt.")
  await expect(page.locator(".basketedit_summary__row.--points")).toContainText("Płacisz punktami")
}

test("in front of the current theme a guest orders with scripts: hearts on the list, quantity and code in our cart, the order on the shop's own pages, which run their scripts, and one registers there (10.1001, 10.1004, 10.1006, 10.1007, 10.1009, 10.1070, 10.1071, 10.1072)", async ({
  page,
}) => {
  await inFrontOf(page, "current", async (origin) => {
    await toCart(
      page,
      origin,
      async () => expect(await axeFaults(page)).toEqual([]),
      async () => keepOnList(page),
    )
    await untilLive(page, "cart")
    await page.locator(".quantity__add").click()
    await expect(page.locator(".basketedit_total_summary strong")).toContainText("192,90")
    await page.locator("#rebate_code summary").click()
    await page.locator("#rebate_code_field").fill("ZIMA99")
    await page.locator(".rebate__form .btn").click()
    await expect(page.locator(".notice-line")).toHaveText("Podany kod jest nieprawidłowy.")
    await page.locator("#rebate_code summary").click()
    await page.locator("#rebate_code_field").fill("WIOSNA10")
    await page.locator(".rebate__form .btn").click()
    await expect(page.locator(".rebate__active p")).toContainText("WIOSNA10")
    await expect(page.locator(".basket__sum")).toContainText("160,20")
    await page.locator("#basket_go_next").click()
    await expect(page).toHaveURL(/onceorder/)
    expect(await axeFaults(page)).toEqual([])
    await page.locator("a.signin-form_once").click()
    const person = { firstname: "Jan", lastname: "Łąkowski", phone: "600700800", email: "jan@klient.example" }
    const typed = { ...person, street: "Polna", street_number: "3", zipcode: "15-001", city: "Białystok" }
    await fillIn(page, typed)
    await toOrder(page)
    await page.goto(`${origin}/basketedit.php`)
    await expect(page).toHaveURL(/basket_empty/)
    await register(page, origin, typed)
  })
})

test("in front of the older theme a client orders with scripts, in euro and to Germany, signs in by our form, sees the order in the shop's account, buys for points and loses the session (3.54, 7.55, 10.173, 10.1004, 10.1008, 10.1032, 10.1034, 10.1074, 11.471)", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await inFrontOf(page, "older", async (origin) => {
    await toCart(page, origin, async () => expect(await axeFaults(page)).toEqual([]))
    await page.locator("#menu_settings .open_trigger").click()
    await page.locator("#menu_settings_curr").selectOption("EUR")
    await page.locator("#menu_settings_country").selectOption({ label: "Niemcy" })
    await page.locator("#settings .btn.--solid").click()
    await expect(page.locator(".basket__sum")).toContainText("€")
    await expect(page).toHaveURL(/basketedit/)
    await expect(page.locator("#menu_settings_country option[selected]")).toHaveText("Niemcy")
    await page.locator("#basket_go_next").click()
    await signIn(page, "ewa", "Jablonka77")
    await toOrder(page)
    await page.goto(`${origin}/client-orders.php`)
    await expect(page.locator("#content")).toContainText("700001")
    await buyForPoints(page, origin)
    // the session is lost while the cart stands there
    await untilLive(page, "cart")
    await page.context().clearCookies()
    await page.locator(".quantity__add").click()
    await expect(page).toHaveURL(/basket_empty/)
    await expect(signedIn(page)).toHaveCount(0)
    // of a language that there is not nothing is set
    await page.goto(`${origin}/pol_m_Ogrod-10.html?lang=ger`)
    await expect(page.locator("html")).toHaveAttribute("lang", "pl")
    await expect(page.locator("h1")).toHaveText("Ogród")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })
  test("in front of the older theme a wholesaler forgets the size, takes a row out, puts it in and orders (10.1004, 10.1007, 10.1033)", async ({
    page,
  }) => {
    await inFrontOf(page, "older", async (origin) => {
      await page.goto(`${origin}/product-pol-208`)
      await page.locator("#projector_form [name=number]").fill("3")
      await page.locator("#projector_button_basket").click()
      await expect(page.locator(".notice-line")).toHaveText("Proszę wybrać rozmiar")
      await expect(page.locator("#projector_form [name=number]")).toHaveValue("3")
      await toCart(page, origin)
      await page.locator(".basket__remove").click()
      await expect(page).toHaveURL(/basket_empty/)
      await toCart(page, origin)
      await page.locator("#basket_go_next").click()
      await signIn(page, "hurt", "Hurtownia77")
      await toOrder(page, ".order__form button")
    })
  })
})

const placesOf = async (page: Page) =>
  Promise.all(["h1", "#list_count", "#menu_categories"].map((place) => page.locator(place).boundingBox()))

test("a page of a list that nobody has read shows its heading and orders before the shop has told a price, and the prices when it has, or none, without moving a thing, with scripts and without (10.1063, 10.1064)", async ({
  page,
  browser,
}) => {
  // a product of second pages: no other page of ours asks what it costs
  const only = /\b225\b/
  let held = Promise.withResolvers<Response | null>()
  const own = platformShop({ theme: "current" })
  const shop = await openListener(async (request) => {
    const isHeld = request.method === "POST" && only.test(await request.clone().text())
    return (isHeld ? await held.promise : null) ?? own(request)
  })
  const front = await startShopServer({ environment: { SHOP_ORIGIN: shop.origin } })
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
  const shiftsOf = await watchShifts(page)
  const visits = [
    [page, "/", "/pol_m_Dom-20.html?counter=1", "Dom", null],
    [await withoutScripts.newPage(), "/main-eng.html", "/eng_m_category-20.html?counter=1", "Home", null],
    [page, "/", "/firm-pol-2-Laka-Las.html?counter=1", "Łąka & Las", new Response(null, { status: 500 })],
  ] as const
  try {
    for (const [visitor, home, list, heading, answer] of visits) {
      await visitor.goto(front.origin + home)
      held = Promise.withResolvers()
      await visitor.goto(front.origin + list, { waitUntil: "commit" })
      await expect(visitor.locator("h1")).toHaveText(heading)
      await expect(visitor.locator("#list_count")).toBeVisible()
      await expect(visitor.locator("#search")).toHaveCount(0)
      const before = await placesOf(visitor)
      held.resolve(answer)
      const tile = visitor.locator("#search .product", { has: visitor.locator('[href*="-225-"]') })
      await expect(tile.locator(".product__name")).toBeVisible()
      await expect(tile.locator(".price")).toHaveText(answer === null ? ["12,90 zł"] : [])
      await visitor.waitForLoadState()
      expect(await placesOf(visitor)).toEqual(before)
    }
    expectStill(await shiftsOf(), "the list")
    await page.goto("about:blank")
  } finally {
    held.resolve(null)
    await withoutScripts.close()
    await front.stop()
    await stopServer(shop.server)
  }
})
