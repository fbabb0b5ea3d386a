import { clientOrdersAddress, subscriptionsAddress } from "../../addresses/client-order-addresses.ts"
import { passkeysSection, sectionAddress } from "../../addresses/account-addresses.ts"
import { connectionsSection } from "../../addresses/login-addresses.ts"
import { casesAddress } from "../../addresses/case-addresses.ts"
import { favouritesAddress, listsAddress } from "../../addresses/saved-addresses.ts"
import type { Visitor } from "../../shell/shell.ts"
import type { TextKey } from "../../texts/texts.ts"
import type { Language } from "../../values/language.ts"

/** A signed-in visitor. */
export type SignedIn = Extract<Visitor, { readonly is: "client" }>

/** A page of the account. */
export interface AccountPlace {
  /** the name of its record in `core/pages/pages.ts` */
  readonly page: string
  readonly address: (language: Language) => string
  /** what the menu calls it: a text without parameters */
  readonly label: TextKey
  /** whether the menu names it to somebody */
  readonly isOffered: (visitor: SignedIn) => boolean
}

const always = () => true

/** The address of a page under `/login.php`; null = the overview. */
const section = (name: string | null) => (language: Language) => sectionAddress(language, name)

/**
 * The pages of the account in the order of its menu. A page that is added has a record made with `core/pages/account-section.ts`, and a body
 * that stands in `AccountLayout`. What is kept for later has pages of its own, as a guest has them too: the menu leads there.
 *
 * Spec: 10.620, 10.932.
 */
export const accountPlaces: readonly AccountPlace[] = [
  { page: "account", address: section(null), label: "account.overview", isOffered: always },
  { page: "clientOrders", address: (language) => clientOrdersAddress(language), label: "account.orders", isOffered: always },
  { page: "subscriptions", address: subscriptionsAddress, label: "subscriptions.heading", isOffered: always },
  { page: "cases", address: (language) => casesAddress(language), label: "returns.account", isOffered: always },
  { page: "favourites", address: (language) => favouritesAddress(language), label: "saved.favourites", isOffered: always },
  { page: "shoppingLists", address: (language) => listsAddress(language), label: "saved.lists", isOffered: always },
  { page: "accountData", address: section("data"), label: "account.data", isOffered: always },
  { page: "accountAddresses", address: section("addresses"), label: "account.addresses", isOffered: always },
  { page: "accountSecurity", address: section("security"), label: "account.security", isOffered: always },
  { page: "accountPasskeys", address: section(passkeysSection), label: "passkey.heading", isOffered: always },
  { page: "accountConnections", address: section(connectionsSection), label: "ways.heading", isOffered: always },
  { page: "accountPoints", address: section("points"), label: "account.points", isOffered: always },
  { page: "accountConsents", address: section("consents"), label: "account.consents", isOffered: always },
  { page: "accountPrivacy", address: section("privacy"), label: "account.privacy", isOffered: always },
]
