import { codeFaultText } from "../form/asked/validation-code.ts"
import { shopQuestions } from "../form/asked/asked-fields.ts"
import type { FormCommand, FormEvent, FormRules } from "../form/form-state.ts"
import { emailRules } from "../form/kinds/email.ts"
import { passwordRules } from "../form/kinds/password.ts"
import { personalRules } from "../form/kinds/personal.ts"
import { clientDataTask } from "../form/record-task.ts"
import { type OpenedRecord, recordStep } from "../form/record-form.ts"
import { type RecordView, recordTextKeys, viewRecord } from "../form/view-record.ts"
import type { OpenedMachine } from "../pages/page-machine.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { clientForm, type ClientFormSetting, clientFormTextKeys } from "./client-form.ts"

/** The form of a client's data on its page. */
export interface ClientFormState extends OpenedRecord {
  readonly setting: ClientFormSetting
  /** where the shop delivers to, in its order */
  readonly countries: readonly { readonly value: string; readonly text: string }[]
  /** why no account was opened, where no field is wrong: its address has one, or the day of the visitor's network has no room for another */
  readonly told: "client.exists" | "client.refusedLimit" | null
  /** where it posts to */
  readonly action: string
  /** the session-storage key of what is typed */
  readonly keptKey: string
  /** where one signs in, which leads back to an order's data */
  readonly signIn: string
  /** where its terms and its privacy policy stand */
  readonly terms: string
  readonly privacy: string
}

/** The texts that the form can show. */
export const clientTextKeys = joinKeys(recordTextKeys, clientFormTextKeys, [
  "client.exists",
  "client.existsHelp",
  "client.existsOrder",
  "client.orderSubmit",
  "client.refusedLimit",
  "client.registerSubmit",
  "client.termsLink",
  "client.toSignIn",
  "asking.privacy",
] as const)

export type ClientTextKey = (typeof clientTextKeys)[number]

/** The id of the form's element. */
export const clientFormId = "client_new"

/** Spec: 10.964. */
const clientRules: FormRules = { kinds: { ...emailRules, ...passwordRules, ...personalRules }, asked: shopQuestions }

/**
 * The form of a client's data, once its page is open: what a browser needs of it.
 *
 * Spec: 10.141 to 10.149, 10.530 to 10.534, 14.37 to 14.42.
 */
export const openedClient: OpenedMachine<ClientFormState, FormEvent, FormCommand, RecordView, ClientTextKey> = {
  step: (state, event) => recordStep(clientForm(state.setting), clientRules)(state, event),
  view: viewClient,
  task: (command) => clientDataTask(command, clientFormId),
  hears: { returned: { type: "Returned" } },
}

function viewClient(page: ClientFormState, texts: TextCatalogue<ClientTextKey>): RecordView {
  const view = viewRecord(page, texts, codeFaultText)
  const { told } = page
  // once another address is typed, the one that has an account is no longer meant
  return told === null || (told === "client.exists" && !view.clientExists)
    ? view
    : { ...view, faults: [...view.faults, formatText(texts, told)] }
}
