import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { endAfterOwner, type PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import type { ClientAccount } from "./sections/client-account.ts"
import type { LoginWays } from "./ways/login-ways.ts"

export interface AccountPrivacyPageModel {
  readonly page: "accountPrivacy"
  readonly frame: PageFrame
  readonly client: ClientAccount
  readonly ways: LoginWays
  /** the second question, before the account is gone */
  readonly isRemoving: boolean
}

interface PrivacyAddress extends SectionAddress {
  readonly isRemoving: boolean
}

const removing = { remove: "1" }

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountPrivacy: { readonly address: PrivacyAddress; readonly model: AccountPrivacyPageModel }
  }
}

const section = "privacy"

/** What a client takes along, and the end of the account. Spec: 10.632, 10.633. */
export const accountPrivacyPageRecord: PageRecord<"accountPrivacy"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountPrivacy", ...address, isRemoving: query.get("remove") === "1" }
  },
  write: ({ language, isRemoving }) => writeSection(section, language, isRemoving ? removing : {}),
  open: ({ language, isRemoving }, shop) =>
    endAfterOwner(shop, (known, ways) =>
      forClientOf(known, writeSection(section, language, isRemoving ? removing : {}), (client, frame) => ({
        page: "accountPrivacy",
        frame,
        client,
        ways,
        isRemoving,
      })),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.privacy"), frame) }),
  machines: accountFormMachines,
  recorded: { content: ({ isRemoving }) => ({ isRemoving }) },
}
