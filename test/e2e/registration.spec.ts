import { Schema } from "effect"
import type { Browser, Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { expect, test, untilLive } from "./support/shop-test.ts"

const typed = {
  client_firstname: "Zofia",
  client_lastname: "Nowak",
  client_email: "zofia.nowak@example.com",
  client_phone: "512345678",
  client_street: "Portowa",
  client_street_number: "7",
  client_zipcode: "123",
  client_city: "Hel",
  client_login: "anna@example.com",
  client_password: "Kubek-kubek1",
  repeat_password: "Kubek-kubek1",
}

const field = (page: Page, id: string) => page.locator(`#${id}`)
const message = (page: Page, id: string) => page.locator(`#${id}_message`)
const send = (page: Page) => page.getByRole("button", { name: "Załóż konto" })

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) await field(page, id).fill(value)
}

/** Did the browser lay out the field alone, of all that stands on the page, when a letter was typed into it? */
async function laysOutAlone(browser: Browser, page: Page, id: string): Promise<boolean | undefined> {
  await field(page, id).focus()
  await browser.startTracing(page, { categories: ["devtools.timeline"] })
  await page.keyboard.press("End")
  await page.keyboard.press("x")
  await page.keyboard.press("Backspace")
  const { traceEvents } = Schema.decodeUnknownSync(Schema.fromJsonString(Trace))((await browser.stopTracing()).toString())
  const typed = traceEvents.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "keypress")?.ts ?? Infinity
  const layouts = traceEvents.filter(({ name, ts }) => name === "Layout" && ts > typed).toSorted((one, other) => one.ts - other.ts)
  return layouts[0]?.args?.beginData?.partialLayout
}

const optional = Schema.optional
const Trace = Schema.Struct({
  traceEvents: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      ts: Schema.Number,
      args: optional(
        Schema.Struct({
          data: optional(Schema.Struct({ type: optional(Schema.Unknown) })),
          beginData: optional(Schema.Struct({ partialLayout: optional(Schema.Boolean) })),
        }),
      ),
    }),
  ),
})

test.use({ viewport: { width: 390, height: 800 } })

test("who is quicker than the scripts loses nothing: a wrong post code and a taken login are told, a reload keeps the rest, and the account opens (10.533, 10.604, 10.1093, 14.36, 14.43)", async ({
  page,
  browser,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/client-new.php?register", { waitUntil: "commit" })
  await expect(page.getByRole("contentinfo")).toBeAttached()
  expect(await axeFaults(page)).toEqual([])
  await fill(page, typed)
  release()
  await untilLive(page, "client")
  await expect(message(page, "client_zipcode")).toContainText("XX-XXX")
  await expect(message(page, "client_login")).toContainText("zajęty")
  // a link off the page asks; a page that is loaded again has brought back what was typed
  await page.locator(".client-page__ways a").first().click()
  await expect(page.locator("#form_leave")).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Zostań na stronie" }).click()
  await expect(field(page, "client_city")).toHaveValue("Hel")
  await page.reload()
  await untilLive(page, "client")
  await expect(field(page, "client_city")).toHaveValue("Hel")
  await expect(field(page, "client_password")).toHaveValue("")
  await expect(message(page, "client_zipcode")).toContainText("XX-XXX")
  expect(await laysOutAlone(browser, page, "client_city")).toBe(true)
  await send(page).click()
  await expect(field(page, "client_zipcode")).toBeFocused()
  await expect(page).toHaveTitle(/^Błąd: Załóż konto/)
  expect(await axeFaults(page)).toEqual([])
  const { client_password, repeat_password } = typed
  await fill(page, { client_zipcode: "84-150", client_login: "zofia.nowak", client_password, repeat_password })
  await field(page, "terms_agree").check()
  await send(page).click()
  await expect(page.getByText("Konto jest gotowe. Miło Cię widzieć, Zofia.")).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("client")))).toEqual([])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a refused registration comes back filled in, and opens the account when it is put right (10.149, 10.533, 10.603, 14.37)", async ({
    page,
  }) => {
    await page.goto("/client-new.php?register")
    await fill(page, { ...typed, client_email: "ewa.nowak@example.com" })
    await field(page, "terms_agree").check()
    await send(page).click()
    await expect(message(page, "client_zipcode")).toContainText("XX-XXX")
    await expect(message(page, "client_login")).toContainText("zajęty")
    await expect(field(page, "client_city")).toHaveValue("Hel")
    await expect(page.locator(".form-summary")).toBeFocused()
    const { client_password, repeat_password } = typed
    await fill(page, { client_zipcode: "84-150", client_login: "ewa.nowak", client_password, repeat_password })
    await send(page).click()
    await expect(page.getByText("Konto jest gotowe. Miło Cię widzieć, Zofia.")).toBeVisible()
  })
})
