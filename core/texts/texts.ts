import type { Language } from "../language/language.ts"
import type { TextKey } from "./text-key.ts"

/** Texts of one language, complete or the part that a script can show. */
export type Texts<Key extends TextKey = TextKey> = Readonly<Record<Key, string>>

/** What a shop says instead of the built-in texts. Unknown keys are ignored. */
export type TextOverrides = Readonly<Record<string, string>>

export interface TextCatalogue<Key extends TextKey = TextKey> {
  readonly language: Language
  readonly texts: Texts<Key>
}
