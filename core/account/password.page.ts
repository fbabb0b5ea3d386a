import { passwordPath } from "../addresses/addresses.ts"
import { Effect } from "effect"
import { isOrderWay } from "../addresses/order-way.ts"
import { aimQuery } from "../addresses/login-addresses.ts"
import type { Notice } from "../messages/notice.ts"
import type { PasswordAskRefusal } from "../messages/account-notice.ts"
import { languageInQuery, maxPathLength, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { passwordMachine } from "./password-machine.ts"

/** How far somebody is who has forgotten a password. */
export type PasswordStep =
  /** a mail is asked for */
  | { readonly is: "ask"; readonly refused: PasswordAskRefusal | null }
  /** one was, and is on its way if there is such an account */
  | { readonly is: "sent" }
  /** the mail's link was followed; `code` says what was wrong with the last password */
  | { readonly is: "set"; readonly key: string; readonly code: string | null }

export interface PasswordPageModel {
  readonly page: "password"
  readonly frame: PageFrame
  readonly step: PasswordStep
  /** on the way to an order, to which its sign-in leads back */
  readonly isOrdering?: true
  /** the page that its sign-in leads back to; absent = the account */
  readonly returnTo?: string
}

interface PasswordPageAddress {
  readonly language: Language | null
  /** of the mail's link; null = a mail is asked for */
  readonly key: string | null
  readonly isOrdering?: true
  readonly returnTo?: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly password: { readonly address: PasswordPageAddress; readonly model: PasswordPageModel }
  }
}

/** Longer keys are none of the shop's. */
const maxKeyLength = 100

const askStep = (notice: Notice | null): PasswordStep => {
  if (notice?.is !== "passwordAsked") return { is: "ask", refused: null }
  return notice.refused === null ? { is: "sent" } : { is: "ask", refused: notice.refused }
}

const headings = { ask: "password.heading", sent: "password.sentHeading", set: "password.setHeading" } as const

/**
 * The key of the text that is the page's heading.
 *
 * Spec: 10.591, 10.592.
 *
 * @example passwordHeading({ is: "sent" }) // => "password.sentHeading"
 */
export const passwordHeading = ({ is }: Pick<PasswordStep, "is">): (typeof headings)[keyof typeof headings] => headings[is]

const queryOf = ({ key, isOrdering, returnTo }: Omit<PasswordPageAddress, "language">) => ({
  ...(key === null ? {} : { token: key }),
  ...aimQuery({ isOrdering: isOrdering ?? false, returnTo: returnTo ?? null }),
})

/** A forgotten password: a mail is asked for, and its link leads here to set a new one. Spec: 10.590 to 10.592, 10.1081. */
export const passwordPageRecord: PageRecord<"password"> = {
  read: (path, query) => {
    if (path !== passwordPath) return null
    const key = queryValue(query, "token", maxKeyLength)
    const returnTo = queryValue(query, "return", maxPathLength)
    const way = isOrderWay(query) ? { isOrdering: true as const } : returnTo === null ? {} : { returnTo }
    return { page: "password", language: languageInQuery(query), key, ...way }
  },
  write: ({ language, ...named }) => writeNeutral(passwordPath, language, queryOf(named)),
  open: ({ key, isOrdering, returnTo }, { account }, opening) => {
    const ownPage = opening.returnTo(returnTo ?? null)
    const way = isOrdering ? { isOrdering } : ownPage === null ? {} : { returnTo: ownPage }
    return key === null
      ? Effect.succeed((frame) => ({ page: "password", frame, step: askStep(frame.notice), ...way }))
      : account.isPasswordKey(key).pipe(
          Effect.map((works) => (frame) => {
            const { notice } = frame
            if (!works) return { page: "password", frame, step: { is: "ask", refused: "gone" } }
            return { page: "password", frame, step: { is: "set", key, code: notice?.is === "passwordRefused" ? notice.code : null } }
          }),
        )
  },
  kept: null,
  // a key works once, and nobody but the shop knows when it does not any more
  isSentWhole: true,
  links: ({ step, isOrdering, returnTo }, url) =>
    linksInQuery(
      url,
      queryOf({
        key: step.is === "set" ? step.key : null,
        ...(isOrdering ? { isOrdering } : {}),
        ...(returnTo === undefined ? {} : { returnTo }),
      }),
    ),
  head: ({ step }, { frame, texts }) => ({ title: titled(formatText(texts, passwordHeading(step)), frame) }),
  isPublic: false,
  bodyClass: "login_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: { password: listed(passwordMachine) },
  recorded: { content: ({ step }) => ({ step: step.is }) },
}
