import { Schema } from "effect"
import { collectMails } from "./collected-mails.ts"
import { makeShopper, type Shopper } from "./shopper.ts"
import { signIn } from "./sign-in.ts"
import { openTestShop } from "./test-shop.ts"

const path = "/login.php"
export const password = "tajne123"

export async function openAccount() {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail })
  const [phone, laptop, other] = [makeShopper(opened.shop), makeShopper(opened.shop), makeShopper(opened.shop)]
  for (const device of [phone, laptop]) await signIn(device, "ola@example.com", password)
  await signIn(other, "hurt", "hurtowo1")
  return { ...opened, phone, laptop, other, guest: makeShopper(opened.shop), next: mails.next }
}

export const address = {
  operation: "address",
  address: "0",
  version: "0",
  address_purpose: "delivery",
  address_firstname: "Ola",
  address_lastname: "Nowak",
  address_street: "Portowa 7",
  address_zipcode: "84-150",
  address_city: "Hel",
  address_region: "PL",
  address_province: "PL-22",
}

export const data = {
  operation: "data",
  version: "0",
  client_type: "firm",
  client_firm: "Glinka",
  client_nip: "5252344078",
  client_firstname: "Aleksandra",
  client_lastname: "Nowak",
  client_phone: "512 345 678",
  birth_date: "1990-02-28",
  client_bank: "PL61 1090 1014 0000 0712 1981 2874",
}

export const postAt = async (shopper: Shopper, fields: Readonly<Record<string, string>>) => {
  const answer = await shopper.post(path, fields)
  return [answer.status, answer.headers.get("location")]
}
const readNotice = Schema.decodeUnknownSync(Schema.Struct({ ownNotice: Schema.Unknown }))
export const told = async (shopper: Shopper): Promise<unknown> =>
  readNotice(await shopper.data("{ ownNotice { is code form row text message } }")).ownNotice

const readAccount = Schema.decodeUnknownSync(Schema.Struct({ ownAccount: Schema.Unknown }))
export const account = async (shopper: Shopper, fields: string): Promise<unknown> =>
  readAccount(await shopper.data(`{ ownAccount { ${fields} } }`)).ownAccount

const Address = Schema.Struct({ addressId: Schema.Int })
const readIds = Schema.decodeUnknownSync(Schema.Struct({ addresses: Schema.Array(Address) }))
/** The numbers of somebody's addresses, in the order of writing. */
export const ids = async (shopper: Shopper): Promise<readonly string[]> =>
  readIds(await account(shopper, "addresses { addressId }")).addresses.map(({ addressId }) => String(addressId))
export const addresses = (shopper: Shopper, fields: string) => account(shopper, `addresses { ${fields} }`)

const Points = Schema.Struct({ amount: Schema.String, reason: Schema.String, day: Schema.String })
export const readPoints = Schema.decodeUnknownSync(Schema.Struct({ points: Schema.Array(Points) }))

const Session = Schema.Struct({ key: Schema.String, device: Schema.String, isThis: Schema.Boolean })
const readSessions = Schema.decodeUnknownSync(Schema.Struct({ sessions: Schema.Array(Session) }))
export const sessions = async (shopper: Shopper) => readSessions(await account(shopper, "sessions { key device isThis }")).sessions

export const who = async (shopper: Shopper) => JSON.stringify(await shopper.data("{ client { login email } }"))
