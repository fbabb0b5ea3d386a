import { Effect } from "effect"
import { accountBasics, forClientOf, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { ClientAccount } from "./sections/client-account.ts"

export interface AccountPointsPageModel {
  readonly page: "accountPoints"
  readonly frame: PageFrame
  readonly client: ClientAccount
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountPoints: { readonly address: SectionAddress; readonly model: AccountPointsPageModel }
  }
}

const section = "points"

/** The points of a client, and how they came and went. Spec: 10.631. */
export const accountPointsPageRecord: PageRecord<"accountPoints"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(section, path, query)
    return address === null ? null : { page: "accountPoints", ...address }
  },
  write: ({ language }) => writeSection(section, language),
  open: ({ language }, { account }) =>
    account
      .read()
      .pipe(
        Effect.map((client) =>
          forClientOf(client, writeSection(section, language), (own, frame) => ({ page: "accountPoints", frame, client: own })),
        ),
      ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.points"), frame) }),
  machines: {},
  recorded: { content: ({ client: { points } }) => ({ entries: points.map(({ amount }) => amount) }) },
}
