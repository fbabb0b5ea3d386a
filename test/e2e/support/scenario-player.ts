import type { Page } from "playwright/test"
import { ofThePage } from "../../../cli/tasks/fill-in-order.ts"
import { orderFormId, checkoutPath, placeOrderPath } from "../../../core/addresses/order-addresses.ts"
import { comparedAddress } from "../../../core/scenario/compared-address.ts"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import type { ScenarioEntry } from "../../../core/scenario/scenario.ts"
import { addressOf, seen } from "./scenario-page.ts"
import { expect, stir } from "./shop-test.ts"

type Posted = Extract<ScenarioEntry["event"], { readonly type: "Submitted" }>
type MachineEvent = Extract<ScenarioEntry["event"], { readonly type: "Machine" }>["event"]

/**
 * How long is waited before the page is looked at again, in milliseconds: each look moves the page's own clock, which stands still, so that the
 * runner's usual whole second would be waited for nothing, page by page.
 */
export const looks = [25, 50, 100]

/** The presses that send a form by themselves, by the address that it is sent to; of a product's form it is any press. */
const sendingPresses: Readonly<Record<string, string>> = { [checkoutPath]: "ContinuePressed", [placeOrderPath]: "OrderPressed" }

/** Does a form leave with the press before it? */
export function isSentByPress(before: ScenarioEntry | undefined, event: ScenarioEntry["event"] | undefined): boolean {
  if (before?.event.type !== "Machine" || event?.type !== "Submitted") return false
  return event.action === "/basketchange.php" || sendingPresses[event.action] === before.event.event.type
}

/** What a case has been so far. */
interface Played {
  readonly before: ScenarioEntry | undefined
  /** what its pages had in the fields that a plan leaves to them, by their names */
  readonly filled: Map<string, string>
}

/** Does on the page what the entry says a shopper did. */
export async function act(page: Page, entry: ScenarioEntry, expected: Outcome, { before, filled }: Played): Promise<void> {
  const { event } = entry
  if (event.type === "Opened") await page.goto(event.url)
  else if (event.type === "Machine") await press(page, event.event, expected)
  else if (!isSentByPress(before, event)) await post(page, event, filled)
  if (event.type === "Machine") return
  // a form may lead back to the address where it stood: what stands there until then is the page before
  await expect(page.locator(`html[${leftMark}]`)).toHaveCount(0, { timeout: 20_000 })
  // what a form waits for before it is sent waits for the page's own clock
  await expect(async () => {
    const address = comparedAddress(expected.address)
    const here = () => addressOf(page, expected.address)
    if (event.type === "Submitted" && here() !== address) await page.clock.runFor(100)
    expect(here()).toBe(address)
  }).toPass({ timeout: 20_000, intervals: looks })
  // the page's own clock stands still, so that its islands start only when it is moved, however late their script came
  const island = page.locator(`#island_${islandOf(expected)}`)
  await expect
    .poll(
      async () => {
        await stir(page)
        await page.clock.runFor(250)
        return (await island.count()) === 0 ? "" : island.getAttribute("data-live")
      },
      { intervals: looks },
    )
    .toBe("")
  for (const name of leftToPages) {
    const field = page.locator(`input[type="hidden"][name="${name}"]`).first()
    const value = (await field.count()) > 0 ? await field.inputValue() : new URL(page.url()).searchParams.get(name)
    if (value !== null) filled.set(name, value)
  }
}

/** What the page is waited for by: its own island, or the header's, which pages of an order do not have. */
const islandOf = ({ page, views }: Outcome): string =>
  page in views ? page : "miniBasket" in views ? "miniBasket" : (Object.keys(views)[0] ?? "none")

/** Fields of a plan that only the page which is shown can fill in. */
const leftToPages = ["key", "shown", "total", "order", "reference"]

/** Marks the document that a form leaves. */
const leftMark = "data-left"

/** Whoever signs in in a recording, where names and passwords are masked, is the demo shop's first account. */
const signsIn = { login: "anna@example.com", password: "Pracownia-Anna-24" }

/** Values of forms that a recording masks, and that the browser's shop has to know: a size, and two countries. */
const masked: Readonly<Record<string, string>> = { xxxzxy: "baltyk", "9999999999": "1143020143", "9999999990": "1143020057" }

/** Sends a form of the page at hand as it would be filled in. */
async function post(page: Page, { action, fields }: Posted, filledBefore: ReadonlyMap<string, string>): Promise<void> {
  // a journey may begin with a form, which needs a page of the shop to stand on
  if (page.url() === "about:blank") await page.goto("/")
  await page.evaluate((mark) => document.documentElement.setAttribute(mark, ""), leftMark)
  const valueOf = (name: string, value: string) =>
    value === ofThePage ? (filledBefore.get(name === "case_order" ? "order" : name) ?? "") : (masked[value] ?? value)
  const known = Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? valueOf(name, value) : value] as const)
  const dated = fields["own_date"] === undefined ? {} : { own_date: await freeDate(page, String(fields["product"])) }
  const filled = { ...Object.fromEntries(known), ...dated, ...(fields["operation"] === "login" ? signsIn : {}) }
  await page.evaluate(
    ([to, values]) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: to, hidden: true })
      for (const [name, value] of Object.entries(values))
        for (const one of [value].flat()) form.append(Object.assign(document.createElement("input"), { name, value: one }))
      document.body.append(form)
      // past all that listens: what scripts do with a press has tests of its own
      form.submit()
    },
    [action, filled] as const,
  )
}

/** The first date of a product with a place left: that of a plan is over by the clock of the browser's shop. */
async function freeDate(page: Page, product: string): Promise<string> {
  const html = await (await page.request.get(`/product-pol-${product}.html`)).text()
  return /<input type="radio" name="own_date" value="([^"]+)"/.exec(html)?.[1] ?? ""
}

/** The id of the row of the cart that has this mask: a recording keeps of each letter and digit only which of both it was. */
const rowIdOf = (page: Page, mask: string): Promise<string> =>
  page
    .locator(".basket__notes")
    .evaluateAll(
      (places, wanted) =>
        places
          .map((place) => place.getAttribute("data-row") ?? "")
          .find((id) => id.replaceAll(/[a-z]/g, "x").replaceAll(/[0-9]/g, "9") === wanted) ?? wanted,
      mask,
    )

/** Lets the page's own clock go on until what is expected is seen. */
const untilSeen = (page: Page, expected: Outcome): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100)
    expect(expected).toMatchObject(await seen(page, expected))
  }).toPass({ timeout: 20_000, intervals: looks })

async function press(page: Page, event: MachineEvent, expected: Outcome): Promise<void> {
  const onCart = expected.page === "cart"
  const field = onCart ? page.getByRole("textbox", { name: /^Ilość/ }).first() : page.getByRole("textbox", { name: /^Ilość/ })
  const rowId = await rowIdOf(page, String(event["rowId"]))
  const notes = page.locator(`.basket__notes[data-row="${rowId}"]`)
  switch (event.type) {
    case "Typed":
      await page.locator(`#${String(event["field"])}`).fill(String(event["value"]))
      return page.clock.runFor(600)
    case "Chosen":
      if ((await page.locator(`select#${String(event["field"])}`).count()) > 0)
        return void (await page.locator(`select#${String(event["field"])}`).selectOption(String(event["value"])))
      return page
        .locator(`form input[type="radio"][value="${String(event["value"])}"]`)
        .first()
        .check({ force: true })
    case "Toggled":
      return page.locator(`#${String(event["field"])}`).setChecked(event["checked"] === true, { force: true })
    case "SubmitPressed":
      return page.locator('[id^="island_"] form [type=submit]').last().click()
    case "PaymentChosen":
      return page.locator(`input[name="payment"][value="${String(event["id"])}"]`).check({ force: true })
    case "ContinuePressed":
      return page.locator("#order_choice button[type=submit], form[action*='order1'] button[type=submit]").last().click()
    case "Stated":
      return page
        .locator(`[name="${event["statement"] === "terms" ? "order_terms_conditions" : "order_cancel"}"]`)
        .setChecked(event["isStated"] === true, { force: true })
    case "OrderPressed":
      return page.locator(`#${orderFormId} [type=submit]`).click()
    case "AddPressed":
      await page.locator("#projector_button_basket").click()
      // it is answered after a paint, and the page's own clock stands still
      return page.clock.runFor(100)
    case "SizeChosen":
      return page.locator(`#projector_sizes_cont [data-type="${String(event["sizeId"])}"]`).click()
    case "VersionChosen":
      return page.locator(`#projector_multiversions_${String(event["attribute"])}_${String(event["value"])}`).click()
    case "PurchaseChosen":
      return page.getByRole("radio", { name: event["purchase"] === "once" ? "Zakup jednorazowy" : "Subskrypcja" }).check()
    case "PeriodChosen":
      return page.getByRole("radio", { name: `co ${String(event["days"])} dni` }).click()
    case "PeriodPicked": {
      const period = page.getByRole("dialog").getByRole("radio", { name: `co ${String(event["days"])} dni` })
      // a cart that is read late, on a busy machine, goes on only with the page's own clock, which stands still
      await expect(async () => {
        await page.clock.runFor(100)
        await expect(period).toBeVisible({ timeout: 500 })
      }).toPass({ intervals: looks })
      return period.check()
    }
    case "Confirmed":
      return page.getByRole("dialog").getByRole("button", { name: "Zmień okres i zamów" }).click()
    case "ValueTyped":
      return page.locator(`#projector_configurator [name="${String(event["itemId"])}"]`).fill(String(event["text"]))
    case "ValueLeft":
      return page.locator(`#projector_configurator [name="${String(event["itemId"])}"]`).blur()
    case "OptionPressed":
      return page.locator(`label:has([name="${String(event["itemId"])}"][value="${String(event["optionId"])}"])`).click()
    case "PartSizeChosen":
      await page.locator(`#projector_bundle_${String(event["partId"])} .projector_bundle__select`).selectOption(String(event["sizeId"]))
      return
    case "QuantityTyped":
      return field.fill(String(event["text"]))
    case "QuantityLeft":
      return field.blur()
    case "QuantityStepped": {
      const isMore = event["by"] === 1
      const name = onCart ? (isMore ? /^Więcej/ : /^Mniej/) : isMore ? "Zwiększ ilość" : "Zmniejsz ilość"
      return page.getByRole("button", { name }).first().click()
    }
    case "ListOpened":
      return page.locator("#menu_basket > a").hover()
    case "RemovePressed":
      return onCart
        ? page.locator(`button[name="remove"][value="${rowId}"]`).click()
        : page.getByRole("button", { name: /^Usuń/ }).first().click()
    case "UndoRemovalPressed":
      await page.getByRole("button", { name: /^Przywróć: / }).click()
      // what was noted follows by a call of its own, which waits for the page's own clock as well
      return untilSeen(page, expected)
    case "CommentTyped":
      await notes.locator("summary").click()
      return notes.getByRole("textbox").fill(String(event["text"]))
    case "CommentPressed":
      return notes.getByRole("button", { name: /^Zapisz uwagę/ }).click()
    case "WrapPressed":
      await notes.getByRole("button", { name: /pakuj na prezent/i }).click()
      // the sum follows by a call of its own
      return untilSeen(page, expected)
    case "FavouritePressed":
      return notes.getByRole("button", { name: /ulubionych/ }).click()
    default:
      throw new Error(`no shopper does ${event.type}`)
  }
}
