import { plainForm } from "../form/form.ts"
import { passwordRules } from "../form/kinds/password.ts"
import type { FormCommand, FormEvent, FormState } from "../form/form-state.ts"
import { formTask } from "../form/form-task.ts"
import type { FormTextKey } from "../form/fault-text.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import { recordTextKeys } from "../form/view-record.ts"
import type { PasswordAskRefusal } from "../messages/account-notice.ts"
import type { OpenedMachine, RecordedMachine } from "../pages/page-machine.ts"
import { passwordFaultText } from "./new-password.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"

/** The form of the page for a forgotten password: for a login or an address, or for a new password. */
export interface ForgottenPassword {
  readonly form: FormState
  /** the key of the mail's link, which is posted along; null = a mail is asked for */
  readonly key: string | null
  /** where it is posted to: the page's own address, which says where its sign-in leads back to */
  readonly action: string
  readonly refused: PasswordAskRefusal | null
}

/** What a visitor sees of it. */
export interface ForgottenPasswordView extends FormView {
  /** a sentence about the last post */
  readonly refused: string | null
}

/** The texts that the form can show. */
export const passwordTextKeys = [
  ...recordTextKeys,
  "password.ask",
  "password.gone",
  "password.later",
  "password.new",
  "password.repeat",
  "password.set",
  "signIn.login",
] as const

export type PasswordTextKey = (typeof passwordTextKeys)[number]

/** The id of the form's element. */
export const passwordFormId = "password_form"

/** The field for a login or an address, by its id. */
export const forgottenLoginId = "password_login"

const refusedKeys = { later: "password.later", gone: "password.gone" } as const

/**
 * The form, once its page is open: one submit at a time. Whom a login or an address belongs to nobody asks before it is posted.
 *
 * Spec: 5.22, 5.30, 10.591, 10.592.
 */
export const openedPassword: OpenedMachine<ForgottenPassword, FormEvent, FormCommand, ForgottenPasswordView, PasswordTextKey> = {
  step: embed(
    plainForm({ kinds: passwordRules, asked: null }),
    (page: ForgottenPassword) => page.form,
    (page, changed) => ({ ...page, form: changed }),
    (command: FormCommand, page) => [page, [command]],
  ),
  view: ({ form: state, refused }, texts) => ({ ...viewForm(state, texts, passwordFaultText), refused: refusedWords(refused, texts) }),
  task: (command) => formTask(command, passwordFormId),
  hears: { returned: { type: "Returned" } },
}

/** A recording keeps nothing that is typed in it: its events are in no list. */
export const recordedPassword: RecordedMachine<FormEvent, ForgottenPasswordView> = {
  outcome: ({ refused, isSubmitting, fields }) => ({ refused, isSubmitting, faults: fields.map(({ message }) => message) }),
  shopperEvents: { SubmitPressed: {} },
}

const refusedWords = (refused: PasswordAskRefusal | null, texts: TextCatalogue<PasswordTextKey | FormTextKey>): string | null =>
  refused === null || refused === "missing" ? null : formatText(texts, refusedKeys[refused])
