import { useMemo } from "react"
import { askingAddress, askingFieldOf, askingFormName } from "../../core/asking/asking.ts"
import { type NotifyEvent, type NotifyPage, type NotifyTextKey, viewNotify } from "../../core/asking/notify-page.ts"
import { notifyFormId } from "../../core/asking/opened-asking.ts"
import { Field, SelectField } from "../form/Field.tsx"
import { Form, useFormMachine } from "../form/Form.tsx"
import { useKeptTyping } from "../form/use-kept-typing.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"
import { AskingDialog } from "./AskingDialog.tsx"
import { PersonalData } from "./PersonalData.tsx"

const size = askingFieldOf("notify", "size")
const email = askingFieldOf("notify", "email")

/** The size of the page is the one to wait for: none comes back. */
const noSizes = { [size.id]: [] }

/**
 * "Tell me when it is back", under the platform's names. Without a script it posts as it stands; with one the shop is asked beside the page, and
 * a toast says that it was noted.
 *
 * Spec: 5.73, 5.74, 8.82 to 8.85, 10.98, 10.200, 10.203.
 */
export function NotifyForm({ store, texts }: IslandProps<NotifyPage, NotifyEvent, NotifyTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  useKeptTyping(store, { id: notifyFormId, keptAs: `asking_notify_${state.productId}`, offered: noSizes, isLeftQuietly: true })
  const view = viewNotify(state, texts)
  const [only] = view.sizes
  return (
    <>
      <AskingDialog
        id="tellAvailability"
        contentId="tell_availability_dialog"
        heading={say("notify.heading")}
        closeLabel={say("asking.close")}
        closesTo="#projector_form"
        isShown={view.isShown}
        isDone={view.told !== null}
      >
        <Form id={notifyFormId} className="asking__form" action={askingAddress} view={view} send={send}>
          <input type="hidden" name={askingFormName} value="notify" />
          <input type="hidden" name="product" value={state.productId} />
          <p>{say("notify.lead")}</p>
          {view.sizes.length > 1 ? (
            <SelectField
              id={size.id}
              name={size.name}
              label={view.sizeWords.name}
              placeholder={view.sizeWords.choose}
              options={view.sizes.map(({ id, name }) => ({ value: id, text: name }))}
              required
            />
          ) : (
            <input type="hidden" name={size.name} value={only?.id ?? ""} />
          )}
          <Field id={email.id} name={email.name} type="email" label={say("asking.email")} autoComplete={email.autocomplete} required />
          <PersonalData keeper={state.keeper} purpose={say("asking.personalData", { shop: state.keeper.name })} say={say} />
          <button type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
            {say("notify.submit")}
          </button>
        </Form>
      </AskingDialog>
      <div className={view.told === null ? "alert-place" : "alertek --success"}>
        <p className="alert" role="status">
          {view.told}
        </p>
      </div>
    </>
  )
}
