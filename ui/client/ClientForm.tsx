import { useMemo } from "react"
import { clientForm } from "../../core/account/client-form.ts"
import { type ClientFormState, clientFormId, type ClientTextKey, openedClient } from "../../core/account/opened-client.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { recordLabels } from "../../core/form/view-record.ts"
import { Form, useFormMachine } from "../form/Form.tsx"
import { checkViews } from "../form/CheckField.tsx"
import { dateViews } from "../form/DateField.tsx"
import { passwordViews } from "../form/PasswordField.tsx"
import { radioViews } from "../form/RadioField.tsx"
import { RecordFields } from "../form/RecordFields.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"

/** What may be chosen in fields whose record does not name it. */
export const offeredCountries = (countries: ClientFormState["countries"]) => ({ client_region: countries, delivery_region: countries })

const views = { ...checkViews, ...dateViews, ...passwordViews, ...radioViews }

/**
 * Who registers, and who orders without an account: one form by its record. It posts as it stands, with a script and without.
 *
 * Spec: 10.141 to 10.149, 10.530 to 10.534.
 */
export function ClientForm({ store, texts }: IslandProps<ClientFormState, FormEvent, ClientTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const { setting, countries, terms, privacy, action, signIn } = state
  const [record, labels, offered] = useMemo(() => {
    const made = clientForm(setting)
    return [made, recordLabels(made, texts), offeredCountries(countries)] as const
  }, [setting, countries, texts])
  const view = openedClient.view(state, texts)
  const isRegistration = setting.purpose === "register"
  const { clientExists } = view
  const fields = useMemo(() => {
    const known = clientExists && (
      <div className="client-form__known" role="status">
        <p className="client-form__known-heading">{say("client.exists")}</p>
        <p>{say(isRegistration ? "client.existsHelp" : "client.existsOrder")}</p>
        <a className="btn" href={signIn}>
          {say("client.toSignIn")}
        </a>
      </div>
    )
    return <RecordFields record={record} offered={offered} texts={texts} views={views} below={{ client_contact: known }} />
  }, [record, offered, texts, say, clientExists, isRegistration, signIn])
  return (
    <Form id={clientFormId} className="client-form" action={action} view={view} send={send} labels={labels} isHiddenByStyles>
      {fields}
      <p className="client-form__terms">
        <a href={terms} target="_blank">
          {say("client.termsLink")}
        </a>
        <a href={privacy} target="_blank">
          {say("asking.privacy")}
        </a>
      </p>
      <button id="submit_clientnew_form" type="submit" className="btn --solid --large" aria-busy={view.isSubmitting || view.isBusy}>
        {say(isRegistration ? "client.registerSubmit" : "client.orderSubmit")}
      </button>
    </Form>
  )
}
