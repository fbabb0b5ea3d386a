import type { Language } from "../values/language.ts"
import { builtInTexts, textKeys } from "./text-catalogue.ts"

/** The faults of a set of texts: a translation, or a shop's own words. */
export interface TextFaults {
  /** keys without a text, sorted */
  readonly missing: readonly string[]
  /** keys that the catalogue does not have, sorted */
  readonly unknown: readonly string[]
  /** texts with other parameters than the built-in ones: shoppers would see the braces or miss the value */
  readonly parameters: readonly { readonly key: string; readonly missing: readonly string[]; readonly unknown: readonly string[] }[]
}

/**
 * Compares texts with the built-in ones. An empty text counts as missing.
 *
 * Spec: 1.5 (texts can be overridden).
 *
 * @example checkTexts({ "product.addd": "Kup" }, "pl").unknown // => ["product.addd"]
 * @example checkTexts({ "product.pointsPrice": "{pionts} pkt." }, "pl").parameters
 * // => [{ key: "product.pointsPrice", missing: ["points"], unknown: ["pionts"] }]
 */
export function checkTexts(given: Readonly<Record<string, string>>, language: Language): TextFaults {
  const builtIn = builtInTexts(language)
  const texts = new Map(Object.entries(given))
  const known = new Set<string>(textKeys)
  return {
    missing: textKeys.filter((key) => (texts.get(key) ?? "").trim() === ""),
    unknown: [...texts.keys()].filter((key) => !known.has(key)).toSorted(),
    parameters: textKeys.flatMap((key) => {
      const text = texts.get(key) ?? ""
      if (text.trim() === "") return []
      const [wanted, used] = [placeholderNames(builtIn[key]), placeholderNames(text)]
      const missing = [...wanted].filter((name) => !used.has(name)).toSorted()
      const unknown = [...used].filter((name) => !wanted.has(name)).toSorted()
      return missing.length + unknown.length === 0 ? [] : [{ key, missing, unknown }]
    }),
  }
}

/**
 * The names of a text's parameters, including those of plural forms.
 *
 * Spec: 1.5.
 *
 * @example [...placeholderNames("{count} {count|dzień|dni|dni|dnia} od {from}")] // => ["count", "from"]
 */
export function placeholderNames(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].map(([, name = ""]) => name))
}
