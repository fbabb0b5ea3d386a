import { useMemo } from "react"
import { accountForm } from "../../core/account/sections/account-forms.ts"
import { accountFormId } from "../../core/account/sections/account-form-setting.ts"
import {
  type AccountFormKey,
  type AccountFormState,
  openedAccountForm,
  submitKeys,
} from "../../core/account/sections/opened-account-form.ts"
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

const views = { ...checkViews, ...dateViews, ...passwordViews, ...radioViews }

/** A form of the account by its record. It posts as it stands, with a script and without. Spec: 10.623 to 10.635. */
export function AccountForm({ store, texts }: IslandProps<AccountFormState, FormEvent, AccountFormKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const { setting, offered, hidden, version } = state
  const record = useMemo(() => accountForm(setting), [setting])
  const labels = useMemo(() => recordLabels(record, texts), [record, texts])
  const fields = useMemo(() => <RecordFields record={record} offered={offered} texts={texts} views={views} />, [record, offered, texts])
  const view = openedAccountForm.view(state, texts)
  const isLast = setting.form === "deletion"
  return (
    <Form
      id={accountFormId}
      className="client-form account-form"
      action={record.action}
      view={view}
      send={send}
      labels={labels}
      isHiddenByStyles
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {fields}
      <button type="submit" className={isLast ? "btn --danger" : "btn --solid"} aria-busy={view.isSubmitting || view.isBusy}>
        {say(submitKeys[setting.form])}
      </button>
    </Form>
  )
}
