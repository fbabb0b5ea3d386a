import type { Language } from "../values/language.ts"
import type { TextKey } from "../texts/texts.ts"

/** Texts that are true of this project's demo shop and need not be of another, but for those that are left out there. */
type ReplacedKey = Extract<TextKey, "cart.divideText" | "contact.lead" | "home.chosen" | "newsletter.lead" | "signIn.newLead">

/**
 * What is said in their place of a shop that tells nothing of the kind.
 *
 * Spec: 10.1014.
 *
 * @example plainWords.en["home.chosen"] // => "Recommended"
 */
export const plainWords: Readonly<Record<Language, Readonly<Record<ReplacedKey, string>>>> = {
  pl: {
    "cart.divideText": "Produkty z koszyka wyjdą w różnych dniach.",
    "contact.lead": "Napisz do sklepu. Możesz dołączyć zdjęcia.",
    "home.chosen": "Polecamy",
    "newsletter.lead": "Wiadomości sklepu na Twój adres e-mail.",
    "signIn.newLead": "Te same dane i hasło. Następnym razem nic nie wpisujesz.",
  },
  en: {
    "cart.divideText": "What is in the basket leaves on different days.",
    "contact.lead": "Write to the shop. Pictures can go along.",
    "home.chosen": "Recommended",
    "newsletter.lead": "Messages of the shop to your e-mail address.",
    "signIn.newLead": "The same details and a password. Next time you type nothing.",
  },
}
