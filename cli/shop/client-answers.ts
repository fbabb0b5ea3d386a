import type { Language } from "../../core/values/language.ts"
import { mayDisconnect } from "../../core/account/ways/login-ways.ts"
import { readAddresses, readConsents, readData } from "../../fixtures/shop/account/client-account-store.ts"
import { serviceName } from "../../fixtures/shop/login-ways/allowed-services.ts"
import { leaveConnectionMail } from "../../fixtures/shop/login-ways/connection-mails.ts"
import { connectionsOf, deleteConnection } from "../../fixtures/shop/login-ways/connections-store.ts"
import { ordersOfAccount } from "../../fixtures/shop/orders/orders-store.ts"
import { atSending } from "../../fixtures/shop/mail/public-origin.ts"
import { passkeysOf } from "../../fixtures/shop/passkeys/passkeys-store.ts"
import { accountSigningIn, hasPassword, newestAccounts } from "../../fixtures/shop/sign-in/accounts-store.ts"
import type { ShopReader } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"
import { vatCheckData, vatCheckWords } from "./order-words.ts"

/** So many accounts, and orders of one, are listed. */
const mostListed = 50

/** By what an account signs in. */
async function waysOf(reader: ShopReader, id: number) {
  return {
    password: await hasPassword(reader, id),
    passkeys: (await passkeysOf(reader, id)).length,
    services: (await connectionsOf(reader, id)).map(({ provider }) => provider),
  }
}

const wayWords = ({ password, passkeys, services }: Awaited<ReturnType<typeof waysOf>>): string =>
  [...(password ? ["password"] : []), ...(passkeys === 0 ? [] : [`passkeys: ${passkeys}`]), ...services].join(", ") || "a mail's link alone"

/** The newest accounts. */
export const clientsAnswer = (place: StorePlace): Promise<Answer> =>
  inShop(place, async ({ reader }) => {
    const accounts = await newestAccounts(reader, mostListed)
    const data = await Promise.all(
      accounts.map(async ({ id, kind, login, email }) => ({ login, email, kind, signsInBy: await waysOf(reader, id) })),
    )
    const lines = data.map(({ login, kind, signsInBy }) => `${printable(login)}  ${kind}  ${wayWords(signsInBy)}`)
    return { words: lines.length === 0 ? "The shop has no accounts." : lines.join("\n"), data, ok: true }
  })

/** The account that a login or an e-mail address signs in to, as on the page. Spec: 10.133. */
async function accountNamed(reader: ShopReader, typed: string): Promise<NonNullable<Awaited<ReturnType<typeof accountSigningIn>>>> {
  const account = await accountSigningIn(reader, typed)
  if (account === null)
    throw new UserError(`there is no account with the login ${printable(typed)}: \`witryna client list\` lists the newest`)
  return account
}

const isoOf = (atMs: number | null): string | null => (atMs === null ? null : new Date(atMs).toISOString())

/** An account with what the shop keeps of it. Fails with a UserError where there is none. */
export const clientAnswer = (place: StorePlace, typed: string): Promise<Answer> =>
  inShop(place, async ({ reader }) => {
    const { id, login } = await accountNamed(reader, typed)
    const { type, firm, taxNumber, vatCheck, phone, birthDate } = await readData(reader, id)
    const data = {
      login,
      type,
      firm,
      taxNumber,
      vatCheck: vatCheckData(vatCheck),
      phone,
      birthDate,
      addresses: (await readAddresses(reader, id)).map(({ purpose, firstName, lastName, street, zipcode, city, isDefault }) => ({
        purpose,
        name: `${firstName} ${lastName}`.trim(),
        street,
        zipcode,
        city,
        isDefault,
      })),
      consents: (await readConsents(reader, id)).map(({ name, isGiven, atMs }) => ({ name, isGiven, at: isoOf(atMs) })),
      signsInBy: await waysOf(reader, id),
      services: (await connectionsOf(reader, id)).map(({ provider, email, madeMs, usedMs }) => ({
        service: provider,
        email,
        connected: isoOf(madeMs),
        used: isoOf(usedMs),
      })),
      orders: (await ordersOfAccount(reader, id, { status: null, page: 0, perPage: mostListed })).map(({ number, placedAtMs, status }) => ({
        number,
        at: isoOf(placedAtMs),
        status,
      })),
    }
    const words = [
      `${printable(login)}  ${firm === "" ? type : printable(firm)}  ${printable(phone)}`,
      ...(taxNumber === "" ? [] : [`tax number ${printable(taxNumber)}${vatCheckWords(vatCheck)}`]),
      `signs in by: ${wayWords(data.signsInBy)}`,
      ...data.services.map(
        ({ service, email, used }) => `${service}  ${printable(email)}  ${used === null ? "not used yet" : `used ${used}`}`,
      ),
      ...data.addresses.map(({ purpose, name, street, zipcode, city }) => printable(`${purpose}: ${name}, ${street}, ${zipcode} ${city}`)),
      ...data.consents.map(({ name, isGiven, at }) => `${name}: ${isGiven ? "given" : "taken back"} ${at}`),
      ...data.orders.map(({ number, at, status }) => `order ${number}  ${at}  ${status}`),
    ]
    return { words: words.join("\n"), data, ok: true }
  })

interface Disconnecting {
  /** a login or an e-mail address */
  readonly typed: string
  readonly service: string
  /** of the mail to the owner */
  readonly language: Language
  readonly nowMs: number
}

/**
 * Takes a service away from an account, and tells its owner by mail. Fails with a UserError where it is not connected, and where it is the last
 * way in. Spec: 10.796, 10.797.
 */
export const clientDisconnected = (place: StorePlace, { typed, service, language, nowMs }: Disconnecting): Promise<Answer> =>
  inShop(place, async (store) => {
    const { id, login, email } = await accountNamed(store.reader, typed)
    const came = await store.transaction(async (within) => {
      const { password, passkeys, services } = await waysOf(within, id)
      if (!services.includes(service)) return "unknown"
      if (!mayDisconnect({ hasPassword: password, passkeys, connections: services.length })) return "last"
      await deleteConnection(within, id, service)
      const about = { recipient: email, origin: atSending, service: { name: serviceName(service) } }
      await leaveConnectionMail({ reader: within, language, nowMs }, "loginDisconnected", about)
      return "done"
    }, "serializable")
    if (came === "unknown")
      throw new UserError(`the account is not connected with ${printable(service)}: \`witryna client show\` names its services`)
    if (came === "last") throw new UserError("the account has no other way in: its owner sets a password by the link of a mail first")
    return { words: `Disconnected: ${service}`, data: { login, service }, ok: true }
  })
