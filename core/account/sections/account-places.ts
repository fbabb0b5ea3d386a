import { passkeysSection } from "../../addresses/account-addresses.ts"
import type { Visitor } from "../../shell/shell.ts"
import type { TextKey } from "../../texts/texts.ts"

/** A signed-in visitor. */
export type SignedIn = Extract<Visitor, { readonly is: "client" }>

/** A page of the account. */
export interface AccountPlace {
  /** the name of its record in `core/pages/pages.ts` */
  readonly page: string
  /** its word in the address; null = the overview */
  readonly section: string | null
  /** what the menu calls it: a text without parameters */
  readonly label: TextKey
  /** whether the menu names it to somebody */
  readonly isOffered: (visitor: SignedIn) => boolean
}

const always = () => true

/**
 * The pages of the account in the order of its menu. A page that is added has a record made with `core/pages/account-section.ts`, and a body
 * that stands in `AccountLayout`.
 *
 * Spec: 10.620.
 */
export const accountPlaces: readonly AccountPlace[] = [
  { page: "account", section: null, label: "account.overview", isOffered: always },
  { page: "accountData", section: "data", label: "account.data", isOffered: always },
  { page: "accountAddresses", section: "addresses", label: "account.addresses", isOffered: always },
  { page: "accountSecurity", section: "security", label: "account.security", isOffered: always },
  { page: "accountPasskeys", section: passkeysSection, label: "passkey.heading", isOffered: always },
  { page: "accountPoints", section: "points", label: "account.points", isOffered: always },
  { page: "accountConsents", section: "consents", label: "account.consents", isOffered: always },
  { page: "accountPrivacy", section: "privacy", label: "account.privacy", isOffered: always },
]
