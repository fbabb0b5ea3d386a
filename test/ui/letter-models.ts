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

/** The pages of letters in each of their states. */
export const letterModels = {
  newsletter: newsletter({ is: "form", refused: null }),
  newsletterRefused: newsletter(refused({ typed: { mailing_action_contact: "add", mailing_email: "ola", mailing_name: "Ola" } })),
  newsletterGone: newsletter(refused({ why: "gone" })),
  newsletterSent: newsletter({ is: "sent", action: "remove" }),
  newsletterConfirm: newsletter({ is: "confirm", action: "add", key: "k".repeat(43) }),
  newsletterLeave: newsletter({ is: "confirm", action: "remove", key: "k".repeat(43) }),
  newsletterDone: newsletter({ is: "done", action: "remove" }),
} as const
