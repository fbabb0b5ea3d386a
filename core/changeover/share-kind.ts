import type { PageName } from "../pages/page.ts"

/** Kinds of page that a share is said of, in the order in which they are told. */
export const shareKinds = ["home", "product", "list", "cart", "account", "order", "text", "other"] as const

/** One of them. */
export type ShareKind = (typeof shareKinds)[number]

const kinds: Readonly<Record<PageName, ShareKind>> = {
  home: "home",
  product: "product",
  payments: "product",
  instalments: "product",
  stores: "product",
  review: "product",
  category: "list",
  categories: "list",
  producer: "list",
  search: "list",
  lastSeen: "list",
  cart: "cart",
  message: "cart",
  comparison: "cart",
  favourites: "cart",
  shoppingLists: "cart",
  signIn: "account",
  password: "account",
  account: "account",
  accountPasskeys: "account",
  accountAddresses: "account",
  accountConnections: "account",
  accountConsents: "account",
  accountData: "account",
  accountEmail: "account",
  accountPoints: "account",
  accountPrivacy: "account",
  accountSecurity: "account",
  client: "account",
  clientOrder: "account",
  clientOrders: "account",
  subscriptions: "account",
  orderOpen: "account",
  case: "account",
  cases: "account",
  order1: "order",
  order2: "order",
  placeOrder: "order",
  prepaid: "order",
  pickup: "order",
  content: "text",
  contact: "text",
  newsletter: "text",
  failure: "other",
}

/**
 * The kind that a page counts as where a share is said for kinds.
 *
 * Spec: 10.1050.
 *
 * @example shareKindOf("producer") // => "list"
 */
export const shareKindOf = (page: PageName): ShareKind => kinds[page]
