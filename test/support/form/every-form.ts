import { changePasswordMachine } from "../../../core/account/change-password-machine.ts"
import { clientMachine } from "../../../core/account/client-machine.ts"
import { passwordMachine } from "../../../core/account/password-machine.ts"
import { accountFormMachine } from "../../../core/account/sections/account-form-machine.ts"
import { signInMachine } from "../../../core/account/sign-in-machine.ts"
import { notifyMachine, questionMachine } from "../../../core/asking/asking-machines.ts"
import { reviewMachine } from "../../../core/asking/review-machine.ts"
import type { FormCommand, FormEvent, FormState } from "../../../core/form/form-state.ts"
import type { FormView } from "../../../core/form/view-form.ts"
import { contactMachine } from "../../../core/letters/contact-machine.ts"
import { newsletterMachine } from "../../../core/letters/newsletter-machine.ts"
import type { PageMachine } from "../../../core/pages/page-machine.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { TextKey } from "../../../core/texts/texts.ts"
import { pageModels } from "../../ui/page-models.ts"

/** A form of a page, by the rules that its own script brings. */
export interface PageForm {
  /** that of its page, but for the second form of one */
  readonly name: string
  /** its page, by the name of its model */
  readonly page: string
  readonly opened: FormState
  /** a page of it; it takes each event, and gives the form after it and what that asks of the page */
  readonly open: () => (event: FormEvent) => readonly [FormState, readonly FormCommand[]]
  /** the form after these events, and its fields as the page shows them, in Polish */
  readonly shown: (events: readonly FormEvent[]) => { readonly form: FormState; readonly fields: FormView["fields"] }
}

const polish = textCatalogue("pl", {})

const kinds: ReadonlySet<string> = new Set<FormCommand["type"]>([
  "StartTimer",
  "CheckClientData",
  "CheckBankAccount",
  "SubmitForm",
  "FocusField",
  "ShowAlert",
])
const isOfForm = (command: { readonly type: string }): command is FormCommand => kinds.has(command.type)

function formOf<
  State extends { readonly form: FormState },
  Event extends { readonly type: string },
  Command extends { readonly type: string },
>(
  page: string,
  machine: Pick<PageMachine<State, Event | FormEvent, Command | FormCommand, FormView, TextKey>, "open" | "step" | "view">,
  name = page,
): PageForm {
  const model = pageModels[page]
  const opened = model === undefined ? null : machine.open(model)
  if (opened === null) throw new Error(`${page} has no such form`)
  return {
    name,
    page,
    opened: opened.form,
    open: () => {
      let state: State = opened
      return (event) => {
        const [next, commands] = machine.step(state, event)
        state = next
        return [next.form, commands.filter(isOfForm)]
      }
    },
    shown: (events) => {
      const state = events.reduce<State>((now, event) => machine.step(now, event)[0], opened)
      return { form: state.form, fields: machine.view(state, polish).fields }
    },
  }
}

/** Every form of the shop's pages that runs: those that have a record, and the short ones. */
export const everyForm: readonly PageForm[] = [
  formOf("product", questionMachine),
  formOf("productSoldOut", notifyMachine),
  formOf("review", reviewMachine),
  formOf("signIn", signInMachine),
  formOf("password", passwordMachine),
  formOf("passwordNew", passwordMachine),
  formOf("accountSecurity", changePasswordMachine),
  formOf("client", clientMachine),
  formOf("clientOptional", clientMachine),
  formOf("clientOrder", clientMachine),
  formOf("accountData", accountFormMachine),
  formOf("accountAddressEdit", accountFormMachine),
  formOf("accountSecurity", accountFormMachine, "accountSecurityEmail"),
  formOf("accountConsents", accountFormMachine),
  formOf("ownOrder", accountFormMachine),
  formOf("accountDeletion", accountFormMachine),
  formOf("contact", contactMachine),
  formOf("newsletter", newsletterMachine),
]
