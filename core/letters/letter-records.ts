import type { FormRecord } from "../form/form-record.ts"
import type { LetterForm } from "../messages/letter-notice.ts"
import { sessionLimits } from "../shell/session.ts"
import { contactForm } from "./contact-form.ts"
import { newsletterForm } from "./newsletter-form.ts"

/** The record of each form. Spec: 10.670, 10.680. */
export const letterRecords: Readonly<Record<LetterForm, FormRecord>> = { contact: contactForm, newsletter: newsletterForm }

/**
 * The session-storage key of what was typed into a form of letters: one that signing out clears.
 *
 * Spec: 6.13, 14.43, 10.800.
 *
 * @example keptLetterKey("contact") // => "expchck_letter_contact"
 */
export const keptLetterKey = (form: LetterForm): string => `${sessionLimits.signOutPrefix}_letter_${form}`
