import { notEqualPasswordsCode } from "../check-field.ts"
import { type CodeTextKey, type FaultText, faultWords } from "../fault-text.ts"
import { withFileWords } from "../file-words.ts"

const parties = ["client", "delivery"] as const
const parts = ["firstname", "lastname", "city", "street", "phone", "phone2", "firm", "nip", "additional"] as const

/** The 18 codes for characters that are not allowed. */
const illegal = parties.flatMap((party) =>
  parts.map((part): readonly [string, CodeTextKey] => [`illegal_characters_${party}_${part}`, "form.illegalCharacters"]),
)

const texts = new Map<string, CodeTextKey>([
  ...illegal,
  ["birth_date", "form.birthDate"],
  ["incorect_delivery_region", "form.deliveryRegion"],
  ["incorect_delivery_zipcode", "form.deliveryZipcode"],
  ["incorect_email", "form.email"],
  ["incorect_invoice_phone", "form.invoicePhone"],
  ["incorect_invoice_zipcode", "form.invoiceZipcode"],
  ["incorect_login", "form.login"],
  ["incorect_nip", "form.nip"],
  ["incorect_phone", "form.phone"],
  ["incorect_shops", "form.shops"],
  ["incorect_zipcode", "form.zipcode"],
  ["incorect_region", "form.region"],
  ["incorect_iban", "form.iban"],
  ["invalid_format", "form.format"],
  ["login_equals_password", "form.loginEqualsPassword"],
  ["login_taken", "form.loginTaken"],
  ["used_login", "form.loginTaken"],
  ["login_taken_login_propose", "form.loginProposed"],
  ["no_city", "form.noCity"],
  ["no_delivery_city", "form.noDeliveryCity"],
  ["no_delivery_firstname", "form.noDeliveryFirstname"],
  ["no_delivery_lastname", "form.noDeliveryLastname"],
  ["no_delivery_street", "form.noDeliveryStreet"],
  ["no_firmname", "form.noFirmname"],
  ["no_firstname", "form.noFirstname"],
  ["no_invoice_city", "form.noInvoiceCity"],
  ["no_invoice_firmname", "form.noInvoiceFirmname"],
  ["no_invoice_firstname", "form.noInvoiceFirstname"],
  ["no_invoice_lastname", "form.noInvoiceLastname"],
  ["no_invoice_street", "form.noInvoiceStreet"],
  ["no_invoice_street_number", "form.noInvoiceStreet"],
  ["no_login", "form.noLogin"],
  ["no_name", "form.noName"],
  ["no_password", "form.noPassword"],
  ["no_street", "form.noStreet"],
  ["no_street_number", "form.noStreetNumber"],
  ["no_street_number_uk", "form.noStreetNumberUk"],
  [notEqualPasswordsCode, "form.notEqualPasswords"],
  ["password_to_short", "form.passwordTooShort"],
  ["password_to_long", "form.passwordTooLong"],
])

/** Every code that has a text, in the platform's most frequent spelling. Spec: 8.1 to 8.43. */
export const validationCodes: readonly string[] = /* @__PURE__ */ Array.from(/* @__PURE__ */ texts.keys())

/** The platform writes "incorrect" with one r and with two. */
const oneSpelling = (code: string) => code.trim().replace(/^incorrect_/, "incorect_")

/**
 * The text of a validation code in either spelling; null for a code without a text.
 *
 * Spec: 8.1, 8.2 to 8.43.
 *
 * @example codeText("incorrect_region") // => "form.region"
 * @example codeText("incorect_region") // => "form.region"
 * @example codeText("new_code") // => null
 */
export function codeText(code: string): CodeTextKey | null {
  return texts.get(oneSpelling(code)) ?? null
}

/**
 * Which field a code is about: password codes belong to the password, login codes to the login, a missing number to the house number,
 * and anything else to the field in question.
 *
 * Spec: 5.19, 5.21.
 *
 * @example codeOwner("no_street_number") // => "streetNumber"
 * @example codeOwner("no_city") // => "own"
 */
export function codeOwner(code: string): "password" | "login" | "streetNumber" | "own" {
  // one that nobody knows is about the field in question, whatever it is called
  const isOf = (word: string) => codeText(code) !== null && code.includes(word)
  return isOf("password") ? "password" : isOf("login") ? "login" : isOf("no_street_number") ? "streetNumber" : "own"
}

/**
 * The code of a fault in the address of a parcel, in which a recipient is spoken of and no client. The call of 11.79 knows of none: a shop answers
 * it as about the client, and the form knows whose field it has asked about.
 *
 * Spec: 8.4, 8.6, 8.7, 8.23 to 8.26, 11.686.
 *
 * @example codeOfDelivery("incorect_zipcode") // => "incorect_delivery_zipcode"
 * @example codeOfDelivery("no_street_number") // => "no_delivery_street"
 * @example codeOfDelivery("illegal_characters_client_city") // => "illegal_characters_delivery_city"
 * @example codeOfDelivery("incorect_phone") // => "incorect_phone"
 */
export const codeOfDelivery = (code: string): string =>
  code
    .replace(/^(no|incorr?ect)_(city|firstname|name|region|street|zipcode)(_number.*)?$/, "$1_delivery_$2")
    .replace("delivery_name", "delivery_lastname")
    .replace("client", "delivery")

/**
 * A fault of a form that the shop is asked about, in the shopper's words.
 *
 * Spec: 5.9 to 5.17, 5.24, 5.35, 5.36, 8.2 to 8.44.
 *
 * @example codeFaultText({ _tag: "TooShort", min: 3 }, polish) // => "Minimalna liczba znaków dla tego pola to 3"
 */
export const codeFaultText: FaultText = (fault, catalogue) => faultWords(fault, catalogue, codeText)

/**
 * The fault of a field of any form, files included.
 *
 * Spec: 5.40, 5.42, 14.33.
 *
 * @example faultText({ _tag: "Empty" }, polish) // => "Proszę wypełnić to pole."
 */
export const faultText: FaultText = /* @__PURE__ */ withFileWords(codeFaultText)
