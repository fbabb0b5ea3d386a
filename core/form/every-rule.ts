import { shopQuestions } from "./asked/asked-fields.ts"
import { chooseFiles } from "./chosen-files.ts"
import type { KindRules } from "./check-field.ts"
import type { FormRules } from "./form-state.ts"
import { emailRules } from "./kinds/email.ts"
import { passwordRules } from "./kinds/password.ts"
import { effectiveKind, personalRules } from "./kinds/personal.ts"

const ofOneKind: KindRules = { ...emailRules, ...passwordRules, ...personalRules }

/**
 * The rules of all kinds of fields, by which the shop, the terminal and the server's pages judge. A page's script brings some of them: those of the fields
 * that its form has.
 *
 * Spec: 5.9 to 5.34, 10.964.
 */
export const kindRules: KindRules = {
  ...ofOneKind,
  phoneOrEmail: (field, setting) => ofOneKind[effectiveKind(field)]?.(field, setting) ?? null,
}

/** The rules of a form that may have any field, and that asks the shop about each. Spec: 10.964. */
export const everyRule: FormRules = { kinds: kindRules, asked: shopQuestions, files: chooseFiles }
