import { codeFaultText } from "../../form/asked/validation-code.ts"
import { shopQuestions } from "../../form/asked/asked-fields.ts"
import type { FormCommand, FormEvent, FormRules } from "../../form/form-state.ts"
import { emailRules } from "../../form/kinds/email.ts"
import { personalRules } from "../../form/kinds/personal.ts"
import type { KeptPage } from "../../form/kept-typing.ts"
import { recordStep } from "../../form/record-form.ts"
import { recordTask } from "../../form/record-task.ts"
import { type RecordView, recordTextKeys, viewRecord } from "../../form/view-record.ts"
import type { AccountFormRefusal } from "../../messages/account-notice.ts"
import type { OpenedMachine } from "../../pages/page-machine.ts"
import { joinKeys, keysIn, type TextCatalogue } from "../../texts/texts.ts"
import { type AccountFormSetting, accountFormTextKeys } from "./account-form-setting.ts"
import { accountForm } from "./account-forms.ts"
import { accountFormId } from "./account-form-setting.ts"

/** A form of the account on its page. */
export interface AccountFormState extends KeptPage {
  readonly setting: AccountFormSetting
  /** the choices of fields whose record does not name them, by the ids of the fields */
  readonly offered: Readonly<Record<string, readonly { readonly value: string; readonly text: string }[]>>
  /** what it posts besides its fields */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  /** why the last post was refused, where no field says it; null = it was not */
  readonly refused: Exclude<AccountFormRefusal, "fields" | "wrong_password" | "signedOut"> | null
  /** the session-storage key of what is typed */
  readonly keptKey: string
  /** the shop has what was posted last */
  readonly isTaken: boolean
}

/** What each refusal says. */
const refusalKeys = {
  changed: "account.refusedChanged",
  later: "signIn.later",
  noMail: "account.refusedNoMail",
} as const

/** What the button of each form says. */
export const submitKeys = {
  data: "account.save",
  address: "account.save",
  email: "account.sendEmailLink",
  consents: "account.save",
  deletion: "account.deleteForGood",
  orderAddress: "orders.addressSave",
} as const

/** The texts that the forms can show. */
export const accountFormKeys = joinKeys(recordTextKeys, accountFormTextKeys, keysIn(refusalKeys), keysIn(submitKeys))

export type AccountFormKey = (typeof accountFormKeys)[number]

/** The password of now is judged by the shop alone. Spec: 5.33, 10.964. */
const accountRules: FormRules = { kinds: { ...emailRules, ...personalRules }, asked: shopQuestions }

/**
 * A form of the account, once its page is open: what a browser needs of it.
 *
 * Spec: 10.623 to 10.629, 10.986, 10.1100, 14.37 to 14.43.
 */
export const openedAccountForm: OpenedMachine<AccountFormState, FormEvent, FormCommand, RecordView, AccountFormKey> = {
  step: (state, event) =>
    recordStep(accountForm(state.setting), accountRules)(
      event.type === "BroughtBack" ? { ...state, version: event.version } : state,
      event,
    ),
  view: viewAccountForm,
  task: (command) => recordTask(command, accountFormId),
  hears: { returned: { type: "Returned" } },
}

function viewAccountForm(page: AccountFormState, texts: TextCatalogue<AccountFormKey>): RecordView {
  const view = viewRecord(page, texts, codeFaultText)
  return page.refused === null ? view : { ...view, faults: [...view.faults, texts.texts[refusalKeys[page.refused]]] }
}
