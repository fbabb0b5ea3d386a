import { accountPath } from "../../addresses/addresses.ts"
import { clientOrdersPath } from "../../addresses/client-order-addresses.ts"
import type { FieldKind } from "../../form/field.ts"
import { type FormRecord, type RecordField, recordField } from "../../form/form-record.ts"
import { clientLimits } from "../client-limits.ts"
import { accountFormId, type AccountFormSetting, type AccountFormTextKey } from "./account-form-setting.ts"

type SettingOf<Form extends AccountFormSetting["form"]> = Extract<AccountFormSetting, { readonly form: Form }>

const who = { id: "account_address_who", legend: "account.addressWho" } as const
const where = { id: "account_address_where", legend: "account.addressWhere" } as const

/** What differs between the addresses of forms. */
interface AddressSetting {
  /** what the ids of its fields begin with */
  readonly group: string
  /** what that of the firm ends with */
  readonly firm?: string
  /** stands before each token of `autocomplete`; left out: the form is about nobody else */
  readonly whose?: string
  /** the country by which it is judged; null = the one that is chosen in the form */
  readonly region: string | null
}

/**
 * The fields of an address. Street and number are one of them, and firm and phone may be left out.
 *
 * Spec: 3.67, 10.145.
 *
 * @example addressFields({ group: "delivery", whose: "shipping ", region: null }).place[2]?.autocomplete // => "shipping address-level2"
 */
export function addressFields({ group, firm = "additional", whose = "", region }: AddressSetting) {
  const field = (
    id: string,
    kind: FieldKind,
    label: AccountFormTextKey,
    token: string,
    maxLength: number,
    more: Pick<Partial<RecordField>, "required" | "width"> = {},
  ) => recordField(`${group}_${id}`, kind, label, { group, required: true, maxLength, autocomplete: whose + token, region, ...more })
  return {
    names: [
      field("firstname", "firstname", "client.firstName", "given-name", clientLimits.name, { width: "half" }),
      field("lastname", "lastname", "client.lastName", "family-name", clientLimits.name, { width: "half" }),
    ],
    more: [
      field(firm, "additional", "client.additional", "organization", clientLimits.firm, { required: false }),
      field("phone", "phone", "client.phone", "tel", clientLimits.phone, { required: false, width: "half" }),
    ],
    place: [
      field("street", "street", "client.deliveryStreet", "street-address", clientLimits.street),
      field("zipcode", "zipcode", "client.zipcode", "postal-code", clientLimits.zipcode, { width: "narrow" }),
      field("city", "city", "client.city", "address-level2", clientLimits.city, { width: "wide" }),
    ],
  }
}

/**
 * An address of a client.
 *
 * Spec: 3.67, 10.626.
 *
 * @example addressForm({ form: "address", provinceCountryId: "1" }).shown // => [{ part: "address_province", when: { field: "address_region", is: "1" } }]
 */
export function addressForm({ provinceCountryId }: SettingOf<"address">): FormRecord<AccountFormTextKey> {
  const group = "address"
  const { names, more, place } = addressFields({ group, firm: "firm", region: null })
  return {
    id: accountFormId,
    action: accountPath,
    sections: [
      {
        ...who,
        fields: [
          recordField("address_purpose", "radio", "account.addressPurpose", {
            required: true,
            options: [
              { value: "delivery", label: "account.purposeDelivery" },
              { value: "billing", label: "account.purposeBilling" },
              { value: "invoice", label: "account.purposeInvoice" },
            ],
          }),
          ...names,
          ...more,
        ],
      },
      {
        ...where,
        fields: [
          recordField("address_region", "region", "client.country", { group, required: true, autocomplete: "country" }),
          ...place,
          recordField("address_province", "select", "account.province", { group, autocomplete: "address-level1" }),
          recordField("address_default", "checkbox", "account.addressDefault", { isSwitch: true }),
        ],
      },
    ],
    shown: [{ part: "address_province", when: { field: "address_region", is: provinceCountryId } }],
    copies: [],
  }
}

/**
 * Where an order goes. The country stays, and by it street, post code and phone are judged.
 *
 * Spec: 10.145, 10.825, 10.986.
 *
 * @example orderAddressForm({ form: "orderAddress", countryId: "1" }).sections[1]?.fields.map(({ id }) => id)
 * // => ["delivery_street", "delivery_zipcode", "delivery_city"]
 */
export function orderAddressForm({ countryId }: SettingOf<"orderAddress">): FormRecord<AccountFormTextKey> {
  const { names, more, place } = addressFields({ group: "delivery", whose: "shipping ", region: countryId })
  return {
    id: accountFormId,
    action: clientOrdersPath,
    sections: [
      { ...who, fields: [...names, ...more] },
      { ...where, fields: place },
    ],
    shown: [],
    copies: [],
  }
}
