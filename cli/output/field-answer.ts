import { type CheckedField, checkField } from "../../core/form/check-field.ts"
import { faultText } from "../../core/form/validation-code.ts"
import { isStrongPassword, passwordHints, type StrongPasswordSetting, wantsStrongPassword } from "../../core/form/password.ts"
import type { Language } from "../../core/values/language.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Answer } from "./print.ts"

/** What a field's rules say about a value, as far as that can be told without the shop. */
export function fieldAnswer(field: CheckedField, setting: StrongPasswordSetting, language: Language): Answer {
  const catalogue = textCatalogue(language, {})
  const fault = checkField(field, setting)
  if (fault === null) return { words: formatText(catalogue, "form.valid"), data: { kind: field.kind, valid: true, fault: null }, ok: true }
  const words = faultText(fault, catalogue)
  return { words, data: { kind: field.kind, valid: false, fault, message: words }, ok: false }
}

/** The conditions of a strong password, and whether a form would be stopped. The password itself is never printed. */
export function passwordAnswer(password: string, setting: StrongPasswordSetting, autocomplete: string, language: Language): Answer {
  const catalogue = textCatalogue(language, {})
  const hints = passwordHints(password, catalogue)
  const blocks = wantsStrongPassword(setting, autocomplete) && !isStrongPassword(password)
  const lines = hints.map(({ text, isMet }) => `${formatText(catalogue, isMet ? "form.hintMet" : "form.hintMissing")}: ${text}`)
  return {
    words: [...lines, ...(blocks ? [formatText(catalogue, "form.weakPassword")] : [])].join("\n"),
    data: { strong: isStrongPassword(password), blocked: blocks, conditions: hints },
    ok: !blocks,
  }
}
