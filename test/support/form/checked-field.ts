import { type CheckedField, checkField } from "../../../core/form/check-field.ts"
import type { FieldKind } from "../../../core/form/field.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import type { StrongPasswordSetting } from "../../../core/shell/shell.ts"
import { codeFaultText } from "../../../core/form/asked/validation-code.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

/** A field that is checked: optional, without bounds and attributes. */
export const checkedField = (kind: FieldKind, value: string, more: Partial<CheckedField> = {}): CheckedField => ({
  kind,
  value,
  checked: false,
  required: false,
  minLength: null,
  maxLength: null,
  autocomplete: "",
  region: null,
  linkedValue: "",
  ...more,
})

const polish = textCatalogue("pl", {})

/** What a shopper reads beside the field; null when nothing is wrong. */
export function words(checked: CheckedField, setting: StrongPasswordSetting = "new", catalogue: typeof polish = polish): string | null {
  const fault = checkField(checked, setting, kindRules)
  return fault === null ? null : codeFaultText(fault, catalogue)
}
