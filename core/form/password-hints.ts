import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { passwordConditions } from "./password-rule.ts"

const keys = [
  ["length", "form.hintLength"],
  ["lowercase", "form.hintLowercase"],
  ["uppercase", "form.hintUppercase"],
  ["digitOrSpecial", "form.hintDigit"],
] as const

/** The texts of the hints beside a new password. Spec: 5.37. */
export const passwordHintKeys = ["form.hintDigit", "form.hintLength", "form.hintLowercase", "form.hintUppercase"] as const

/**
 * The four conditions of a strong password in words, each met or not.
 *
 * Spec: 5.37.
 */
export function passwordHints(
  password: string,
  catalogue: TextCatalogue<(typeof passwordHintKeys)[number]>,
): readonly { readonly text: string; readonly isMet: boolean }[] {
  const conditions = passwordConditions(password)
  return keys.map(([condition, key]) => ({ text: formatText(catalogue, key), isMet: conditions[condition] }))
}
