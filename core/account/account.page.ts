import { Effect } from "effect"
import { languageInQuery, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { changePasswordMachine } from "./change-password-machine.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

export interface AccountPageModel {
  readonly page: "account"
  readonly frame: PageFrame
  /** the code of why a new password was not taken; null = none was refused */
  readonly refused: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly account: { readonly address: { readonly language: Language | null }; readonly model: AccountPageModel }
  }
}

const path = "/login.php"

/** The account of who is signed in; anybody else signs in there. Spec: 10.15. */
export const accountPageRecord: PageRecord<"account"> = {
  read: (asked, query) => (asked === path && !query.has("operation") ? { page: "account", language: languageInQuery(query) } : null),
  write: ({ language }) => writeNeutral(path, language),
  open: (_, __, { cameFrom, returnTo }) =>
    Effect.succeed((frame) =>
      frame.visitor.is === "client"
        ? { page: "account", frame, refused: frame.notice?.is === "accountRefused" ? frame.notice.code : null }
        : { page: "signIn", frame, refused: null, login: "", returnTo: returnTo(cameFrom) },
    ),
  kept: null,
  links: (_, url) => linksInQuery(url),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "account.heading"), frame) }),
  isPublic: false,
  bodyClass: "login_page account_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: { changePassword: listed(changePasswordMachine) },
  recorded: {
    content: ({ frame: { visitor } }) =>
      visitor.is === "guest" ? null : { name: `${visitor.firstName} ${visitor.lastName}`, kind: visitor.kind, points: visitor.points },
  },
}
