import { toastLimits } from "../shell/toasts.ts"
import type { Message, MessageTarget, MessageTextKey } from "./message.ts"

/** One error of a GraphQL reply; a part that the shop does not send is null. */
export interface ShopError {
  readonly code: string | null
  readonly message: string | null
}

/** The texts that error codes have. */
type OrderTextKey = Extract<MessageTextKey, `order.${string}` | "message.basketEmptyReturn">

interface KnownError {
  readonly key: OrderTextKey
  readonly linkTo: MessageTarget | null
  readonly durationMs: number | null
}

const knownErrors = new Map<string, KnownError>([
  ["100", { key: "order.wholesalersOnly", linkTo: null, durationMs: toastLimits.wholesalersOnlyMs }],
  ["109", { key: "order.tooLittle", linkTo: "cart", durationMs: null }],
  ["110", { key: "order.productGone", linkTo: "cart", durationMs: null }],
  ["115", { key: "message.basketEmptyReturn", linkTo: "home", durationMs: null }],
  ["123", { key: "order.tooMuchOpen", linkTo: "account", durationMs: null }],
])

/** The error codes of orders and carts that have a text in the catalogue. Spec: 8.59 to 8.63. */
export const orderCodes: readonly string[] = [...knownErrors.keys()]

/**
 * The text of an error code of orders and carts; `null` when only the shop has words for it.
 *
 * Spec: 8.59 to 8.63.
 *
 * @example orderCodeText("110") // => "order.productGone"
 */
export const orderCodeText = (code: string): OrderTextKey | null => knownErrors.get(code)?.key ?? null

/**
 * The message after an order or a change of the cart failed, chosen by the code of the reply's first error. A reply without errors
 * means that the network failed.
 *
 * Spec: 8.58 to 8.65, 9.21. Units: milliseconds.
 *
 * @example orderMessage([{ code: "110", message: null }])
 * // => { content: { is: "text", key: "order.productGone" }, linkTo: "cart", durationMs: null }
 * @example orderMessage([{ code: "7", message: "Nie teraz" }])
 * // => { content: { is: "words", words: "Nie teraz" }, linkTo: null, durationMs: null }
 * @example orderMessage([]).content // => { is: "text", key: "failure.connection" }
 */
export function orderMessage(errors: readonly ShopError[]): Message {
  const [first] = errors
  const known = knownErrors.get(first?.code?.trim() ?? "")
  if (known !== undefined) return { content: { is: "text", key: known.key }, linkTo: known.linkTo, durationMs: known.durationMs }
  const words = first?.message?.trim() ?? ""
  if (words === "") return { content: { is: "text", key: "failure.connection" }, linkTo: null, durationMs: null }
  return { content: { is: "words", words }, linkTo: null, durationMs: null }
}

const keys = {
  addingFailed: "refusal.productUnknown",
  soldOut: "refusal.productUnavailable",
  priceByPhone: "refusal.priceByPhone",
  signInRefused: "signIn.refused",
  linkCopied: "message.linkCopied",
} as const satisfies Record<string, MessageTextKey>

/** The events on a product page that have a message of their own. */
export type ProductNoticeKind = keyof typeof keys

/**
 * The message after an event on the product page.
 *
 * Spec: 8.66, 8.67, 8.68, 8.74, 8.86.
 *
 * @example productMessage("linkCopied").content // => { is: "text", key: "message.linkCopied" }
 */
export function productMessage(kind: ProductNoticeKind): Message {
  return { content: { is: "text", key: keys[kind] }, linkTo: null, durationMs: null }
}
