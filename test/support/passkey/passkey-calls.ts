import { accountsPath, type AccountsCall } from "../../../core/passkey/accounts-call.ts"
import { type AccountsReply, readAccountsReply } from "../../../core/passkey/ceremony.ts"
import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import type { Shopper } from "../shop/shopper.ts"
import type { LoginBody, Misbehaviour, SoftwareAuthenticator } from "./software-authenticator.ts"

/** Calls the accounts service as a page does: a text without a content type of its own. */
export async function callAccounts(
  shopper: Shopper,
  call: AccountsCall,
  body: string,
  at = "",
): Promise<AccountsReply & { readonly text: string }> {
  const response = await shopper.send(`/${accountsPath(call)}${at}`, { method: "POST", body })
  const text = await response.text()
  const reply = readAccountsReply(text)
  if (response.status !== 200 || reply === null) throw new Error(`${call}: ${response.status} ${text}`)
  return { ...reply, text }
}

/** Leave to save a passkey; fails where the shop gives none. */
export async function leaveFor(shopper: Shopper, password = ""): Promise<string> {
  const { leaveToken, refusedFor } = await askLeave(shopper, password)
  if (typeof leaveToken !== "string") throw new TypeError(`no leave: ${String(refusedFor)}`)
  return leaveToken
}

/** What the shop says to who wants leave. */
export async function askLeave(shopper: Shopper, password = ""): Promise<Readonly<Record<string, unknown>>> {
  const data = await shopper.data(
    `mutation { ownAuthorizePasskey(password: ${JSON.stringify(password)}) { status leaveToken refusedFor } }`,
  )
  const told = isForeignObject(data) ? data["ownAuthorizePasskey"] : null
  if (!isForeignObject(told)) throw new TypeError("no answer")
  return told
}

/** Saves a passkey of who is signed in, and gives what `register` answers. */
export async function savePasskey(
  shopper: Shopper,
  device: SoftwareAuthenticator,
  userLogin: string,
  wrong: Misbehaviour = {},
): Promise<AccountsReply> {
  const asked = await callAccounts(shopper, "generateRegisterRequest", await leaveFor(shopper))
  return callAccounts(shopper, "register", JSON.stringify({ userLogin, ...device.create(asked.data ?? "", wrong) }))
}

/** Answers a challenge of the sign-in, and gives what `login` answers. */
export async function usePasskey(
  shopper: Shopper,
  device: SoftwareAuthenticator,
  wrong: Misbehaviour & { readonly at?: number; readonly body?: Partial<Record<keyof LoginBody, string | null>> } = {},
): Promise<AccountsReply & { readonly text: string }> {
  const asked = await callAccounts(shopper, "generateLoginRequest", JSON.stringify({ domain: "shop.local" }))
  return callAccounts(shopper, "login", JSON.stringify({ ...device.get(asked.data ?? "", wrong), ...wrong.body }))
}

/** Hands a token to the shop. */
export async function signInWith(shopper: Shopper, token: string | null): Promise<unknown> {
  const data = await shopper.data(`mutation { loginByIAIAccountsToken(token: ${JSON.stringify(token ?? "")}) { status login } }`)
  return isForeignObject(data) ? data["loginByIAIAccountsToken"] : null
}
