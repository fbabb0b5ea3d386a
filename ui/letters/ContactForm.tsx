import { useEffect, useMemo, useState } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import { recordLabels } from "../../core/form/view-record.ts"
import { contactFilesField, contactForm } from "../../core/letters/contact-form.ts"
import { type ContactState, type ContactTextKey, openedContact } from "../../core/letters/opened-contact.ts"
import { Form, useFormMachine } from "../form/Form.tsx"
import { filesViews } from "../form/FilesField.tsx"
import { RecordFields } from "../form/RecordFields.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"
import { contactProgressId, goesWithFiles } from "./contact-files.ts"
import { sendWithProgress } from "./send-with-progress.ts"

const nothing = {}

/** The form by which the shop is written to. It posts as it stands; with files a script tells how much has gone. Spec: 10.680 to 10.682. */
export function ContactForm({ store, texts }: IslandProps<ContactState, FormEvent, ContactTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const labels = useMemo(() => recordLabels(contactForm, texts), [texts])
  const [part, setPart] = useState(0)
  const view = openedContact.view(state, texts)
  const isUploading = view.isSubmitting && state.form.fields.some(({ id, value }) => id === contactFilesField && value !== "")
  useEffect(() => {
    const form = document.getElementById(contactForm.id)
    if (isUploading && form instanceof HTMLFormElement && goesWithFiles(form)) sendWithProgress(form, setPart)
  }, [isUploading])
  return (
    <Form id={contactForm.id} className="client-form" action={contactForm.action} view={view} send={send} labels={labels} isMultipart>
      <RecordFields record={contactForm} offered={nothing} texts={texts} views={filesViews} />
      <p className="letter-page__privacy">
        {`${say("asking.personalData", { shop: state.keeper })} `}
        <a href={state.privacy}>{say("asking.privacy")}</a>
      </p>
      <button id="contact_submit" type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
        {say("contact.submit")}
      </button>
      {/* below the button, which stays where it is pressed */}
      <div id={contactProgressId} className="letter-page__progress" tabIndex={-1} hidden={!isUploading}>
        <label htmlFor="contact_sent">{say("contact.sending")}</label>
        <progress id="contact_sent" max={100} value={Math.floor(part * 100)} />
      </div>
    </Form>
  )
}
