import { cartAddress } from "../addresses/cart-address.ts"
import { homeAddress } from "../addresses/home-address.ts"
import { accountAddress } from "../addresses/sign-in-address.ts"
import type { Language } from "../language/language.ts"
import { formatText } from "../texts/format-text.ts"
import type { Message, MessageCatalogue, MessagePlace } from "./message.ts"

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
 */
export function messageWords({ says, leadsTo }: Message, catalogue: MessageCatalogue): MessageWords {
  return {
    text: says.is === "words" ? says.words : formatText(catalogue, says.key),
    link: leadsTo === null ? null : { label: formatText(catalogue, labels[leadsTo]), href: placeAddress(leadsTo, catalogue.language) },
  }
}

function placeAddress(place: MessagePlace, language: Language): string {
  switch (place) {
    case "cart":
      return cartAddress(language)
    case "home":
      return homeAddress(language)
    case "account":
      return accountAddress(language)
  }
}
