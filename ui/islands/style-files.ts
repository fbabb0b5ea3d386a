import type { PageName } from "../../core/pages/page.ts"

/** The style sheet of every page. */
export const siteStyles = "ui/styles/site.css"

/** The sheets of single pages, beside the one of every page: what no other page shows. */
export const pageStyles: Readonly<Partial<Record<PageName, string>>> = {
  home: "ui/styles/home.css",
  categories: "ui/styles/categories.css",
  product: "ui/styles/product-page.css",
  review: "ui/styles/review-page.css",
  cart: "ui/styles/cart-page.css",
  pickup: "ui/styles/pickup-page.css",
  client: "ui/styles/client-page.css",
  contact: "ui/styles/letters-pages.css",
  newsletter: "ui/styles/letters-pages.css",
  order1: "ui/styles/order-pages.css",
  order2: "ui/styles/order-pages.css",
  placeOrder: "ui/styles/order-pages.css",
  prepaid: "ui/styles/order-pages.css",
  signIn: "ui/styles/account-pages.css",
  password: "ui/styles/account-pages.css",
  orderOpen: "ui/styles/account-pages.css",
  account: "ui/styles/account-overview.css",
  accountAddresses: "ui/styles/account-sections.css",
  accountConnections: "ui/styles/account-connections.css",
  accountConsents: "ui/styles/account-sections.css",
  accountData: "ui/styles/account-sections.css",
  accountEmail: "ui/styles/account-sections.css",
  accountPoints: "ui/styles/account-sections.css",
  accountPrivacy: "ui/styles/account-sections.css",
  accountSecurity: "ui/styles/account-sections.css",
  accountPasskeys: "ui/styles/account-passkeys.css",
  clientOrders: "ui/styles/client-orders.css",
  subscriptions: "ui/styles/client-orders.css",
  clientOrder: "ui/styles/client-orders.css",
  case: "ui/styles/return-pages.css",
  cases: "ui/styles/return-pages.css",
  favourites: "ui/styles/saved-pages.css",
  comparison: "ui/styles/saved-pages.css",
  shoppingLists: "ui/styles/saved-pages.css",
}

/** The sheet of what a shop may put around its pages: only a page that has some of it loads it. */
const frontStyles = "ui/styles/front.css"

/** The sheets of all pages, each once. */
export const styleFiles: readonly string[] = [siteStyles, ...new Set(Object.values(pageStyles)), frontStyles]

/**
 * The sheets of a page, in their order.
 *
 * @param hasFront the page has a bar, a banner, or anything about cookies
 *
 * @example stylesOf("content", false) // => ["ui/styles/site.css"]
 */
export const stylesOf = (page: PageName, hasFront: boolean): readonly string[] => [
  siteStyles,
  ...(pageStyles[page] === undefined ? [] : [pageStyles[page]]),
  ...(hasFront ? [frontStyles] : []),
]
