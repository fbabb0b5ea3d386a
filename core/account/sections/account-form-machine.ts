import type { PlacedFault } from "../../form/asked/remote-check.ts"
import { codeFault } from "../../form/check-field.ts"
import { type FormRecord, recordFields } from "../../form/form-record.ts"
import type { FormCommand, FormEvent } from "../../form/form-state.ts"
import { type FormValues, openRecord } from "../../form/record-form.ts"
import type { RecordView } from "../../form/view-record.ts"
import { type AccountChange, type AccountFormRefusal, type AccountNotice, ownEmailCode } from "../../messages/account-notice.ts"
import { addressOperation, addressValues, addressVersion, mayChangeAddress } from "../../order/own/may-change-address.ts"
import type { ShownOrder } from "../../order/placed-order.ts"
import type { PageFrame } from "../../pages/page.ts"
import { leaveFormMachines } from "../../basket/leaving/leave-form-machine.ts"
import { listed, type PageMachine } from "../../pages/page-machine.ts"
import { keptKeyOf } from "../../form/kept-typing.ts"
import { type LoginWays, ownProof } from "../ways/login-ways.ts"
import { type AccountFormName, type AccountFormSetting, ownerField, type OwnerSetting } from "./account-form-setting.ts"
import { accountForm } from "./account-forms.ts"
import type { ClientAccount, AccountAddress } from "./client-account.ts"
import { shownConsents } from "./consents.ts"
import { type AccountFormKey, type AccountFormState, openedAccountForm } from "./opened-account-form.ts"
import { pageTexts } from "../../texts/page-texts.ts"
import { noProvince, provinces } from "./provinces.ts"
import { recordedRecord } from "../../form/recorded/recorded-form.ts"

/**
 * The form of a page of the account, or of an order. A recording keeps what was typed as masks of the same length.
 *
 * Spec: 10.623 to 10.629, 10.825, 10.986, 10.1100.
 */
export const accountFormMachine: PageMachine<AccountFormState, FormEvent, FormCommand, RecordView, AccountFormKey> = {
  ...openedAccountForm,
  ...recordedRecord,
  open: (model) => {
    switch (model.page) {
      case "accountData":
        return openForm(model.frame, dataSetting(model.client), {
          values: dataValues(model.frame, model.client),
          version: model.client.version,
        })
      case "accountAddresses":
        return model.part.is === "edit" || model.part.is === "add" ? openAddress(model.frame, model.client, model.part.address) : null
      case "accountSecurity":
        return openOwnerForm(model, "email")
      case "accountConsents": {
        const { values, seen } = shownConsents(model.client.consents)
        return openForm(model.frame, { form: "consents" }, { values, shown: seen })
      }
      case "accountPrivacy":
        return model.isRemoving ? openOwnerForm(model, "deletion") : null
      case "clientOrder":
        return mayChangeAddress(model.order) ? openOrderAddress(model.frame, model.order) : null
      default:
        return null
    }
  },
}

/** As the records of its pages list it, with the question before it is left. */
export const accountFormMachines = { accountForm: listed(accountFormMachine), ...leaveFormMachines }

/** Who signed in too long ago, and has no password to say, signs in again first. Spec: 10.983. */
function openOwnerForm({ frame, ways }: { readonly frame: PageFrame; readonly ways: LoginWays }, form: OwnerSetting["form"]) {
  const proof = ownProof(ways)
  return proof === "signIn" ? null : openForm(frame, { form, asksPassword: proof === "password" }, { values: {} })
}

const dataSetting = ({ countryId, mayChangeCompany }: ClientAccount): AccountFormSetting => ({ form: "data", countryId, mayChangeCompany })

function dataValues({ visitor }: PageFrame, client: ClientAccount): FormValues {
  return {
    client_type: client.type,
    client_firm: client.firm,
    client_nip: client.taxNumber,
    client_firstname: visitor.is === "client" ? visitor.firstName : "",
    client_lastname: visitor.is === "client" ? visitor.lastName : "",
    client_phone: client.phone,
    birth_date: client.birthDate,
    client_bank: client.iban,
  }
}

function openAddress(frame: PageFrame, { provinceCountryId }: ClientAccount, address: AccountAddress): AccountFormState {
  const { addressId, purpose, firstName, lastName, firm, street, zipcode, city, countryId, phone, provinceCode, isDefault, version } =
    address
  const countries = (frame.region?.countries ?? []).map(({ id, name }) => ({ value: id, text: name }))
  const values = {
    address_purpose: purpose,
    address_firstname: firstName,
    address_lastname: lastName,
    address_firm: firm,
    address_phone: phone,
    address_region: countryId,
    address_street: street,
    address_zipcode: zipcode,
    address_city: city,
    address_province: provinceCode === "" ? noProvince : provinceCode,
    address_default: isDefault ? "1" : "",
  }
  const { language, overrides } = frame.shell
  const none = { value: noProvince, text: pageTexts(language, overrides).texts["account.provinceNone"] }
  const offered = {
    address_region: countries,
    address_province: [none, ...provinces.map(({ code, name }) => ({ value: code, text: name }))],
  }
  return openForm(frame, { form: "address", provinceCountryId }, { values, version, about: String(addressId), offered })
}

function openOrderAddress(frame: PageFrame, { number, buyer: { delivery } }: ShownOrder): AccountFormState {
  const opening = { values: addressValues(delivery), version: addressVersion(delivery), about: number }
  return openForm(frame, { form: "orderAddress", countryId: delivery.countryId }, opening)
}

/** What a form opens with. */
interface Opening {
  readonly values: FormValues
  /** which one was seen of what it changes; absent = nobody asks */
  readonly version?: number | string
  /** which consents its page shows as given (10.1069): no version, for what is brought back is an answer to what its page shows */
  readonly shown?: number
  /** the id of what it is about; absent = of nothing that has one */
  readonly about?: string
  readonly offered?: AccountFormState["offered"]
}

/** What the shop says once it has taken what a form posted. */
const takenAs: Readonly<Record<AccountFormName, readonly AccountChange[]>> = {
  data: ["data", "dataNotChecked"],
  address: ["address"],
  email: ["emailAsked"],
  consents: ["consents"],
  deletion: ["deleted"],
  orderAddress: ["orderAddress"],
}

function openForm(
  frame: PageFrame,
  setting: AccountFormSetting,
  { values, version, shown, about = "", offered = {} }: Opening,
): AccountFormState {
  const { notice, visitor } = frame
  const told = formRefusalOf(notice, setting.form, about)
  // what nobody has judged is not wrong: that it is not saved stands at the top of the page
  const refused = told?.why === "signedOut" ? null : told
  const verdict = refused === null ? null : { faults: faultsOf(refused, accountForm(setting), frame), whole: [] }
  const opened = openRecord(accountForm(setting), told?.typed ?? values, { verdict })
  return {
    ...opened,
    form: { ...opened.form, hasFailed: refused !== null },
    setting,
    offered,
    hidden: [
      { name: "operation", value: setting.form === "orderAddress" ? addressOperation : setting.form },
      ...(about === "" ? [] : [{ name: setting.form === "orderAddress" ? "order" : "address", value: about }]),
      ...(shown === undefined ? [] : [{ name: "version", value: String(told?.version ?? shown) }]),
      ...(visitor.is === "client" ? [{ name: ownerField, value: visitor.email }] : []),
    ],
    refused: refused === null || isSaidElsewhere(refused.why) ? null : refused.why,
    version: version === undefined ? undefined : String(told?.version ?? version),
    keptKey: accountFormKey(setting.form, about),
    isTold: refused !== null,
    isTaken: notice?.is === "accountChanged" && takenAs[setting.form].includes(notice.what),
  }
}

/** At its fields, or at the top of the page. */
const isSaidElsewhere = (why: AccountFormRefusal): why is "fields" | "wrong_password" | "signedOut" =>
  why === "fields" || why === "wrong_password" || why === "signedOut"

/**
 * What the shop found, in words where only the account has some. That the password of now is not right it tells of the form, and it is said at the
 * field, as every other fault is. Spec: 10.634, 10.988.
 */
function faultsOf({ why, faults }: FormRefusal, record: FormRecord, { shell }: PageFrame): readonly PlacedFault[] {
  const { texts } = pageTexts(shell.language, shell.overrides)
  const worded = faults.map(({ field, fault }) => ({
    field,
    fault: fault._tag === "Code" && fault.code === ownEmailCode ? { ...fault, detail: texts["account.ownEmail"] } : fault,
  }))
  if (why !== "wrong_password") return worded
  const asked = recordFields(record).filter(({ kind }) => kind === "password")
  return [...worded, ...asked.map(({ id }) => ({ field: id, fault: { ...codeFault(why), detail: texts["account.wrongPassword"] } }))]
}

/**
 * The session-storage key of what is typed into a form.
 *
 * Spec: 6.13, 14.43.
 *
 * @param about the id of what it is about; "" = of nothing that has one
 *
 * @example accountFormKey("orderAddress", "23456-789AB") // => "expchck_account_orderAddress23456-789AB"
 */
export const accountFormKey = (form: AccountFormName, about: string): string => keptKeyOf(`account_${form}${about}`)

type FormRefusal = Extract<AccountNotice, { readonly is: "accountFormRefused" }>

/**
 * The refusal of a form, about the same thing, that the last post came to; null = there was none.
 *
 * Spec: 10.628, 10.961, 11.473.
 *
 * @example formRefusalOf(null, "address", "7") // => null
 */
export const formRefusalOf = (notice: PageFrame["notice"], form: AccountFormName, about: string): FormRefusal | null =>
  notice?.is === "accountFormRefused" && notice.form === form && notice.about === about ? notice : null
