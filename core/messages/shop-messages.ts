import { accountAddress, cartAddress, homeAddress } from "../addresses/addresses.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { toastLimits } from "../shell/toast-limits.ts"

/** The key of a text that a message can use. */
export type MessageTextKey = (typeof messageTextKeys)[number]

/** The pages that a message can link to. */
export type MessageTarget = "cart" | "home" | "account"

/** A message to the shopper as data; `messageWords` puts it into words. */
export interface Message {
  /** a text of ours, or the shop's own words */
  readonly content: { readonly is: "text"; readonly key: MessageTextKey } | { readonly is: "words"; readonly words: string }
  readonly linkTo: MessageTarget | null
  /** milliseconds that it stays; null = as long as other messages of the page */
  readonly durationMs: number | null
}

/** A catalogue with the texts of messages. */
export type MessageCatalogue = TextCatalogue<MessageTextKey>

/** Keys of all texts that a message can use. Spec: 8.58 to 8.66, 8.82 to 8.85, 8.87. */
export const messageTextKeys = [
  "failure.connection",
  "message.invalidEmail",
  "message.basketEmptyReturn",
  "message.notifyAvailable",
  "message.notifyDone",
  "message.toCart",
  "message.toHome",
  "message.toAccount",
  "order.productGone",
  "order.tooLittle",
  "order.tooMuchOpen",
  "order.wholesalersOnly",
  "refusal.productUnknown",
  "message.raiseQuantity",
] as const

/** A message in the shopper's language. */
export interface MessageWords {
  readonly text: string
  readonly link: { readonly label: string; readonly href: string } | null
}

const labels = { cart: "message.toCart", home: "message.toHome", account: "message.toAccount" } as const

/**
 * A message in the shopper's words, with its link.
 *
 * Spec: 2.2, 2.3, 8.59 to 8.64.
 *
 * @example
 * const message = {
 *   content: { is: "text", key: "message.basketEmptyReturn" },
 *   linkTo: "home",
 *   durationMs: null,
 * } as const
 * messageWords(message, polish).link
 * // => { label: "Wróć do sklepu", href: "/" }
 */
export function messageWords({ content, linkTo }: Message, catalogue: MessageCatalogue): MessageWords {
  return {
    text: content.is === "words" ? content.words : formatText(catalogue, content.key),
    link: linkTo === null ? null : { label: formatText(catalogue, labels[linkTo]), href: targetAddress(linkTo, catalogue.language) },
  }
}

function targetAddress(target: MessageTarget, language: Language): string {
  switch (target) {
    case "cart":
      return cartAddress(language)
    case "home":
      return homeAddress(language)
    case "account":
      return accountAddress(language)
  }
}

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
