import { Effect } from "effect"
import { orderStartAddress } from "../addresses/account-addresses.ts"
import { isOrderWay, orderWay } from "../addresses/order-way.ts"
import { accountAddress } from "../addresses/addresses.ts"
import type { SignInRefusal } from "../messages/sign-in-refusal.ts"
import { languageInQuery, maxPathLength, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { listed } from "../pages/page-machine.ts"
import { passkeySignInMachine } from "../passkey/passkey-sign-in-machine.ts"
import type { PageRecord } from "../pages/page-record.ts"
import type { LoginWays } from "./ways/login-ways.ts"
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
  /** on the way to an order, which can be placed without an account as well */
  readonly isOrdering?: true
  /** it stands in place of another page, of a shop for wholesalers only */
  readonly isForWholesalers?: true
  /** signing in by services of others; absent = the shop was not asked */
  readonly ways?: LoginWays
}

interface SignInPageAddress {
  readonly language: Language | null
  /** where it was started, as its address says; absent = it does not */
  readonly returnTo?: string
  readonly isOrdering?: true
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly signIn: { readonly address: SignInPageAddress; readonly model: SignInPageModel }
  }
}

/**
 * The key of the text that is the page's heading.
 *
 * Spec: 10.600.
 *
 * @example signInHeading({ isOrdering: true }) // => "signIn.orderHeading"
 */
export const signInHeading = ({ isOrdering }: Pick<SignInPageModel, "isOrdering">) =>
  isOrdering ? ("signIn.orderHeading" as const) : ("signIn.heading" as const)

const signInLink = (language: Language, returnTo: string | null): string =>
  writeNeutral("/signin.php", language, returnTo === null ? {} : { return: returnTo })

const paths: ReadonlySet<string> = new Set(["/signin.php", "/signin.html", "/pl/login.html"])

/** Signing in, and on the way to an order also the ways around it. Spec: 10.15, 10.16, 10.138, 10.172, 10.305, 10.600. */
export const signInPageRecord: PageRecord<"signIn"> = {
  read: (path, query) => {
    if (!paths.has(path)) return null
    const language = languageInQuery(query)
    if (isOrderWay(query)) return { page: "signIn", language, isOrdering: true }
    const returnTo = queryValue(query, "return", maxPathLength)
    return { page: "signIn", language, ...(returnTo === null ? {} : { returnTo }) }
  },
  write: ({ language, returnTo, isOrdering }) =>
    writeNeutral("/signin.php", language, isOrdering ? orderWay : returnTo === undefined ? {} : { return: returnTo }),
  open: (address, _, { language, cameFrom, returnTo }) =>
    Effect.succeed((frame) => {
      const { isOrdering } = address
      if (frame.visitor.is === "client") return { page: "redirect", to: (isOrdering ? orderStartAddress : accountAddress)(language) }
      const { notice } = frame
      const told = notice?.is === "notSignedIn" ? { refused: notice.why, login: notice.login } : { refused: null, login: "" }
      return isOrdering
        ? { page: "signIn", frame, ...told, returnTo: null, isOrdering }
        : { page: "signIn", frame, ...told, returnTo: returnTo(address.returnTo ?? cameFrom) }
    }),
  kept: null,
  // where it was started is in no tag, and it leads back there
  isSentWhole: true,
  links: ({ returnTo, isOrdering, isForWholesalers }, url) => {
    // the address is that of another page, in whatever language
    if (isForWholesalers) return { pl: signInLink("pl", returnTo), en: signInLink("en", returnTo) }
    return linksInQuery(url, isOrdering ? orderWay : returnTo === null ? {} : { return: returnTo })
  },
  head: (model, { frame, texts }) => ({ title: titled(formatText(texts, signInHeading(model)), frame) }),
  isPublic: false,
  bodyClass: "login_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: false,
  orderStep: ({ isOrdering }) => (isOrdering ? "data" : null),
  machines: { signIn: listed(signInMachine), passkeySignIn: listed(passkeySignInMachine) },
  recorded: {
    message: ({ refused }, texts) => (refused === null ? null : formatText(texts, "signIn.refused")),
    content: ({ login, returnTo, isOrdering }) => ({ login, return: returnTo, ...(isOrdering ? { isOrdering } : {}) }),
  },
}
