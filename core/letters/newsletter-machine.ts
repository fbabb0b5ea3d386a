import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { openRecord } from "../form/record-form.ts"
import type { RecordView } from "../form/view-record.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { keptLetterKey } from "./letter-records.ts"
import { newsletterActionField, newsletterForm } from "./newsletter-form.ts"
import { recordedRecord } from "../form/recorded/recorded-form.ts"
import { openedNewsletter, type NewsletterState, type NewsletterTextKey } from "./opened-newsletter.ts"

/**
 * The form of the newsletter: it opens to be ordered, with the address of who is signed in.
 *
 * Spec: 10.670, 10.671.
 */
export const newsletterMachine: PageMachine<NewsletterState, FormEvent, FormCommand, RecordView, NewsletterTextKey> = {
  ...openedNewsletter,
  ...recordedRecord,
  open: (model) => {
    if (model.page !== "newsletter" || model.step.is !== "form") return null
    const { visitor } = model.frame
    const { refused } = model.step
    const known = visitor.is === "client" ? { mailing_email: visitor.email, mailing_name: visitor.firstName } : {}
    const isOfFields = refused?.why === "fields"
    const typed = refused === null || Object.keys(refused.typed).length === 0 ? known : refused.typed
    const opened = openRecord(
      newsletterForm,
      { [newsletterActionField]: "add", ...typed },
      { verdict: isOfFields ? { faults: refused.faults, whole: [] } : null },
    )
    return {
      ...opened,
      form: { ...opened.form, hasFailed: refused !== null },
      refused: refused === null || refused.why === "fields" ? null : refused.why,
      privacy: model.privacy,
      keptKey: keptLetterKey("newsletter"),
    }
  },
}
