import type { PageName } from "../../../core/pages/page.ts"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import type { Ability } from "../ability.ts"
import type { KnownCalls } from "./known-calls.ts"

/** Nothing but what every shop of the platform has. */
const everyShop: readonly string[] = []

/**
 * The queries of a shop's API that each of our pages cannot do without: where one is missing, the other shop's own page stands at the address. What is read of pages, what
 * the platform's own calls tell, and forms that every shop takes, need none.
 *
 * Spec: 10.1004.
 */
export const callsOfPages: Readonly<Record<PageName, readonly string[]>> = {
  home: everyShop,
  product: everyShop,
  category: everyShop,
  categories: everyShop,
  producer: everyShop,
  lastSeen: everyShop,
  search: everyShop,
  cart: everyShop,
  content: everyShop,
  message: everyShop,
  // its form has the two fields that every shop's has; what it refuses, its own page says
  signIn: everyShop,
  failure: everyShop,
  comparison: ["ownCompared"],
  favourites: ["ownFavourites"],
  shoppingLists: ["ownShoppingList"],
  // what a form comes to is told by a notice
  password: ["ownPasswordKey", "ownNotice"],
  contact: ["ownNotice"],
  newsletter: ["ownNewsletterKey", "ownNotice"],
  review: ["ownReviews", "ownNotice"],
  client: ["ownRegistration", "ownNotice"],
  account: ["ownAccount"],
  accountAddresses: ["ownAccount"],
  accountConnections: ["ownLoginState"],
  accountConsents: ["ownAccount"],
  accountData: ["ownAccount"],
  accountEmail: ["ownEmailKey"],
  accountPasskeys: ["ownPasskeys"],
  accountPoints: ["ownAccount"],
  accountPrivacy: ["ownAccount"],
  accountSecurity: ["ownAccount"],
  order1: ["ownOrderQuote"],
  pickup: ["ownOrderQuote"],
  order2: ["ownOrderQuote"],
  placeOrder: ["ownOrderQuote", "ownOrder"],
  prepaid: ["ownOrder"],
  clientOrder: ["ownOrder"],
  clientOrders: ["ownOrders"],
  orderOpen: ["ownOrder", "ownNotice"],
  subscriptions: ["ownSubscriptions"],
  case: ["ownCaseDraft"],
  cases: ["ownCases"],
  payments: ["ownPayments"],
  instalments: ["ownInstalments"],
  stores: ["ownStores"],
}

/** All queries that a page needs, each once. */
export const pagesCalls: readonly string[] = [...new Set(Object.values(callsOfPages).flat())].toSorted()

/**
 * What our pages lack at a shop whose API knows these calls: where one is left to the shop's own.
 *
 * Spec: 10.995, 10.1004.
 */
export function ourPagesWith(known: ReadonlySet<string>): Ability {
  const all = Object.values(callsOfPages)
  const ours = all.filter((needed) => needed.every((call) => known.has(call))).length
  const lacks = pagesCalls.filter((call) => !known.has(call))
  return { name: "ourPages", from: lacks.length === 0 ? "api" : "pages", told: `${ours} of ${all.length} pages are ours`, lacks }
}

/** The calls that a shop was found to know; one that could not be asked knows none. */
export function knownAmong(abilities: readonly Ability[]): ReadonlySet<string> {
  const found = abilities.find(({ name }) => name === "ourPages")
  return new Set(found === undefined || found.from === null ? [] : pagesCalls.filter((call) => !found.lacks.includes(call)))
}

/**
 * Whether the other shop's own page stands at an address: where we have no page, and where its API does not know what ours needs.
 *
 * Spec: 10.1004.
 */
export const makeIsTheirs =
  (knownCalls: KnownCalls) =>
  async ({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Promise<boolean> => {
    const address = readPageAddress(pathname, searchParams)
    if (address === null) return true
    const needed = callsOfPages[address.page]
    if (needed.length === 0) return false
    const known = await knownCalls()
    return !needed.every((call) => known.has(call))
  }

/**
 * Whether a page of ours is not shown, where the other shop's own pages are not either: one that needs calls which its API does not know. What a form of it came to
 * nobody could say. The account greets with what every shop tells.
 *
 * Spec: 10.1035.
 */
export const makeIsWithheld =
  (knownCalls: KnownCalls) =>
  async ({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Promise<boolean> => {
    const page = readPageAddress(pathname, searchParams)?.page ?? "account"
    const needed = callsOfPages[page]
    if (page === "account" || needed.length === 0) return false
    const known = await knownCalls()
    return !needed.every((call) => known.has(call))
  }
