import type { FormRecord, RecordField, RecordSection } from "../form/form-record.ts"
import { recordField } from "../form/form-record.ts"
import { clientLimits, clientTypes } from "./client-limits.ts"

/** What the form of a client's data is filled in for: an account, or one order. */
export type ClientFormPurpose = "register" | "order"

/** What a shop decides of it. */
export interface ClientFormSetting {
  readonly purpose: ClientFormPurpose
  /** login and password may be left out: the account is opened all the same */
  readonly isAccountOptional: boolean
}

/** The address of the form, and of its post. Spec: 10.17, 10.530. */
export const clientFormAddress = "/client-new.php"

const person = { role: "firstname", width: "half" } as const

/**
 * The form of a client's data under the platform's names: of who registers, and of who orders without an account.
 *
 * Spec: 5.120, 10.141 to 10.148, 10.530, 10.531, 10.973, 14.37.
 *
 * @example clientForm({ purpose: "order", isAccountOptional: false }).sections.map(({ id }) => id)
 * // => ["client_who", "client_contact", "client_address", "client_delivery", "client_consents"]
 */
export function clientForm({ purpose, isAccountOptional }: ClientFormSetting): FormRecord<ClientFormTextKey> {
  const isRegistration = purpose === "register"
  return {
    id: "client_new",
    action: clientFormAddress,
    sections: [
      { id: "client_who", legend: "client.who", fields: [...who] },
      { id: "client_contact", legend: "client.personal", fields: contact(isRegistration) },
      { id: "client_address", legend: "client.address", fields: [...address] },
      { id: "client_delivery", legend: "client.delivery", fields: [...delivery] },
      ...(isRegistration ? [accountSection(isAccountOptional)] : []),
      { id: "client_consents", legend: "client.consents", fields: [...consents] },
    ],
    shown: [
      { part: "client_firm", when: { field: "client_type", is: clientTypes.firm } },
      { part: "client_nip", when: { field: "client_type", is: clientTypes.firm } },
      { part: "delivery", when: { field: "deliver_to_billingaddr", is: "" } },
    ],
    copies: [{ group: "delivery", as: "client", when: { field: "deliver_to_billingaddr", is: "1" } }],
  }
}

type Field = RecordField<ClientFormTextKey>

const who: readonly Field[] = [
  recordField("client_type", "radio", "client.type", {
    group: "client",
    required: true,
    options: [
      { value: clientTypes.person, label: "client.person", id: "client_type2" },
      { value: clientTypes.firm, label: "client.company", id: "client_type1" },
    ],
  }),
  recordField("client_firm", "firm", "client.firm", {
    group: "client",
    required: true,
    maxLength: clientLimits.firm,
    autocomplete: "billing organization",
  }),
  recordField("client_nip", "nip", "client.nip", { group: "client", required: true, maxLength: clientLimits.nip, width: "half" }),
]

const contact = (isRegistration: boolean): readonly Field[] => [
  recordField("client_firstname", "firstname", "client.firstName", {
    ...person,
    group: "client",
    required: true,
    maxLength: clientLimits.name,
    autocomplete: "billing given-name",
  }),
  recordField("client_lastname", "lastname", "client.lastName", {
    ...person,
    role: "lastname",
    group: "client",
    required: true,
    maxLength: clientLimits.name,
    autocomplete: "billing family-name",
  }),
  recordField("client_email", "email", "client.email", {
    group: "client",
    required: true,
    maxLength: clientLimits.email,
    autocomplete: "email",
    hint: "client.emailHint",
    width: "half",
  }),
  recordField("client_phone", "phone", "client.phone", {
    group: "client",
    required: true,
    maxLength: clientLimits.phone,
    autocomplete: "tel",
    hint: "client.phoneHint",
    width: "half",
  }),
  ...(isRegistration
    ? [
        recordField("birth_date", "birthdate", "client.birthDate", {
          group: "client",
          autocomplete: "bday",
          hint: "client.birthDateHint",
          width: "half",
        }),
      ]
    : []),
]

const address: readonly Field[] = [
  recordField("client_region", "region", "client.country", { group: "client", required: true, autocomplete: "billing country" }),
  recordField("client_street", "street", "client.street", {
    group: "client",
    required: true,
    maxLength: clientLimits.street,
    autocomplete: "billing address-line1",
    linkedTo: "client_street_number",
    width: "wide",
  }),
  recordField("client_street_number", "streetNumber", "client.streetNumber", {
    group: "client",
    maxLength: clientLimits.streetNumber,
    autocomplete: "billing address-line2",
    width: "narrow",
  }),
  recordField("client_zipcode", "zipcode", "client.zipcode", {
    group: "client",
    required: true,
    maxLength: clientLimits.zipcode,
    autocomplete: "billing postal-code",
    width: "narrow",
  }),
  recordField("client_city", "city", "client.city", {
    group: "client",
    required: true,
    maxLength: clientLimits.city,
    autocomplete: "billing address-level2",
    width: "wide",
  }),
]

/** A parcel's address has street and number in one field, as the platform's form has. */
const delivery: readonly Field[] = [
  recordField("deliver_to_billingaddr", "checkbox", "client.sameAddress", { isSwitch: true }),
  recordField("delivery_firstname", "firstname", "client.deliveryFirstName", {
    ...person,
    group: "delivery",
    required: true,
    maxLength: clientLimits.name,
    autocomplete: "shipping given-name",
  }),
  recordField("delivery_lastname", "lastname", "client.deliveryLastName", {
    ...person,
    role: "lastname",
    group: "delivery",
    required: true,
    maxLength: clientLimits.name,
    autocomplete: "shipping family-name",
  }),
  recordField("delivery_additional", "additional", "client.additional", {
    group: "delivery",
    role: "firm",
    maxLength: clientLimits.firm,
    autocomplete: "shipping organization",
  }),
  recordField("delivery_region", "region", "client.deliveryCountry", {
    group: "delivery",
    required: true,
    autocomplete: "shipping country",
  }),
  recordField("delivery_street", "street", "client.deliveryStreet", {
    group: "delivery",
    required: true,
    maxLength: clientLimits.street,
    autocomplete: "shipping street-address",
  }),
  recordField("delivery_zipcode", "zipcode", "client.deliveryZipcode", {
    group: "delivery",
    required: true,
    maxLength: clientLimits.zipcode,
    autocomplete: "shipping postal-code",
    width: "narrow",
  }),
  recordField("delivery_city", "city", "client.deliveryCity", {
    group: "delivery",
    required: true,
    maxLength: clientLimits.city,
    autocomplete: "shipping address-level2",
    width: "wide",
  }),
  recordField("delivery_phone", "phone", "client.deliveryPhone", {
    group: "delivery",
    maxLength: clientLimits.phone,
    autocomplete: "shipping tel",
    width: "half",
  }),
]

/** `username` and `current-password` are what is typed at sign-in: browsers offer for these names what a new account must not have. */
const accountSection = (isOptional: boolean): RecordSection<ClientFormTextKey> => ({
  id: "client_new_login",
  legend: "client.accountSection",
  ...(isOptional ? { lead: "client.accountLead" } : {}),
  fields: [
    recordField("client_login", "login", "client.login", {
      required: !isOptional,
      autocomplete: "nickname",
      hint: "client.loginHint",
    }),
    recordField("client_password", "password", "client.password", {
      required: !isOptional,
      autocomplete: "new-password",
      linkedTo: "client_login",
      width: "half",
    }),
    recordField("repeat_password", "passwordRepeat", "client.repeatPassword", {
      required: !isOptional,
      autocomplete: "new-password",
      linkedTo: "client_password",
      width: "half",
    }),
  ],
})

const consents: readonly Field[] = [
  recordField("terms_agree", "checkbox", "client.terms", { required: true }),
  recordField("client_mailing", "checkbox", "client.mailing"),
  recordField("client_send_sms", "checkbox", "client.sms"),
]

/** The texts that the record names. */
export const clientFormTextKeys = [
  "client.accountLead",
  "client.accountSection",
  "client.additional",
  "client.address",
  "client.birthDate",
  "client.birthDateHint",
  "client.city",
  "client.company",
  "client.consents",
  "client.country",
  "client.delivery",
  "client.deliveryCity",
  "client.deliveryCountry",
  "client.deliveryFirstName",
  "client.deliveryLastName",
  "client.deliveryPhone",
  "client.deliveryStreet",
  "client.deliveryZipcode",
  "client.email",
  "client.emailHint",
  "client.firm",
  "client.firstName",
  "client.lastName",
  "client.login",
  "client.loginHint",
  "client.mailing",
  "client.nip",
  "client.password",
  "client.person",
  "client.personal",
  "client.phone",
  "client.phoneHint",
  "client.repeatPassword",
  "client.sameAddress",
  "client.sms",
  "client.street",
  "client.streetNumber",
  "client.terms",
  "client.type",
  "client.who",
  "client.zipcode",
] as const

export type ClientFormTextKey = (typeof clientFormTextKeys)[number]
