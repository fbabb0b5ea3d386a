import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { openRecord } from "../form/record-form.ts"
import type { RecordView } from "../form/view-record.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { fullName } from "../shell/shell.ts"
import { keepNameTogether } from "../texts/no-break.ts"
import { contactForm } from "./contact-form.ts"
import { keptLetterKey } from "./letter-records.ts"
import { recordedForm } from "../form/recorded/recorded-form.ts"
import { type ContactState, type ContactTextKey, openedContact } from "./opened-contact.ts"

/**
 * The form by which the shop is written to: it opens with the name and the address of who is signed in.
 *
 * Spec: 10.680, 14.30.
 */
export const contactMachine: PageMachine<ContactState, FormEvent, FormCommand, RecordView, ContactTextKey> = {
  ...openedContact,
  ...recordedForm,
  open: (model) => {
    if (model.page !== "contact" || model.isSent) return null
    const { refused, privacy, frame } = model
    const { visitor, shell } = frame
    const known = visitor.is === "client" ? { contact_name: fullName(visitor), contact_email: visitor.email } : {}
    const verdict = refused?.why === "fields" ? { faults: refused.faults, whole: [] } : null
    const opened = openRecord(contactForm, { contact_topic: "order", ...(refused?.typed ?? known) }, { verdict })
    return {
      ...opened,
      form: { ...opened.form, hasFailed: refused !== null },
      refused: refused === null || refused.why === "fields" ? null : "later",
      keeper: keepNameTogether(shell.contact?.company ?? shell.shopName),
      privacy,
      keptKey: keptLetterKey("contact"),
    }
  },
}
