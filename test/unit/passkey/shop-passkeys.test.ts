import { describe, expect, test } from "vitest"
import { accountsCalls, accountsPath } from "../../../core/passkey/accounts-call.ts"
import { maxPasskeyName } from "../../../core/passkey/limits.ts"
import { passkeyMaker } from "../../../core/passkey/makers.ts"
import { passkeyName } from "../../../core/passkey/passkey-name.ts"
import { isRelyingParty, namedAddress } from "../../../core/passkey/relying-party.ts"
import { isCopied } from "../../../fixtures/shop/passkeys/passkey-fault.ts"

test.each([
  ["sklep.pl", true],
  ["www.sklep.pl", true],
  ["localhost", true],
  ["xn--bg-fka.example", true],
  ["1.example", true],
  ["127.0.0.1", false],
  ["10.0.0.1", false],
  ["[::1]", false],
  ["::1", false],
  ["2130706433", false],
  ["", false],
])("under %j there are passkeys: %s (20.19)", (host, are) => expect(isRelyingParty(host)).toBe(are))

test.each([
  ["http://127.0.0.1:8080/signin.php?a=b", "http://localhost:8080/signin.php?a=b"],
  ["http://[::1]:8080/", "http://localhost:8080/"],
  ["https://127.0.0.1", "https://localhost"],
  ["http://127.0.0.1.evil.example/", null],
  ["http://192.168.1.7:8080/", null],
  ["https://sklep.pl/?a=http://127.0.0.1/", null],
])("%j has the name %j (20.20)", (address, named) => expect(namedAddress(address)).toBe(named))

test("each call of the accounts service has its path below the base (11.98)", () => {
  expect(accountsCalls.map(accountsPath)).toEqual([
    "webAuthn/generateRegisterRequest.php",
    "webAuthn/register.php",
    "webAuthn/generateLoginRequest.php",
    "webAuthn/login.php",
  ])
})

test.each([
  ["fbfc3007-154e-4ecc-8c0b-6e020557d7bd", "Apple Passwords"],
  ["EA9B8D66-4D01-1D21-3CE4-B6B48CB575D4", "Google Password Manager"],
  ["00000000-0000-0000-0000-000000000000", null],
  ["__proto__", null],
  ["", null],
])("the maker of %j is %j (20.31)", (aaguid, maker) => expect(passkeyMaker(aaguid)).toBe(maker))

describe("the name of a passkey (9.162, 10.657)", () => {
  test.each([
    ["telefon", "telefon"],
    ["  mój\n\ttelefon ", "mój telefon"],
    ["a\u0000b\u202ec", "a b c"],
    ["   ", ""],
    ["x".repeat(200), "x".repeat(maxPasskeyName)],
  ])("%j is kept as %j", (typed, kept) => expect(passkeyName(typed)).toBe(kept))

  test("is well formed where it is cut inside a sign", () => {
    expect(passkeyName(`${"x".repeat(maxPasskeyName - 1)}🔑🔑`).isWellFormed()).toBe(true)
  })
})

test.each([
  [0, 0, false],
  [0, 1, false],
  [5, 6, false],
  [5, 5, true],
  [5, 4, true],
  [5, 0, true],
])("after %i a counter of %i is a copy's: %s (20.28)", (before, now, is) => expect(isCopied(before, now)).toBe(is))
