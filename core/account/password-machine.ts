import { form, openForm } from "../form/form.ts"
import { withVerdict } from "../form/verdict.ts"
import type { FormCommand, FormEvent, FormState } from "../form/form-state.ts"
import { formTask } from "../form/form-task.ts"
import type { FormTextKey } from "../form/validation-code.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import { recordTextKeys } from "../form/view-record.ts"
import type { PasswordAskRefusal } from "../messages/account-notice.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { embed } from "../values/machine.ts"
import { newPasswordVerdict, openNewPassword } from "./new-password.ts"

/** The form of the page for a forgotten password: for a login or an address, or for a new password. */
export interface ForgottenPassword {
  readonly form: FormState
  /** the key of the mail's link, which is posted along; null = a mail is asked for */
  readonly key: string | null
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
 * The form: one submit at a time. Whom a login or an address belongs to nobody asks before it is posted.
 *
 * Spec: 5.22, 5.30, 10.591, 10.592.
 *
 * A recording keeps nothing that is typed in it: its events are in no list.
 */
export const passwordMachine: PageMachine<ForgottenPassword, FormEvent, FormCommand, ForgottenPasswordView, PasswordTextKey> = {
  open: (model) => {
    if (model.page !== "password" || model.step.is === "sent") return null
    const { step } = model
    if (step.is === "set")
      return { form: openNewPassword(undefined, step.code === null ? null : newPasswordVerdict(step.code)), key: step.key, refused: null }
    return { form: askForm(step.refused), key: null, refused: step.refused }
  },
  step: embed(
    form,
    (page: ForgottenPassword) => page.form,
    (page, changed) => ({ ...page, form: changed }),
    (command: FormCommand, page) => [page, [command]],
  ),
  view: ({ form: state, refused }, texts) => ({ ...viewForm(state, texts), refused: refusedWords(refused, texts) }),
  outcome: ({ refused, isSubmitting, fields }) => ({ refused, isSubmitting, faults: fields.map(({ message }) => message) }),
  shopperEvents: { SubmitPressed: {} },
  task: (command) => formTask(command, passwordFormId),
  hears: { returned: { type: "Returned" } },
}

function askForm(refused: PasswordAskRefusal | null): FormState {
  const login = {
    id: forgottenLoginId,
    kind: "text",
    autocomplete: "username",
    required: true,
    minLength: null,
    maxLength: null,
    region: null,
    linkedTo: null,
  } as const
  const missing = refused === "missing" ? { faults: [{ field: forgottenLoginId, fault: { _tag: "Empty" } as const }], whole: [] } : null
  return withVerdict(openForm([login]), missing)
}

const refusedWords = (refused: PasswordAskRefusal | null, texts: TextCatalogue<PasswordTextKey | FormTextKey>): string | null =>
  refused === null || refused === "missing" ? null : formatText(texts, refusedKeys[refused])
