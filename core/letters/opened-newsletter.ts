import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { emailFaultText, emailRules } from "../form/kinds/email.ts"
import { formTask } from "../form/form-task.ts"
import { type OpenedRecord, recordStep } from "../form/record-form.ts"
import { type RecordView, recordTextKeys, viewRecord } from "../form/view-record.ts"
import type { LetterRefusal } from "../messages/letter-notice.ts"
import type { OpenedMachine } from "../pages/page-machine.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { newsletterForm, newsletterFormTextKeys } from "./newsletter-form.ts"

/** The form of the newsletter on its page. */
export interface NewsletterState extends OpenedRecord {
  /** why the last post was refused, beside what its fields say */
  readonly refused: Exclude<LetterRefusal, "fields"> | null
  /** address of the privacy policy */
  readonly privacy: string
  /** the session-storage key of what is typed */
  readonly keptKey: string
}

/** The texts that the form can show. */
export const newsletterTextKeys = joinKeys(recordTextKeys, newsletterFormTextKeys, [
  "asking.privacy",
  "newsletter.gone",
  "newsletter.later",
  "newsletter.noMail",
  "newsletter.privacy",
  "newsletter.submit",
] as const)

export type NewsletterTextKey = (typeof newsletterTextKeys)[number]

const refusedKeys = { later: "newsletter.later", noMail: "newsletter.noMail", gone: "newsletter.gone" } as const

/**
 * The form of the newsletter, once its page is open. The shop is asked nothing about an address before it is posted, so that nobody learns from it
 * whose it is.
 *
 * Spec: 10.670, 10.671, 10.675, 14.37.
 */
export const openedNewsletter: OpenedMachine<NewsletterState, FormEvent, FormCommand, RecordView, NewsletterTextKey> = {
  step: recordStep(newsletterForm, { kinds: emailRules, asked: null }),
  view: viewNewsletter,
  task: (command) => formTask(command, newsletterForm.id),
  hears: { returned: { type: "Returned" } },
}

function viewNewsletter(page: NewsletterState, texts: TextCatalogue<NewsletterTextKey>): RecordView {
  const view = viewRecord(page, texts, emailFaultText)
  return page.refused === null ? view : { ...view, faults: [...view.faults, formatText(texts, refusedKeys[page.refused])] }
}
