import { clientOrderAddress, orderOpenPath } from "../addresses/client-order-addresses.ts"
import { Effect } from "effect"
import { keptKeyOf } from "../form/kept-typing.ts"
import type { Notice } from "../messages/notice.ts"
import type { OrderOpenRefusal } from "../messages/order-open-notice.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

/** Looking an order up without an account: its number and the buyer's address are asked for, then the code of the mail. */
export interface OrderOpenPageModel {
  readonly page: "orderOpen"
  readonly frame: PageFrame
  readonly step: "ask" | "code"
  /** null = nothing was refused */
  readonly refused: OrderOpenRefusal | null
  /** what stands in the fields */
  readonly typed: { readonly number: string; readonly email: string }
}

interface OrderOpenAddress {
  readonly language: Language | null
  readonly step: "ask" | "code"
  /** filled in; null = nothing is */
  readonly number: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly orderOpen: { readonly address: OrderOpenAddress; readonly model: OrderOpenPageModel }
  }
}

/** Longer texts are no number of an order. */
const maxNumberLength = 40

/** The session-storage key of the number and the address until a code was asked for. Spec: 6.13, 10.967. */
export const keptLookupKey = keptKeyOf("order_open")

const headings = { ask: "orderOpen.heading", code: "orderOpen.codeHeading" } as const

/**
 * The key of the text that is the page's heading.
 *
 * Spec: 10.810, 10.811.
 *
 * @example orderOpenHeading({ step: "code" }) // => "orderOpen.codeHeading"
 */
export const orderOpenHeading = ({ step }: Pick<OrderOpenPageModel, "step">): (typeof headings)[keyof typeof headings] => headings[step]

const refusedIn = (notice: Notice | null) => (notice?.is === "orderOpen" ? notice : null)

const queryOf = ({ step, number }: Pick<OrderOpenAddress, "step" | "number">) => ({
  ...(step === "code" ? { step } : {}),
  ...(number === null ? {} : { order: number }),
})

/** An order is looked up by who has no account, or is not signed in. Whether there is one nobody is told here. Spec: 10.810 to 10.813. */
export const orderOpenPageRecord: PageRecord<"orderOpen"> = {
  read: (path, query) =>
    path === orderOpenPath
      ? {
          page: "orderOpen",
          language: languageInQuery(query),
          step: queryValue(query, "step") === "code" ? "code" : "ask",
          number: queryValue(query, "order", maxNumberLength),
        }
      : null,
  write: ({ language, ...asked }) => writeNeutral(orderOpenPath, language, queryOf(asked)),
  open: ({ step, number }, { order }, { language }) => {
    const mine = number === null ? Effect.succeed(null) : order.read(number).pipe(Effect.catchTag("NotOffered", () => Effect.succeed(null)))
    return mine.pipe(
      Effect.map((found) => (frame) => {
        // a mail's link, followed in the browser that may see the order anyway
        if (found !== null) return { page: "redirect", to: clientOrderAddress(language, found.number) }
        const told = refusedIn(frame.notice)
        const typed = { number: told?.number ?? number ?? "", email: told?.email ?? "" }
        return { page: "orderOpen", frame, step, refused: told?.refused ?? null, typed }
      }),
    )
  },
  kept: null,
  // what was typed is in no tag
  isSentWhole: true,
  links: ({ step, typed }, url) => linksInQuery(url, queryOf({ step, number: typed.number === "" ? null : typed.number })),
  head: ({ step, refused }, { frame, texts }) => ({
    title: titled(formatText(texts, headings[step]), frame),
    isWrong: refused !== null,
  }),
  isPublic: false,
  bodyClass: "login_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: {},
  recorded: { content: ({ step, refused }) => ({ step, refused }) },
}
