import { Effect } from "effect"
import type { OrderSummary } from "../order/own/own-orders.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { accountBasics, readSection, type SectionAddress, writeSection } from "../pages/account-section.ts"
import type { ClientAccount } from "./sections/client-account.ts"
import { fullName } from "../shell/shell.ts"
import { formatText } from "../texts/texts.ts"

export interface AccountPageModel {
  readonly page: "account"
  readonly frame: PageFrame
  /** null = the shop tells no more than who is signed in */
  readonly client: ClientAccount | null
  /** the last order, and how many have joined; `away` = they cannot be read now; null = the shop does not tell of orders */
  readonly orders: { readonly is: "told"; readonly last: OrderSummary | null; readonly joined: number } | { readonly is: "away" } | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly account: { readonly address: SectionAddress; readonly model: AccountPageModel }
  }
}

/** The overview of the account of who is signed in; anybody else signs in there. Spec: 10.15, 10.621, 10.773. */
export const accountPageRecord: PageRecord<"account"> = {
  ...accountBasics,
  read: (path, query) => {
    const address = readSection(null, path, query)
    return address === null ? null : { page: "account", ...address }
  },
  write: ({ language }) => writeSection(null, language),
  open: (_, { account, order, orElseLogged }, { cameFrom, returnTo }) => {
    // another kind of shop
    const client = account.read().pipe(Effect.catchTag("NotOffered", () => Effect.succeed(null)))
    const orders = order.list({ status: null, page: 0, perPage: 1 }).pipe(
      Effect.map((found) => (found === null ? null : ({ is: "told", last: found.orders[0] ?? null, joined: found.joined } as const))),
      Effect.catchTag("NotOffered", () => Effect.succeed(null)),
      orElseLogged("read the last order", { is: "away" } as const),
    )
    return Effect.all({ client, orders }, { concurrency: "unbounded" }).pipe(
      Effect.map(
        (told) => (frame) =>
          frame.visitor.is === "client"
            ? { page: "account", frame, ...told }
            : { page: "signIn", frame, refused: null, login: "", returnTo: returnTo(cameFrom) },
      ),
    )
  },
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.heading"), frame) }),
  // signing in ends here by itself
  isReturnedTo: false,
  machines: {},
  recorded: {
    content: ({ frame: { visitor }, orders }) =>
      visitor.is === "guest"
        ? null
        : {
            name: fullName(visitor),
            kind: visitor.kind,
            points: visitor.points,
            lastOrder: orders?.is === "told" ? (orders.last?.status ?? null) : null,
          },
  },
}
