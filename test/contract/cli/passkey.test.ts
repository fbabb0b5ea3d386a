import { expect, test } from "vitest"
import { passkeyRemoved, passkeysAnswer } from "../../../cli/shop/passkey-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { login, openClient, openSaved } from "../../support/passkey/passkey-clients.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { usePasskey } from "../../support/passkey/passkey-calls.ts"

test("`witryna passkey` lists the passkeys of an account and removes one; it signs nobody in any more, and its owner is told (10.659)", async () => {
  const { place, device, guest, next } = await openSaved()
  const { data, words } = await passkeysAnswer(place, login)
  expect(data).toEqual([expect.objectContaining({ id: 1, name: "", maker: null, domain: "shop.local", synced: false, used: null })])
  expect(words).toMatch(/^1 {2}passkey {2}shop\.local {2}saved \S+Z {2}not used yet$/)
  expect(JSON.stringify(data)).not.toMatch(/key"|credential/)
  expect((await passkeyRemoved(place, { login, id: "1", language: "en", nowMs: testNowMs })).words).toMatch(/^Removed: 1 /)
  expect((await passkeysAnswer(place, login)).words).toBe("The account has no passkey.")
  expect(await usePasskey(guest, device)).toMatchObject({ status: "error" })
  // its owner is told by mail (10.659), once the running shop looks for mails
  await guest.post("/password-recover.php", { operation: "ask", login: "nobody" })
  expect((await next()).kind).toBe("passkeyAdded")
  const { kind, to, subject, text } = await next()
  expect([kind, to, subject]).toEqual(["passkeyRemoved", login, expect.stringContaining("A passkey was removed")])
  expect(text).toContain("https://shop.local/login.php?section=passkeys&lang=eng")
})

test("an account is found by its address as well (10.133)", async () => {
  const { place } = await openClient()
  expect((await passkeysAnswer(place, "HURT@example.com")).words).toBe("The account has no passkey.")
})

test.each([
  ["nobody@example.com", "1", "there is no account with the login nobody@example.com"],
  [login, "2", "the account has no passkey 2: `witryna passkey list` lists those that it has"],
  [login, "1; DROP", "the account has no passkey 1; DROP: `witryna passkey list` lists those that it has"],
])("%s %s: what is not there is told", async (of, id, words) => {
  const { place } = await openSaved()
  const failure = await passkeyRemoved(place, { login: of, id, language: "pl", nowMs: testNowMs }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UserError)
  expect(failure).toMatchObject({ message: words })
})
