import { Effect } from "effect"
import { newsletterPath } from "../addresses/letter-addresses.ts"
import { contentAddress } from "../addresses/content-address.ts"
import type { Notice } from "../messages/notice.ts"
import type { NewsletterAction, RefusedLetter } from "../messages/letter-notice.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import { newsletterMachine } from "./newsletter-machine.ts"

/** How far somebody is who wants the newsletter, or wants it no more. */
export type NewsletterStep =
  | { readonly is: "form"; readonly refused: RefusedLetter | null }
  /** a mail is on its way, if there is anything to do */
  | { readonly is: "sent"; readonly action: NewsletterAction }
  /** the mail's link was followed: nothing has changed yet */
  | { readonly is: "confirm"; readonly action: NewsletterAction; readonly key: string }
  | { readonly is: "done"; readonly action: NewsletterAction }

export interface NewsletterPageModel {
  readonly page: "newsletter"
  readonly frame: PageFrame
  readonly step: NewsletterStep
  /** address of the privacy policy */
  readonly privacy: string
}

interface NewsletterPageAddress {
  readonly language: Language | null
  /** of a mail's link; null = the form */
  readonly key: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly newsletter: { readonly address: NewsletterPageAddress; readonly model: NewsletterPageModel }
  }
}

/** Longer keys are none of the shop's. */
const maxKeyLength = 100

function stepAfter(notice: Notice | null): NewsletterStep {
  if (notice?.is === "newsletterAsked") return { is: "sent", action: notice.action }
  if (notice?.is === "newsletterDone") return { is: "done", action: notice.action }
  return { is: "form", refused: notice?.is === "letterRefused" && notice.form === "newsletter" ? notice : null }
}

const gone: RefusedLetter = { is: "letterRefused", form: "newsletter", why: "gone", typed: {}, faults: [] }

const headings = {
  form: { add: "newsletter.heading", remove: "newsletter.heading" },
  sent: { add: "newsletter.sentHeading", remove: "newsletter.sentHeading" },
  confirm: { add: "newsletter.confirmAddHeading", remove: "newsletter.confirmRemoveHeading" },
  done: { add: "newsletter.addedHeading", remove: "newsletter.removedHeading" },
} as const

/**
 * The key of the text that is the page's heading.
 *
 * Spec: 10.672 to 10.674.
 *
 * @example newsletterHeading({ is: "done", action: "remove" }) // => "newsletter.removedHeading"
 */
export const newsletterHeading = (step: NewsletterStep) => headings[step.is][step.is === "form" ? "add" : step.action]

/** The newsletter is ordered and cancelled, and the links of its mails lead here. Reading it changes nothing. Spec: 10.670 to 10.674. */
export const newsletterPageRecord: PageRecord<"newsletter"> = {
  read: (path, query) =>
    path === newsletterPath
      ? { page: "newsletter", language: languageInQuery(query), key: queryValue(query, "token", maxKeyLength) }
      : null,
  write: ({ language, key }) => writeNeutral(newsletterPath, language, key === null ? {} : { token: key }),
  open: ({ key }, { account }, { language }) => {
    const privacy = contentAddress(language, "privacy")
    if (key === null) return Effect.succeed((frame) => ({ page: "newsletter", frame, privacy, step: stepAfter(frame.notice) }))
    return account.newsletterKey(key).pipe(
      Effect.map((action) => (frame) => {
        const step: NewsletterStep = action === null ? { is: "form", refused: gone } : { is: "confirm", action, key }
        return { page: "newsletter", frame, privacy, step }
      }),
    )
  },
  kept: null,
  // a key works once, and what was typed is in no tag
  isSentWhole: true,
  links: ({ step }, url) => linksInQuery(url, step.is === "confirm" ? { token: step.key } : {}),
  head: ({ step }, { frame, texts }) => ({
    title: titled(formatText(texts, newsletterHeading(step)), frame),
    isWrong: step.is === "form" && step.refused !== null,
  }),
  isPublic: false,
  bodyClass: "newsletter_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: { newsletter: listed(newsletterMachine), ...leaveFormMachines },
  recorded: {
    content: ({ step }) => ({
      step: step.is,
      action: step.is === "form" ? null : step.action,
      refused: step.is === "form" ? (step.refused?.why ?? null) : null,
    }),
  },
}
