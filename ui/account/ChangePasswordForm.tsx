import { accountPath } from "../../core/addresses/addresses.ts"
import {
  type ChangedPassword,
  changePasswordFormId,
  changePasswordMachine,
  type ChangePasswordTextKey,
} from "../../core/account/change-password-machine.ts"
import { currentPasswordField } from "../../core/account/new-password.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { formatText } from "../../core/texts/texts.ts"
import { Form, useFormMachine } from "../form/Form.tsx"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import { NewPasswordFields, newPasswordLabels } from "../form/NewPasswordFields.tsx"
import { PasswordField } from "../form/PasswordField.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"

/** Changing the password of who is signed in. Spec: 10.595. */
export function ChangePasswordForm({ store, texts }: IslandProps<ChangedPassword, FormEvent, ChangePasswordTextKey>) {
  const [state, send] = useFormMachine(store)
  const view = changePasswordMachine.view(state, texts)
  const labels = { [currentPasswordField]: formatText(texts, "account.currentPassword"), ...newPasswordLabels(texts) }
  return (
    <Form id={changePasswordFormId} className="signin_form" action={accountPath} view={view} send={send} labels={labels}>
      <input type="hidden" name="operation" value="password" />
      <div className="signin_fields">
        {view.refused !== null && <RefusalAlert words={view.refused} />}
        <PasswordField
          id={currentPasswordField}
          name={currentPasswordField}
          label={labels[currentPasswordField]}
          autoComplete="current-password"
          required
          hasConditions={false}
          texts={texts}
        />
        <NewPasswordFields texts={texts} />
      </div>
      <div className="signin_buttons">
        <button type="submit" className="btn --solid signin_button" aria-busy={view.isSubmitting}>
          {formatText(texts, "account.changePassword")}
        </button>
      </div>
    </Form>
  )
}
