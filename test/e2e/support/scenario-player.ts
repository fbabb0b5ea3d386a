import type { Page } from "playwright/test"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import type { ScenarioEntry } from "../../../core/scenario/scenario.ts"
import { isForeignObject, isList } from "../../../core/web/untrusted-json.ts"
import { expect, stir } from "./shop-test.ts"

type Posted = Extract<ScenarioEntry["event"], { readonly type: "Submitted" }>
type MachineEvent = Extract<ScenarioEntry["event"], { readonly type: "Machine" }>["event"]

/**
 * How long is waited before the page is looked at again, in milliseconds: each look moves the page's own clock, which stands still, so that the
 * runner's usual whole second would be waited for nothing, page by page.
 */
export const looks = [25, 50, 100]

/** Where the page is, as recordings have it: without the place of it that was gone to. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Does the form of a product leave with the press before it? */
export const isSentByPress = (before: ScenarioEntry | undefined, event: ScenarioEntry["event"] | undefined): boolean =>
  before?.event.type === "Machine" && event?.type === "Submitted" && event.action === "/basketchange.php"

/** Does on the page what the entry says a shopper did. */
export async function act(page: Page, entry: ScenarioEntry, expected: Outcome, before: ScenarioEntry | undefined): Promise<void> {
  const { event } = entry
  if (event.type === "Opened") await page.goto(event.url)
  else if (event.type === "Machine") await press(page, event.event, expected)
  else if (!isSentByPress(before, event)) await post(page, event)
  if (event.type === "Machine") return
  // a form may lead back to the address where it stood: what stands there until then is the page before
  await expect(page.locator(`html[${leftMark}]`)).toHaveCount(0, { timeout: 20_000 })
  // what a form waits for before it is sent waits for the page's own clock
  await expect(async () => {
    if (event.type === "Submitted" && addressOf(page) !== expected.address) await page.clock.runFor(100)
    expect(addressOf(page)).toBe(expected.address)
  }).toPass({ timeout: 20_000, intervals: looks })
  // the page's own clock stands still, so that its islands start only when it is moved, however late their script came
  const island = page.locator(`#island_${expected.page === "product" || expected.page === "cart" ? expected.page : "miniBasket"}`)
  await expect
    .poll(
      async () => {
        await stir(page)
        await page.clock.runFor(250)
        return island.getAttribute("data-live")
      },
      { intervals: looks },
    )
    .toBe("")
}

/** Marks the document that a form leaves. */
const leftMark = "data-left"

/** Whoever signs in in a recording, where names and passwords are masked, is the demo shop's first account. */
const signsIn = { login: "anna@example.com", password: "Pracownia-Anna-24" }

/** Values of forms that a recording masks, and that the browser's shop has to know: a size, and two countries. */
const masked: Readonly<Record<string, string>> = { xxxzxy: "baltyk", "9999999999": "1143020143", "9999999990": "1143020057" }

/** Sends a form of the page at hand as it would be filled in. */
async function post(page: Page, { action, fields }: Posted): Promise<void> {
  await page.evaluate((mark) => document.documentElement.setAttribute(mark, ""), leftMark)
  const known = Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? (masked[value] ?? value) : value] as const)
  const filled = { ...Object.fromEntries(known), ...(fields["operation"] === "login" ? signsIn : {}) }
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

async function press(page: Page, event: MachineEvent, expected: Outcome): Promise<void> {
  const onCart = expected.page === "cart"
  const field = onCart ? page.getByRole("textbox", { name: /^Ilość/ }).first() : page.getByRole("textbox", { name: /^Ilość/ })
  const rowId = await rowIdOf(page, String(event["rowId"]))
  const notes = page.locator(`.basket__notes[data-row="${rowId}"]`)
  switch (event.type) {
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
      return expect(async () => {
        await page.clock.runFor(100)
        expect(expected).toMatchObject(await seen(page, expected))
      }).toPass({ timeout: 20_000, intervals: looks })
    case "CommentTyped":
      await notes.locator("summary").click()
      return notes.getByRole("textbox").fill(String(event["text"]))
    case "CommentPressed":
      return notes.getByRole("button", { name: /^Zapisz uwagę/ }).click()
    case "FavouritePressed":
      return notes.getByRole("button", { name: /ulubionych/ }).click()
    default:
      throw new Error(`no shopper does ${event.type}`)
  }
}

/** What the page shows now, read as a person or a screen reader would: never from the machine. A part of the outcome. */
export async function seen(page: Page, expected: Outcome): Promise<Record<string, unknown>> {
  const header = page.locator("#menu_basket > a")
  const { product, cart } = expected.views
  return {
    address: addressOf(page),
    views: {
      miniBasket: {
        counter: await header.locator("span").first().innerText(),
        subtotal: await header.locator("strong").first().innerText(),
        ...(await seenList(page)),
      },
      ...(product === undefined ? {} : { product: await seenProduct(page) }),
      ...(cart === undefined ? {} : await seenCart(page, expected.views)),
    },
    ...(await seenKept(page, expected)),
  }
}

/** The pages of what is kept: which products, in which size, or how many a list has. */
async function seenKept(page: Page, { page: name }: Outcome) {
  const texts = async (selector: string) => (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "))
  switch (name) {
    case "favourites": {
      const tiles = await page.locator("#content .product").all()
      const products = tiles.map(async (tile) => {
        const sizeText = await tile.locator(".product__size").allInnerTexts()
        const size = /^Rozmiar:\s(.*)$/.exec(sizeText[0] ?? "")?.[1] ?? ""
        return { name: (await tile.locator(".product__name").innerText()).replaceAll("\u00a0", " "), size }
      })
      return { content: { products: await Promise.all(products) } }
    }
    case "shoppingLists":
      return { content: { lists: await texts(".slt_lists__count") } }
    case "comparison":
      return { content: { products: (await texts(".compare__name")).map((text) => ({ name: text })) } }
    default:
      return {}
  }
}

/** The open list of the header's basket. */
async function seenList(page: Page) {
  const list = page.locator("#top_basket_details")
  if ((await list.locator(".top_basket__headline").count()) === 0) return {}
  const rows = await list.locator(".top_basket__product").all()
  return {
    list: {
      heading: await list.locator(".top_basket__headline").innerText(),
      lines: await Promise.all(
        rows.map(async (row) => ({
          name: await row.locator(".top_basket__link").innerText(),
          lineTotal: await row.locator("strong").innerText(),
        })),
      ),
      subtotal: await list.locator(".--worth dd").innerText(),
    },
  }
}

async function seenProduct(page: Page) {
  const button = page.locator("#projector_button_basket")
  const radios = await page
    .locator("#projector_sizes_cont")
    .getByRole("radio")
    .evaluateAll((all) =>
      all.map((radio) => ({
        name: (radio.textContent ?? "").trim(),
        state:
          radio.getAttribute("aria-checked") === "true"
            ? "selected"
            : /wyprzedane|sold out/.test(radio.getAttribute("aria-label") ?? "")
              ? "disabled"
              : "available",
      })),
    )
  return {
    price: await page.locator("#projector_price_value").innerText(),
    availability: await page.locator("#projector_status_description").innerText(),
    // a single size is nothing to choose, so it is not shown
    ...(radios.length === 0 ? {} : { sizes: radios }),
    quantity: await page.getByRole("textbox", { name: /^(?:Ilość|Quantity)/ }).inputValue(),
    button: { label: (await button.innerText()).trim(), enabled: await button.isEnabled() },
    // an alert that says nothing is not there for anybody; pages keep its lines together, outcomes do not
    alert: (await page.getByRole("alert").allInnerTexts()).join(" ").replaceAll("\u00a0", " ").trim() || null,
  }
}

async function seenCart(page: Page, { cartSummary, rowNotes }: Outcome["views"]) {
  // at one moment: a row that goes while others are read would be waited for
  const rows = await page.locator("#Basket .basket__block[data-product-id]").evaluateAll((all) =>
    all.map((row) => {
      const words = (selector: string) => row.querySelector<HTMLElement>(selector)?.innerText ?? ""
      return {
        name: words("a.product__link"),
        price: words("span.basket__price"),
        quantity: row.querySelector<HTMLInputElement>(".quantity__input")?.value ?? "",
        sum: words("span.basket__sum"),
      }
    }),
  )
  const total = (await page.locator(".basketedit_total_summary strong").innerText()).replace(/ (?:brutto|netto|gross|net)$/, "")
  // the days of the parts are those of the browser's shop, which has a clock of its own
  const parted = page.locator('#cart_division [name="allow_division_order"][value="true"]:checked')
  const isParted = isForeignObject(cartSummary) && isForeignObject(cartSummary["division"])
  return {
    cart: { rows },
    cartSummary: { total, ...(isParted ? { division: { isDivided: (await parted.count()) > 0 } } : {}) },
    ...(isList(rowNotes) ? { rowNotes: await seenNotes(page, rowNotes) } : {}),
  }
}

/** What is noted at the rows of these names; a row that was put back stands at the end of the cart, and its notes where they were. */
async function seenNotes(page: Page, noted: readonly unknown[]) {
  const blocks = await page.locator("#Basket .basket__block[data-product-id]").evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector<HTMLElement>("a.product__link")?.innerText,
      comment: row.querySelector(".basket__comment")?.textContent ?? null,
    })),
  )
  return noted.map((note) => blocks.find(({ name }) => isForeignObject(note) && note["name"] === name))
}
