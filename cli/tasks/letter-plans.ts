import type { JourneyPlan } from "../../adapters/replay/replay-scenario.ts"
import { contactFormAddress, contactPath, newsletterAddress, newsletterPath } from "../../core/addresses/letter-addresses.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import { everyPlan, opened } from "./scenario-steps.ts"

const inNewsletter = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "newsletter", event })
const inContact = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "contact", event })
const wished = (fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action: newsletterPath, fields })
const written = (fields: Readonly<Record<string, string>>): ScenarioEvent => ({ type: "Submitted", action: contactPath, fields })

const message = {
  contact_topic: "return",
  contact_name: "Jan Kowalski",
  contact_email: "jan@kowalski.com",
  contact_message: "Kubek jest pęknięty.",
} as const

/** The journeys of letters: the newsletter, and a message to the shop. */
export const letterPlans: readonly JourneyPlan[] = [
  {
    ...everyPlan,
    name: "newsletter-and-back",
    title:
      "The newsletter needs a consent to be ordered and none to be cancelled; the same is said of every address, and an old link says so",
    events: [
      { atMs: 0, event: opened(newsletterAddress("pl", null)) },
      { atMs: 2000, event: inNewsletter({ type: "Typed", field: "mailing_email", value: "jan@kowalski.com" }) },
      { atMs: 4000, event: inNewsletter({ type: "SubmitPressed" }) },
      { atMs: 6000, event: inNewsletter({ type: "Toggled", field: "mailing_consent", checked: true }) },
      { atMs: 8000, event: wished({ mailing_action: "add", mailing_email: "jan@kowalski.com", mailing_name: "", mailing_consent: "1" }) },
      { atMs: 10_000, event: opened(newsletterAddress("pl", null)) },
      { atMs: 12_000, event: inNewsletter({ type: "Chosen", field: "mailing_action_contact", value: "remove" }) },
      { atMs: 14_000, event: wished({ mailing_action: "remove", mailing_email: "jan@kowalski.com" }) },
      { atMs: 16_000, event: opened(newsletterAddress("pl", "a-key-of-last-year")) },
    ],
    endMs: 18_000,
  },
  {
    ...everyPlan,
    name: "written-to-the-shop",
    title: "A message without an address comes back with what was typed; a good one is taken",
    events: [
      { atMs: 0, event: opened(contactFormAddress("pl")) },
      { atMs: 2000, event: inContact({ type: "Chosen", field: "contact_topic", value: "return" }) },
      { atMs: 4000, event: inContact({ type: "Typed", field: "contact_message", value: "Kubek jest pęknięty." }) },
      { atMs: 6000, event: inContact({ type: "SubmitPressed" }) },
      { atMs: 8000, event: written({ ...message, contact_email: "jan@" }) },
      { atMs: 10_000, event: written(message) },
    ],
    endMs: 12_000,
  },
]
