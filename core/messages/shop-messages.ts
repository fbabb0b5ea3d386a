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

/** The reply to "tell me when it is back", decoded. `done: false` brings the shop's `errdesc`. */
export type NotifyReply = { readonly done: true } | { readonly done: false; readonly errdesc: string }

/** What follows "tell me when it is back". */
export interface NotifyOutcome {
  readonly message: Message
  /** true once the request is noted; otherwise the modal stays open for another try */
  readonly closesModal: boolean
}

type NotifyTextOf = Extract<
  MessageTextKey,
  "message.invalidEmail" | "message.notifyAvailable" | "message.notifyDone" | "message.raiseQuantity" | "refusal.productUnknown"
>

const faults = new Map<string, NotifyTextOf>([
  ["available", "message.notifyAvailable"],
  ["mail", "message.invalidEmail"],
  ["increase_quantity", "message.raiseQuantity"],
  ["limit", "refusal.productUnknown"],
])

/** The codes that refuse a request to be told. */
export const notifyCodes: readonly string[] = [...faults.keys()]

/**
 * The message after "tell me when it is back", and whether its modal closes.
 *
 * Spec: 8.82 to 8.85, 8.87, 5.74.
 *
 * @example notifyOutcome({ done: false, errdesc: "mail" })
 * // => {
 * //   message: { content: { is: "text", key: "message.invalidEmail" }, linkTo: null, durationMs: null },
 * //   closesModal: false,
 * // }
 * @example notifyOutcome({ done: true }).closesModal // => true
 */
export function notifyOutcome(reply: NotifyReply): NotifyOutcome {
  return { message: { content: { is: "text", key: notifyTextOf(reply) }, linkTo: null, durationMs: null }, closesModal: reply.done }
}

/**
 * The text after "tell me when it is back".
 *
 * Spec: 8.82 to 8.87.
 *
 * @example notifyTextOf({ done: false, errdesc: "limit" }) // => "refusal.productUnknown"
 */
export function notifyTextOf(reply: NotifyReply): NotifyTextOf {
  return reply.done ? "message.notifyDone" : (faults.get(reply.errdesc) ?? "refusal.productUnknown")
}
