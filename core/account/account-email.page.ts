import { Effect } from "effect"
import { accountBasics, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import { queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"

export interface AccountEmailPageModel {
  readonly page: "accountEmail"
  readonly frame: PageFrame
  /** the key of the mail's link; null = it does not work, or not any more */
  readonly key: string | null
}

interface EmailAddress extends SectionAddress {
  readonly key: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountEmail: { readonly address: EmailAddress; readonly model: AccountEmailPageModel }
  }
}

const section = "email"

/** Longer keys are none of the shop's. */
const maxKeyLength = 100

/**
 * Where the link of a mail leads that confirms an e-mail address. Opening it changes nothing, as programs that look at mails open links; a
 * button does. Whoever has the link need not be signed in.
 *
 * Spec: 10.635.
 */
export const accountEmailPageRecord: PageRecord<"accountEmail"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountEmail", ...address, key: queryValue(query, "token", maxKeyLength) ?? "" }
  },
  write: ({ language, key }) => writeSection(section, language, { token: key }),
  open: ({ key }, { account }) =>
    account.isEmailKey(key).pipe(Effect.map((works) => (frame) => ({ page: "accountEmail", frame, key: works ? key : null }))),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.confirmEmail"), frame) }),
  isReturnedTo: false,
  machines: {},
  recorded: { content: ({ key }) => ({ works: key !== null }) },
}
