import { passkeyMaker } from "../../core/passkey/makers.ts"
import { passkeysOf, removePasskey, type StoredPasskey } from "../../fixtures/shop/passkeys/passkeys-store.ts"
import { accountOfLogin } from "../../fixtures/shop/sign-in/accounts-store.ts"
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

async function accountOf(store: ShopStore, login: string): Promise<number> {
  const account = await accountOfLogin(store.reader, login)
  if (account === null) throw new UserError(`there is no account with the login ${printable(login)}`)
  return account.id
}

/** The passkeys of an account. Fails with a UserError where there is no such account. */
export async function passkeysAnswer(place: StorePlace, login: string): Promise<Answer> {
  const found = await inShop(place, async (store) => passkeysOf(store.reader, await accountOf(store, login)))
  const data = found.map(dataOf)
  return { words: data.length === 0 ? "The account has no passkey." : data.map(line).join("\n"), data, ok: true }
}

/** Removes one. Fails with a UserError where the account or its passkey is not there. */
export async function passkeyRemoved(place: StorePlace, login: string, typedId: string): Promise<Answer> {
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const removed = await inShop(place, async (store) => {
    const account = await accountOf(store, login)
    return id === null ? null : store.transaction((within) => removePasskey(within, account, id), "read committed")
  })
  if (removed === null)
    throw new UserError(`the account has no passkey ${printable(typedId)}: \`witryna passkey list\` lists those that it has`)
  const data = dataOf(removed)
  return { words: `Removed: ${line(data)}`, data, ok: true }
}
