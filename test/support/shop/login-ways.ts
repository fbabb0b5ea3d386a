import { Schema } from "effect"
import { writeSetting } from "../../../fixtures/shop/settings-store.ts"
import { collectMails } from "./collected-mails.ts"
import { makeShopper, type Shopper } from "./shopper.ts"
import { openTestShop, type TestShop } from "./test-shop.ts"
import { sampleRegistration } from "./sample-registration.ts"

/** Says which services a test's shop allows. */
export const allowServices = ({ database }: Pick<TestShop, "database">, value: "demo" | "off") =>
  database.transaction((within) => writeSetting(within, "login_services", value), "read committed")

/** A shop in which clients sign in by the demo service, and its mails. */
export async function openWaysShop() {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail })
  await allowServices(opened, "demo")
  return { ...opened, next: mails.next, shopper: makeShopper(opened.shop) }
}

/** Where an answer leads. */
export const ledTo = (answer: Response): string => answer.headers.get("location") ?? String(answer.status)

/** Begins at the shop. @returns where the service is asked */
export const beginAt = async (shopper: Shopper, query = ""): Promise<string> =>
  ledTo(await shopper.send(`/signin-with.php?provider=demo${query}`))

/** Who presses at the demo service. */
export const zofia = { email: "zofia@example.org", firstName: "Zofia", lastName: "Nowacka" }

/** Presses at the demo service. @returns where it leads back to */
export async function pressAt(
  shopper: Shopper,
  address: string,
  person: Readonly<Record<string, string>> = zofia,
  report = "give",
): Promise<string> {
  const asked = new URL(address, "http://shop.local").searchParams
  const tokens = { state: asked.get("state") ?? "", challenge: asked.get("challenge") ?? "" }
  return ledTo(await shopper.post("/demo-account.php", { ...person, ...tokens, report }))
}

/** The whole way: to the service, and back to the shop. @returns where that leads */
export async function signInBy(shopper: Shopper, person: Readonly<Record<string, string>> = zofia, query = ""): Promise<string> {
  const back = await pressAt(shopper, await beginAt(shopper, query), person)
  return ledTo(await shopper.send(back))
}

const readOptions = Schema.decodeUnknownSync(Schema.Struct({ loginOptions: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)) }))

/** The services as a shopper is told of them. */
export const optionsOf = async (shopper: Shopper) =>
  readOptions(await shopper.data("{ loginOptions { id loginUrl isConnected disconnectUrl ownName ownEmail ownMadeDay ownUsedDay } }"))
    .loginOptions

/** Who has come back from a service. */
export const waitingOf = (shopper: Shopper) =>
  shopper.data("{ ownLoginState { isFresh hasPassword waiting { name email firstName lastName hasAccount } } }")

/** Who is signed in. */
export const loginOf = async (shopper: Shopper): Promise<unknown> =>
  Object(Object(await shopper.data("{ client { login } }")).client).login ?? null

/** An account of the small catalogue. */
export const ola = { login: "ola@example.com", password: "tajne123" }
/** Its owner at the demo service. */
export const olaThere = { email: "Ola@example.com", firstName: "Ola", lastName: "Nowak" }

/** Registers. @returns where that leads */
export const register = async (shopper: Shopper, fields = {}) =>
  ledTo(await shopper.post("/client-new.php?register", { ...sampleRegistration, ...fields }))
