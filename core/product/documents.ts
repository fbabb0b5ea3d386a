import { type Language, languageCode, parseLanguageCode } from "../values/language.ts"

/** A file that comes with a product: a guide or sheet enclosed with it, or one that tells how to use it safely. */
export interface ProductDocument {
  readonly type: "enclosure" | "safety"
  readonly name: string
  /** absolute path */
  readonly url: string
  /** of the file's name, such as "txt" */
  readonly extension: string
}

/** Which document an address names. */
export interface AskedDocument {
  readonly language: Language
  readonly key: string
}

/**
 * The address of a document's file.
 *
 * Spec: 10.240, 11.192.
 *
 * @param key lower-case words of ASCII letters and digits with hyphens between them
 *
 * @example documentAddress("en", "oil-sheet") // => "/document-eng-oil-sheet.txt"
 */
export const documentAddress = (language: Language, key: string): string => `/document-${languageCode(language)}-${key}.txt`

/**
 * The document that a path names; `null` when it names none.
 *
 * Spec: 10.240.
 *
 * @example parseDocumentAddress("/document-pol-karta-oleju.txt") // => { language: "pl", key: "karta-oleju" }
 * @example parseDocumentAddress("/document-pol-..%2Fshop.txt") // => null
 */
export function parseDocumentAddress(path: string): AskedDocument | null {
  const found = /^\/document-(pol|eng)-([a-z][a-z0-9-]{1,60})\.txt$/.exec(path)
  const language = parseLanguageCode(found?.[1] ?? "")
  const key = found?.[2]
  return language === null || key === undefined ? null : { language, key }
}
