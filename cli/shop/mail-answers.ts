import { readFile } from "node:fs/promises"
import { isGivenUp } from "../../fixtures/shop/mail/mail-post.ts"
import { outboxFile, outboxFolder } from "../../fixtures/shop/mail/mail-way.ts"
import { type Mail, mailOf, newestMails } from "../../fixtures/shop/mail/mails-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"

/** So many mails are listed. */
const mostListed = 50

const stateOf = (mail: Mail): "sent" | "waiting" | "given up" => (mail.sentMs !== null ? "sent" : isGivenUp(mail) ? "given up" : "waiting")

const dataOf = (mail: Mail) => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.recipient,
  language: mail.language,
  state: stateOf(mail),
  at: new Date(mail.atMs).toISOString(),
  tries: mail.tries,
  trouble: mail.trouble,
})

const line = ({ id, kind, to, state, at, tries, trouble }: ReturnType<typeof dataOf>): string =>
  `${id}  ${at}  ${kind}  ${printable(to)}  ${state}${trouble === null ? "" : ` after ${tries} tries: ${printable(trouble)}`}`

/** The newest mails of a shop, and what became of them. */
export async function mailsAnswer(place: StorePlace): Promise<Answer> {
  const mails = (await inShop(place, (store) => newestMails(store.reader, mostListed))).map(dataOf)
  return { words: mails.length === 0 ? "No mail was written." : mails.map(line).join("\n"), data: mails, ok: true }
}

/** A mail with its text, where it is in the outbox. */
export async function mailAnswer(place: StorePlace, dataFolder: string, typedId: string): Promise<Answer> {
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const mail = id === null ? null : await inShop(place, (store) => mailOf(store.reader, id))
  if (mail === null) throw new UserError(`there is no mail ${printable(typedId)}: \`witryna mail list\` lists those that are there`)
  const folder = outboxFolder(dataFolder)
  const text = await readFile(outboxFile(folder, mail, "txt"), "utf8").catch(() => null)
  const data = { ...dataOf(mail), text, file: text === null ? null : outboxFile(folder, mail, "eml") }
  const words =
    text === null ? "Its words are kept nowhere: it is not in the outbox of this data folder." : `${data.file}\n\n${text.trimEnd()}`
  return { words: `${line(data)}\n${words}`, data, ok: true }
}
