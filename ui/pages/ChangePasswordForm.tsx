import { useMemo } from "react"
import {
  type ChangedPassword,
  changePasswordFormId,
  changePasswordMachine,
  type ChangePasswordTextKey,
} from "../../core/account/change-password-machine.ts"
import { currentPasswordField, newPasswordFields } from "../../core/account/new-password.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { Field } from "../form/Field.tsx"
import { Form } from "../form/Form.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"

/** Changing the password of who is signed in. Spec: 10.595. */
export function ChangePasswordForm({ store, texts }: IslandProps<ChangedPassword, FormEvent, ChangePasswordTextKey>) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = changePasswordMachine.view(state, texts)
  return (
    <Form id={changePasswordFormId} className="signin_form" action="/login.php" view={view} send={send}>
      <input type="hidden" name="operation" value="password" />
      <div className="signin_fields">
        {view.refused !== null && (
          <div className="alert" role="alert">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is loaded anew: without it nobody would hear why */}
            <p className="return_label" tabIndex={-1} autoFocus>
              {view.refused}
            </p>
          </div>
        )}
        <Field
          id={currentPasswordField}
          name={currentPasswordField}
          type="password"
          label={say("account.currentPassword")}
          autoComplete="current-password"
          required
        />
        <Field
          id={newPasswordFields.password}
          name={newPasswordFields.password}
          type="password"
          label={say("password.new")}
          hint={say("password.hint")}
          autoComplete="new-password"
          required
        />
        <Field
          id={newPasswordFields.repeated}
          name={newPasswordFields.repeated}
          type="password"
          label={say("password.repeat")}
          autoComplete="new-password"
          required
        />
      </div>
      <div className="signin_buttons">
        <button type="submit" className="btn --solid signin_button" aria-busy={view.isSubmitting}>
          {say("account.changePassword")}
        </button>
      </div>
    </Form>
  )
}
