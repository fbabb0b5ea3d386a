import { Effect } from "effect"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import { changePasswordMachine } from "./change-password-machine.ts"
import type { ClientAccount } from "./sections/client-account.ts"

export interface AccountSecurityPageModel {
  readonly page: "accountSecurity"
  readonly frame: PageFrame
  readonly client: ClientAccount
  /** the code of why a new password was not taken; null = none was refused */
  readonly refused: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountSecurity: { readonly address: SectionAddress; readonly model: AccountSecurityPageModel }
  }
}

/** What one signs in with, and where one is signed in. Spec: 10.595, 10.596, 10.622. */
export const accountSecurityPageRecord: PageRecord<"accountSecurity"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection("security", path, query)
    return address === null ? null : { page: "accountSecurity", ...address }
  },
  write: ({ language }) => writeSection("security", language),
  open: ({ language }, { account }) =>
    account.read().pipe(
      Effect.map((client) =>
        forClientOf(client, writeSection("security", language), (own, frame) => ({
          page: "accountSecurity",
          frame,
          client: own,
          refused: frame.notice?.is === "accountRefused" ? frame.notice.code : null,
        })),
      ),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.security"), frame) }),
  machines: { changePassword: listed(changePasswordMachine), ...accountFormMachines },
  recorded: { content: ({ refused }) => ({ refused }) },
}
