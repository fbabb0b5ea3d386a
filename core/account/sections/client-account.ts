/** What an address of a client is for. Spec: 3.67. */
export type AddressPurpose = "billing" | "delivery" | "invoice"

/** All of them, in the order in which they are shown. Spec: 3.67. */
export const addressPurposes: readonly AddressPurpose[] = ["billing", "delivery", "invoice"]

/**
 * What an address is for, as a text from outside says; null = another text.
 *
 * Spec: 3.67.
 *
 * @example [readPurpose("invoice"), readPurpose("garden")] // => ["invoice", null]
 */
export const readPurpose = (text: string | null): AddressPurpose | null => addressPurposes.find((purpose) => purpose === text) ?? null

/** An address of a client; what was not told is "". Spec: 3.67. */
export interface AccountAddress {
  readonly addressId: number
  readonly purpose: AddressPurpose
  readonly firstName: string
  readonly lastName: string
  readonly firm: string
  /** with the number of the house */
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly countryId: string
  /** its country by name; "" = the shop knows it no more */
  readonly country: string
  readonly phone: string
  /** such as PL-22 */
  readonly provinceCode: string
  /** the one that is taken where nobody chooses */
  readonly isDefault: boolean
  /** how often it was written: who changes it says which one they have seen */
  readonly version: number
}

/** The consents that a client gives and takes back. */
export type ConsentName = "terms" | "mailing" | "sms"

/** All that the account's pages show of a client. Spec: 3.66, 3.67, 11.472. */
export interface ClientAccount {
  readonly type: "person" | "firm"
  readonly firm: string
  readonly taxNumber: string
  readonly phone: string
  /** YYYY-MM-DD; "" = not told */
  readonly birthDate: string
  readonly iban: string
  /** how often the data were written */
  readonly version: number
  /** the shop lets the client change what belongs to the company */
  readonly mayChangeCompany: boolean
  /** the country by which phone and tax number are judged */
  readonly countryId: string
  /** the country whose provinces are asked for; "" = the shop does not deliver there */
  readonly provinceCountryId: string
  readonly addresses: readonly AccountAddress[]
  /** as they stand, with the day of the answer in the shop's zone; of one that was never asked there is no row */
  readonly consents: readonly { readonly name: ConsentName; readonly isGiven: boolean; readonly day: string }[]
  /** what came and went, the newest first; `amount` is decimal text, `day` YYYY-MM-DD in the shop's zone */
  readonly points: readonly { readonly amount: string; readonly reason: string; readonly day: string }[]
  /** where the client is signed in, this device first */
  readonly sessions: readonly ClientSession[]
  /** an address that waits to be confirmed; "" = none does */
  readonly pendingEmail: string
}

/** A device on which a client is signed in. */
export interface ClientSession {
  /** tells it from the others, and opens nothing */
  readonly key: string
  /** browser and system; "" = not told */
  readonly device: string
  readonly isThis: boolean
  /** YYYY-MM-DD in the shop's zone; "" = not told */
  readonly openedDay: string
  readonly usedDay: string
}

/**
 * The addresses for one thing, the one that is taken first at the top.
 *
 * Spec: 3.67, 10.626.
 *
 * @example addressesFor([], "billing") // => []
 */
export const addressesFor = (addresses: readonly AccountAddress[], purpose: AddressPurpose): readonly AccountAddress[] =>
  addresses.filter((address) => address.purpose === purpose).toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
