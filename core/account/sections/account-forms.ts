import { accountPath } from "../../addresses/addresses.ts"
import { type FormRecord, recordField } from "../../form/form-record.ts"
import { clientLimits } from "../client-limits.ts"
import { accountFormId, type AccountFormSetting, type AccountFormTextKey, type OwnerSetting } from "./account-form-setting.ts"
import { addressForm, orderAddressForm } from "./address-form.ts"
import { dataForm } from "./data-form.ts"

/**
 * A form of the account by its record.
 *
 * Spec: 10.623 to 10.629, 14.37.
 *
 * @example accountForm({ form: "email", asksPassword: true }).sections.flatMap(({ fields }) => fields.map(({ id }) => id)) // => ["new_email", "email_password"]
 */
export function accountForm(setting: AccountFormSetting): FormRecord<AccountFormTextKey> {
  const empty = { id: accountFormId, action: accountPath, shown: [], copies: [] }
  switch (setting.form) {
    case "data":
      return dataForm(setting)
    case "address":
      return addressForm(setting)
    case "orderAddress":
      return orderAddressForm(setting)
    case "email":
      return {
        ...empty,
        sections: [
          {
            id: "account_email",
            legend: "account.newEmailSection",
            fields: [
              recordField("new_email", "email", "account.newEmail", {
                required: true,
                maxLength: clientLimits.email,
                autocomplete: "email",
                hint: "account.newEmailHint",
              }),
              ...currentPassword(setting, "email_password"),
            ],
          },
        ],
      }
    case "consents":
      return {
        ...empty,
        sections: [
          {
            id: "account_consents",
            legend: "account.consentsSection",
            fields: [
              recordField("client_mailing", "checkbox", "client.mailing", { isSwitch: true }),
              recordField("client_send_sms", "checkbox", "client.sms", { isSwitch: true }),
            ],
          },
        ],
      }
    case "deletion":
      return {
        ...empty,
        sections: [
          {
            id: "account_deletion",
            legend: "account.deletionSection",
            fields: [
              recordField("deletion_sure", "checkbox", "account.deletionSure", { required: true }),
              ...currentPassword(setting, "deletion_password"),
            ],
          },
        ],
      }
  }
}

const currentPassword = ({ asksPassword }: OwnerSetting, id: string) =>
  asksPassword
    ? [recordField<AccountFormTextKey>(id, "password", "account.currentPassword", { required: true, autocomplete: "current-password" })]
    : []
