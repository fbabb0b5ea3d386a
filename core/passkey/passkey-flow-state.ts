import type { AccountsReply } from "./accounts-reply.ts"
import type { Challenge } from "./challenge.ts"
import type { GivenCredential, NewCredential } from "./credential.ts"
import type { BrowserFacts, PasskeyObstacle, PasskeySettings } from "./support.ts"

/** What is done with the passkey. */
export type PasskeyWish =
  | { readonly is: "register"; readonly userLogin: string; readonly authorizeToken: string }
  | { readonly is: "login" }

/** A wish on its way: the token that only the first call needs is gone. */
export type PasskeyErrand = { readonly is: "register"; readonly userLogin: string } | { readonly is: "login" }

/** How a flow ended. Each end lets it be started again. */
export type PasskeyEnd =
  | { readonly _tag: "Registered" }
  /** the shop has signed the shopper in */
  | { readonly _tag: "SignedIn"; readonly login: string }
  | { readonly _tag: "Unsupported"; readonly code: number; readonly why: PasskeyObstacle }
  | { readonly _tag: "UserLoginMissing" }
  | { readonly _tag: "AuthorizeTokenMissing" }
  /** the shopper stopped it, or let the browser's question run out of time */
  | { readonly _tag: "Cancelled" }
  /** the device refused */
  | { readonly _tag: "Refused" }
  | { readonly _tag: "ConnectionFailed"; readonly url: string }
  /** an empty or unreadable reply */
  | { readonly _tag: "NoData" }
  /** the server's own words; null = it gave none */
  | { readonly _tag: "ServerError"; readonly message: string | null }
  | { readonly _tag: "LoginTokenInvalid" }

/** Where a flow stands. Every stage but `idle` and `ended` waits for one answer. */
export type PasskeyStage =
  | { readonly is: "idle" }
  | { readonly is: "checking"; readonly wish: PasskeyWish }
  | { readonly is: "challenging"; readonly errand: PasskeyErrand }
  /** the browser asks the shopper */
  | { readonly is: "asking"; readonly errand: PasskeyErrand }
  | { readonly is: "sending"; readonly errand: PasskeyErrand }
  | { readonly is: "signingIn" }
  | { readonly is: "ended"; readonly end: PasskeyEnd }

/** State of registering a passkey or signing in with one. */
export interface PasskeyFlow {
  readonly settings: PasskeySettings
  /** host name of the page */
  readonly domain: string
  /** number of the latest command; an answer to an older one changes nothing */
  readonly asked: number
  readonly stage: PasskeyStage
}

export type PasskeyEvent =
  /** caused by a shopper */
  | { readonly type: "RegisterPressed"; readonly userLogin: string; readonly authorizeToken: string }
  | { readonly type: "LoginPressed" }
  | { readonly type: "Cancelled" }
  /** results of commands */
  | { readonly type: "SupportRead"; readonly asked: number; readonly facts: BrowserFacts }
  | { readonly type: "ChallengeAnswered"; readonly asked: number; readonly reply: AccountsReply | null }
  | { readonly type: "CredentialCreated"; readonly asked: number; readonly credential: NewCredential }
  | { readonly type: "CredentialGiven"; readonly asked: number; readonly credential: GivenCredential }
  | { readonly type: "CredentialRefused"; readonly asked: number; readonly why: "cancelled" | "refused" }
  | { readonly type: "CredentialAnswered"; readonly asked: number; readonly reply: AccountsReply | null }
  | { readonly type: "SignInAnswered"; readonly asked: number; readonly answer: ShopSignIn | null }
  /** a call was not answered with 2xx, or not at all */
  | { readonly type: "CallFailed"; readonly asked: number; readonly url: string }

/** The shop's answer to a login token. */
export interface ShopSignIn {
  readonly status: string
  readonly login: string
}

export type PasskeyCommand =
  | { readonly type: "ReadSupport"; readonly asked: number }
  | {
      readonly type: "FetchChallenge"
      readonly asked: number
      readonly path: "generateRegisterRequest" | "generateLoginRequest"
      readonly body: string
    }
  | { readonly type: "CreateCredential"; readonly asked: number; readonly challenge: Challenge }
  | { readonly type: "GetCredential"; readonly asked: number; readonly challenge: Challenge }
  | { readonly type: "SendCredential"; readonly asked: number; readonly path: "register" | "login"; readonly body: string }
  | { readonly type: "SignInWithToken"; readonly asked: number; readonly token: string }
  /** withdraw the question of the browser */
  | { readonly type: "AbortCredential" }
