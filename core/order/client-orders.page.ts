import { clientOrdersPath } from "../addresses/client-order-addresses.ts"
import { Effect } from "effect"
import { accountBasics, forClient } from "../pages/account-section.ts"
import { languageInQuery, pageOfList, queryValue, writeNeutral } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { orderStatuses, type OrderStatus } from "./order-status.ts"
import { type OwnOrders, ordersPerPage } from "./own/own-orders.ts"
import { viewOrderList } from "./own/view-order-list.ts"

/** The orders of who is signed in. */
export interface ClientOrdersPageModel {
  readonly page: "clientOrders"
  readonly frame: PageFrame
  readonly found: OwnOrders
  /** null = however far they are */
  readonly status: OrderStatus | null
  /** the page of the list, from 0 */
  readonly listPage: number
}

interface ClientOrdersAddress {
  readonly language: Language | null
  readonly status: OrderStatus | null
  readonly listPage: number
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly clientOrders: { readonly address: ClientOrdersAddress; readonly model: ClientOrdersPageModel }
  }
}

const write = ({ language, status, listPage }: ClientOrdersAddress): string =>
  writeNeutral(clientOrdersPath, language, {
    ...(status === null ? {} : { status }),
    ...(listPage === 0 ? {} : { counter: String(listPage) }),
  })

/** The orders of who is signed in, by how far they are; anybody else signs in there, and comes back. Spec: 10.19, 10.770. */
export const clientOrdersPageRecord: PageRecord<"clientOrders"> = {
  ...accountBasics,
  read: (path, query) =>
    path === clientOrdersPath && !query.has("order")
      ? {
          page: "clientOrders",
          language: languageInQuery(query),
          status: orderStatuses.find((known) => known === queryValue(query, "status")) ?? null,
          listPage: pageOfList(query),
        }
      : null,
  write,
  open: (address, { order }) => {
    const { status, listPage } = address
    return order
      .list({ status, page: listPage, perPage: ordersPerPage })
      .pipe(
        Effect.map((found) =>
          forClient(write({ ...address, language: null }), (frame) =>
            found === null || (listPage > 0 && found.orders.length === 0)
              ? { page: "failure", frame, status: 404 }
              : { page: "clientOrders", frame, found, status, listPage },
          ),
        ),
      )
  },
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.orders"), frame) }),
  machines: {},
  recorded: {
    content: ({ found, status, frame }, texts) => ({
      status,
      orders: viewOrderList(found.orders, frame.shell, texts).map((order) => ({
        status: order.status,
        total: order.total,
        goods: order.goods,
      })),
    }),
  },
}
