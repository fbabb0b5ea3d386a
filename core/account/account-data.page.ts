import { Effect } from "effect"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
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

const section = "data"

/** Who the client is: the person, the company, the bank account. Spec: 3.66, 10.623, 10.624. */
export const accountDataPageRecord: PageRecord<"accountData"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountData", ...address }
  },
  write: ({ language }) => writeSection(section, language),
  open: ({ language }, { account }) =>
    account
      .read()
      .pipe(
        Effect.map((client) =>
          forClientOf(client, writeSection(section, language), (own, frame) => ({ page: "accountData", frame, client: own })),
        ),
      ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.data"), frame) }),
  machines: accountFormMachines,
  recorded: { content: ({ client: { type, mayChangeCompany } }) => ({ type, mayChangeCompany }) },
}
