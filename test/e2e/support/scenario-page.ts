import type { Page } from "playwright/test"
import { comparedAddress } from "../../../core/scenario/compared-address.ts"
import { isMask, shapeOf } from "../../../core/scenario/mask-value.ts"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import { asWritten } from "../../../core/texts/no-break.ts"
import { isForeignObject, isList } from "../../../core/web/untrusted-json.ts"

/**
 * Where the page is, as recordings are compared by it: without the place of it that was gone to. What a recording has masked in an address
 * counts by its shape.
 */
export function addressOf(page: Page, expected: string): string {
  const { pathname, search } = new URL(page.url())
  const [here, there] = [comparedAddress(pathname + search), comparedAddress(expected)]
  return isSameAddress(there, here) ? there : here
}

const isSameAddress = (recorded: string, here: string): boolean => isSameIn(recorded, here, /[?&=]/)

/** Are two texts alike part by part, where a part that is masked counts by its shape? */
function isSameIn(recorded: string, here: string, between: RegExp): boolean {
  const [parts, others] = [recorded.split(between), here.split(between)]
  const isSame = (part: string, other: string | undefined) =>
    part === other || (other !== undefined && isMask(part) && shapeOf(part) === shapeOf(other))
  return parts.length === others.length && parts.every((part, at) => isSame(part, others[at]))
}

/** What is wrong with the fields of forms, each sentence in the form's order; what a visitor typed is masked in a recording. */
async function seenForms(page: Page, views: Outcome["views"]) {
  const forms = Object.entries(views).flatMap(([name, view]) =>
    isForeignObject(view) && isList(view["faults"]) ? [[name, view["faults"]] as const] : [],
  )
  const found = forms.map(async ([name, faults]) => {
    const texts = await page.locator(`#island_${name} .f-message`).allTextContents()
    const told = faults.filter((fault) => typeof fault === "string").map((fault) => asWritten(fault))
    const here = texts.map((text) => asWritten(text))
    const isSame = told.length === here.length && told.every((sentence, at) => isSameIn(sentence, here[at] ?? "", /\s/))
    return [name, { faults: isSame ? faults : here }] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** What the page shows now, read as a person or a screen reader would: never from the machine. A part of the outcome. */
export async function seen(page: Page, expected: Outcome): Promise<Record<string, unknown>> {
  const { product, cart, miniBasket } = expected.views
  return {
    address: addressOf(page, expected.address),
    views: {
      ...(miniBasket === undefined ? {} : { miniBasket: await seenMiniBasket(page) }),
      ...(product === undefined ? {} : { product: await seenProduct(page) }),
      ...(cart === undefined ? {} : await seenCart(page, expected.views)),
      ...(await seenForms(page, expected.views)),
    },
    ...(await seenGoods(page, expected)),
  }
}

/** The header's basket, and its list where that is open. */
async function seenMiniBasket(page: Page) {
  const header = page.locator("#menu_basket > a")
  const texts = { counter: await header.locator("span").first().innerText(), subtotal: await header.locator("strong").first().innerText() }
  return { ...texts, ...(await seenList(page)) }
}

/** The pages of lists and of what is kept: which products in their order, in which size, or how many a list has. */
async function seenGoods(page: Page, { page: name }: Outcome) {
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
    case "category":
    case "search":
      return { content: { products: (await texts("#search > .product .product__name")).map((text) => ({ name: text })) } }
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
