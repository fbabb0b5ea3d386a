import { Effect } from "effect"
import { connectionsSection } from "../addresses/login-addresses.ts"
import { accountBasics, forClient, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import { queryValue } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { LoginWay, LoginWays } from "./ways/login-ways.ts"

/** The page of the services that sign in an account. */
export interface AccountConnectionsPageModel {
  readonly page: "accountConnections"
  readonly frame: PageFrame
  readonly ways: LoginWays
  /** the service whose disconnecting is asked about; null = none is */
  readonly leaving: LoginWay | null
}

interface ConnectionsAddress extends SectionAddress {
  /** id of the service to be disconnected; absent = none is */
  readonly disconnect?: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly accountConnections: { readonly address: ConnectionsAddress; readonly model: AccountConnectionsPageModel }
  }
}

/** Longer texts are the id of no service. */
const maxIdLength = 40

/** The services that sign in the account of who is signed in. Spec: 10.796, 10.797. */
export const accountConnectionsPageRecord: PageRecord<"accountConnections"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(connectionsSection, path, query)
    const disconnect = queryValue(query, "disconnect", maxIdLength)
    return address === null ? null : { page: "accountConnections", ...address, ...(disconnect === null ? {} : { disconnect }) }
  },
  write: ({ language, disconnect }) => writeSection(connectionsSection, language, disconnect === undefined ? {} : { disconnect }),
  open: ({ disconnect }, { account }) =>
    account.loginWays().pipe(
      Effect.map((ways) =>
        forClient(writeSection(connectionsSection, null), (frame) => ({
          page: "accountConnections",
          frame,
          ways,
          leaving: ways.options.find(({ id, isConnected }) => isConnected && id === disconnect) ?? null,
        })),
      ),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "ways.heading"), frame) }),
  machines: {},
  recorded: {
    content: ({ ways: { options }, leaving }) => ({
      connected: options.map(({ isConnected }) => isConnected),
      isLeaving: leaving !== null,
    }),
  },
}
