import { Effect } from "effect"
import { contactPath } from "../addresses/letter-addresses.ts"
import { contentAddress } from "../addresses/content-address.ts"
import type { RefusedLetter } from "../messages/letter-notice.ts"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import { contactMachine } from "./contact-machine.ts"

/** Where the shop is written to. */
export interface ContactPageModel {
  readonly page: "contact"
  readonly frame: PageFrame
  /** the last post was not taken; null = it was, or there was none */
  readonly refused: RefusedLetter | null
  /** the shop has the message */
  readonly isSent: boolean
  /** address of the privacy policy */
  readonly privacy: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly contact: { readonly address: { readonly language: Language | null }; readonly model: ContactPageModel }
  }
}

/** The form by which the shop is written to, and what came of it. Spec: 10.680, 10.682. */
export const contactPageRecord: PageRecord<"contact"> = {
  read: (path, query) => (path === contactPath ? { page: "contact", language: languageInQuery(query) } : null),
  write: ({ language }) => writeNeutral(contactPath, language, {}),
  open: (_, __, { language }) =>
    Effect.succeed((frame) => {
      const { notice } = frame
      return {
        page: "contact",
        frame,
        refused: notice?.is === "letterRefused" && notice.form === "contact" ? notice : null,
        isSent: notice?.is === "contactTaken",
        privacy: contentAddress(language, "privacy"),
      }
    }),
  kept: null,
  // what was typed is in no tag
  isSentWhole: true,
  links: (_, url) => linksInQuery(url),
  head: ({ refused, isSent }, { frame, texts }) => {
    const heading = formatText(texts, isSent ? "contact.sentHeading" : "contact.heading")
    return { title: titled(heading, frame), isWrong: refused !== null }
  },
  isPublic: false,
  bodyClass: "contact_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: { contact: listed(contactMachine), ...leaveFormMachines },
  recorded: { content: ({ refused, isSent }) => ({ refused: refused?.why ?? null, isSent }) },
}
