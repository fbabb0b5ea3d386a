import type { ContactPageModel } from "../../core/letters/contact.page.ts"
import type { NewsletterPageModel, NewsletterStep } from "../../core/letters/newsletter.page.ts"
import type { RefusedLetter } from "../../core/messages/letter-notice.ts"
import { frame } from "./sample-frame.ts"

const newsletter = (step: NewsletterStep): NewsletterPageModel => ({
  page: "newsletter",
  frame: frame(),
  step,
  privacy: "/pl/content/privacy.html",
})

const refused = (more: Partial<RefusedLetter>): NewsletterStep => ({
  is: "form",
  refused: { is: "letterRefused", form: "newsletter", why: "fields", typed: {}, faults: [], ...more },
})

const contact = (more: Partial<ContactPageModel> = {}): ContactPageModel => ({
  page: "contact",
  frame: frame(),
  refused: null,
  isSent: false,
  privacy: "/pl/content/privacy.html",
  ...more,
})

/** The pages of letters in each of their states. */
export const letterModels = {
  contact: contact(),
  contactRefused: contact({
    refused: {
      is: "letterRefused",
      form: "contact",
      why: "fields",
      typed: { contact_topic: "return", contact_name: "Ola", contact_email: "ola@example.com", contact_message: "Kubek\njest pęknięty" },
      faults: [{ field: "contact_files", fault: { _tag: "File", fault: { _tag: "ForbiddenFile", name: "kubek.exe" } } }],
    },
  }),
  contactLater: contact({ refused: { is: "letterRefused", form: "contact", why: "later", typed: {}, faults: [] } }),
  contactSent: contact({ isSent: true }),
  newsletter: newsletter({ is: "form", refused: null }),
  newsletterRefused: newsletter(refused({ typed: { mailing_action_contact: "add", mailing_email: "ola", mailing_name: "Ola" } })),
  newsletterGone: newsletter(refused({ why: "gone" })),
  newsletterSent: newsletter({ is: "sent", action: "remove" }),
  newsletterConfirm: newsletter({ is: "confirm", action: "add", key: "k".repeat(43) }),
  newsletterLeave: newsletter({ is: "confirm", action: "remove", key: "k".repeat(43) }),
  newsletterDone: newsletter({ is: "done", action: "remove" }),
} as const
