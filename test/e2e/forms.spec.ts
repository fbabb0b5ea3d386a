import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { shareOf } from "./support/share.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

type Code = "pol" | "eng"
type Values = Readonly<Record<string, string>>

interface WalkedForm {
  readonly open: (page: Page, code: Code) => Promise<unknown>
  readonly selector: string
  /** what judges it while somebody types; null = the shop alone judges it, when it was sent */
  readonly machine: Parameters<typeof untilLive>[1] | null
  /** by the ids of the fields: what is refused, and what is put right then */
  readonly wrong: Values
  readonly right: Values
  /** boxes that have to be ticked as well */
  readonly ticked?: readonly string[]
}

const at = (address: string) => (page: Page, code: Code) => page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${code}`)

/** For who is signed in. */
const inAccount = (address: string) => async (page: Page, code: Code) => {
  await page.request.post("/signin.php", { form: { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" } })
  await at(address)(page, code)
}

/** With something to order. */
const withBasket = (address: string) => async (page: Page, code: Code) => {
  await page.request.post("/basketchange.php", { form: { product: "501", number: "1" }, maxRedirects: 0 })
  await at(address)(page, code)
}

/** A company with another address for its parcels: each part of the form is there. */
const asCompany = (open: WalkedForm["open"]): WalkedForm["open"] => {
  return async (page, code) => {
    await open(page, code)
    await page.locator("#client_type1").check()
    await page.locator("#deliver_to_billingaddr").uncheck()
  }
}

const buyer = {
  client_firm: "Introligatornia Nowak",
  client_nip: "5260250274",
  client_firstname: "Zofia",
  client_lastname: "Nowak",
  client_email: "zofia.introligatornia@example.com",
  client_phone: "512345678",
  client_street: "Portowa",
  client_street_number: "7",
  client_zipcode: "84-150",
  client_city: "Hel",
  delivery_firstname: "Jan",
  delivery_lastname: "Nowak",
  delivery_street: "Letnia 4",
  delivery_zipcode: "81-583",
  delivery_city: "Gdynia",
}

const wrongBuyer = { client_nip: "12", client_email: "zofia@", client_phone: "1", client_zipcode: "123", delivery_zipcode: "99" }

const newPassword = { client_password: "Kubek-kubek1", repeat_password: "Kubek-kubek1" }

const wrongPassword = { client_password: "slabe", repeat_password: "inne" }

const forms: Readonly<Record<string, WalkedForm>> = {
  registration: {
    open: asCompany(at("/client-new.php?register")),
    selector: "#client_new",
    machine: "client",
    wrong: { ...wrongBuyer, birth_date: "1990-02-31", client_login: "anna@example.com", ...wrongPassword },
    right: { ...buyer, birth_date: "1990-02-28", client_login: "zofia.introligatornia", ...newPassword },
    ticked: ["terms_agree"],
  },
  "a guest's data": {
    open: asCompany(withBasket("/client-new.php")),
    selector: "#client_new",
    machine: "client",
    wrong: wrongBuyer,
    right: buyer,
    ticked: ["terms_agree"],
  },
  "sign-in": {
    open: at("/signin.php"),
    selector: "#signin_form",
    machine: "signIn",
    wrong: {},
    right: { user_login: "anna@example.com", user_pass: "Pracownia-Anna-24" },
  },
  "a forgotten password": {
    open: at("/password-recover.php"),
    selector: "#password_form",
    machine: "password",
    wrong: {},
    right: { password_login: "anna@example.com" },
  },
  newsletter: {
    open: at("/newsletter.php"),
    selector: "#newsletter_form",
    machine: "newsletter",
    wrong: { mailing_email: "ola@" },
    right: { mailing_email: "ola@example.com" },
    ticked: ["mailing_consent"],
  },
  "a letter to the shop": {
    open: at("/contact.php"),
    selector: "#contact_form",
    machine: "contact",
    wrong: { contact_email: "jan@" },
    right: { contact_name: "Jan Kowalski", contact_email: "jan@example.com", contact_message: "Czy kubek można myć w zmywarce?" },
  },
  "a review": {
    open: at("/product-review.php?product=501"),
    selector: "#opinions_add_form",
    machine: "review",
    wrong: { addopinion_email: "jan@" },
    right: { opinion_opinion: "Solidny, równo szkliwiony kubek.", addopinion_name: "Jan K.", addopinion_email: "jan@example.com" },
    ticked: ["opinion_rating input[value='4']"],
  },
  "a client's data": {
    open: inAccount("/login.php?section=data"),
    selector: "#account_form",
    machine: "accountForm",
    wrong: { client_firstname: "", client_phone: "1", birth_date: "1990-02-31", client_bank: "PL00" },
    right: { client_firstname: "Anna", client_phone: "600700800", birth_date: "1990-02-28", client_bank: "PL61109010140000071219812874" },
  },
  "an address": {
    open: inAccount("/login.php?section=addresses&edit=0"),
    selector: "#account_form",
    machine: "accountForm",
    wrong: { address_zipcode: "1", address_phone: "1" },
    right: { address_street: "Portowa 7", address_zipcode: "84-150", address_city: "Hel", address_phone: "512345678" },
  },
  "another e-mail": {
    open: inAccount("/login.php?section=security"),
    selector: "#account_form",
    machine: "accountForm",
    wrong: { new_email: "anna@" },
    right: { new_email: "anna.lipowska@example.com", email_password: "Pracownia-Anna-24" },
  },
  "another password": {
    open: inAccount("/login.php?section=security"),
    selector: "#account_password",
    machine: "changePassword",
    wrong: wrongPassword,
    right: { current_password: "Pracownia-Anna-24", ...newPassword },
  },
  "the account's end": {
    open: inAccount("/login.php?section=privacy&remove=1"),
    selector: "#account_form",
    machine: "accountForm",
    wrong: {},
    right: { deletion_password: "Pracownia-Anna-24" },
    ticked: ["deletion_sure"],
  },
  "an order that is looked for": {
    open: at("/order-open.php"),
    selector: "main .signin_form",
    machine: null,
    wrong: { order_number: "12" },
    right: { order_number: "7KQ2M-X9D4R", order_email: "zofia@example.com" },
  },
  "a withdrawal": {
    open: at("/withdrawal.php"),
    selector: ".case-form",
    machine: null,
    wrong: { case_email: "zofia@" },
    right: { case_order: "zeszły wtorek", case_name: "Zofia Nowak", case_email: "zofia@example.com" },
  },
  "a rebate code": {
    open: withBasket("/basketedit.php?mode=1"),
    selector: ".rebate__form:has(#rebate_code_field)",
    machine: null,
    wrong: {},
    right: { rebate_code_field: "LATO10" },
  },
}

async function fill(page: Page, { right, ticked = [] }: WalkedForm, values: Values): Promise<void> {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value)
  if (values === right) for (const id of ticked) await page.locator(`#${id}`).check()
}

/** The page that comes back after a post that the form itself would have stopped. */
async function refuse(page: Page, { selector, machine }: WalkedForm): Promise<void> {
  // who leaves a form that was changed is asked by the browser
  page.once("dialog", (dialog) => void dialog.accept())
  await Promise.all([
    page.waitForEvent("load"),
    page.locator(selector).evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit()
    }),
  ])
  if (machine !== null) await untilLive(page, machine)
}

// a run takes some of the forms, each in one of the languages; what each of them says is looked at in the test of its page
for (const [name, walked] of shareOf("forms for axe", Object.entries(forms), 3))
  test(`${name}: no fault for axe while the form is empty, wrong, refused by the shop, right and being sent`, async ({ page }) => {
    const { open, selector, machine, wrong, right } = walked
    const form = page.locator(selector)
    const faulty = form.locator("[aria-invalid=true]").or(page.getByRole("alert")).filter({ visible: true }).first()
    for (const code of shareOf<Code>(`${name} in a language`, ["pol", "eng"])) {
      await open(page, code)
      if (machine !== null) await untilLive(page, machine)
      expect.soft(await axeFaults(page), `${code}, empty`).toEqual([])

      await fill(page, walked, wrong)
      if (machine !== null && machine !== "signIn") {
        await form.locator("[type=submit]").last().click()
        await expect(faulty).toBeVisible()
        expect.soft(await axeFaults(page, "main"), `${code}, wrong`).toEqual([])
      }
      await refuse(page, walked)
      await expect(faulty).toBeVisible()
      expect.soft(await axeFaults(page, "main"), `${code}, refused`).toEqual([])

      await fill(page, walked, right)
      if (machine === null) continue
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(machine === "signIn" ? 2 : 0)
      expect.soft(await axeFaults(page, "main"), `${code}, right`).toEqual([])
      await page.evaluate(() => (HTMLFormElement.prototype.submit = () => undefined))
      await form.locator("[type=submit]").last().click()
      await expect(form).toHaveAttribute("aria-busy", "true")
      expect.soft(await axeFaults(page, "main"), `${code}, being sent`).toEqual([])
    }
  })

test("whoever types into a short form before its script is there loses nothing, and is told what is wrong once it is; faster than any paint, and after a reload, as well (14.36, 10.1068, 10.1083)", async ({
  page,
}) => {
  let held = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await held.promise
    await route.fallback()
  })
  const early: readonly (readonly [keyof typeof forms, Values])[] = [
    ["a review", { opinion_opinion: "Solidny kubek.", addopinion_email: "jan@" }],
    ["a letter to the shop", { contact_name: "Jan", contact_email: "jan@", contact_message: "Czy można myć w zmywarce?" }],
    ["newsletter", { mailing_email: "ola@" }],
    ["a forgotten password", { password_login: "anna@" }],
    ["sign-in", { user_login: "anna@", user_pass: "Kubek-kubek1" }],
    ["another password", { current_password: "Kubek-kubek1", client_password: "slabe" }],
  ]
  for (const [name, typed] of early) {
    held = Promise.withResolvers<void>()
    const walked = forms[name]
    await walked?.open(page, "pol")
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
    held.resolve()
    if (walked?.machine != null) await untilLive(page, walked.machine)
    for (const [id, text] of Object.entries(typed)) await expect(page.locator(`#${id}`), name).toHaveValue(text)
    // what one signs in with the shop alone judges
    const wrong = Object.keys(typed).find((id) => id.endsWith("email") || id === "client_password")
    if (wrong !== undefined) await expect(page.locator(`#${wrong}`), name).toHaveAttribute("aria-invalid", "true")
    // of what is still empty nothing is said yet
    await expect(page.locator("form [aria-invalid=true]"), name).toHaveCount(wrong === undefined ? 0 : 1)
    if (name === "a review" || name === "sign-in") {
      const [[id, text] = ["", ""]] = Object.entries(typed)
      await page.locator(`#${id}`).press("Home")
      const keys = await page.context().newCDPSession(page)
      await Promise.all(Array.from("szybki").map((key) => keys.send("Input.dispatchKeyEvent", { type: "keyDown", text: key, key })))
      await expect(page.locator(`#${id}`), name).toHaveValue(`szybki${text}`)
    }
    await page.evaluate(() => document.querySelectorAll("[data-unsaved]").forEach((form) => form.removeAttribute("data-unsaved")))
    // loaded again it is all there, and nobody has stirred
    if (name === "a letter to the shop") {
      await page.reload()
      for (const [id, text] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(text)
    }
  }
})
