import type { Language } from "../values/language.ts"
import type { enAccount } from "./en/account.ts"
import type { enAsking } from "./en/asking.ts"
import type { enCalendar } from "./en/calendar.ts"
import type { enCart } from "./en/cart.ts"
import type { enCheckout } from "./en/checkout.ts"
import type { enChoice } from "./en/choice.ts"
import type { enClient } from "./en/client.ts"
import type { enForm } from "./en/form.ts"
import type { enFormula } from "./en/formula.ts"
import type { enInvoice } from "./en/invoice.ts"
import type { enLayout } from "./en/layout.ts"
import type { enLetters } from "./en/letters.ts"
import type { enMessage } from "./en/message.ts"
import type { enOrderOpen } from "./en/order-open.ts"
import type { enOrders } from "./en/orders.ts"
import type { enPasskey } from "./en/passkey.ts"
import type { enPassword } from "./en/password.ts"
import type { enPrice } from "./en/price.ts"
import type { enProduct } from "./en/product.ts"
import type { enReturns } from "./en/returns.ts"
import type { enSaved } from "./en/saved.ts"
import type { enShell } from "./en/shell.ts"
import type { enShipping } from "./en/shipping.ts"
import type { enSubscription } from "./en/subscription.ts"
import type { enWays } from "./en/ways.ts"
import type { plAccount } from "./pl/account.ts"
import type { plAsking } from "./pl/asking.ts"
import type { plCalendar } from "./pl/calendar.ts"
import type { plCart } from "./pl/cart.ts"
import type { plCheckout } from "./pl/checkout.ts"
import type { plChoice } from "./pl/choice.ts"
import type { plClient } from "./pl/client.ts"
import type { plForm } from "./pl/form.ts"
import type { plFormula } from "./pl/formula.ts"
import type { plInvoice } from "./pl/invoice.ts"
import type { plLayout } from "./pl/layout.ts"
import type { plLetters } from "./pl/letters.ts"
import type { plMessage } from "./pl/message.ts"
import type { plOrderOpen } from "./pl/order-open.ts"
import type { plOrders } from "./pl/orders.ts"
import type { plPasskey } from "./pl/passkey.ts"
import type { plPassword } from "./pl/password.ts"
import type { plPrice } from "./pl/price.ts"
import type { plProduct } from "./pl/product.ts"
import type { plReturns } from "./pl/returns.ts"
import type { plSaved } from "./pl/saved.ts"
import type { plShell } from "./pl/shell.ts"
import type { plShipping } from "./pl/shipping.ts"
import type { plSubscription } from "./pl/subscription.ts"
import type { plWays } from "./pl/ways.ts"

type Polish = typeof plAccount &
  typeof plAsking &
  typeof plCalendar &
  typeof plCart &
  typeof plCheckout &
  typeof plChoice &
  typeof plClient &
  typeof plForm &
  typeof plFormula &
  typeof plInvoice &
  typeof plLayout &
  typeof plLetters &
  typeof plMessage &
  typeof plOrderOpen &
  typeof plOrders &
  typeof plPasskey &
  typeof plPassword &
  typeof plPrice &
  typeof plProduct &
  typeof plReturns &
  typeof plSaved &
  typeof plShell &
  typeof plShipping &
  typeof plSubscription &
  typeof plWays
type English = typeof enAccount &
  typeof enAsking &
  typeof enCalendar &
  typeof enCart &
  typeof enCheckout &
  typeof enChoice &
  typeof enClient &
  typeof enForm &
  typeof enFormula &
  typeof enInvoice &
  typeof enLayout &
  typeof enLetters &
  typeof enMessage &
  typeof enOrderOpen &
  typeof enOrders &
  typeof enPasskey &
  typeof enPassword &
  typeof enPrice &
  typeof enProduct &
  typeof enReturns &
  typeof enSaved &
  typeof enShell &
  typeof enShipping &
  typeof enSubscription &
  typeof enWays

/** The key of a text. Both languages have every key, or the catalogue does not compile. */
export type TextKey = keyof Polish

/** `{name}` and `{count|one|few|...}` in a text, as a union of the names. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | NamesIn<Rest>
  : never

/** The parameters of a text. */
export type TextParameters<Key extends TextKey> = { readonly [Name in NamesIn<Polish[Key]>]: string | number }

/** What a caller passes after the key: nothing, or exactly the text's parameters. */
export type GivenParameters<Key extends TextKey> = [NamesIn<Polish[Key]>] extends [never] ? [] : [parameters: TextParameters<Key>]

type MissingInEnglish = Exclude<keyof Polish, keyof English>
type MissingInPolish = Exclude<keyof English, keyof Polish>
type OtherParameters = {
  [Key in keyof Polish & keyof English]: [NamesIn<Polish[Key]>, NamesIn<English[Key]>] extends [NamesIn<English[Key]>, NamesIn<Polish[Key]>]
    ? never
    : Key
}[keyof Polish & keyof English]

/** Keys on which the two languages disagree: `never`, or the catalogue does not compile. */
type TextFault = MissingInEnglish | MissingInPolish | OtherParameters

/** The texts of one language, all of them or those that a page's scripts need. */
export type Texts<Key extends TextKey = TextKey> = Readonly<Record<Key, string>>

/** All texts of one language; where the languages disagree, the keys on which they do, so that no language compiles. */
export type WholeTexts = [TextFault] extends [never] ? Texts : TextFault

/** A shop's own words in place of built-in texts. Unknown keys are ignored. */
export type TextOverrides = Readonly<Record<string, string>>

/** Texts and their language. */
export interface TextCatalogue<Key extends TextKey = TextKey> {
  readonly language: Language
  readonly texts: Texts<Key>
}

/** Polish has one, few, many and the form after fractions; English has one and many. */
export type PluralForm = "one" | "few" | "many" | "fraction"

/**
 * The form of the word after a number, by the rules of CLDR.
 *
 * Spec: 9.46, 9.47. Units: any number; its sign does not matter.
 *
 * @example pluralForm(22, "pl") // => "few"
 * @example pluralForm(0.5, "pl") // => "fraction"
 */
export function pluralForm(count: number, language: Language): PluralForm {
  const size = Math.abs(count)
  if (size === 1) return "one"
  if (language === "en") return "many"
  if (!Number.isInteger(size)) return "fraction"
  const last = size % 10
  const isTeen = size % 100 >= 12 && size % 100 <= 14
  return last >= 2 && last <= 4 && !isTeen ? "few" : "many"
}

const forms: Readonly<Record<Language, readonly PluralForm[]>> = { pl: ["one", "few", "many", "fraction"], en: ["one", "many"] }

/**
 * A text with its parameters filled in: `{name}`, and words that agree with a number: `{count|produkt|produkty|produktów|produktu}`
 * in Polish, `{count|product|products}` in English. A parameter that a shop's own wording misspells stays as written.
 *
 * Spec: 1.5, 9.46, 9.47.
 *
 * @example
 * formatText(
 *   { language: "pl", texts: { "listing.count": "{count} {count|produkt|produkty|produktów|produktu}" } },
 *   "listing.count",
 *   { count: 22 },
 * )
 * // => "22 produkty"
 */
export function formatText<Keys extends TextKey, Key extends Keys>(
  catalogue: TextCatalogue<Keys>,
  key: Key,
  ...given: GivenParameters<Key>
): string {
  const [parameters = {}] = given
  const text = catalogue.texts[key]
  // most texts have no place for anything
  if (!text.includes("{")) return text
  const known = new Map<string, string | number>(Object.entries(parameters))
  return text.replaceAll(/\{([^{}|]+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, words: string) => {
    const value = known.get(name)
    if (value === undefined) return whole
    return words === "" ? String(value) : wordAfter(Number(value), words.slice(1).split("|"), catalogue.language)
  })
}

function wordAfter(count: number, words: readonly string[], language: Language): string {
  const place = forms[language].indexOf(pluralForm(count, language))
  return words[place] ?? words.at(-1) ?? ""
}

/**
 * The keys of several views together. A page's script that never asks for such a list is without it; one put together by spreads stays.
 *
 * Spec: 1.5.
 *
 * @example joinKeys(["price.net"], ["price.gross"]) // => ["price.net", "price.gross"]
 */
export /* @__NO_SIDE_EFFECTS__ */ function joinKeys<Key extends TextKey>(...lists: readonly (readonly Key[])[]): readonly Key[] {
  return lists.flat()
}

/**
 * The keys in a table of texts, for such a list. A page's script that has no list of them is without this, too.
 *
 * Spec: 1.5.
 *
 * @example keysIn({ once: "subscription.once" }) // => ["subscription.once"]
 */
export /* @__NO_SIDE_EFFECTS__ */ function keysIn<Key extends TextKey>(table: Readonly<Record<string, Key>>): readonly Key[] {
  return Object.values(table)
}
