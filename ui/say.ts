import { formatText, type GivenParameters, type TextCatalogue, type TextKey } from "../core/texts/texts.ts"

/** A text of the page's language by its key and the parameters it asks for. */
export type Say<Keys extends TextKey = TextKey> = <Key extends Keys>(key: Key, ...given: GivenParameters<Key>) => string

/** The catalogue as a function, so that views stay short. */
export const makeSay =
  <Keys extends TextKey>(catalogue: TextCatalogue<Keys>): Say<Keys> =>
  (key, ...given) =>
    formatText(catalogue, key, ...given)
