import type { TakenBack } from "../../core/order/invoice/invoice.ts"
import { parseDecimal } from "../../core/values/decimal.ts"
import { issueCorrection } from "../../fixtures/shop/orders/invoices/issue-invoice.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"
import { foundOrder } from "./order-answers.ts"

/** Longer reasons are no line of a document, in characters. */
const maxReason = 200

/** Corrects an order's invoice. Spec: 10.822. */
export const correctAnswer = (
  place: StorePlace,
  typed: string,
  { rows, reason, atMs }: { readonly rows: readonly string[]; readonly reason: string; readonly atMs: number },
): Promise<Answer> =>
  inShop(place, async (store) => {
    const why = reason.trim()
    if (why === "" || why.length > maxReason) throw new UserError(`a reason has 1 to ${maxReason} characters`)
    const order = await foundOrder(store.reader, typed)
    const taken = rows.map(readRow)
    const number = await store.transaction((within) => issueCorrection(within, order, { taken, reason: why, atMs }), "read committed")
    const data = { order: order.number, correction: number }
    if (number === null) return { words: "Nothing was corrected: there is no invoice, or not so much of a row on it.", data, ok: false }
    return { words: `${number} corrects the invoice of ${order.number}.`, data, ok: true }
  })

/** Such as "1:2". */
function readRow(typed: string): TakenBack {
  const [, row = "", amount = ""] = /^(\d{1,3}):(\d{1,9}(?:[.,]\d{1,4})?)$/.exec(typed) ?? []
  const quantity = parseDecimal(amount.replace(",", "."))
  if (quantity === null) throw new UserError(`${printable(typed)} is no row with how much of it, such as 1:2`)
  return { row: Number(row), quantity }
}
