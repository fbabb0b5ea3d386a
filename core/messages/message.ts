import type { TextCatalogue } from "../texts/texts.ts"
import type { messageTextKeys } from "./message-text-keys.ts"

export type MessageTextKey = (typeof messageTextKeys)[number]

/** Where a message sends the shopper. */
export type MessagePlace = "cart" | "home" | "account"

/** What a shopper is told: as data, worded by `messageWords`. */
export interface Message {
  /** a text of ours, or the shop's own words */
  readonly says: { readonly is: "text"; readonly key: MessageTextKey } | { readonly is: "words"; readonly words: string }
  readonly leadsTo: MessagePlace | null
  /** milliseconds that it stays; null = as long as messages of its page do */
  readonly lastsMs: number | null
}

export type MessageCatalogue = TextCatalogue<MessageTextKey>
