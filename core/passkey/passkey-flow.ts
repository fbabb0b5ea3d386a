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
import { type TimeLimit, type TimeLimitEnded, timeLimit } from "../shell/time-limit.ts"
import type { PasskeyObstacle, PasskeySettings, PasskeySupport } from "./support.ts"

/** What the shopper wants to do with a passkey. */
export type PasskeyRequest =
  | { readonly is: "register"; readonly userLogin: string; readonly authorizeToken: string }
  | { readonly is: "login" }

/** An operation in progress: without the token, which only the first call needs. */
export type PasskeyOperation = { readonly is: "register"; readonly userLogin: string } | { readonly is: "login" }

/** Why a device gives no passkey; `held`: it has one of the account already. Spec: 20.13, 20.14, 20.26. */
export type DeviceUnwilling = "cancelled" | "held" | "refused"

/** How a flow ended. It can be started again after every end. */
export type PasskeyEnd =
  | { readonly _tag: "Registered" }
  /** the shop has signed the shopper in */
  | { readonly _tag: "SignedIn"; readonly login: string }
  | { readonly _tag: "Unsupported"; readonly code: number; readonly why: PasskeyObstacle }
  | { readonly _tag: "UserLoginMissing" }
  | { readonly _tag: "AuthorizeTokenMissing" }
  /** `cancelled`: by the shopper, or the browser's dialog was not answered in time */
  | { readonly _tag: "Refused"; readonly why: DeviceUnwilling }
  | { readonly _tag: "ConnectionFailed"; readonly url: string }
  /** nothing came back in time */
  | { readonly _tag: "NotAnswered" }
  /** an empty or unreadable reply */
  | { readonly _tag: "NoData" }
  /** the server's own message; null = it sent none */
  | { readonly _tag: "ServerError"; readonly message: string | null }
  | { readonly _tag: "LoginTokenInvalid" }

/** The stage of a flow. Every stage except `idle` and `ended` waits for one answer. */
export type PasskeyStage =
  | { readonly is: "idle" }
  | { readonly is: "checking"; readonly request: PasskeyRequest }
  | { readonly is: "challenging"; readonly operation: PasskeyOperation }
  /** the browser shows its dialog */
  | { readonly is: "asking"; readonly operation: PasskeyOperation }
  | { readonly is: "sending"; readonly operation: PasskeyOperation }
  | { readonly is: "signingIn" }
  | { readonly is: "ended"; readonly end: PasskeyEnd }

/** The state of registering a passkey or signing in with one. */
export interface PasskeyFlow {
  readonly settings: PasskeySettings
  /** host name of the page */
  readonly domain: string
  /** number of the latest command; an answer to an older one changes nothing */
  readonly requestId: number
  readonly stage: PasskeyStage
}

/** What can happen in a passkey flow. */
export type PasskeyEvent =
  /** caused by a shopper */
  | { readonly type: "RegisterPressed"; readonly userLogin: string; readonly authorizeToken: string }
  | { readonly type: "LoginPressed" }
  /** picked from a standing offer, which had asked for its challenge */
  | { readonly type: "OfferTaken"; readonly credential: GivenCredential }
  | { readonly type: "Cancelled" }
  /** results of commands */
  | { readonly type: "SupportRead"; readonly requestId: number; readonly support: PasskeySupport }
  | { readonly type: "ChallengeAnswered"; readonly requestId: number; readonly reply: AccountsReply | null }
  | { readonly type: "CredentialCreated"; readonly requestId: number; readonly credential: NewCredential }
  | { readonly type: "CredentialGiven"; readonly requestId: number; readonly credential: GivenCredential }
  | { readonly type: "CredentialRefused"; readonly requestId: number; readonly why: DeviceUnwilling }
  | { readonly type: "CredentialAnswered"; readonly requestId: number; readonly reply: AccountsReply | null }
  | { readonly type: "SignInAnswered"; readonly requestId: number; readonly answer: ShopSignIn | null }
  /** a call was not answered with 2xx, or not at all */
  | { readonly type: "CallFailed"; readonly requestId: number; readonly url: string }
  | TimeLimitEnded

/** The shop's answer to a login token. */
export interface ShopSignIn {
  readonly status: string
  readonly login: string
}

/** What a passkey flow asks of the browser, the accounts service and the shop. */
export type PasskeyCommand =
  | { readonly type: "ReadSupport"; readonly requestId: number; readonly settings: PasskeySettings }
  | {
      readonly type: "FetchChallenge"
      readonly requestId: number
      readonly path: "generateRegisterRequest" | "generateLoginRequest"
      readonly body: string
    }
  | { readonly type: "CreateCredential"; readonly requestId: number; readonly challenge: Challenge }
  | { readonly type: "GetCredential"; readonly requestId: number; readonly challenge: Challenge }
  | { readonly type: "SendCredential"; readonly requestId: number; readonly path: "register" | "login"; readonly body: string }
  | { readonly type: "SignInWithToken"; readonly requestId: number; readonly token: string }
  /** of every stage but that of the browser's dialog, which ends by itself and may take a shopper long */
  | TimeLimit
  /** close the browser's dialog */
  | { readonly type: "AbortCredential" }

type Stepped = readonly [PasskeyFlow, readonly PasskeyCommand[]]
type Answer = Extract<PasskeyEvent, { readonly requestId: number }>

/**
 * A flow before it is started.
 *
 * Spec: 4.17, 20.6.
 *
 * @example openPasskeyFlow({ mac: true, ios: true, safari: true, opera: true }, "a.example").stage // => { is: "idle" }
 */
export function openPasskeyFlow(settings: PasskeySettings, domain: string): PasskeyFlow {
  return { settings, domain, requestId: 0, stage: { is: "idle" } }
}

/**
 * One step of registering a passkey or of signing in with one. An answer that is not awaited changes nothing, and after every failure the
 * flow can be started again.
 *
 * Spec: 4.17 (order), 6.2, 7.22 to 7.26, 8.45 to 8.51, 11.99, 11.102, 19.44, 20.10 to 20.18, 20.32.
 *
 * @example
 * passkeyFlow(openPasskeyFlow({ mac: true, ios: true, safari: true, opera: true }, "a"), {
 *   type: "LoginPressed",
 * })[1].map(({ type }) => type)
 * // => ["ReadSupport", "StartTimer"]
 */
export function passkeyFlow(flow: PasskeyFlow, event: PasskeyEvent): Stepped {
  switch (event.type) {
    case "RegisterPressed":
      return start(flow, { is: "register", userLogin: event.userLogin, authorizeToken: event.authorizeToken })
    case "LoginPressed":
      return start(flow, { is: "login" })
    case "OfferTaken":
      return isWaiting(flow.stage) ? stay(flow) : sendGiven(flow, { is: "login" }, event.credential)
    case "Cancelled":
      return isWaiting(flow.stage) ? cancel(flow) : stay(flow)
    case "TimerEnded":
      return isTimed(flow.stage) && event.timerId === flow.requestId ? end(flow, { _tag: "NotAnswered" }) : stay(flow)
    default:
      return event.requestId === flow.requestId ? answer(flow, event) : stay(flow)
  }
}

const isWaiting = (stage: PasskeyStage): boolean => stage.is !== "idle" && stage.is !== "ended"

/** The browser's own dialog ends by itself, after as long as the accounts service allows. */
const isTimed = (stage: PasskeyStage): boolean => isWaiting(stage) && stage.is !== "asking"

const stay = (flow: PasskeyFlow): Stepped => [flow, []]

/** Ends the flow: nothing is awaited any more. */
function end(flow: PasskeyFlow, how: PasskeyEnd, commands: readonly PasskeyCommand[] = []): Stepped {
  return [{ ...flow, requestId: flow.requestId + 1, stage: { is: "ended", end: how } }, commands]
}

/** Moves to a stage that waits for the answer to one command, and not for ever. */
function ask(flow: PasskeyFlow, stage: PasskeyStage, command: (requestId: number) => PasskeyCommand): Stepped {
  const requestId = flow.requestId + 1
  return [{ ...flow, requestId, stage }, [command(requestId), ...(isTimed(stage) ? [timeLimit(requestId)] : [])]]
}

function start(flow: PasskeyFlow, request: PasskeyRequest): Stepped {
  if (isWaiting(flow.stage)) return stay(flow)
  return ask(flow, { is: "checking", request }, (requestId) => ({ type: "ReadSupport", requestId, settings: flow.settings }))
}

function cancel(flow: PasskeyFlow): Stepped {
  return end(flow, { _tag: "Refused", why: "cancelled" }, flow.stage.is === "asking" ? [{ type: "AbortCredential" }] : [])
}

/** Handles the awaited answer; one that does not belong to the present stage changes nothing. */
function answer(flow: PasskeyFlow, event: Answer): Stepped {
  const { stage } = flow
  if (event.type === "CallFailed") return isCalling(stage) ? end(flow, { _tag: "ConnectionFailed", url: event.url }) : stay(flow)
  if (stage.is === "checking" && event.type === "SupportRead") return challenge(flow, stage.request, event.support)
  if (stage.is === "challenging" && event.type === "ChallengeAnswered") return askBrowser(flow, stage.operation, event.reply)
  if (stage.is === "asking") return answerOfBrowser(flow, stage.operation, event)
  if (stage.is === "sending" && event.type === "CredentialAnswered") return finish(flow, stage.operation, event.reply)
  if (stage.is === "signingIn" && event.type === "SignInAnswered") return end(flow, signInEnd(event.answer))
  return stay(flow)
}

const isCalling = ({ is }: PasskeyStage): boolean => is === "challenging" || is === "sending" || is === "signingIn"

function challenge(flow: PasskeyFlow, request: PasskeyRequest, support: PasskeySupport): Stepped {
  if (support._tag === "Unsupported") return end(flow, support)
  if (request.is === "login") {
    const body = loginRequestBody(flow.domain)
    return ask(flow, { is: "challenging", operation: request }, (requestId) => ({
      type: "FetchChallenge",
      requestId,
      path: "generateLoginRequest",
      body,
    }))
  }
  const { userLogin, authorizeToken } = request
  if (userLogin.trim() === "") return end(flow, { _tag: "UserLoginMissing" })
  if (authorizeToken.trim() === "") return end(flow, { _tag: "AuthorizeTokenMissing" })
  const stage = { is: "challenging", operation: { is: "register", userLogin } } as const
  return ask(flow, stage, (requestId) => ({ type: "FetchChallenge", requestId, path: "generateRegisterRequest", body: authorizeToken }))
}

/** How an empty reply or one with an error ends the flow; null = the reply is fine. An error message counts whatever the status says. */
function replyFault(reply: AccountsReply | null): PasskeyEnd | null {
  if (reply === null) return { _tag: "NoData" }
  const hasMessage = reply.errorMsg !== null && reply.errorMsg !== ""
  return reply.status === "error" || hasMessage ? { _tag: "ServerError", message: hasMessage ? reply.errorMsg : reply.ms } : null
}

function askBrowser(flow: PasskeyFlow, operation: PasskeyOperation, reply: AccountsReply | null): Stepped {
  const fault = replyFault(reply)
  if (fault !== null) return end(flow, fault)
  const read = reply?.data == null ? null : readChallenge(reply.data)
  if (read === null) return end(flow, { _tag: "NoData" })
  const type = operation.is === "register" ? "CreateCredential" : "GetCredential"
  return ask(flow, { is: "asking", operation }, (requestId) => ({ type, requestId, challenge: read }))
}

function answerOfBrowser(flow: PasskeyFlow, operation: PasskeyOperation, event: Answer): Stepped {
  if (event.type === "CredentialRefused") return end(flow, { _tag: "Refused", why: event.why })
  if (event.type === "CredentialCreated" && operation.is === "register") {
    const body = registerBody(operation.userLogin, flow.domain, event.credential)
    return ask(flow, { is: "sending", operation }, (requestId) => ({ type: "SendCredential", requestId, path: "register", body }))
  }
  return event.type === "CredentialGiven" && operation.is === "login" ? sendGiven(flow, operation, event.credential) : stay(flow)
}

function sendGiven(flow: PasskeyFlow, operation: PasskeyOperation, credential: GivenCredential): Stepped {
  const body = loginBody(flow.domain, credential)
  return ask(flow, { is: "sending", operation }, (requestId) => ({ type: "SendCredential", requestId, path: "login", body }))
}

function finish(flow: PasskeyFlow, operation: PasskeyOperation, reply: AccountsReply | null): Stepped {
  const fault = replyFault(reply)
  if (fault !== null) return end(flow, fault)
  // a reply to a registration may leave out the status, but must not contradict it; a reply to a login must have it
  const isFine = reply?.status === "success" || (operation.is === "register" && reply?.status == null)
  if (!isFine) return end(flow, { _tag: "ServerError", message: reply?.ms ?? null })
  if (operation.is === "register") return end(flow, { _tag: "Registered" })
  const token = reply?.loginToken ?? null
  if (token === null || token === "") return end(flow, { _tag: "LoginTokenInvalid" })
  return ask(flow, { is: "signingIn" }, (requestId) => ({ type: "SignInWithToken", requestId, token }))
}

function signInEnd(answered: ShopSignIn | null): PasskeyEnd {
  if (answered === null) return { _tag: "NoData" }
  return answered.status === "success" ? { _tag: "SignedIn", login: answered.login } : { _tag: "LoginTokenInvalid" }
}
