import fc from "fast-check"
import { expect } from "vitest"
import { type LoginOutcome, loginOutcome, type ReturnedPerson } from "../../../core/account/ways/login-outcome.ts"
import { type ProviderPerson, readProviderPerson } from "../../../core/account/ways/provider-reply.ts"
import { isForeignObject, parseJson } from "../../../core/web/untrusted-json.ts"
import { property } from "../../support/property/property.ts"

const account = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null })
const returned: fc.Arbitrary<ReturnedPerson> = fc.record({
  connecting: account,
  isAgain: fc.boolean(),
  signedIn: account,
  connected: account,
  ofAddress: account,
  hasOther: fc.boolean(),
})

/** Believes an address as if it were a password. */
function joinedByAddress(person: ReturnedPerson): LoginOutcome {
  const { ofAddress } = person
  return person.connecting === null && person.connected === null && ofAddress !== null
    ? { _tag: "SignIn", accountId: ofAddress }
    : loginOutcome(person)
}

property(
  "whoever comes back is signed in to the account that is connected and to no other, and connects the one that is signed in and no other (10.792, 10.794)",
  {
    fault: "an address that has an account signs in to it",
    rule: loginOutcome,
    planted: joinedByAddress,
    runs: 500,
    holds: (outcomeOf) =>
      fc.property(returned, (person) => {
        const outcome = outcomeOf(person)
        if (outcome._tag === "SignIn") {
          expect(person.connecting).toBeNull()
          expect(outcome.accountId).toBe(person.connected)
        }
        if (outcome._tag === "Connect") {
          expect([person.connecting, person.connected]).toEqual([person.signedIn, null])
          expect(outcome.accountId).toBe(person.signedIn)
          expect(person.isAgain).toBe(false)
        }
        if (outcome._tag === "AskPassword") expect(person.ofAddress).not.toBeNull()
      }),
  },
)

/** Takes an address whether the service has looked or not. */
function believed(text: string): ProviderPerson | null {
  const told = parseJson(text)
  const email = isForeignObject(told) && typeof told["email"] === "string" ? told["email"] : ""
  const person = readProviderPerson(text)
  return person === null ? null : { ...person, email }
}

const hostile = fc.oneof(
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom<unknown>("7", "jan@kowalski.com", "ola@example.com", true, "true", 1, null, [], {}, "\u0000\u202e", "x".repeat(400)),
)
const replies = fc.oneof(
  fc.string({ maxLength: 60, unit: "binary" }),
  fc
    .dictionary(fc.constantFrom("sub", "email", "email_verified", "given_name", "family_name", "__proto__"), hostile)
    .map((told) => JSON.stringify(told)),
)

property(
  "whatever a service answers, it tells of nobody or of a person whose fields the form takes; an address only where it has looked (11.570)",
  {
    fault: "an address counts although the service has not looked",
    rule: readProviderPerson,
    planted: believed,
    runs: 1_000,
    holds: (read) =>
      fc.property(replies, (text) => {
        const person = read(text)
        if (person === null) return
        expect(person.subject).toMatch(/^[\x21-\x7e]{1,255}$/)
        for (const name of [person.firstName, person.lastName]) expect(name).toMatch(/^(?:[^\p{C}\s](?:[^\p{C}]{0,78}[^\p{C}\s])?)?$/u)
        if (person.email === "") return
        const told: unknown = JSON.parse(text)
        expect(isForeignObject(told) && told["email_verified"]).toBe(true)
        expect(person.email).toMatch(/^\S+@\S+\.\S+$/)
      }),
  },
)
