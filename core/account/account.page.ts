import { Effect } from "effect"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { accountBasics, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { ClientAccount } from "./sections/client-account.ts"
import { formatText } from "../texts/texts.ts"

export interface AccountPageModel {
  readonly page: "account"
  readonly frame: PageFrame
  /** null = the shop tells no more than who is signed in */
  readonly client: ClientAccount | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly account: { readonly address: SectionAddress; readonly model: AccountPageModel }
  }
}

/** The overview of the account of who is signed in; anybody else signs in there. Spec: 10.15, 10.621. */
export const accountPageRecord: PageRecord<"account"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(null, path, query)
    return address === null ? null : { page: "account", ...address }
  },
  write: ({ language }) => writeSection(null, language),
  open: (_, { account }, { cameFrom, returnTo }) =>
    account.read().pipe(
      // another kind of shop
      Effect.catchTag("NotOffered", () => Effect.succeed(null)),
      Effect.map(
        (client) => (frame) =>
          frame.visitor.is === "client"
            ? { page: "account", frame, client }
            : { page: "signIn", frame, refused: null, login: "", returnTo: returnTo(cameFrom) },
      ),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.heading"), frame) }),
  // signing in ends here by itself
  isReturnedTo: false,
  machines: {},
  recorded: {
    content: ({ frame: { visitor } }) =>
      visitor.is === "guest" ? null : { name: `${visitor.firstName} ${visitor.lastName}`, kind: visitor.kind, points: visitor.points },
  },
}
