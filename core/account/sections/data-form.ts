import { accountPath } from "../../addresses/addresses.ts"
import { type FormRecord, recordField } from "../../form/form-record.ts"
import { clientLimits, clientTypes } from "../client-limits.ts"
import { accountFormId, type AccountFormSetting, type AccountFormTextKey } from "./account-form-setting.ts"
import { addressFields } from "./address-form.ts"

/** Signs of the longest bank account, in groups of four as people write them. */
const ibanLength = 42

/**
 * Who the client is.
 *
 * Spec: 3.66, 10.623, 10.624.
 *
 * @example dataForm({ form: "data", countryId: "", mayChangeCompany: false }).sections.map(({ id }) => id)
 * // => ["account_person", "account_bank"]
 */
export function dataForm({
  countryId,
  mayChangeCompany,
}: Extract<AccountFormSetting, { readonly form: "data" }>): FormRecord<AccountFormTextKey> {
  const here = { region: countryId === "" ? null : countryId, group: "client" } as const
  return {
    id: accountFormId,
    action: accountPath,
    sections: [
      ...(mayChangeCompany
        ? [
            {
              id: "account_company",
              legend: "account.companySection",
              fields: [
                recordField<AccountFormTextKey>("client_type", "radio", "client.type", {
                  ...here,
                  required: true,
                  options: [
                    { value: clientTypes.person, label: "client.person", id: "client_type2" },
                    { value: clientTypes.firm, label: "client.company", id: "client_type1" },
                  ],
                }),
                recordField<AccountFormTextKey>("client_firm", "firm", "client.firm", {
                  ...here,
                  required: true,
                  maxLength: clientLimits.firm,
                  autocomplete: "organization",
                }),
                recordField<AccountFormTextKey>("client_nip", "nip", "client.nip", {
                  ...here,
                  required: true,
                  maxLength: clientLimits.nip,
                  width: "half",
                }),
              ],
            } as const,
          ]
        : []),
      {
        id: "account_person",
        legend: "account.personSection",
        fields: [
          ...addressFields(here).names,
          recordField("client_phone", "phone", "client.phone", {
            ...here,
            required: true,
            maxLength: clientLimits.phone,
            autocomplete: "tel",
            width: "half",
          }),
          recordField("birth_date", "birthdate", "client.birthDate", {
            ...here,
            autocomplete: "bday",
            hint: "client.birthDateHint",
            width: "half",
          }),
        ],
      },
      {
        id: "account_bank",
        legend: "account.bankSection",
        lead: "account.bankLead",
        fields: [recordField("client_bank", "iban", "account.iban", { maxLength: ibanLength })],
      },
    ],
    shown: mayChangeCompany
      ? [
          { part: "client_firm", when: { field: "client_type", is: clientTypes.firm } },
          { part: "client_nip", when: { field: "client_type", is: clientTypes.firm } },
        ]
      : [],
    copies: [],
  }
}
