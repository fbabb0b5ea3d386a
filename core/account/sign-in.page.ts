import { Effect } from "effect"
import { accountAddress } from "../addresses/addresses.ts"
import type { SignInRefusal } from "../messages/sign-in-refusal.ts"
import { languageInQuery, maxPathLength, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { signInMachine } from "./sign-in-machine.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"

export interface SignInPageModel {
  readonly page: "signIn"
  readonly frame: PageFrame
  /** after a refused sign-in: one message, whatever was wrong, and one for too many tries */
  readonly refused: SignInRefusal | null
  /** the login typed before, kept */
  readonly login: string
  /** the page that a good sign-in leads back to; null = the account */
  readonly returnTo: string | null
}

interface SignInPageAddress {
  readonly language: Language | null
  /** where it was started, as its address says; absent = it does not */
  readonly returnTo?: string
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly signIn: { readonly address: SignInPageAddress; readonly model: SignInPageModel }
  }
}

const paths: ReadonlySet<string> = new Set(["/signin.php", "/signin.html", "/pl/login.html"])

/** Signing in. Spec: 10.15, 10.138, 10.172, 10.305. */
export const signInPageRecord: PageRecord<"signIn"> = {
  read: (path, query) => {
    if (!paths.has(path)) return null
    const returnTo = queryValue(query, "return", maxPathLength)
    return { page: "signIn", language: languageInQuery(query), ...(returnTo === null ? {} : { returnTo }) }
  },
  write: ({ language, returnTo }) => writeNeutral("/signin.php", language, returnTo === undefined ? {} : { return: returnTo }),
  open: (address, _, { language, cameFrom, returnTo }) =>
    Effect.succeed((frame) => {
      if (frame.visitor.is === "client") return { page: "redirect", to: accountAddress(language) }
      const { notice } = frame
      const told = notice?.is === "notSignedIn" ? { refused: notice.why, login: notice.login } : { refused: null, login: "" }
      return { page: "signIn", frame, ...told, returnTo: returnTo(address.returnTo ?? cameFrom) }
    }),
  kept: null,
  // where it was started is in no tag, and it leads back there
  isSentWhole: true,
  links: ({ returnTo }, url) => linksInQuery(url, returnTo === null ? {} : { return: returnTo }),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "signIn.heading"), frame) }),
  isPublic: false,
  bodyClass: "login_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  machines: { signIn: listed(signInMachine) },
  recorded: {
    message: ({ refused }, texts) => (refused === null ? null : formatText(texts, "signIn.refused")),
    content: ({ login, returnTo }) => ({ login, return: returnTo }),
  },
}
