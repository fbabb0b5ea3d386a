import { basketChangePath } from "../../core/addresses/addresses.ts"
import { pickupPath } from "../../core/addresses/pickup-query.ts"
import { cookiesPath } from "../../core/pages/request.ts"
import { favouritesAddress, listsAddress, shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import { askingAddress } from "../../core/asking/asking.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"

// What shoppers do in the journeys that come with the project.

/** The day of the recorded journeys: a Tuesday at noon in Warsaw. */
export const recordedAtMs = Date.UTC(2026, 2, 10, 11)

/** What all journeys begin with. */
export const everyPlan = {
  settings: { language: "pl", origin: "http://shop.local" },
  startMs: recordedAtMs,
  cookies: {},
  storage: {},
} as const

/** An address is opened. */
export const opened = (url: string): ScenarioEvent => ({ type: "Opened", url })

/** The product form as the browser sends it. */
export const added = (product: number, size: string, number: string): ScenarioEvent => ({
  type: "Submitted",
  action: basketChangePath,
  fields: { product: String(product), mode: "1", size, number },
})

/** Something is done on the form of a product's page. */
export const onProduct = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "product", event })

/** The form that chooses a currency, on the page that comes again. */
export const inCurrency = (curr: string, page: string): ScenarioEvent => ({
  type: "Submitted",
  action: "/settings.php",
  fields: { curr, return: page },
})

/** A form of the notice about cookies, or of a banner, on the page that comes again. */
export const inAnswer = (fields: Readonly<Record<string, string>>, page: string): ScenarioEvent => ({
  type: "Submitted",
  action: cookiesPath,
  fields: { ...fields, return: page },
})

/** Something is done in "tell me when it is back". */
export const inNotify = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "notify", event })

/** Something is done in the form for questions. */
export const inQuestion = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "question", event })

/** A form of a product's page as the browser sends it without scripts. */
export const asked = (fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action: askingAddress, fields })

/** Something is done in the cart. */
export const inCart = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "cart", event })

/** Something is done with what is noted at the rows of the cart. */
export const atRow = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "rowNotes", event })

/** The form that has an order sent in parts, or as one; the cart comes again. */
export const divided = (isDivided: boolean): ScenarioEvent => ({
  type: "Submitted",
  action: "/settings.php",
  fields: { allow_division_order: String(isDivided), return: "/basketedit.php?mode=1" },
})

/** Something is done in the header's basket. */
export const inHeader = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "miniBasket", event })

/** The product form of a subscription as the browser sends it. */
export const subscribed = (product: number, size: string, number: string, period: string): ScenarioEvent => ({
  type: "Submitted",
  action: basketChangePath,
  fields: { product: String(product), mode: "1", size, subscription: "true", days_in_period: period, number },
})

/** The parts of a bundle as the browser sends them: each product with its size, two of each in one set. */
export const bundleFields = (parts: readonly (readonly [product: number, size: string])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.flatMap(([product, size], at) => [
      [`bundle_product[${at + 1}]`, String(product)],
      [`bundle_size[${at + 1}]`, size],
      [`bundle_number[${at + 1}]`, "2"],
    ]),
  )

/** The form of the rebate code, beside a product's price or in the cart. */
export const coded = (fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action: "/rebatecode.php", fields })

/** The form of the pickup points, or the one that takes the choice off; the cart comes next. */
export const collected = (fields: Readonly<Record<string, string>>): ScenarioEvent => ({
  type: "Submitted",
  action: pickupPath,
  fields: { return: "/basketedit.php", ...fields },
})

/** The product form as a button of a quick payment sends it. */
export const paid = (product: number, size: string, number: string, button: string): ScenarioEvent => ({
  type: "Submitted",
  action: basketChangePath,
  fields: { product: String(product), mode: "1", size, number, quick_payment: button },
})

/** What the demo shop's first account signs in with. */
export const firstAccount = { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" } as const

/** The form of the demo shop's first account; the page of `back` comes next. */
export const signedIn = (back: string): ScenarioEvent => ({
  type: "Submitted",
  action: "/signin.php",
  fields: { ...firstAccount, return: back },
})

/** A heart's form; the favourites come next. */
export const hearted = (product: number, size: string): ScenarioEvent => ({
  type: "Submitted",
  action: `${basketChangePath}?mode=2`,
  fields: { product: String(product), size, return: favouritesAddress("pl") },
})

/** The form that puts a product into the first list; the lists come next. */
export const putOnList = (product: number, size: string): ScenarioEvent => ({
  type: "Submitted",
  action: shoppingListPath,
  fields: { operation: "add", product: String(product), size, return: listsAddress("pl") },
})

/** What puts a product into the comparison, as a form; the comparison comes next. */
export const compared = (product: number): ScenarioEvent => ({
  type: "Submitted",
  action: "/settings.php",
  fields: { comparers: "add", product: String(product), return: "/product-compare.php" },
})
