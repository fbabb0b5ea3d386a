import { accountPageRecord } from "../account/account.page.ts"
import { accountAddressesPageRecord } from "../account/account-addresses.page.ts"
import { accountConnectionsPageRecord } from "../account/account-connections.page.ts"
import { accountConsentsPageRecord } from "../account/account-consents.page.ts"
import { accountDataPageRecord } from "../account/account-data.page.ts"
import { accountEmailPageRecord } from "../account/account-email.page.ts"
import { accountPointsPageRecord } from "../account/account-points.page.ts"
import { accountPrivacyPageRecord } from "../account/account-privacy.page.ts"
import { accountSecurityPageRecord } from "../account/account-security.page.ts"
import { passwordPageRecord } from "../account/password.page.ts"
import { clientPageRecord } from "../account/client.page.ts"
import { signInPageRecord } from "../account/sign-in.page.ts"
import { contactPageRecord } from "../letters/contact.page.ts"
import { newsletterPageRecord } from "../letters/newsletter.page.ts"
import { reviewPageRecord } from "../asking/review.page.ts"
import { cartPageRecord } from "../basket/cart.page.ts"
import { messagePageRecord } from "../basket/message.page.ts"
import { paymentsPageRecord } from "../basket/payments.page.ts"
import { choosingPageRecord } from "../order/order1.page.ts"
import { placedPageRecord } from "../order/place-order.page.ts"
import { prepaidPageRecord } from "../order/prepaid.page.ts"
import { orderCheckPageRecord } from "../order/order2.page.ts"
import { clientOrderPageRecord } from "../order/client-order.page.ts"
import { clientOrdersPageRecord } from "../order/client-orders.page.ts"
import { subscriptionsPageRecord } from "../subscription/subscriptions.page.ts"
import { orderOpenPageRecord } from "../order/order-open.page.ts"
import { pickupPageRecord } from "../delivery/pickup.page.ts"
import { storesPageRecord } from "../delivery/stores.page.ts"
import { instalmentsPageRecord } from "../pricing/instalments.page.ts"
import { productPageRecord } from "../product-page/product.page.ts"
import { categoriesPageRecord } from "../shell/categories.page.ts"
import { categoryPageRecord } from "../product/category.page.ts"
import { homePageRecord } from "../product/home.page.ts"
import { lastSeenPageRecord } from "../product/last-seen.page.ts"
import { producerPageRecord } from "../product/producer.page.ts"
import { casePageRecord } from "../returns/case.page.ts"
import { casesPageRecord } from "../returns/cases.page.ts"
import { comparisonPageRecord } from "../saved/comparison.page.ts"
import { favouritesPageRecord } from "../saved/favourites.page.ts"
import { shoppingListsPageRecord } from "../saved/shopping-lists.page.ts"
import { searchPageRecord } from "../search/search.page.ts"
import { contentPageRecord } from "../shell/content.page.ts"
import { failurePageRecord } from "../shell/failure.page.ts"
import { passkeysPageRecord } from "../passkey/passkeys.page.ts"
import type { PageName } from "./page.ts"
import type { PageRecord } from "./page-record.ts"

/**
 * Every page of the shop, under the name that recordings know it by. Server, page cache, replay, terminal and tests go through this list, and
 * a page that is left out does not compile; its body is in `ui/pages/bodies.tsx`. Scripts of pages import nothing of it.
 */
export const pages: { readonly [Name in PageName]: PageRecord<Name> } = {
  home: homePageRecord,
  product: productPageRecord,
  category: categoryPageRecord,
  categories: categoriesPageRecord,
  producer: producerPageRecord,
  lastSeen: lastSeenPageRecord,
  search: searchPageRecord,
  cart: cartPageRecord,
  comparison: comparisonPageRecord,
  favourites: favouritesPageRecord,
  shoppingLists: shoppingListsPageRecord,
  signIn: signInPageRecord,
  password: passwordPageRecord,
  review: reviewPageRecord,
  account: accountPageRecord,
  accountPasskeys: passkeysPageRecord,
  accountAddresses: accountAddressesPageRecord,
  accountConnections: accountConnectionsPageRecord,
  accountConsents: accountConsentsPageRecord,
  accountData: accountDataPageRecord,
  accountEmail: accountEmailPageRecord,
  accountPoints: accountPointsPageRecord,
  accountPrivacy: accountPrivacyPageRecord,
  accountSecurity: accountSecurityPageRecord,
  client: clientPageRecord,
  clientOrder: clientOrderPageRecord,
  clientOrders: clientOrdersPageRecord,
  subscriptions: subscriptionsPageRecord,
  orderOpen: orderOpenPageRecord,
  contact: contactPageRecord,
  newsletter: newsletterPageRecord,
  order1: choosingPageRecord,
  order2: orderCheckPageRecord,
  placeOrder: placedPageRecord,
  prepaid: prepaidPageRecord,
  case: casePageRecord,
  cases: casesPageRecord,
  content: contentPageRecord,
  message: messagePageRecord,
  pickup: pickupPageRecord,
  payments: paymentsPageRecord,
  instalments: instalmentsPageRecord,
  stores: storesPageRecord,
  failure: failurePageRecord,
}

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** The names of all pages. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName)
