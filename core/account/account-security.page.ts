import type { PageFrame } from "../pages/page.ts"
import { listed } from "../pages/page-machine.ts"
import { endAfterOwner, type PageRecord } from "../pages/page-record.ts"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import { titled } from "../pages/page-head.ts"
import { formatText } from "../texts/texts.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import { changePasswordMachine } from "./change-password-machine.ts"
import type { ClientAccount } from "./sections/client-account.ts"
import type { LoginWays } from "./ways/login-ways.ts"

export interface AccountSecurityPageModel {
  readonly page: "accountSecurity"
  readonly frame: PageFrame
  readonly client: ClientAccount
  readonly ways: LoginWays
  /** the code of why a new password was not taken; null = none was refused */
  readonly refused: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountSecurity: { readonly address: SectionAddress; readonly model: AccountSecurityPageModel }
  }
}

const section = "security"

/** What one signs in with, and where one is signed in. Spec: 10.595, 10.596, 10.622. */
export const accountSecurityPageRecord: PageRecord<"accountSecurity"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountSecurity", ...address }
  },
  write: ({ language }) => writeSection(section, language),
  open: ({ language }, shop) =>
    endAfterOwner(shop, (known, ways) =>
      forClientOf(known, writeSection(section, language), (client, frame) => ({
        page: "accountSecurity",
        frame,
        client,
        ways,
        refused: frame.notice?.is === "accountRefused" ? frame.notice.code : null,
      })),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.security"), frame) }),
  machines: { changePassword: listed(changePasswordMachine), ...accountFormMachines },
  recorded: { content: ({ refused }) => ({ refused }) },
}
