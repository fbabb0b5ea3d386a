import { passkeyMaker } from "../../core/passkey/makers.ts"
import type { Language } from "../../core/values/language.ts"
import { atSending } from "../../fixtures/shop/mail/public-origin.ts"
import { leavePasskeyMail } from "../../fixtures/shop/passkeys/passkey-mails.ts"
import { passkeysOf, removePasskey, type StoredPasskey } from "../../fixtures/shop/passkeys/passkeys-store.ts"
import { accountSigningIn } from "../../fixtures/shop/sign-in/accounts-store.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"

const isoOf = (atMs: number): string => new Date(atMs).toISOString()

const dataOf = ({ id, name, aaguid, domain, counter, isSynced, madeMs, usedMs }: StoredPasskey) => ({
  id,
  name,
  maker: passkeyMaker(aaguid),
  domain,
  counter,
  synced: isSynced,
  made: isoOf(madeMs),
  used: usedMs === null ? null : isoOf(usedMs),
})

const line = ({ id, name, maker, domain, made, used }: ReturnType<typeof dataOf>): string =>
  `${id}  ${name === "" ? (maker ?? "passkey") : printable(name)}  ${domain}  saved ${made}  ${used === null ? "not used yet" : `used ${used}`}`

/** The account that a login or an e-mail address signs in to, as on the page. Spec: 10.133. */
async function accountOf(store: ShopStore, typed: string): Promise<{ readonly id: number; readonly email: string }> {
  const account = await accountSigningIn(store.reader, typed)
  if (account === null) throw new UserError(`there is no account with the login ${printable(typed)}`)
  return account
}

/** The passkeys of an account. Fails with a UserError where there is no such account. */
export async function passkeysAnswer(place: StorePlace, login: string): Promise<Answer> {
  const found = await inShop(place, async (store) => passkeysOf(store.reader, (await accountOf(store, login)).id))
  const data = found.map(dataOf)
  return { words: data.length === 0 ? "The account has no passkey." : data.map(line).join("\n"), data, ok: true }
}

interface Removal {
  readonly login: string
  /** the passkey, as it was typed */
  readonly id: string
  /** of the mail to its owner */
  readonly language: Language
  readonly nowMs: number
}

/** Removes one, and tells its owner by mail. Fails with a UserError where the account or its passkey is not there. Spec: 10.659. */
export async function passkeyRemoved(place: StorePlace, { login, id: typedId, language, nowMs }: Removal): Promise<Answer> {
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const removed = await inShop(place, async (store) => {
    const { id: accountId, email } = await accountOf(store, login)
    return store.transaction(async (within) => {
      const passkey = id === null ? null : await removePasskey(within, accountId, id)
      if (passkey !== null)
        await leavePasskeyMail({ reader: within, language, nowMs }, "passkeyRemoved", { recipient: email, origin: atSending, passkey })
      return passkey
    }, "read committed")
  })
  if (removed === null)
    throw new UserError(`the account has no passkey ${printable(typedId)}: \`witryna passkey list\` lists those that it has`)
  const data = dataOf(removed)
  return { words: `Removed: ${line(data)}`, data, ok: true }
}
