import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { FieldFault } from "./field.ts"

/** Keys of the texts of validation codes. Spec: 8.2 to 8.43. */
const codeTextKeys = [
  "form.birthDate",
  "form.deliveryRegion",
  "form.deliveryZipcode",
  "form.email",
  "form.format",
  "form.iban",
  "form.illegalCharacters",
  "form.invoicePhone",
  "form.invoiceZipcode",
  "form.login",
  "form.loginEqualsPassword",
  "form.loginProposed",
  "form.loginTaken",
  "form.nip",
  "form.noCity",
  "form.noDeliveryCity",
  "form.noDeliveryFirstname",
  "form.noDeliveryLastname",
  "form.noDeliveryStreet",
  "form.noFirmname",
  "form.noFirstname",
  "form.noInvoiceCity",
  "form.noInvoiceFirmname",
  "form.noInvoiceFirstname",
  "form.noInvoiceLastname",
  "form.noInvoiceStreet",
  "form.noLogin",
  "form.noName",
  "form.noPassword",
  "form.noStreet",
  "form.noStreetNumber",
  "form.noStreetNumberUk",
  "form.notEqualPasswords",
  "form.passwordTooLong",
  "form.passwordTooShort",
  "form.phone",
  "form.region",
  "form.shops",
  "form.zipcode",
] as const

export type CodeTextKey = (typeof codeTextKeys)[number]

/** Keys of the texts about files with a fault. Spec: 5.40, 5.42, 10.1110, 14.33. */
export const fileTextKeys = ["form.fileEmpty", "form.fileForbidden", "form.fileTooLarge", "form.filesTooMany"] as const

/** Keys of all texts that a form and a field in error can use. Spec: 5.9 to 5.42, 8.2 to 8.44. */
export const formTextKeys = [
  ...codeTextKeys,
  ...fileTextKeys,
  "form.notAnswered",
  "form.atLeast",
  "form.atMost",
  "form.check",
  "form.digits",
  "form.empty",
  "form.noOption",
  "form.unknownFault",
  "form.weakPassword",
  "form.zipcodeFormats",
] as const

export type FormTextKey = (typeof formTextKeys)[number]

type Catalogue = TextCatalogue<FormTextKey>

/** Puts a fault into words. */
export type FaultText = (fault: FieldFault, catalogue: Catalogue) => string

/** The key of a validation code's text; null = there is none. A page's script brings the codes that its form can have. */
export type CodeTexts = (code: string) => CodeTextKey | null

/**
 * The fault of a field in the shopper's words. It is plain text, not HTML.
 *
 * Spec: 5.9 to 5.17, 5.24, 5.35, 5.36, 8.2 to 8.44.
 *
 * @param codes the texts of the codes that the form's fields can have
 *
 * @example faultWords({ _tag: "TooShort", min: 3 }, polish, emailCodes) // => "Minimalna liczba znaków dla tego pola to 3"
 */
export function faultWords(fault: FieldFault, catalogue: Catalogue, codes: CodeTexts): string {
  switch (fault._tag) {
    case "Empty":
      return formatText(catalogue, "form.empty")
    case "TooShort":
      return formatText(catalogue, "form.atLeast", { count: fault.min })
    case "TooLong":
      return formatText(catalogue, "form.atMost", { count: fault.max })
    case "NoOption":
      return formatText(catalogue, "form.noOption")
    case "NotChecked":
      return formatText(catalogue, "form.check")
    case "HasDigits":
      return formatText(catalogue, "form.digits")
    case "WeakPassword":
      return formatText(catalogue, "form.weakPassword")
    // a form that takes files has the words of `withFileWords`
    case "File":
      return formatText(catalogue, "form.unknownFault")
    case "Code":
      return codeWords(fault, catalogue, codes)
  }
}

/** An unknown code has the shop's own words, and so has a note; without any, the shopper still gets an answer. */
function codeWords(
  { code, message, detail }: Extract<FieldFault, { readonly _tag: "Code" }>,
  catalogue: Catalogue,
  codes: CodeTexts,
): string {
  const key = codes(code)
  switch (key) {
    case null:
      return message.trim() || detail || formatText(catalogue, "form.unknownFault")
    case "form.zipcode":
      return detail === "" ? formatText(catalogue, key) : formatText(catalogue, "form.zipcodeFormats", { formats: detail })
    case "form.loginProposed":
      return detail === "" ? formatText(catalogue, "form.loginTaken") : formatText(catalogue, key, { login: detail })
    default:
      return formatText(catalogue, key)
  }
}
