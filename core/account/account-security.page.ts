import type { PageFrame } from "../pages/page.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { accountSectionPage, type SectionAddress } from "../pages/account-section.ts"
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
  ...accountSectionPage("accountSecurity", "security", "account.security", (client, frame) => ({
    page: "accountSecurity",
    frame,
    client,
    refused: frame.notice?.is === "accountRefused" ? frame.notice.code : null,
  })),
  machines: { changePassword: listed(changePasswordMachine), ...accountFormMachines },
  recorded: { content: ({ refused }) => ({ refused }) },
}
