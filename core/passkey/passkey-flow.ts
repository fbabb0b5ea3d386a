import {
  type AccountsReply,
  type Challenge,
  type GivenCredential,
  loginBody,
  loginRequestBody,
  type NewCredential,
  readChallenge,
  registerBody,
} from "./ceremony.ts"
import { type BrowserFacts, type PasskeyObstacle, type PasskeySettings, passkeySupport } from "./support.ts"

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

type Stepped = readonly [PasskeyFlow, readonly PasskeyCommand[]]
type Answer = Extract<PasskeyEvent, { readonly asked: number }>

/**
 * A flow that was not started yet.
 *
 * Spec: 4.17, 20.6.
 */
export function openPasskeyFlow(settings: PasskeySettings, domain: string): PasskeyFlow {
  return { settings, domain, asked: 0, stage: { is: "idle" } }
}

/**
 * One step of registering a passkey or of signing in with one. An answer that is not awaited changes nothing; every failure is an end
 * from which the flow can be started again.
 *
 * Spec: 4.17 (order), 6.2, 7.22 to 7.26, 8.45 to 8.51, 11.99, 11.102, 20.10 to 20.18.
 */
export function passkeyFlow(flow: PasskeyFlow, event: PasskeyEvent): Stepped {
  switch (event.type) {
    case "RegisterPressed":
      return start(flow, { is: "register", userLogin: event.userLogin, authorizeToken: event.authorizeToken })
    case "LoginPressed":
      return start(flow, { is: "login" })
    case "Cancelled":
      return isWaiting(flow.stage) ? cancel(flow) : stay(flow)
    default:
      return event.asked === flow.asked ? answer(flow, event) : stay(flow)
  }
}

const isWaiting = (stage: PasskeyStage): boolean => stage.is !== "idle" && stage.is !== "ended"

const stay = (flow: PasskeyFlow): Stepped => [flow, []]

/** Nothing is awaited any more. */
function end(flow: PasskeyFlow, how: PasskeyEnd, commands: readonly PasskeyCommand[] = []): Stepped {
  return [{ ...flow, asked: flow.asked + 1, stage: { is: "ended", end: how } }, commands]
}

/** Goes on to a stage that waits for the answer to one command. */
function ask(flow: PasskeyFlow, stage: PasskeyStage, command: (asked: number) => PasskeyCommand): Stepped {
  const asked = flow.asked + 1
  return [{ ...flow, asked, stage }, [command(asked)]]
}

function start(flow: PasskeyFlow, wish: PasskeyWish): Stepped {
  if (isWaiting(flow.stage)) return stay(flow)
  return ask(flow, { is: "checking", wish }, (asked) => ({ type: "ReadSupport", asked }))
}

function cancel(flow: PasskeyFlow): Stepped {
  return end(flow, { _tag: "Cancelled" }, flow.stage.is === "asking" ? [{ type: "AbortCredential" }] : [])
}

/** The awaited answer; one of another kind than the stage waits for changes nothing. */
function answer(flow: PasskeyFlow, event: Answer): Stepped {
  const { stage } = flow
  if (event.type === "CallFailed") return isCalling(stage) ? end(flow, { _tag: "ConnectionFailed", url: event.url }) : stay(flow)
  if (stage.is === "checking" && event.type === "SupportRead") return challenge(flow, stage.wish, event.facts)
  if (stage.is === "challenging" && event.type === "ChallengeAnswered") return askBrowser(flow, stage.errand, event.reply)
  if (stage.is === "asking") return answerOfBrowser(flow, stage.errand, event)
  if (stage.is === "sending" && event.type === "CredentialAnswered") return finish(flow, stage.errand, event.reply)
  if (stage.is === "signingIn" && event.type === "SignInAnswered") return end(flow, signInEnd(event.answer))
  return stay(flow)
}

const isCalling = ({ is }: PasskeyStage): boolean => is === "challenging" || is === "sending" || is === "signingIn"

function challenge(flow: PasskeyFlow, wish: PasskeyWish, facts: BrowserFacts): Stepped {
  const support = passkeySupport(facts, flow.settings)
  if (support._tag === "Unsupported") return end(flow, support)
  if (wish.is === "login") {
    const body = loginRequestBody(flow.domain)
    return ask(flow, { is: "challenging", errand: wish }, (asked) => ({
      type: "FetchChallenge",
      asked,
      path: "generateLoginRequest",
      body,
    }))
  }
  const { userLogin, authorizeToken } = wish
  if (userLogin.trim() === "") return end(flow, { _tag: "UserLoginMissing" })
  if (authorizeToken.trim() === "") return end(flow, { _tag: "AuthorizeTokenMissing" })
  const stage = { is: "challenging", errand: { is: "register", userLogin } } as const
  return ask(flow, stage, (asked) => ({ type: "FetchChallenge", asked, path: "generateRegisterRequest", body: authorizeToken }))
}

/** How a reply ends a flow that is empty or tells of an error; null = it does not. A message of an error is one, whatever the status says. */
function replyFault(reply: AccountsReply | null): PasskeyEnd | null {
  if (reply === null) return { _tag: "NoData" }
  const hasMessage = reply.errorMsg !== null && reply.errorMsg !== ""
  return reply.status === "error" || hasMessage ? { _tag: "ServerError", message: hasMessage ? reply.errorMsg : reply.ms } : null
}

function askBrowser(flow: PasskeyFlow, errand: PasskeyErrand, reply: AccountsReply | null): Stepped {
  const fault = replyFault(reply)
  if (fault !== null) return end(flow, fault)
  const read = reply?.data == null ? null : readChallenge(reply.data)
  if (read === null) return end(flow, { _tag: "NoData" })
  const type = errand.is === "register" ? "CreateCredential" : "GetCredential"
  return ask(flow, { is: "asking", errand }, (asked) => ({ type, asked, challenge: read }))
}

function answerOfBrowser(flow: PasskeyFlow, errand: PasskeyErrand, event: Answer): Stepped {
  if (event.type === "CredentialRefused") return end(flow, { _tag: event.why === "cancelled" ? "Cancelled" : "Refused" })
  if (event.type === "CredentialCreated" && errand.is === "register") {
    const body = registerBody(errand.userLogin, flow.domain, event.credential)
    return ask(flow, { is: "sending", errand }, (asked) => ({ type: "SendCredential", asked, path: "register", body }))
  }
  if (event.type === "CredentialGiven" && errand.is === "login") {
    const body = loginBody(flow.domain, event.credential)
    return ask(flow, { is: "sending", errand }, (asked) => ({ type: "SendCredential", asked, path: "login", body }))
  }
  return stay(flow)
}

function finish(flow: PasskeyFlow, errand: PasskeyErrand, reply: AccountsReply | null): Stepped {
  const fault = replyFault(reply)
  if (fault !== null) return end(flow, fault)
  // the service need not say that a passkey was registered, but it must not say anything else; whoever signs in needs its word
  const isFine = reply?.status === "success" || (errand.is === "register" && reply?.status == null)
  if (!isFine) return end(flow, { _tag: "ServerError", message: reply?.ms ?? null })
  if (errand.is === "register") return end(flow, { _tag: "Registered" })
  const token = reply?.loginToken ?? null
  if (token === null || token === "") return end(flow, { _tag: "LoginTokenInvalid" })
  return ask(flow, { is: "signingIn" }, (asked) => ({ type: "SignInWithToken", asked, token }))
}

function signInEnd(answered: ShopSignIn | null): PasskeyEnd {
  if (answered === null) return { _tag: "NoData" }
  return answered.status === "success" ? { _tag: "SignedIn", login: answered.login } : { _tag: "LoginTokenInvalid" }
}
