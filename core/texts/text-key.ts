import type { enCart } from "./en/cart.ts"
import type { enProduct } from "./en/product.ts"
import type { enShell } from "./en/shell.ts"
import type { plCart } from "./pl/cart.ts"
import type { plProduct } from "./pl/product.ts"
import type { plShell } from "./pl/shell.ts"

type Polish = typeof plCart & typeof plProduct & typeof plShell
type English = typeof enCart & typeof enProduct & typeof enShell

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
