import type { enCalendar } from "./en/calendar.ts"
import type { enCart } from "./en/cart.ts"
import type { enChoice } from "./en/choice.ts"
import type { enForm } from "./en/form.ts"
import type { enFormula } from "./en/formula.ts"
import type { enLayout } from "./en/layout.ts"
import type { enMessage } from "./en/message.ts"
import type { enPasskey } from "./en/passkey.ts"
import type { enPrice } from "./en/price.ts"
import type { enProduct } from "./en/product.ts"
import type { enShell } from "./en/shell.ts"
import type { enShipping } from "./en/shipping.ts"
import type { enSubscription } from "./en/subscription.ts"
import type { plCalendar } from "./pl/calendar.ts"
import type { plCart } from "./pl/cart.ts"
import type { plChoice } from "./pl/choice.ts"
import type { plForm } from "./pl/form.ts"
import type { plFormula } from "./pl/formula.ts"
import type { plLayout } from "./pl/layout.ts"
import type { plMessage } from "./pl/message.ts"
import type { plPasskey } from "./pl/passkey.ts"
import type { plPrice } from "./pl/price.ts"
import type { plProduct } from "./pl/product.ts"
import type { plShell } from "./pl/shell.ts"
import type { plShipping } from "./pl/shipping.ts"
import type { plSubscription } from "./pl/subscription.ts"

type Polish = typeof plCalendar &
  typeof plCart &
  typeof plChoice &
  typeof plForm &
  typeof plFormula &
  typeof plLayout &
  typeof plMessage &
  typeof plPasskey &
  typeof plPrice &
  typeof plProduct &
  typeof plShell &
  typeof plShipping &
  typeof plSubscription
type English = typeof enCalendar &
  typeof enCart &
  typeof enChoice &
  typeof enForm &
  typeof enFormula &
  typeof enLayout &
  typeof enMessage &
  typeof enPasskey &
  typeof enPrice &
  typeof enProduct &
  typeof enShell &
  typeof enShipping &
  typeof enSubscription

/** Name of a text. Both languages have every one, or the catalogue does not compile. */
export type TextKey = keyof Polish

/** `{name}` and `{count|one|few|...}` in a text, as a union of the names. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | NamesIn<Rest>
  : never

/** The parameters that a text asks for. */
export type TextParameters<Key extends TextKey> = { readonly [Name in NamesIn<Polish[Key]>]: string | number }

/** What a caller gives after the key: nothing, or exactly the text's parameters. */
export type GivenParameters<Key extends TextKey> = [NamesIn<Polish[Key]>] extends [never] ? [] : [parameters: TextParameters<Key>]

type MissingInEnglish = Exclude<keyof Polish, keyof English>
type MissingInPolish = Exclude<keyof English, keyof Polish>
type OtherParameters = {
  [Key in keyof Polish & keyof English]: [NamesIn<Polish[Key]>, NamesIn<English[Key]>] extends [NamesIn<English[Key]>, NamesIn<Polish[Key]>]
    ? never
    : Key
}[keyof Polish & keyof English]

/** Keys that the two languages do not agree on: `never`, or the catalogue does not compile. */
export type TextFault = MissingInEnglish | MissingInPolish | OtherParameters
