import { accountSectionPage, type SectionAddress } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { accountFormMachines } from "./sections/account-form-machine.ts"
import type { ClientAccount } from "./sections/client-account.ts"

export interface AccountDataPageModel {
  readonly page: "accountData"
  readonly frame: PageFrame
  readonly client: ClientAccount
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountData: { readonly address: SectionAddress; readonly model: AccountDataPageModel }
  }
}

/** Who the client is: the person, the company, the bank account. Spec: 3.66, 10.623, 10.624. */
export const accountDataPageRecord: PageRecord<"accountData"> = {
  ...accountSectionPage("accountData", "data", "account.data", (client, frame) => ({ page: "accountData", frame, client })),
  machines: accountFormMachines,
  recorded: { content: ({ client: { type, mayChangeCompany } }) => ({ type, mayChangeCompany }) },
}
