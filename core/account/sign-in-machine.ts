import { openForm, plainForm, type OpeningField } from "../form/form.ts"
import { withVerdict } from "../form/verdict.ts"
import { passwordRules } from "../form/kinds/password.ts"
import type { FormState, FormCommand, FormEvent } from "../form/form-state.ts"
import { faultWords, type FormTextKey, formTextKeys } from "../form/fault-text.ts"
import { type FormView, viewForm } from "../form/view-form.ts"
import { isMissing, type SignInRefusal } from "../messages/sign-in-refusal.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { orderQuery } from "../addresses/order-way.ts"
import { embed } from "../values/machine.ts"
import { formTask } from "../form/form-task.ts"
import type { PageMachine } from "../pages/page-machine.ts"

/** The form of the sign-in page. */
export interface SignIn {
  readonly form: FormState
  /** why the last try was refused */
  readonly refused: SignInRefusal | null
  /** the page that a good sign-in leads back to; null = the account */
  readonly returnTo: string | null
  /** what its address says besides, such as that one is on the way to an order */
  readonly query: string
}

/** What a visitor sees of it. */
export interface SignInView extends FormView {
  /** one sentence, whatever was wrong */
  readonly refused: string | null
  /** login and password are at fault, not the number of tries */
  readonly isWrong: boolean
}

/** The texts that the form can show. */
export const signInTextKeys = [
  ...formTextKeys,
  "signIn.later",
  "signIn.login",
  "signIn.password",
  "signIn.refused",
  "signIn.submit",
] as const

export type SignInTextKey = (typeof signInTextKeys)[number]

/** The id of the form's element. */
export const signInFormId = "signin_form"

/** Nothing is required: the shop has one answer, whatever is wrong or missing. Spec: 5.33, 10.137, 14.2. */
const field = (id: string, kind: "login" | "password", autocomplete: string, value = ""): OpeningField => ({
  id,
  kind,
  value,
  autocomplete,
  required: false,
  minLength: null,
  maxLength: null,
  region: null,
  linkedTo: null,
})

/**
 * Signing in with a password: one submit at a time, and what the browser filled in counts. A field that was left empty opens marked.
 *
 * Spec: 4.5, 4.6, 5.33, 5.34, 8.74, 10.303, 10.1090, 14.2.
 *
 * A recording keeps neither login nor password: they are in no event of the list.
 */
export const signInMachine: PageMachine<SignIn, FormEvent, FormCommand, SignInView, SignInTextKey> = {
  open: (model) => {
    if (model.page !== "signIn") return null
    const fields = [field("user_login", "login", "username webauthn", model.login), field("user_pass", "password", "current-password")]
    const empty = fields
      .filter(({ kind }) => isMissing(model.refused, kind === "login" ? "login" : "password"))
      .map(({ id }) => ({ field: id, fault: { _tag: "Empty" } as const }))
    const weak = model.refused === "weak" ? [{ field: "user_pass", fault: { _tag: "WeakPassword" } as const }] : []
    const verdict = model.refused === null ? null : { faults: [...empty, ...weak], whole: [] }
    return {
      form: withVerdict(openForm(fields, { strongPassword: model.frame.shell.strongPassword }), verdict, {}),
      refused: model.refused,
      returnTo: model.returnTo,
      query: model.isOrdering ? orderQuery : "",
    }
  },
  step: embed(
    // only the shop knows an existing login and its password, and whether it lets a weak one in
    plainForm({ kinds: passwordRules, asked: null }),
    (page: SignIn) => page.form,
    (page, changed) => ({ ...page, form: changed }),
    (command: FormCommand, page) => [page, [command]],
  ),
  view: viewSignIn,
  outcome: ({ refused, isSubmitting }) => ({ refused, isSubmitting }),
  shopperEvents: { SubmitPressed: {} },
  task: (command) => formTask(command, signInFormId),
  hears: { returned: { type: "Returned" } },
}

/**
 * The form in words.
 *
 * Spec: 4.5, 8.74, 10.303.
 *
 * @example viewSignIn({ form: openForm([]), refused: "later" }, polish).isWrong // => false
 */
export function viewSignIn(
  { form: state, refused }: Pick<SignIn, "form" | "refused">,
  texts: TextCatalogue<SignInTextKey | FormTextKey>,
): SignInView {
  const said = refused === null ? null : formatText(texts, refused === "later" ? "signIn.later" : "signIn.refused")
  return {
    ...viewForm(state, texts, (fault) => faultWords(fault, texts, () => null)),
    refused: said,
    isWrong: refused !== null && refused !== "later",
  }
}
