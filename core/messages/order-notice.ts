import type { Money } from "../values/money.ts"
import { parseMoney } from "../values/money-text.ts"
import type { ShopError } from "./shop-messages.ts"

/**
 * What an order may lack before it can be placed, in the order of the steps that ask for it: who orders, a telephone, a delivery, a pickup point,
 * the client's number that the point asks for, a payment, and the two statements of the last step. Spec: 10.703.
 */
export const orderLackNames = ["data", "phone", "delivery", "point", "clientNumber", "payment", "terms", "cancel"] as const

export type OrderLack = (typeof orderLackNames)[number]

/** Why an order that was posted was not placed, as the next page tells it. */
export type OrderStop =
  | { readonly is: "refused"; readonly error: ShopError }
  | { readonly is: "incomplete"; readonly lacks: readonly OrderLack[] }
  /** it would cost more than was shown */
  | { readonly is: "rose"; readonly shown: Money; readonly now: Money }
  /** it is not what was shown any more */
  | { readonly is: "changed" }

/** What came of an order that was posted and was not placed. */
export interface OrderNotice {
  readonly is: "orderRefused"
  readonly stop: OrderStop
}

/** What stopped an order as the wire tells it. */
export interface ToldStop {
  /** `incomplete`, `rose`, `changed`, or the code of an error */
  readonly code: string | null
  /** the error's words */
  readonly message: string | null
  /** what is lacking, or both sums, a line each */
  readonly text: string | null
}

/**
 * What stopped an order, of the wire's words; `null` = they make no sense.
 *
 * Spec: 8.58, 8.64.
 *
 * @example readOrderStop({ code: "rose", message: null, text: "10.00\n12.00" })
 * // => { is: "rose", shown: money("10.00"), now: money("12.00") }
 * @example readOrderStop({ code: "110", message: "Gone", text: null })
 * // => { is: "refused", error: { code: "110", message: "Gone" } }
 * @example readOrderStop({ code: "rose", message: null, text: "a" }) // => null
 */
export function readOrderStop({ code, message, text }: ToldStop): OrderStop | null {
  const lines = (text ?? "").split("\n")
  switch (code) {
    case null:
      return null
    case "changed":
      return { is: "changed" }
    case "incomplete":
      return { is: "incomplete", lacks: lines.flatMap((line) => orderLackNames.find((known) => known === line) ?? []) }
    case "rose": {
      const [shown, now] = [parseMoney(lines[0] ?? ""), parseMoney(lines[1] ?? "")]
      return shown === null || now === null ? null : { is: "rose", shown, now }
    }
    default:
      return { is: "refused", error: { code, message } }
  }
}
