import { type CheckedField, checkField, codeFault } from "../../core/form/check-field.ts"
import { kindRules } from "../../core/form/every-rule.ts"
import { effectiveKind } from "../../core/form/kinds/personal.ts"
import type { FieldFault, FieldKind } from "../../core/form/field.ts"
import type { VatAnswer } from "../../core/account/vat-register.ts"
import { remoteQuestion } from "../../core/form/asked/remote-check.ts"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { isStrongPassword, passwordHints, wantsStrongPassword } from "../../core/form/kinds/password.ts"
import type { StrongPasswordSetting } from "../../core/shell/shell.ts"
import type { Language } from "../../core/values/language.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Answer } from "./print.ts"

/** Would the shop be asked about the value, while it is typed or when the form is sent? */
function isLeftToShop(field: CheckedField): boolean {
  if (field.value.trim() === "") return false
  const asked = { ...field, id: field.kind, region: field.region ?? anyRegion }
  return field.kind === "iban" || remoteQuestion(asked, "") !== null
}

/** Some questions need a country; which one makes no difference to whether there is a question. */
const anyRegion = "1"

/** Says what the shop finds wrong with a value of a kind of field, each fault with its detail; empty = nothing. */
export type JudgeField = (kind: FieldKind, typed: string) => readonly { readonly code: string; readonly detail: string }[]

/** What a value is judged by besides the page's own rules. */
interface Judging {
  readonly setting: StrongPasswordSetting
  readonly language: Language
  /** the shop; null = it is not asked */
  readonly judge: JudgeField | null
  /** what a register says of a VAT number; null = it says nothing, left out: none is asked */
  readonly register?: VatAnswer | null
}

/** What a field's rules say about a value: the page's, and behind them the shop's and a register's where they are asked. */
export function fieldAnswer(field: CheckedField, { setting, language, judge, register }: Judging): Answer {
  const catalogue = textCatalogue(language, {})
  const denied: FieldFault | null = register === "notRegistered" ? codeFault("incorect_nip") : null
  const fault = checkField(field, setting, kindRules) ?? judgedFault(field, judge) ?? denied
  const { kind } = field
  const said = register === undefined ? {} : { register }
  if (fault !== null)
    return { words: faultText(fault, catalogue), data: { kind, valid: false, shopDecides: false, fault, ...said }, ok: false }
  const shopDecides = judge === null && isLeftToShop(field)
  const key =
    register === "registered" || register === "notChecked" ? registerKeys[register] : shopDecides ? "form.validSoFar" : "form.valid"
  return { words: formatText(catalogue, key), data: { kind, valid: true, shopDecides, fault: null, ...said }, ok: true }
}

const registerKeys = { registered: "client.vatRegistered", notChecked: "client.vatNotChecked" } as const

/** The first that the shop finds wrong with a value; null = nothing, or it is not asked. */
function judgedFault(field: CheckedField, judge: JudgeField | null): FieldFault | null {
  if (judge === null || !isLeftToShop(field)) return null
  const [first] = judge(effectiveKind(field), field.value)
  return first === undefined ? null : { _tag: "Code", code: first.code, message: "", detail: first.detail }
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
