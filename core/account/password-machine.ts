import { passwordPath } from "../addresses/addresses.ts"
import { aimedAddress } from "../addresses/login-addresses.ts"
import { openForm } from "../form/form.ts"
import { withVerdict } from "../form/verdict.ts"
import type { FormCommand, FormEvent, FormState } from "../form/form-state.ts"
import type { PasswordAskRefusal } from "../messages/account-notice.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { newPasswordVerdict, openNewPassword } from "./new-password.ts"
import {
  type ForgottenPassword,
  type ForgottenPasswordView,
  forgottenLoginId,
  openedPassword,
  type PasswordTextKey,
  recordedPassword,
} from "./opened-password.ts"

/** The form of the page for a forgotten password. Spec: 5.22, 5.30, 10.591, 10.592. */
export const passwordMachine: PageMachine<ForgottenPassword, FormEvent, FormCommand, ForgottenPasswordView, PasswordTextKey> = {
  ...openedPassword,
  ...recordedPassword,
  open: (model) => {
    if (model.page !== "password" || model.step.is === "sent") return null
    const { frame, step, isOrdering = false, returnTo = null } = model
    const action = aimedAddress(passwordPath, { isOrdering, returnTo })
    if (step.is === "ask") return { form: askForm(step.refused), key: null, action, refused: step.refused }
    const verdict = step.code === null ? null : newPasswordVerdict(step.code)
    return {
      form: openNewPassword(undefined, { strongPassword: frame.shell.strongPassword, verdict }),
      key: step.key,
      action,
      refused: null,
    }
  },
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
  return withVerdict(openForm([login]), missing, {})
}
