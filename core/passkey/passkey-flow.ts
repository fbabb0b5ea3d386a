import type { AccountsReply } from "./accounts-reply.ts"
import { readChallenge } from "./challenge.ts"
import { loginBody, loginRequestBody, registerBody } from "./credential.ts"
import type {
  PasskeyCommand,
  PasskeyEnd,
  PasskeyErrand,
  PasskeyEvent,
  PasskeyFlow,
  PasskeyStage,
  PasskeyWish,
  ShopSignIn,
} from "./passkey-flow-state.ts"
import { type BrowserFacts, passkeySupport, type PasskeySettings } from "./support.ts"

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
