/** The id of the element of an account's form: a page has one of them. */
export const accountFormId = "account_form"

/**
 * The name under which a form says on whose page it stands, by their e-mail address: what is typed when the session is over is theirs.
 *
 * Spec: 10.1091.
 */
export const ownerField = "owner"

/** A form of the account, and what a shop decides of it. */
export type AccountFormSetting =
  | {
      readonly form: "data"
      /** the country by which phone and tax number are judged */
      readonly countryId: string
      /** what belongs to the company is asked for as well */
      readonly mayChangeCompany: boolean
    }
  | {
      readonly form: "address"
      /** the country whose provinces are asked for; "" = none */
      readonly provinceCountryId: string
    }
  | OwnerSetting
  | { readonly form: "consents" }
  | {
      /** where an order goes, which a guest may change as well */
      readonly form: "orderAddress"
      /** the country by which street, post code and phone are judged */
      readonly countryId: string
    }

/** A form by which the owner changes what cannot be taken back. */
export interface OwnerSetting {
  readonly form: "email" | "deletion"
  /** the password says who it is; where the account has none, the sign-in did. Spec: 10.983. */
  readonly asksPassword: boolean
}

/** The names of those forms. Spec: 11.473, 11.673. */
export type AccountFormName = AccountFormSetting["form"]

const names: readonly AccountFormName[] = ["data", "address", "email", "consents", "deletion", "orderAddress"]

/**
 * The form of the account that a text names; null = none.
 *
 * Spec: 11.473.
 *
 * @example [readFormName("data"), readFormName("cellar")] // => ["data", null]
 */
export const readFormName = (text: string | null | undefined): AccountFormName | null => names.find((name) => name === text) ?? null

/**
 * The setting with which a form asks for all that it can: whatever was typed into it has a field there.
 *
 * Spec: 11.473.
 *
 * @example fullSetting("address") // => { form: "address", provinceCountryId: "" }
 */
export function fullSetting(form: AccountFormName): AccountFormSetting {
  if (form === "data") return { form, countryId: "", mayChangeCompany: true }
  if (form === "orderAddress") return { form, countryId: "" }
  if (form === "consents") return { form }
  return form === "address" ? { form, provinceCountryId: "" } : { form, asksPassword: true }
}

/** The texts that the records name. */
export const accountFormTextKeys = [
  "account.addressDefault",
  "account.addressPurpose",
  "account.addressWhere",
  "account.addressWho",
  "account.bankLead",
  "account.bankSection",
  "account.companySection",
  "account.consentsSection",
  "account.currentPassword",
  "account.deletionSection",
  "account.deletionSure",
  "account.iban",
  "account.newEmail",
  "account.newEmailHint",
  "account.newEmailSection",
  "account.personSection",
  "account.province",
  "account.purposeBilling",
  "account.purposeDelivery",
  "account.purposeInvoice",
  "client.additional",
  "client.birthDate",
  "client.birthDateHint",
  "client.city",
  "client.company",
  "client.country",
  "client.deliveryStreet",
  "client.firm",
  "client.firstName",
  "client.lastName",
  "client.mailing",
  "client.nip",
  "client.person",
  "client.phone",
  "client.sms",
  "client.type",
  "client.zipcode",
] as const

export type AccountFormTextKey = (typeof accountFormTextKeys)[number]
