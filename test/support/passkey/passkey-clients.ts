import { expect } from "vitest"
import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import type { PasskeyOptions } from "../../../fixtures/shop/passkeys/passkey-options.ts"
import { passkeyWords } from "../../../fixtures/shop/passkeys/passkey-words.ts"
import { collectMails } from "../shop/collected-mails.ts"
import { makeShopper, type Shopper, shopOrigin } from "../shop/shopper.ts"
import { signIn } from "../shop/sign-in.ts"
import { openTestShop } from "../shop/test-shop.ts"
import { savePasskey } from "./passkey-calls.ts"
import { makeAuthenticator } from "./software-authenticator.ts"

/** Who has passkeys in these tests. */
export const [login, password] = ["ola@example.com", "tajne123"]
/** A refusal, as the accounts service words it. */
export const says = (why: Parameters<typeof passkeyWords>[1]) => ({ status: "error", errorMsg: passkeyWords("pl", why) })

/** A client who has signed in just now, a device, and a guest. */
export async function openClient(passkeys?: PasskeyOptions) {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail, ...(passkeys === undefined ? {} : { passkeys }) })
  const [client, guest] = [makeShopper(opened.shop), makeShopper(opened.shop)]
  await signIn(client, login, password)
  return { ...opened, client, guest, next: mails.next, device: makeAuthenticator(shopOrigin) }
}

/** The same with a passkey that is saved. */
export async function openSaved(passkeys?: PasskeyOptions) {
  const opened = await openClient(passkeys)
  expect(await savePasskey(opened.client, opened.device, login)).toMatchObject({ status: "success" })
  return opened
}

/** The passkeys of who is signed in. */
export async function passkeysTold(shopper: Shopper): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const data = await shopper.data(
    "{ ownPasskeys { passkeys { passkeyId passkeyName passkeyModel passkeyMade passkeyUsed passkeySynced passkeyCredential } } }",
  )
  const told = isForeignObject(data) ? data["ownPasskeys"] : null
  const list = isForeignObject(told) ? told["passkeys"] : null
  return Array.isArray(list) ? list : []
}

/** Who is signed in. */
export const who = async (shopper: Shopper) => JSON.stringify(await shopper.data("{ client { login } }"))
