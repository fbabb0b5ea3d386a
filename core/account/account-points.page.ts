import { accountSectionPage, type SectionAddress } from "../pages/account-section.ts"
import type { PageFrame } from "../pages/page.ts"
import type { PageRecord } from "../pages/page-record.ts"
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

/** The points of a client, and how they came and went. Spec: 10.631. */
export const accountPointsPageRecord: PageRecord<"accountPoints"> = {
  ...accountSectionPage("accountPoints", "points", "account.points", (client, frame) => ({ page: "accountPoints", frame, client })),
  machines: {},
  recorded: { content: ({ client: { points } }) => ({ entries: points.map(({ amount }) => amount) }) },
}
