import fc from "fast-check"
import { expect } from "vitest"
import type { Step } from "../../../core/values/machine.ts"
import { encodeBase64 } from "../../../core/passkey/base64.ts"
import { type BrowserFacts, everyPasskey, passkeySupport } from "../../../core/passkey/support.ts"
import {
  openPasskeyFlow,
  type PasskeyCommand,
  type PasskeyEvent,
  passkeyFlow,
  type PasskeyFlow,
} from "../../../core/passkey/passkey-flow.ts"
import { everything, facts } from "../../support/property/browser-facts.ts"
import { property } from "../../support/property/property.ts"

type FlowMachine = Step<PasskeyFlow, PasskeyEvent, PasskeyCommand>
const machine: FlowMachine = passkeyFlow

const someBrowser: BrowserFacts = { signs: { userAgent: "", vendor: "", platform: "", touch: false }, ...everything }

const nothingGiven = { rawId: null, clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null }

const optional = fc.option(fc.constantFrom("success", "error", "", "x"), { nil: null })
const reply = fc.option(
  fc.record({
    status: optional,
    errorMsg: optional,
    data: fc.constantFrom(null, "{}", '{"publicKey":{}}', "{"),
    ms: optional,
    loginToken: fc.constantFrom(null, "", "secret-login"),
  }),
  { nil: null, freq: 8 },
)
const bytes = fc.option(fc.uint8Array({ maxLength: 4 }).map(encodeBase64), { nil: null })
/** Answers as they come in; their number is put on later. */
const answers: fc.Arbitrary<PasskeyEvent> = fc.oneof(
  facts.map(
    (given) => ({ type: "SupportRead", requestId: 0, support: passkeySupport({ ...given, ...everything }, everyPasskey) }) as const,
  ),
  reply.map((given) => ({ type: "ChallengeAnswered", requestId: 0, reply: given }) as const),
  bytes.map(
    (given) =>
      ({
        type: "CredentialCreated",
        requestId: 0,
        credential: { transports: null, clientDataJSON: given, attestationObject: null },
      }) as const,
  ),
  bytes.map(
    (given) =>
      ({
        type: "CredentialGiven",
        requestId: 0,
        credential: { rawId: given, clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null },
      }) as const,
  ),
  fc
    .constantFrom("cancelled" as const, "held" as const, "refused" as const)
    .map((why) => ({ type: "CredentialRefused", requestId: 0, why }) as const),
  reply.map((given) => ({ type: "CredentialAnswered", requestId: 0, reply: given }) as const),
  fc
    .constantFrom("success", "failure")
    .map((status) => ({ type: "SignInAnswered", requestId: 0, answer: { status, login: "jan" } }) as const),
  fc.constant({ type: "CallFailed", requestId: 0, url: "/" } as const),
)
const presses: fc.Arbitrary<PasskeyEvent> = fc.oneof(
  fc.constant({ type: "LoginPressed" } as const),
  fc.constantFrom("jan", "").map((userLogin) => ({ type: "RegisterPressed", userLogin, authorizeToken: "secret-authorize" }) as const),
)

/** Mostly the answer that is awaited, now and then something else. */
interface Move {
  readonly event: PasskeyEvent
  readonly lateBy: number
}
const moves: fc.Arbitrary<Move> = fc.record({
  event: fc.oneof(
    { weight: 6, arbitrary: answers },
    { weight: 2, arbitrary: presses },
    { weight: 1, arbitrary: fc.constant({ type: "Cancelled" } as const) },
  ),
  lateBy: fc.constantFrom(0, 0, 0, 0, 1, 2),
})
const expected = (stage: string): readonly string[] => {
  const types: Readonly<Record<string, readonly string[]>> = {
    checking: ["SupportRead"],
    challenging: ["ChallengeAnswered", "CallFailed"],
    asking: ["CredentialCreated", "CredentialGiven", "CredentialRefused"],
    sending: ["CredentialAnswered", "CallFailed"],
    signingIn: ["SignInAnswered", "CallFailed"],
  }
  return types[stage] ?? []
}

interface Walked {
  readonly flow: PasskeyFlow
  readonly commands: readonly PasskeyCommand[]
}

/** Runs a journey; answers get the number that is awaited, or an older one. */
function walk(
  step: FlowMachine,
  journey: readonly Move[],
  check: (flow: PasskeyFlow, move: PasskeyEvent, next: Walked) => void,
): PasskeyFlow {
  let flow = openPasskeyFlow(everyPasskey, "sklep.pl")
  for (const { event, lateBy } of journey) {
    const given = "requestId" in event ? { ...event, requestId: flow.requestId - lateBy } : event
    const [next, commands] = step(flow, given)
    check(flow, given, { flow: next, commands })
    flow = next
  }
  return flow
}

/** The right answers, as far as they go; then anything. So every stage is reached. */
const journeys = fc
  .record({
    press: presses,
    good: fc.nat({ max: 5 }),
    status: fc.constantFrom("success", "failure"),
    others: fc.array(moves, { maxLength: 8 }),
  })
  .map(({ press, good, status, others }): readonly Move[] => {
    const reply = { status: "success", errorMsg: null, data: "{}", ms: null, loginToken: "secret-login" }
    const credential: PasskeyEvent =
      press.type === "LoginPressed"
        ? { type: "CredentialGiven", requestId: 0, credential: nothingGiven }
        : { type: "CredentialCreated", requestId: 0, credential: { transports: null, clientDataJSON: null, attestationObject: null } }
    const events: readonly PasskeyEvent[] = [
      { type: "SupportRead", requestId: 0, support: passkeySupport(someBrowser, everyPasskey) },
      { type: "ChallengeAnswered", requestId: 0, reply },
      credential,
      { type: "CredentialAnswered", requestId: 0, reply },
      { type: "SignInAnswered", requestId: 0, answer: { status, login: "jan" } },
    ]
    return [...[press, ...events.slice(0, good)].map((event) => ({ event, lateBy: 0 })), ...others]
  })

property("an answer to an older command, or of another kind than awaited, changes nothing", {
  fault: "a late answer acts",
  rule: machine,
  planted: (flow, event) => passkeyFlow(flow, "requestId" in event ? { ...event, requestId: flow.requestId } : event),
  runs: 300,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      walk(step, journey, (flow, event, next) => {
        expect(JSON.parse(JSON.stringify(next.flow))).toEqual(next.flow)
        if (!("requestId" in event) || (event.requestId === flow.requestId && expected(flow.stage.is).includes(event.type))) return
        expect(next.flow).toBe(flow)
        expect(next.commands).toEqual([])
      })
    }),
})

property("from every state failing answers lead to an end, and every end lets the flow be started again", {
  fault: "a failure that is not answered",
  rule: machine,
  planted: (flow, event) => (event.type === "CallFailed" && flow.stage.is === "sending" ? [flow, []] : passkeyFlow(flow, event)),
  runs: 300,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      let flow = walk(step, journey, () => {})
      const failures = (requestId: number): readonly PasskeyEvent[] => [
        { type: "SupportRead", requestId, support: passkeySupport({ ...someBrowser, hasFetch: false }, everyPasskey) },
        { type: "CredentialRefused", requestId, why: "refused" },
        { type: "CallFailed", requestId, url: "/" },
      ]
      flow = failures(flow.requestId).reduce((state, event) => step(state, event)[0], flow)
      expect(flow.stage.is).toBe("ended")
      expect(step(flow, { type: "LoginPressed" })[0].stage.is).toBe("checking")
    }),
})

property("whatever does not answer, the flow ends by the time of its last command, or when the browser's dialog does (19.44)", {
  fault: "a stage without a time limit",
  rule: machine,
  planted: (flow, event) => {
    const [next, commands] = passkeyFlow(flow, event)
    return [next, next.stage.is === "sending" ? commands.filter(({ type }) => type !== "StartTimer") : commands]
  },
  runs: 200,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      const limits = new Set<number>()
      const flow = walk(step, journey, (_, __, { commands }) => {
        for (const command of commands) if (command.type === "StartTimer") limits.add(command.timerId)
      })
      if (["idle", "ended", "asking"].includes(flow.stage.is)) return
      expect([...limits]).toContain(flow.requestId)
      expect(step(flow, { type: "TimerEnded", timerId: flow.requestId })[0].stage).toEqual({ is: "ended", end: { _tag: "NotAnswered" } })
    }),
})

const order = ["ReadSupport", "FetchChallenge", "CreateCredential", "GetCredential", "SendCredential", "SignInWithToken"]

property("support, challenge, credential, accounts service, shop: each command follows the one before it", {
  fault: "a step left out",
  rule: machine,
  planted: (flow, event) => {
    if (event.type !== "LoginPressed" || flow.stage.is === "checking") return passkeyFlow(flow, event)
    const started = passkeyFlow(flow, event)[0]
    return passkeyFlow(started, { type: "SupportRead", requestId: started.requestId, support: passkeySupport(someBrowser, everyPasskey) })
  },
  runs: 200,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      let last = -1
      walk(step, journey, (_, __, { commands }) => {
        for (const { type } of commands) {
          if (type === "AbortCredential" || type === "StartTimer") continue
          const place = order.indexOf(type)
          const before = [[-1, 0, 1, 2, 3, 4, 5], [0], [1], [1], [2, 3], [4]][place] ?? []
          expect(before).toContain(last)
          last = place
        }
      })
    }),
})

property("signed in is only who the shop let in with the token, and no token is kept once it is sent", {
  fault: "a shop that said no",
  rule: machine,
  planted: (flow, event) =>
    event.type === "SignInAnswered" && flow.stage.is === "signingIn" && event.requestId === flow.requestId
      ? [{ ...flow, requestId: flow.requestId + 1, stage: { is: "ended", end: { _tag: "SignedIn", login: "jan" } } }, []]
      : passkeyFlow(flow, event),
  runs: 600,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      walk(step, journey, (flow, event, next) => {
        const kept = JSON.stringify(next.flow)
        expect(kept).not.toContain("secret-login")
        if (next.flow.stage.is !== "checking") expect(kept).not.toContain("secret-authorize")
        if (next.flow.stage.is !== "ended" || next.flow.stage.end._tag !== "SignedIn" || flow === next.flow) return
        expect(flow.stage.is).toBe("signingIn")
        expect(event).toMatchObject({ type: "SignInAnswered", answer: { status: "success" } })
      })
    }),
})
