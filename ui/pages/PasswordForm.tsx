import { useMemo } from "react"
import {
  type ForgottenPassword,
  forgottenLoginId,
  passwordFormId,
  openedPassword,
  type PasswordTextKey,
} from "../../core/account/opened-password.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { Field } from "../form/Field.tsx"
import { Form, useFormMachine } from "../form/Form.tsx"
import { useKeptTyping } from "../form/use-kept-typing.ts"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import { NewPasswordFields, newPasswordLabels } from "../form/NewPasswordFields.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"

/** The form of a forgotten password: for a login or an address, or for the new one. Spec: 10.591, 10.592. */
export function PasswordForm({ store, texts }: IslandProps<ForgottenPassword, FormEvent, PasswordTextKey>) {
  const [state, send] = useFormMachine(store)
  const { key, action } = state
  const say = useMemo(() => makeSay(texts), [texts])
  useKeptTyping(store, { id: passwordFormId, keptAs: "password", isLeftQuietly: true })
  const view = openedPassword.view(state, texts)
  const labels = key === null ? { [forgottenLoginId]: say("signIn.login") } : newPasswordLabels(texts)
  return (
    <Form id={passwordFormId} className="signin_form" action={action} view={view} send={send} labels={labels}>
      <input type="hidden" name="operation" value={key === null ? "ask" : "set"} />
      {key !== null && <input type="hidden" name="token" value={key} />}
      <div className="signin_fields">
        {view.refused !== null && <RefusalAlert words={view.refused} />}
        {key === null ? (
          <Field id={forgottenLoginId} name="login" label={labels[forgottenLoginId]} autoComplete="username" required />
        ) : (
          <NewPasswordFields texts={texts} />
        )}
      </div>
      <div className="signin_buttons">
        <button type="submit" className="btn --solid --medium signin_button" aria-busy={view.isSubmitting}>
          {say(key === null ? "password.ask" : "password.set")}
        </button>
      </div>
    </Form>
  )
}
