import type { CodeTextKey } from "./form-text-keys.ts"

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
  ["not_equal_passwords", "form.notEqualPasswords"],
  ["password_to_short", "form.passwordTooShort"],
  ["password_to_long", "form.passwordTooLong"],
])

/** Every code that has a text, as the platform writes it most often. Spec: 8.1 to 8.43. */
export const validationCodes: readonly string[] = [...texts.keys()]

/** One r or two: the platform writes both. */
const oneSpelling = (code: string) => code.trim().replace(/^incorrect_/, "incorect_")

/**
 * The text of a validation code, in either spelling; null for a code that has none.
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

/** Where a code belongs that is about another field than the one asked about. */
const owners = new Map<string, "password" | "login" | "streetNumber">([
  ["no_password", "password"],
  ["not_equal_passwords", "password"],
  ["login_equals_password", "password"],
  ["password_to_short", "password"],
  ["password_to_long", "password"],
  ["no_login", "login"],
  ["incorect_login", "login"],
  ["login_taken", "login"],
  ["used_login", "login"],
  ["login_taken_login_propose", "login"],
  ["no_street_number", "streetNumber"],
  ["no_street_number_uk", "streetNumber"],
])

/**
 * Which of the fields that are checked together a code is about: password codes belong to the password, login codes to the login, a
 * missing number to the house number, anything else to the field that was asked about.
 *
 * Spec: 5.19, 5.21.
 *
 * @example codeBelongsTo("no_street_number") // => "streetNumber"
 * @example codeBelongsTo("no_city") // => "asked"
 */
export function codeBelongsTo(code: string): "password" | "login" | "streetNumber" | "asked" {
  return owners.get(oneSpelling(code)) ?? "asked"
}
