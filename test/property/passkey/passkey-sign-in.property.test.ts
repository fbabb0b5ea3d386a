import fc from "fast-check"
import { expect } from "vitest"
import type { Step } from "../../../core/values/machine.ts"
import type { PasskeyCallReply } from "../../../core/passkey/device.ts"
import {
  openPasskeySignIn,
  passkeySignIn,
  type PasskeySignIn,
  type PasskeySignInCommand,
  type PasskeySignInEvent,
} from "../../../core/passkey/passkey-sign-in.ts"
import { property } from "../../support/property/property.ts"

type Machine = Step<PasskeySignIn, PasskeySignInEvent, PasskeySignInCommand>
const machine: Machine = passkeySignIn

const texts = { rawId: "AQ==", clientDataJSON: "Ag==", authenticatorData: "Aw==", signature: "BA==", userHandle: "" }
const replies: fc.Arbitrary<PasskeyCallReply> = fc.oneof(
  fc.constant<PasskeyCallReply>({ is: "failed", url: "/" }),
  fc.record({
    is: fc.constant("replied" as const),
    isUnknown: fc.boolean(),
    reply: fc.record({
      status: fc.constantFrom("success", "error"),
      errorMsg: fc.constant(null),
      data: fc.constantFrom("{}", "{", null),
      ms: fc.constant(null),
      loginToken: fc.constantFrom("t", null),
    }),
  }),
  fc.constantFrom("success", "error").map((status): PasskeyCallReply => ({ is: "signedIn", answer: { status, login: "jan" } })),
)
/** What may happen; numbers are put on later, mostly those that are awaited. */
const events: fc.Arbitrary<PasskeySignInEvent> = fc.oneof(
  fc.constantFrom<PasskeySignInEvent>(
    { type: "Shown" },
    { type: "DeviceKnown", why: "none", offers: true, domain: "sklep.pl", named: "" },
    { type: "SignInPressed" },
    { type: "CancelPressed" },
    { type: "OfferTaken", offerId: 0, ...texts },
    { type: "OfferEnded", offerId: 0 },
    { type: "RenewalDue", offerId: 0 },
    { type: "SupportTold", requestId: 0, why: "none" },
    { type: "PasskeyGiven", requestId: 0, ...texts },
    { type: "PasskeyRefused", requestId: 0, why: "cancelled" },
    { type: "NothingSaid" },
  ),
  replies.map((reply): PasskeySignInEvent => ({ type: "OfferAnswered", offerId: 0, reply })),
  replies.map((reply): PasskeySignInEvent => ({ type: "CallAnswered", requestId: 0, reply })),
)
const good: PasskeyCallReply = {
  is: "replied",
  isUnknown: false,
  reply: { status: "success", errorMsg: null, data: "{}", ms: null, loginToken: "t" },
}
/** As it goes when all is well, as far as it goes; then anything. So every stage is reached. */
const wayIn: readonly PasskeySignInEvent[] = [
  { type: "OfferAnswered", offerId: 0, reply: good },
  { type: "SignInPressed" },
  { type: "SupportTold", requestId: 0, why: "none" },
  { type: "CallAnswered", requestId: 0, reply: good },
  { type: "PasskeyGiven", requestId: 0, ...texts },
  { type: "CallAnswered", requestId: 0, reply: { ...good, isUnknown: true } },
]
const journeys = fc
  .record({
    first: fc.nat({ max: wayIn.length }),
    others: fc.array(fc.record({ event: events, lateBy: fc.constantFrom(0, 0, 0, 1) }), { maxLength: 30 }),
  })
  .map(({ first, others }) => [...wayIn.slice(0, first).map((event) => ({ event, lateBy: 0 })), ...others])

const numbered = (page: PasskeySignIn, event: PasskeySignInEvent, lateBy: number): PasskeySignInEvent =>
  "offerId" in event
    ? { ...event, offerId: page.offer.offerId - lateBy }
    : "requestId" in event
      ? { ...event, requestId: page.flow.requestId - lateBy }
      : event

property("a browser carries one request at a time: no other is asked for while an offer or a dialog stands (20.30)", {
  fault: "the button asks beside the offer",
  rule: machine,
  planted: (page, event) => {
    const [next, commands] = passkeySignIn(page, event)
    return [next, event.type === "SignInPressed" ? commands.filter(({ type }) => type !== "AbortCredential") : commands]
  },
  runs: 400,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      let page = passkeySignIn(openPasskeySignIn("/a"), {
        type: "DeviceKnown",
        why: "none",
        offers: true,
        domain: "sklep.pl",
        named: "",
      })[0]
      let open = 0
      for (const { event, lateBy } of journey) {
        const given = numbered(page, event, lateBy)
        // what the device has answered is over
        if (lateBy === 0 && page.offer.is === "standing" && (given.type === "OfferTaken" || given.type === "OfferEnded")) open = 0
        if (lateBy === 0 && page.flow.stage.is === "asking" && (given.type === "PasskeyGiven" || given.type === "PasskeyRefused")) open = 0
        const [next, commands] = step(page, given)
        for (const { type } of commands) {
          if (type === "AbortCredential") open = 0
          if (type === "OfferPasskey" || type === "GetCredential") open += 1
          expect(open).toBeLessThanOrEqual(1)
        }
        page = next
      }
    }),
})

property("nobody leaves the page but who is signed in, and no device forgets but what was sent and is unknown (10.653, 20.29)", {
  fault: "a refused one leaves",
  rule: machine,
  planted: (page, event) => {
    const [next, commands] = passkeySignIn(page, event)
    return [next, next.flow.stage.is === "ended" && next.flow !== page.flow ? [...commands, { type: "Leave", address: "/a" }] : commands]
  },
  runs: 400,
  holds: (step) =>
    fc.property(journeys, (journey) => {
      let page = passkeySignIn(openPasskeySignIn("/a"), {
        type: "DeviceKnown",
        why: "none",
        offers: true,
        domain: "sklep.pl",
        named: "",
      })[0]
      for (const { event, lateBy } of journey) {
        const given = numbered(page, event, lateBy)
        const [next, commands] = step(page, given)
        for (const { type } of commands) {
          if (type === "Leave") expect(next.flow.stage).toMatchObject({ is: "ended", end: { _tag: "SignedIn" } })
          if (type === "ForgetPasskey") {
            expect(page.flow.stage.is).toBe("sending")
            expect(given).toMatchObject({ type: "CallAnswered", reply: { isUnknown: true } })
          }
        }
        page = next
      }
    }),
})
