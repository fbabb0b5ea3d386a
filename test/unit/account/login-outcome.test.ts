import { describe, expect, test } from "vitest"
import { loginOutcome } from "../../../core/account/ways/login-outcome.ts"
import { mayDisconnect } from "../../../core/account/ways/login-ways.ts"

describe("what follows when somebody comes back from a service (10.792, 10.794 to 10.796, 10.983)", () => {
  test.each([
    // to connect, again, signed in, connected, of the address, another there, what follows
    [null, false, null, null, null, false, { _tag: "Register" }],
    [null, false, null, null, 3, false, { _tag: "AskPassword" }],
    [null, false, null, 4, null, false, { _tag: "SignIn", accountId: 4 }],
    // the connection counts, whoever has the address by now
    [null, false, null, 4, 3, false, { _tag: "SignIn", accountId: 4 }],
    [null, false, 5, 4, null, false, { _tag: "SignIn", accountId: 4 }],
    // somebody has signed in by the password meanwhile: still nobody is joined silently
    [null, false, 3, null, 3, false, { _tag: "AskPassword" }],
    [3, false, 3, null, null, false, { _tag: "Connect", accountId: 3 }],
    // who is signed in connects, whoever has the address there
    [3, false, 3, null, 4, false, { _tag: "Connect", accountId: 3 }],
    [3, false, 3, 3, null, true, { _tag: "Connected", accountId: 3 }],
    [3, false, 3, 4, null, false, { _tag: "Refused", why: "taken" }],
    [3, false, 3, null, null, true, { _tag: "Refused", why: "other" }],
    [3, false, 4, null, null, false, { _tag: "Refused", why: "expired" }],
    [3, false, null, 3, null, false, { _tag: "Refused", why: "expired" }],
    // says again who it is, and connects nothing, not even where the service was taken away meanwhile
    [3, true, 3, 3, null, true, { _tag: "Connected", accountId: 3 }],
    [3, true, 3, null, null, false, { _tag: "Refused", why: "stale" }],
    [3, true, 3, null, 3, false, { _tag: "Refused", why: "stale" }],
    [3, true, 3, null, null, true, { _tag: "Refused", why: "other" }],
    [3, true, 3, 4, null, false, { _tag: "Refused", why: "taken" }],
    [3, true, 4, 3, null, false, { _tag: "Refused", why: "expired" }],
    // who began it as nobody signs in, and is led to the page
    [null, true, null, 4, null, false, { _tag: "SignIn", accountId: 4 }],
  ])(
    "to connect %j, again %j, signed in %j, connected %j, of the address %j, another %j: %j",
    (connecting, isAgain, signedIn, connected, ofAddress, hasOther, outcome) =>
      expect(loginOutcome({ connecting, isAgain, signedIn, connected, ofAddress, hasOther })).toEqual(outcome),
  )
})

test.each([
  [true, 0, 1, true],
  [false, 0, 1, false],
  [false, 1, 1, true],
  [false, 0, 2, true],
])("a password %j, passkeys %j, services %j: one may be taken away: %j (10.797)", (hasPassword, passkeys, connections, may) =>
  expect(mayDisconnect({ hasPassword, passkeys, connections })).toBe(may),
)
