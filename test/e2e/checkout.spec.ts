import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const person = {
  client_firstname: "Zofia",
  client_lastname: "Nowak",
  client_email: "zofia.nowak@example.com",
  client_phone: "512345678",
  client_street: "Portowa",
  client_street_number: "7",
  client_zipcode: "84-150",
  client_city: "Hel",
}

async function fillIn(page: Page): Promise<void> {
  for (const [id, value] of Object.entries(person)) await page.locator(`#${id}`).fill(value)
  await page.locator("#terms_agree").check()
  await page.locator("#submit_clientnew_form").click()
}

async function putIntoBasket(page: Page, language = "pol"): Promise<void> {
  await page.goto(`/product-${language}-501.html`)
  await page.locator("#projector_button_basket").click()
  await expect(page).toHaveURL(/\/basketedit\.php/)
}

const total = (page: Page) => page.locator(".basketedit_total_summary strong")
const numberOf = (page: Page) => page.locator(".order-done__number strong")

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a guest orders by transfer to a pickup point: each step by forms and links, nothing typed twice, an order once, and nobody else's to read (10.16, 10.18, 10.128, 10.170, 10.171, 10.700, 10.702, 10.703, 10.706, 10.710, 10.712, 10.714, 10.978, 11.500, 11.503)", async ({
    page,
    browser,
  }) => {
    await putIntoBasket(page)
    await page.locator("#basket_go_next").click()
    await expect(page).toHaveURL(/operation=onceorder/)
    await page.locator("a.signin-form_once").click()
    await fillIn(page)

    await expect(page).toHaveURL(/\/order1\.php$/)
    await expect(page.locator("#delivery_kurier-1 input")).toBeChecked()
    await page.locator("#dvp_payment").click()
    await expect(page.locator("#delivery_kurier-pobranie-0")).toBeVisible()
    await expect(page.locator("#delivery_kurier-1")).toBeHidden()
    await page.locator("#simple_transfer_payment").click()
    await page.locator("#delivery_automat-1 label").click()
    await page.locator("#order_note").fill("Kod do bramy: 12")
    await page.locator("a.summary__button").click()
    await expect(page.locator(".order-summary__problem")).toHaveText("Wybierz punkt odbioru albo inną dostawę.")
    await expect(page.locator("#simple_transfer_payment input")).toBeChecked()
    await page.getByRole("button", { name: "Wybierz na mapie" }).click()
    await page.locator("#pickup_text").fill("Hel")
    await page.locator(".pickup__search button").click()
    await page.locator("#pickup_list input").first().check()
    await page.locator(".pickupl_submit button").click()

    await expect(page).toHaveURL(/\/order1\.php$/)
    await expect(page.locator("#delivery_automat-1 input")).toBeChecked()
    await expect(page.locator("#order_note")).toHaveValue("Kod do bramy: 12")
    await page.locator("a.summary__button").click()

    await expect(page).toHaveURL(/\/order2\.php$/)
    await expect(page.locator("#order2_info_sub1")).toContainText("Portowa 7")
    await expect(page.locator("#order2_note")).toHaveText("Kod do bramy: 12")
    await page.getByRole("link", { name: "Zmień swoje dane" }).click()
    await expect(page.locator("#client_city")).toHaveValue("Hel")
    await page.locator("#submit_clientnew_form").click()
    // straight back, as everything else was chosen
    await expect(page).toHaveURL(/\/order2\.php$/)
    const shown = await total(page).textContent()
    await page.locator("input.btn[type=submit]").click()
    await expect(page.locator("#alert")).toContainText("zaznacz wymagane zgody")
    await expect(page.locator(".order2_terms_wrapper__error")).toHaveCount(2)
    await page.locator("#order_terms_conditions").check()
    await page.locator("#order_cancel").check()
    await page.locator("input.btn[type=submit]").click()

    await expect(page).toHaveURL(/\/prepaid\.php\?order=/)
    const number = (await numberOf(page).textContent()) ?? ""
    await expect(total(page)).toHaveText(shown ?? "")
    await expect(page.locator(".order-transfer dd").nth(1)).toHaveText(/^\d\d( \d{4}){6}$/)
    await page.reload()
    await expect(numberOf(page)).toHaveText(number)
    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    const answer = await stranger.goto(page.url())
    expect(answer?.status()).toBe(404)
    await page.goto("/order2.php")
    await expect(page.locator(".return_label")).toHaveText("Twój koszyk jest pusty.")
  })
})

/** Who has an account, of whom a run takes one, in the words of their language. */
const buyers = [
  {
    who: "a client on a phone",
    viewport: { width: 390, height: 800 },
    signIn: ["anna@example.com", "Pracownia-Anna-24"],
    language: "pol",
    next: "Dalej: sprawdź zamówienie",
    leave: "Przerwać zamówienie?",
    done: "zapłacisz przy odbiorze",
  },
  {
    who: "a wholesaler at a desk, in English,",
    viewport: { width: 1280, height: 900 },
    signIn: ["zakupy@example.org", "Pracownia-Hurt-24"],
    language: "eng",
    next: "Next: check your order",
    leave: "Stop ordering?",
    done: "you pay when it is handed over",
  },
] as const

for (const { who, viewport, signIn, language, next, leave, done } of shareOf("buyers with an account", buyers))
  test.describe("by keyboard (10.151, 10.154, 10.701, 10.733, 10.734, 10.741, 10.743, 10.750, 10.1093)", () => {
    test.use({ viewport })

    test(`${who} orders on delivery: the sum follows the choice, leaving asks, statements are asked for at the press, and the page of the order has no fault`, async ({
      page,
    }) => {
      await page.goto(`/product-${language}-501.html`)
      await page.goto("/signin.php")
      await page.locator("#user_login").fill(signIn[0])
      await page.locator("#user_pass").fill(signIn[1])
      await page.locator(".signin_button").click()
      await expect(page).toHaveURL(/\/login\.php/)
      await putIntoBasket(page, language)
      await page.goto("/client-new.php")
      await fillIn(page)

      await untilLive(page, "orderChoice")
      expect(await axeFaults(page)).toEqual([])
      const before = await total(page).textContent()
      await page.locator("#payment_blik input").focus()
      for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowDown")
      await expect(page.locator("#dvp_payment input")).toBeFocused()
      await expect(page.locator("#delivery_kurier-pobranie-0 input")).toBeChecked()
      await expect(total(page)).not.toHaveText(before ?? "")
      await page.getByRole("button", { name: next }).focus()
      await page.keyboard.press("Enter")

      await expect(page).toHaveURL(/\/order2\.php/)
      await untilLive(page, "orderReview")
      expect(await axeFaults(page)).toEqual([])
      await page.locator("input.btn[type=submit]").focus()
      await page.keyboard.press("Enter")
      await expect(page.locator("#order_terms_conditions")).toBeFocused()
      await expect(page.locator(".order2_terms_wrapper__error")).toHaveCount(2)
      await expect(page).toHaveTitle(/^(?:Błąd|Error): /)
      await page.keyboard.press("Space")
      await expect(page.locator(".order2_terms_wrapper__error")).toHaveCount(1)
      await page.locator("#logo").focus()
      await page.keyboard.press("Enter")
      await expect(page.getByRole("dialog")).toContainText(leave)
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog")).toHaveCount(0)
      await page.locator("#order_cancel").focus()
      await page.keyboard.press("Space")
      await page.locator("input.btn[type=submit]").focus()
      await page.keyboard.press("Enter")

      await expect(page).toHaveURL(/\/place-order\.php\?order=/)
      await expect(page.locator(".order-done")).toContainText(done)
      expect(await axeFaults(page)).toEqual([])
    })
  })

test("a guest is refused at the provider, keeps order and data, pays in another way, and the page says so by itself once the money is there; then it goes elsewhere (10.719, 10.753, 10.754, 10.969, 10.986, 10.987)", async ({
  page,
  context,
}) => {
  await putIntoBasket(page)
  await page.goto("/client-new.php")
  await fillIn(page)
  await untilLive(page, "orderChoice")
  await page.locator("#order_note").fill("Kod do bramy: 12")
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("expchck_order_choice"))).toContain("12")
  await page.reload()
  await expect(page.locator("#order_note")).toHaveValue("Kod do bramy: 12")
  await page.locator("#payment_blik").click()
  await page.getByRole("button", { name: "Dalej: sprawdź zamówienie" }).click()
  await page.locator("#order_terms_conditions").check()
  await page.locator("#order_cancel").check()
  await page.locator("input.btn[type=submit]").click()
  await expect(page).toHaveURL(/\/prepaid\.php\?order=/)
  const number = (await numberOf(page).textContent()) ?? ""
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: /^Zapłać/ }).click()
  await expect(page.getByRole("main")).toContainText(number)
  await page.getByRole("button", { name: "bank odmówi" }).click()

  await expect(page.locator("#order_payment_told")).toContainText("Płatność została odrzucona")
  await expect(page.locator("#placed_info_sub1")).toContainText("Portowa 7")
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Karta płatnicza" }).click()
  const provider = page.url()
  await page.getByRole("button", { name: "Wróć do sklepu bez płacenia" }).click()
  await expect(page.locator("#order_payment_told")).toContainText("Czekamy na potwierdzenie płatności")
  await expect(page.locator("#placed_payment")).toContainText("Karta płatnicza")
  const reference = new URL(provider).searchParams.get("reference") ?? ""
  await page.request.post("/demo-payment.php", { form: { reference, report: "paid" } })
  await expect(page.locator(".order-done")).toContainText("Mamy Twoją wpłatę", { timeout: 20_000 })
  await expect(page.locator("#order_pay_form")).toHaveCount(0)

  // until it is packed it goes elsewhere; of two tabs the second is told
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/client-orders.php?order=${number}`)
    await tab.getByText("Zmień adres dostawy").click()
    await untilLive(tab, "accountForm")
  }
  await page.locator("#delivery_zipcode").fill("1")
  await expect(page.locator("#delivery_zipcode_message")).toHaveText("Wpisz kod pocztowy odbiorcy przesyłki.")
  expect(await axeFaults(page)).toEqual([])
  await page.locator("#delivery_zipcode").fill("84-150")
  for (const [tab, street] of [
    [page, "Letnia 1"],
    [other, "Zimowa 2"],
  ] as const) {
    await tab.locator("#delivery_street").fill(street)
    await tab.getByRole("button", { name: "Zapisz adres" }).click()
  }
  await expect(page.getByText("Paczka pojedzie pod nowy adres.")).toBeVisible()
  const saved = other.getByRole("region", { name: "Zapisana wersja" })
  await expect(saved).toContainText("Letnia 1")
  await expect(other.locator("#delivery_street")).toHaveValue("Zimowa 2")
  expect(await axeFaults(other)).toEqual([])
  await other.reload()
  await untilLive(other, "accountForm")
  // told once, but kept: what is back is seen
  await expect(other.locator("#delivery_street")).toHaveValue("Zimowa 2")
  await expect(other.locator("#delivery_street")).toBeVisible()
})
