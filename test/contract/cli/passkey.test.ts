import { expect, test } from "vitest"
import { passkeyRemoved, passkeysAnswer } from "../../../cli/shop/passkey-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { login, openSaved } from "../../support/passkey/passkey-clients.ts"
import { usePasskey } from "../../support/passkey/passkey-calls.ts"

test("`witryna passkey` lists the passkeys of an account and removes one; it signs nobody in any more", async () => {
  const { place, device, guest } = await openSaved()
  const { data, words } = await passkeysAnswer(place, login)
  expect(data).toEqual([expect.objectContaining({ id: 1, name: "", maker: null, domain: "shop.local", synced: false, used: null })])
  expect(words).toMatch(/^1 {2}passkey {2}shop\.local {2}saved \S+Z {2}not used yet$/)
  expect(JSON.stringify(data)).not.toMatch(/key"|credential/)
  expect((await passkeyRemoved(place, login, "1")).words).toMatch(/^Removed: 1 /)
  expect((await passkeysAnswer(place, login)).words).toBe("The account has no passkey.")
  expect(await usePasskey(guest, device)).toMatchObject({ status: "error" })
})

test.each([
  ["nobody@example.com", "1", "there is no account with the login nobody@example.com"],
  [login, "2", "the account has no passkey 2: `witryna passkey list` lists those that it has"],
  [login, "1; DROP", "the account has no passkey 1; DROP: `witryna passkey list` lists those that it has"],
])("%s %s: what is not there is told", async (of, id, words) => {
  const { place } = await openSaved()
  const failure = await passkeyRemoved(place, of, id).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UserError)
  expect(failure).toMatchObject({ message: words })
})
