import { codeFault, type KindRules } from "../check-field.ts"
import { type CodeTexts, type FaultText, faultWords } from "../fault-text.ts"

/** Control characters, and others that nobody sees: a mail to such an address goes nowhere. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u
const atom = String.raw`[^<>()[\]\\.,;:\s@"]+`
const local = String.raw`(?:${atom}(?:\.${atom})*|"[^"]+")`
const letters = String.raw`\p{L}\p{M}\d`
const label = `[${letters}](?:[${letters}-]{0,61}[${letters}])?`
const top = String.raw`(?:xn--[a-z\d-]{0,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})`
const email = new RegExp(String.raw`^${local}@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:${label}\.)+${top})$`, "iu")
/** The longest address that mail servers accept, and the longest part before the `@`. */
const maxEmailLength = 254
const maxLocalLength = 64

/**
 * Does a text look like an e-mail address? The shop decides; this only catches an obvious slip without the wait for an answer.
 *
 * Spec: 5.74, 8.8, 14.13.
 *
 * @example isEmail("jan@kowalski.com") // => true
 * @example isEmail("jan@żółw.pl") // => true
 * @example isEmail("jan@kowalski") // => false
 */
export function isEmail(typed: string): boolean {
  const address = typed.trim()
  if (address.length > maxEmailLength || address.lastIndexOf("@") > maxLocalLength) return false
  return email.test(address) && !unseen.test(address)
}

/**
 * The codes of a form in which nothing but an e-mail address has one.
 *
 * Spec: 8.8.
 *
 * @example [emailCodes("incorect_email"), emailCodes("no_city")] // => ["form.email", null]
 */
export const emailCodes: CodeTexts = (code) => (code === "incorect_email" ? "form.email" : null)

/**
 * A fault of a form whose fields have no other code, in the shopper's words.
 *
 * Spec: 5.9 to 5.17, 8.8.
 *
 * @example emailFaultText(codeFault("incorect_email"), polish)
 * // => "Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan@kowalski.com."
 */
export const emailFaultText: FaultText = (fault, catalogue) => faultWords(fault, catalogue, emailCodes)

/** The rule of an e-mail address. Spec: 5.74, 8.8. */
export const emailRules: KindRules = { email: ({ value }) => (isEmail(value) ? null : codeFault("incorect_email")) }
