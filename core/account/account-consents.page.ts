import { accountSectionPage, type SectionAddress } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import type { ClientAccount } from "./sections/client-account.ts"

export interface AccountConsentsPageModel {
  readonly page: "accountConsents"
  readonly frame: PageFrame
  readonly client: ClientAccount
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountConsents: { readonly address: SectionAddress; readonly model: AccountConsentsPageModel }
  }
}

/** What a client has agreed to, and takes back. Spec: 10.630. */
export const accountConsentsPageRecord: PageRecord<"accountConsents"> = {
  ...accountSectionPage("accountConsents", "consents", "account.consents", (client, frame) => ({ page: "accountConsents", frame, client })),
  machines: accountFormMachines,
  recorded: { content: ({ client: { consents } }) => ({ given: consents.filter(({ isGiven }) => isGiven).map(({ name }) => name) }) },
}
