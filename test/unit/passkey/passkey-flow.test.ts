import { describe, expect, test } from "vitest"
import type { AccountsReply } from "../../../core/passkey/ceremony.ts"
import { type BrowserFacts, everyPasskey, type PasskeySupport, passkeySupport } from "../../../core/passkey/support.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { openPasskeyFlow, type PasskeyEnd, type PasskeyEvent, passkeyFlow, type PasskeyFlow } from "../../../core/passkey/passkey-flow.ts"

const open = openPasskeyFlow(everyPasskey, "sklep.pl")
const facts: BrowserFacts = {
  signs: { userAgent: "", vendor: "", platform: "", touch: false },
  hasFetch: true,
  hasCredentials: true,
  hasAuthenticator: true,
}
const reply = (more: Partial<AccountsReply> = {}): AccountsReply => ({
  status: "success",
  errorMsg: null,
  data: null,
  ms: null,
  loginToken: null,
  ...more,
})
const challenge = reply({ data: '{"publicKey":{"challenge":"=?BINARY?B?AQI=?="}}' })
const nothingMade = { transports: null, clientDataJSON: null, attestationObject: null }
const nothingGiven = { rawId: null, clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null }

const register: PasskeyEvent = { type: "RegisterPressed", userLogin: "jan", authorizeToken: "t0ken" }
const login: PasskeyEvent = { type: "LoginPressed" }
const told = (support: PasskeySupport): PasskeyEvent => ({ type: "SupportRead", requestId: 1, support })
const supported = told({ _tag: "Supported" })
const challenged: PasskeyEvent = { type: "ChallengeAnswered", requestId: 2, reply: challenge }
const created: PasskeyEvent = { type: "CredentialCreated", requestId: 3, credential: nothingMade }
const given: PasskeyEvent = { type: "CredentialGiven", requestId: 3, credential: nothingGiven }
const answered = (answer: AccountsReply | null): PasskeyEvent => ({ type: "CredentialAnswered", requestId: 4, reply: answer })
const token = answered(reply({ loginToken: "abc" }))
const signedIn = (status: string): PasskeyEvent => ({ type: "SignInAnswered", requestId: 5, answer: { status, login: "jan" } })

const run = (...events: readonly PasskeyEvent[]) =>
  events.reduce((at, event) => passkeyFlow(at[0], event), passkeyFlow(open, { type: "Cancelled" }))
const after = (...events: readonly PasskeyEvent[]): PasskeyFlow => run(...events)[0]
const endOf = (...events: readonly PasskeyEvent[]): PasskeyEnd | null => {
  const { stage } = after(...events)
  return stage.is === "ended" ? stage.end : null
}

describe("passkey sign-in runs in this order: support, challenge, credential, accounts service, shop", () => {
  test("a registration, for an existing client: with the login and the token of one (6.2)", () => {
    expect(run(register)).toEqual([
      { ...open, requestId: 1, stage: { is: "checking", request: { is: "register", userLogin: "jan", authorizeToken: "t0ken" } } },
      [{ type: "ReadSupport", requestId: 1, settings: everyPasskey }, timeLimit(1)],
    ])
    const operation = { is: "register", userLogin: "jan" }
    expect(run(register, supported)).toEqual([
      { ...open, requestId: 2, stage: { is: "challenging", operation } },
      [{ type: "FetchChallenge", requestId: 2, path: "generateRegisterRequest", body: "t0ken" }, timeLimit(2)],
    ])
    expect(run(register, supported, challenged)).toEqual([
      { ...open, requestId: 3, stage: { is: "asking", operation } },
      [{ type: "CreateCredential", requestId: 3, challenge: { publicKey: { challenge: new Uint8Array([1, 2]) } } }],
    ])
    expect(run(register, supported, challenged, created)).toEqual([
      { ...open, requestId: 4, stage: { is: "sending", operation } },
      [
        {
          type: "SendCredential",
          requestId: 4,
          path: "register",
          body: '{"userLogin":"jan","domain":"sklep.pl","authenticatorTransportMethods":[],"clientDataJSONBase64":"","attestationObjectBase64":""}',
        },
        timeLimit(4),
      ],
    ])
    expect(run(register, supported, challenged, created, answered(reply()))).toEqual([
      { ...open, requestId: 5, stage: { is: "ended", end: { _tag: "Registered" } } },
      [],
    ])
  })

  test("a login, and the shop's own sign-in last (4.17)", () => {
    const operation = { is: "login" }
    expect(run(login)).toEqual([
      { ...open, requestId: 1, stage: { is: "checking", request: operation } },
      [{ type: "ReadSupport", requestId: 1, settings: everyPasskey }, timeLimit(1)],
    ])
    expect(run(login, supported)).toEqual([
      { ...open, requestId: 2, stage: { is: "challenging", operation } },
      [{ type: "FetchChallenge", requestId: 2, path: "generateLoginRequest", body: '{"domain":"sklep.pl"}' }, timeLimit(2)],
    ])
    expect(run(login, supported, challenged)).toEqual([
      { ...open, requestId: 3, stage: { is: "asking", operation } },
      [{ type: "GetCredential", requestId: 3, challenge: { publicKey: { challenge: new Uint8Array([1, 2]) } } }],
    ])
    const [sending, [sent]] = run(login, supported, challenged, given)
    expect(sending).toEqual({ ...open, requestId: 4, stage: { is: "sending", operation } })
    expect(sent).toMatchObject({
      type: "SendCredential",
      requestId: 4,
      path: "login",
      body: expect.stringContaining('"domain":"sklep.pl"'),
    })
    expect(run(login, supported, challenged, given, token)).toEqual([
      { ...open, requestId: 5, stage: { is: "signingIn" } },
      [{ type: "SignInWithToken", requestId: 5, token: "abc" }, timeLimit(5)],
    ])
    expect(run(login, supported, challenged, given, token, signedIn("success"))).toEqual([
      { ...open, requestId: 6, stage: { is: "ended", end: { _tag: "SignedIn", login: "jan" } } },
      [],
    ])
  })

  test("the tokens are kept no longer than until they are sent", () => {
    expect(JSON.stringify(after(register, supported))).not.toContain("t0ken")
    expect(JSON.stringify(after(login, supported, challenged, given, token))).not.toContain("abc")
  })
})

describe("every end", () => {
  test("a browser without support, checked before anything else", () => {
    const without = told(passkeySupport({ ...facts, hasFetch: false }, everyPasskey))
    const end = { _tag: "Unsupported", code: 1, why: "fetch" }
    expect(endOf(login, without)).toEqual(end)
    expect(endOf({ type: "RegisterPressed", userLogin: "", authorizeToken: "" }, without)).toEqual(end)
    const iphone = told(passkeySupport({ ...facts, signs: { ...facts.signs, platform: "iPhone" } }, { ...everyPasskey, ios: false }))
    const off = openPasskeyFlow({ ...everyPasskey, ios: false }, "sklep.pl")
    expect(passkeyFlow(passkeyFlow(off, login)[0], iphone)[0].stage).toEqual({
      is: "ended",
      end: { _tag: "Unsupported", code: 1, why: "ios" },
    })
  })

  test.each([
    ["", "", "UserLoginMissing"],
    [" ", "t", "UserLoginMissing"],
    ["jan", "", "AuthorizeTokenMissing"],
    ["jan", " \n", "AuthorizeTokenMissing"],
  ])("a registration with userLogin %j and authorizeToken %j: %s", (userLogin, authorizeToken, _tag) => {
    const [flow, commands] = run({ type: "RegisterPressed", userLogin, authorizeToken }, supported)
    expect(flow).toEqual({ ...open, requestId: 2, stage: { is: "ended", end: { _tag } } })
    expect(commands).toEqual([])
  })

  test.each([
    ["an empty reply", null, { _tag: "NoData" }],
    ["no data in it", reply(), { _tag: "NoData" }],
    ["data that cannot be read", reply({ data: "{" }), { _tag: "NoData" }],
    ["an error with its message", reply({ status: "error", errorMsg: "Zły token" }), { _tag: "ServerError", message: "Zły token" }],
    ["an error without one", reply({ status: "error", ms: "Złe dane" }), { _tag: "ServerError", message: "Złe dane" }],
    [
      "a message of an error beside another status",
      reply({ status: "fail", errorMsg: "Nie teraz" }),
      { _tag: "ServerError", message: "Nie teraz" },
    ],
    ["an error beside data", { ...challenge, status: "error" }, { _tag: "ServerError", message: null }],
  ])("a challenge: %s", (_, answer, end) => {
    expect(endOf(register, supported, { type: "ChallengeAnswered", requestId: 2, reply: answer })).toEqual(end)
    expect(endOf(login, supported, { type: "ChallengeAnswered", requestId: 2, reply: answer })).toEqual(end)
  })

  test("a challenge without a status is a challenge", () => {
    const [, commands] = run(login, supported, { type: "ChallengeAnswered", requestId: 2, reply: { ...challenge, status: null } })
    expect(commands.map(({ type }) => type)).toEqual(["GetCredential"])
  })

  test.each([
    ["cancelled", { _tag: "Refused", why: "cancelled" }],
    ["refused", { _tag: "Refused", why: "refused" }],
    ["held", { _tag: "Refused", why: "held" }],
  ] as const)("the question of the browser: %s", (why, end) => {
    expect(endOf(login, supported, challenged, { type: "CredentialRefused", requestId: 3, why })).toEqual(end)
    expect(endOf(register, supported, challenged, { type: "CredentialRefused", requestId: 3, why })).toEqual(end)
  })

  test.each([
    ["an empty reply", null, { _tag: "NoData" }],
    ["an error", reply({ status: "error", errorMsg: "Nie" }), { _tag: "ServerError", message: "Nie" }],
    ["no status", reply({ status: null }), { _tag: "Registered" }],
    ["another status", reply({ status: "fail" }), { _tag: "ServerError", message: null }],
    [
      "another status with a message",
      reply({ status: "fail", errorMsg: "Limit kluczy" }),
      { _tag: "ServerError", message: "Limit kluczy" },
    ],
  ])("a sent registration: %s", (_, answer, end) => expect(endOf(register, supported, challenged, created, answered(answer))).toEqual(end))

  test.each([
    ["an empty reply", null, { _tag: "NoData" }],
    ["an error", reply({ status: "error", errorMsg: "Nie", ms: "ms" }), { _tag: "ServerError", message: "Nie" }],
    ["another status", reply({ status: "fail", ms: "Nieznany klucz" }), { _tag: "ServerError", message: "Nieznany klucz" }],
    ["an error with its reason alone", reply({ status: "error", ms: "Złe dane" }), { _tag: "ServerError", message: "Złe dane" }],
    ["another status without a word", reply({ status: null }), { _tag: "ServerError", message: null }],
    ["no login token", reply(), { _tag: "LoginTokenInvalid" }],
    ["an empty login token", reply({ loginToken: "" }), { _tag: "LoginTokenInvalid" }],
  ])("a sent login: %s", (_, answer, end) => expect(endOf(login, supported, challenged, given, answered(answer))).toEqual(end))

  test("a login token that the shop refuses, and an answer that cannot be read", () => {
    const all = [login, supported, challenged, given, token] as const
    expect(endOf(...all, signedIn("failure"))).toEqual({ _tag: "LoginTokenInvalid" })
    expect(endOf(...all, { type: "SignInAnswered", requestId: 5, answer: null })).toEqual({ _tag: "NoData" })
  })

  test.each([
    ["the challenge", [login, supported], 2],
    ["the credential", [login, supported, challenged, given], 4],
    ["the shop's sign-in", [login, supported, challenged, given, token], 5],
  ] as const)("a connection that fails at %s is told with its address", (_, events, requestId) => {
    const url = "https://accounts.example/webAuthn/x.php"
    expect(endOf(...events, { type: "CallFailed", requestId, url })).toEqual({ _tag: "ConnectionFailed", url })
  })
})

describe("the shopper", () => {
  const stages = [
    [[login], 1],
    [[login, supported], 2],
    [[login, supported, challenged], 3],
    [[login, supported, challenged, given], 4],
    [[login, supported, challenged, given, token], 5],
  ] as const

  test.each(stages)("can cancel after %j, and the question of the browser is withdrawn", (events, requestId) => {
    const [flow, commands] = run(...events, { type: "Cancelled" })
    expect(flow).toEqual({ ...open, requestId: requestId + 1, stage: { is: "ended", end: { _tag: "Refused", why: "cancelled" } } })
    expect(commands).toEqual(requestId === 3 ? [{ type: "AbortCredential" }] : [])
  })

  test.each(stages)("cannot start another flow after %j", (events) => {
    const flow = after(...events)
    for (const event of [login, register]) {
      expect(passkeyFlow(flow, event)[0]).toBe(flow)
      expect(passkeyFlow(flow, event)[1]).toEqual([])
    }
  })

  test("can start again after an end, and has nothing to cancel before or after", () => {
    const ended = after(login, { type: "Cancelled" })
    expect(passkeyFlow(ended, { type: "Cancelled" })[0]).toBe(ended)
    expect(passkeyFlow(open, { type: "Cancelled" })[0]).toBe(open)
    expect(passkeyFlow(ended, login)).toEqual([
      { ...open, requestId: 3, stage: { is: "checking", request: { is: "login" } } },
      [{ type: "ReadSupport", requestId: 3, settings: everyPasskey }, timeLimit(3)],
    ])
  })
})

describe("what has no answer in time ends the flow (19.44)", () => {
  const ended = (timerId: number): PasskeyEvent => ({ type: "TimerEnded", timerId })

  test.each<[string, readonly PasskeyEvent[]]>([
    ["checking", [login]],
    ["challenging", [login, supported]],
    ["sending", [login, supported, challenged, given]],
    ["signingIn", [login, supported, challenged, given, token]],
  ])("%s", (stage, events) => {
    const flow = after(...events)
    expect(flow.stage.is).toBe(stage)
    expect(passkeyFlow(flow, ended(flow.requestId - 1))[0]).toBe(flow)
    const [over] = passkeyFlow(flow, ended(flow.requestId))
    expect(over.stage).toEqual({ is: "ended", end: { _tag: "NotAnswered" } })
    expect(passkeyFlow(over, login)[0].stage.is).toBe("checking")
  })

  test("but not the browser's own dialog, which a shopper may look at for long", () => {
    const flow = after(login, supported, challenged)
    expect(run(login, supported, challenged)[1].map(({ type }) => type)).toEqual(["GetCredential"])
    expect(passkeyFlow(flow, ended(flow.requestId))[0]).toBe(flow)
    expect(passkeyFlow(open, ended(0))[0]).toBe(open)
  })
})

describe("an answer that is not awaited changes nothing", () => {
  const answers = (requestId: number): readonly PasskeyEvent[] => [
    { type: "SupportRead", requestId, support: { _tag: "Supported" } },
    { type: "ChallengeAnswered", requestId, reply: challenge },
    { type: "CredentialCreated", requestId, credential: nothingMade },
    { type: "CredentialGiven", requestId, credential: nothingGiven },
    { type: "CredentialRefused", requestId, why: "refused" },
    { type: "CredentialAnswered", requestId, reply: reply() },
    { type: "SignInAnswered", requestId, answer: null },
    { type: "CallFailed", requestId, url: "/" },
  ]

  test.each([
    ["idle", open, []],
    ["checking", after(login), ["SupportRead"]],
    ["challenging", after(login, supported), ["ChallengeAnswered", "CallFailed"]],
    ["asking", after(login, supported, challenged), ["CredentialGiven", "CredentialRefused"]],
    ["asking", after(register, supported, challenged), ["CredentialCreated", "CredentialRefused"]],
    ["sending", after(login, supported, challenged, given), ["CredentialAnswered", "CallFailed"]],
    ["signingIn", after(login, supported, challenged, given, token), ["SignInAnswered", "CallFailed"]],
    ["ended", after(login, { type: "Cancelled" }), []],
  ] as const)("%s", (stage, flow, awaited) => {
    expect(flow.stage.is).toBe(stage)
    const changing = answers(flow.requestId).filter((event) => passkeyFlow(flow, event)[0] !== flow)
    expect(changing.map(({ type }) => type)).toEqual(awaited)
    for (const late of [...answers(flow.requestId - 1), ...answers(flow.requestId + 1)]) expect(passkeyFlow(flow, late)).toEqual([flow, []])
  })
})
