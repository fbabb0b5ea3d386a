import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { contactForm } from "../../core/letters/contact-form.ts"
import { openedContact } from "../../core/letters/opened-contact.ts"
import { newsletterForm } from "../../core/letters/newsletter-form.ts"
import { openedNewsletter } from "../../core/letters/opened-newsletter.ts"
import { filledEarly } from "../form/Form.tsx"
import { ContactForm } from "../letters/ContactForm.tsx"
import { contactProgressId, goesWithFiles } from "../letters/contact-files.ts"
import { NewsletterForm } from "../letters/NewsletterForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadKeeping } from "../runtime/saved/load-keeping.ts"

/** With files the island sends the form itself, and tells how much has gone. */
const inPlace: typeof openedContact = {
  ...openedContact,
  task: (command, language) => {
    const form = command.type === "SubmitForm" ? document.getElementById(contactForm.id) : null
    return form instanceof HTMLFormElement && goesWithFiles(form)
      ? { effect: "scroll", placeId: contactProgressId }
      : openedContact.task(command, language)
  },
}

// a page has one of the two; they share all but a few hundred bytes
runIsland("newsletter", openedNewsletter, NewsletterForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedRecord),
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
  beside: (store) => loadKeeping({ store, record: newsletterForm, offered: {} }),
})
runIsland("contact", inPlace, ContactForm, {
  recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedForm),
  report: sendErrorReport,
  typed: (container, { form }) => filledEarly(container, form),
  beside: (store) => loadKeeping({ store, record: contactForm, offered: {} }),
})
