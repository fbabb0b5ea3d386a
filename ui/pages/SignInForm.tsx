import { useMemo } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import { type SignIn, signInFormId, signInMachine, type SignInTextKey } from "../../core/account/sign-in-machine.ts"
import { Field } from "../form/Field.tsx"
import { Form, useFormMachine } from "../form/Form.tsx"
import { useKeptTyping } from "../form/use-kept-typing.ts"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"

const refusalId = "return_sub_account_badlogin"

/**
 * Sign-in with a password. Empty fields are sent too: the shop has one answer whatever was wrong.
 *
 * Spec: 10.133, 10.134, 10.137; the platform's positions of form and button.
 */
export function SignInForm({ store, texts }: IslandProps<SignIn, FormEvent, SignInTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  useKeptTyping(store, { id: signInFormId, keptAs: "sign_in", isLeftQuietly: true })
  const view = signInMachine.view(state, texts)
  const refusedBy = view.isWrong ? refusalId : null
  return (
    <div id="signin-form_box_sub_1">
      <Form id={signInFormId} className="signin_form" action={`/signin.php${state.query}`} view={view} send={send}>
        <input type="hidden" name="operation" value="login" />
        {state.returnTo !== null && <input type="hidden" name="return" value={state.returnTo} />}
        <div className="signin_fields">
          {view.refused !== null && <RefusalAlert id={refusalId} words={view.refused} />}
          <Field id="user_login" name="login" label={say("signIn.login")} autoComplete="username webauthn" refusedBy={refusedBy} />
          <Field
            id="user_pass"
            name="password"
            type="password"
            label={say("signIn.password")}
            autoComplete="current-password"
            refusedBy={refusedBy}
          />
        </div>
        <div className="signin_buttons">
          <button type="submit" className="btn --solid --medium signin_button" aria-busy={view.isSubmitting}>
            {say("signIn.submit")}
          </button>
        </div>
      </Form>
    </div>
  )
}
