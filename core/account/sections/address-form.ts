import { accountPath } from "../../addresses/account-paths.ts"
import { type FormRecord, recordField } from "../../form/form-record.ts"
import { clientLimits } from "../client-limits.ts"
import { accountFormId, type AccountFormSetting, type AccountFormTextKey } from "./account-form-setting.ts"

/**
 * An address.
 *
 * Spec: 3.67, 10.626.
 *
 * @example addressForm({ form: "address", provinceCountryId: "1" }).shown // => [{ part: "address_province", when: { field: "address_region", is: "1" } }]
 */
export function addressForm({
  provinceCountryId,
}: Extract<AccountFormSetting, { readonly form: "address" }>): FormRecord<AccountFormTextKey> {
  const here = { group: "address" } as const
  return {
    id: accountFormId,
    action: accountPath,
    sections: [
      {
        id: "account_address_who",
        legend: "account.addressWho",
        fields: [
          recordField("address_purpose", "radio", "account.addressPurpose", {
            required: true,
            options: [
              { value: "delivery", label: "account.purposeDelivery" },
              { value: "billing", label: "account.purposeBilling" },
              { value: "invoice", label: "account.purposeInvoice" },
            ],
          }),
          recordField("address_firstname", "firstname", "client.firstName", {
            ...here,
            required: true,
            maxLength: clientLimits.name,
            autocomplete: "given-name",
            width: "half",
          }),
          recordField("address_lastname", "lastname", "client.lastName", {
            ...here,
            required: true,
            maxLength: clientLimits.name,
            autocomplete: "family-name",
            width: "half",
          }),
          recordField("address_firm", "additional", "client.additional", {
            ...here,
            maxLength: clientLimits.firm,
            autocomplete: "organization",
          }),
          recordField("address_phone", "phone", "client.phone", {
            ...here,
            maxLength: clientLimits.phone,
            autocomplete: "tel",
            width: "half",
          }),
        ],
      },
      {
        id: "account_address_where",
        legend: "account.addressWhere",
        fields: [
          recordField("address_region", "region", "client.country", { ...here, required: true, autocomplete: "country" }),
          recordField("address_street", "street", "client.deliveryStreet", {
            ...here,
            required: true,
            maxLength: clientLimits.street,
            autocomplete: "street-address",
          }),
          recordField("address_zipcode", "zipcode", "client.zipcode", {
            ...here,
            required: true,
            maxLength: clientLimits.zipcode,
            autocomplete: "postal-code",
            width: "narrow",
          }),
          recordField("address_city", "city", "client.city", {
            ...here,
            required: true,
            maxLength: clientLimits.city,
            autocomplete: "address-level2",
            width: "wide",
          }),
          recordField("address_province", "select", "account.province", {
            ...here,
            autocomplete: "address-level1",
          }),
          recordField("address_default", "checkbox", "account.addressDefault", { isSwitch: true }),
        ],
      },
    ],
    shown: [{ part: "address_province", when: { field: "address_region", is: provinceCountryId } }],
    copies: [],
  }
}
