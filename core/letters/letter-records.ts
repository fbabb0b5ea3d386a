import type { FormRecord } from "../form/form-record.ts"
import type { LetterForm } from "../messages/letter-notice.ts"
import { contactForm } from "./contact-form.ts"
import { newsletterForm } from "./newsletter-form.ts"

/** The record of each form. Spec: 10.670, 10.680. */
export const letterRecords: Readonly<Record<LetterForm, FormRecord>> = { contact: contactForm, newsletter: newsletterForm }
