import { subscriptionsPath } from "../addresses/client-order-addresses.ts"
import { Effect } from "effect"
import { accountBasics, forClient, type SectionAddress } from "../pages/account-section.ts"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { OwnSubscription } from "../order/own/subscription-plan.ts"

/** The subscriptions of who is signed in, or of a guest who sees the orders that they began with. */
export interface SubscriptionsPageModel {
  readonly page: "subscriptions"
  readonly frame: PageFrame
  readonly subscriptions: readonly OwnSubscription[]
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly subscriptions: { readonly address: SectionAddress; readonly model: SubscriptionsPageModel }
  }
}

const write = ({ language }: SectionAddress): string => writeNeutral(subscriptionsPath, language)

/** The subscriptions of who is signed in, or of a guest who sees their orders; anybody else signs in there, and comes back. Spec: 10.885, 10.957. */
export const subscriptionsPageRecord: PageRecord<"subscriptions"> = {
  ...accountBasics,
  read: (path, query) => (path === subscriptionsPath ? { page: "subscriptions", language: languageInQuery(query) } : null),
  write,
  open: (_, { order }) =>
    order.subscriptions().pipe(
      Effect.map((found) => {
        const shown = (frame: PageFrame) => ({ page: "subscriptions", frame, subscriptions: found ?? [] }) as const
        return found === null ? forClient(write({ language: null }), shown) : shown
      }),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "subscriptions.heading"), frame) }),
  machines: {},
  recorded: {
    content: ({ subscriptions }) => ({ subscriptions: subscriptions.map(({ goods, state, isLate }) => ({ goods, state, isLate })) }),
  },
}
