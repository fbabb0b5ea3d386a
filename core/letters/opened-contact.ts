import { chooseFiles } from "../form/chosen-files.ts"
import { withFileWords } from "../form/file-words.ts"
import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { emailFaultText, emailRules } from "../form/kinds/email.ts"
import { formTask } from "../form/form-task.ts"
import { type OpenedRecord, recordStep } from "../form/record-form.ts"
import { type RecordView, recordTextKeys, viewRecord } from "../form/view-record.ts"
import type { OpenedMachine } from "../pages/page-machine.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { contactForm, contactFormTextKeys } from "./contact-form.ts"

/** The form by which the shop is written to, on its page. */
export interface ContactState extends OpenedRecord {
  /** why the last post was refused, beside what its fields say */
  readonly refused: "later" | null
  /** who gets the message */
  readonly keeper: string
  /** address of the privacy policy */
  readonly privacy: string
  /** the session-storage key of what is typed */
  readonly keptKey: string
}

/** The texts that the form can show. */
export const contactTextKeys = joinKeys(recordTextKeys, contactFormTextKeys, [
  "asking.personalData",
  "asking.privacy",
  "contact.later",
  "contact.sending",
  "contact.submit",
] as const)

export type ContactTextKey = (typeof contactTextKeys)[number]

/**
 * The form by which the shop is written to, once its page is open. The shop is asked nothing before it is posted.
 *
 * Spec: 10.680, 10.681, 14.37.
 */
export const openedContact: OpenedMachine<ContactState, FormEvent, FormCommand, RecordView, ContactTextKey> = {
  step: recordStep(contactForm, { kinds: emailRules, asked: null, files: chooseFiles }),
  view: viewContact,
  task: (command) => formTask(command, contactForm.id),
  hears: { returned: { type: "Returned" } },
}

const say = withFileWords(emailFaultText)

function viewContact(page: ContactState, texts: TextCatalogue<ContactTextKey>): RecordView {
  const view = viewRecord(page, texts, say)
  return page.refused === null ? view : { ...view, faults: [...view.faults, formatText(texts, "contact.later")] }
}
