import type { Language } from "../language/language.ts"

/** Polish one, few, many and the form after fractions; English one and other. */
export type PluralForm = "one" | "few" | "many" | "fraction"

/**
 * The form of the word after a number, by the rules of CLDR.
 *
 * Spec: 9.46, 9.47. Units: any number; its size counts, not its sign.
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
