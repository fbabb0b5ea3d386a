import { useMemo } from "react"
import type { FormEvent } from "../../core/form/form-state.ts"
import { recordLabels } from "../../core/form/view-record.ts"
import { newsletterForm } from "../../core/letters/newsletter-form.ts"
import { type NewsletterState, type NewsletterTextKey, openedNewsletter } from "../../core/letters/opened-newsletter.ts"
import { Form, useFormMachine } from "../form/Form.tsx"
import { checkViews } from "../form/CheckField.tsx"
import { radioViews } from "../form/RadioField.tsx"
import { RecordFields } from "../form/RecordFields.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"

const nothing = {}
const views = { ...checkViews, ...radioViews }

/** The form of the newsletter: one by its record. It posts as it stands, with a script and without. Spec: 10.670, 10.671. */
export function NewsletterForm({ store, texts }: IslandProps<NewsletterState, FormEvent, NewsletterTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const labels = useMemo(() => recordLabels(newsletterForm, texts), [texts])
  const view = openedNewsletter.view(state, texts)
  return (
    <Form
      id={newsletterForm.id}
      className="client-form"
      action={newsletterForm.action}
      view={view}
      send={send}
      labels={labels}
      isHiddenByStyles
    >
      <RecordFields record={newsletterForm} offered={nothing} texts={texts} views={views} />
      <p className="letter-page__privacy">
        {`${say("newsletter.privacy")} `}
        <a href={state.privacy}>{say("asking.privacy")}</a>
      </p>
      <button id="newsletter_submit" type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
        {say("newsletter.submit")}
      </button>
    </Form>
  )
}
