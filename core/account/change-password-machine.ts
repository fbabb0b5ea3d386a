import { plainForm } from "../form/form.ts"
import { passwordRules } from "../form/kinds/password.ts"
import type { FormCommand, FormEvent, FormState } from "../form/form-state.ts"
import { formTask } from "../form/form-task.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import { recordTextKeys } from "../form/view-record.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { formatText } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import { openChangedPassword, passwordFaultText, wrongPassword } from "./new-password.ts"

/** The form in which who is signed in changes the password. */
export interface ChangedPassword {
  readonly form: FormState
  /** the code of why the last one was not taken; null = none was */
  readonly refused: string | null
}

/** What a visitor sees of it. */
export interface ChangedPasswordView extends FormView {
  /** a sentence about the last post, where no field says it */
  readonly refused: string | null
}

/** The texts that the form can show. */
export const changePasswordTextKeys = [
  ...recordTextKeys,
  "account.changePassword",
  "account.currentPassword",
  "account.wrongPasswordAndNew",
  "password.new",
  "password.repeat",
  "signIn.later",
] as const

export type ChangePasswordTextKey = (typeof changePasswordTextKeys)[number]

/** The id of the form's element. */
export const changePasswordFormId = "account_password"

/**
 * Changing the password: one submit at a time. Whether the password of now is right only the shop knows.
 *
 * Spec: 5.22, 5.30, 5.33, 10.595, 14.2.
 *
 * A recording keeps nothing that is typed in it: its events are in no list.
 */
export const changePasswordMachine: PageMachine<ChangedPassword, FormEvent, FormCommand, ChangedPasswordView, ChangePasswordTextKey> = {
  open: (model) =>
    model.page === "accountSecurity" && model.ways.hasPassword
      ? { form: openChangedPassword(model.refused, model.frame.shell.strongPassword), refused: model.refused }
      : null,
  step: embed(
    plainForm({ kinds: passwordRules, asked: null }),
    (page: ChangedPassword) => page.form,
    (page, changed) => ({ ...page, form: changed }),
    (command: FormCommand, page) => [page, [command]],
  ),
  view: ({ form: state, refused }, texts) => ({
    ...viewForm(state, texts, (fault, catalogue) =>
      fault._tag === "Code" && fault.code === wrongPassword
        ? formatText(texts, "account.wrongPasswordAndNew")
        : passwordFaultText(fault, catalogue),
    ),
    refused: refused === "later" ? formatText(texts, "signIn.later") : null,
  }),
  outcome: ({ refused, isSubmitting, fields }) => ({ refused, isSubmitting, faults: fields.map(({ message }) => message) }),
  shopperEvents: { SubmitPressed: {} },
  task: (command) => formTask(command, changePasswordFormId),
  hears: { returned: { type: "Returned" } },
}
