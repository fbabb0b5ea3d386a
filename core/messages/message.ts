import { accountAddress, cartAddress, homeAddress } from "../addresses/addresses.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

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

/** Keys of all texts that a message can use. Spec: 8.58 to 8.68, 8.74, 8.82 to 8.86. */
export const messageTextKeys = [
  "failure.connection",
  "message.invalidEmail",
  "message.basketEmptyReturn",
  "message.linkCopied",
  "message.notifyAvailable",
  "message.notifyDone",
  "message.toCart",
  "message.toHome",
  "message.toAccount",
  "order.productGone",
  "order.tooLittle",
  "order.tooMuchOpen",
  "order.wholesalersOnly",
  "refusal.priceByPhone",
  "refusal.productUnavailable",
  "refusal.productUnknown",
  "message.raiseQuantity",
  "signIn.refused",
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
 * Spec: 8.59 to 8.64.
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
