import { clientOrdersPath } from "../addresses/client-order-addresses.ts"
import { Effect } from "effect"
import { accountFormMachines } from "../account/sections/account-form-machine.ts"
import { accountBasics, forClient } from "../pages/account-section.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import type { ShownOrder } from "./placed-order.ts"
import { viewOrderSums } from "./view-order-sums.ts"
import { orderFormat, orderStatusWords } from "./own/view-order-list.ts"

/** One order of the visitor's. */
export interface ClientOrderPageModel {
  readonly page: "clientOrder"
  readonly frame: PageFrame
  readonly order: ShownOrder
}

interface ClientOrderAddress {
  readonly language: Language | null
  readonly number: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly clientOrder: { readonly address: ClientOrderAddress; readonly model: ClientOrderPageModel }
  }
}

const write = ({ language, number }: ClientOrderAddress): string => writeNeutral(clientOrdersPath, language, { order: number })

/**
 * One order as it was placed and how far it is. Somebody else's is for a client a page that there is none of; a guest who has not placed it in this
 * session signs in there, and comes back.
 *
 * Spec: 10.714, 10.771.
 */
export const clientOrderPageRecord: PageRecord<"clientOrder"> = {
  ...accountBasics,
  read: (path, query) => {
    const number = path === clientOrdersPath ? queryValue(query, "order") : null
    return number === null ? null : { page: "clientOrder", language: languageInQuery(query), number }
  },
  write,
  open: (address, { order }) =>
    order
      .read(address.number)
      .pipe(
        Effect.map((found) =>
          found === null
            ? forClient(write({ ...address, language: null }), (frame) => ({ page: "failure", frame, status: 404 }))
            : (frame) => ({ page: "clientOrder", frame, order: found }),
        ),
      ),
  head: ({ order: { number } }, { frame, texts }) => ({ title: titled(formatText(texts, "orders.heading", { number }), frame) }),
  machines: accountFormMachines,
  recorded: {
    content: ({ order, frame }, texts) => {
      const { rows, total } = viewOrderSums(order.sums, order.delivery !== null, orderFormat(order.currency, frame.shell), texts)
      return {
        status: orderStatusWords(order.status, texts),
        goods: order.lines.map(({ name }) => name),
        payment: order.payment.name,
        delivery: order.delivery?.name ?? null,
        sums: rows.map(({ label, amount }) => ({ label, amount })),
        total,
      }
    },
  },
}
