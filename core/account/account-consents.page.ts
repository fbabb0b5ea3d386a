import { Effect } from "effect"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
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

const section = "consents"

/** What a client has agreed to, and takes back. Spec: 10.630. */
export const accountConsentsPageRecord: PageRecord<"accountConsents"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountConsents", ...address }
  },
  write: ({ language }) => writeSection(section, language),
  open: ({ language }, { account }) =>
    account
      .read()
      .pipe(
        Effect.map((client) =>
          forClientOf(client, writeSection(section, language), (own, frame) => ({ page: "accountConsents", frame, client: own })),
        ),
      ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.consents"), frame) }),
  machines: accountFormMachines,
  recorded: { content: ({ client: { consents } }) => ({ given: consents.filter(({ isGiven }) => isGiven).map(({ name }) => name) }) },
}
