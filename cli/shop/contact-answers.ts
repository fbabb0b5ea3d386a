import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { contactFileOf, contactOf, type KeptMessage, newestContacts } from "../../fixtures/shop/letters/contact-store.ts"
import { contactKinds, kindOfFile } from "../../fixtures/shop/letters/file-kind.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"

/** So many messages are listed. */
const mostListed = 50

const dataOf = ({ id, atMs, language, topic, name, email, files }: KeptMessage) => ({
  id,
  at: new Date(atMs).toISOString(),
  language,
  topic,
  name,
  email,
  files: files.length,
})

const line = ({ id, at, topic, name, email, files }: ReturnType<typeof dataOf>): string =>
  `${id}  ${at}  ${printable(topic)}  ${printable(name)}, ${printable(email)}${files === 0 ? "" : `  ${files} files`}`

/** The newest messages to a shop. */
export async function contactsAnswer(place: StorePlace): Promise<Answer> {
  const messages = (await inShop(place, (store) => newestContacts(store.reader, mostListed))).map(dataOf)
  return { words: messages.length === 0 ? "Nobody has written." : messages.map(line).join("\n"), data: messages, ok: true }
}

/** A message with its words. @param folder gets its files; null = they stay in the store */
export async function contactAnswer(place: StorePlace, typedId: string, folder: string | null): Promise<Answer> {
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const found =
    id === null
      ? null
      : await inShop(place, async ({ reader }) =>
          withFiles(await contactOf(reader, id), async (number) => contactFileOf(reader, id, number)),
        )
  if (found === null) throw new UserError(`there is no message ${printable(typedId)}: \`witryna contact list\` lists those that are there`)
  const { message, contents } = found
  const listed = message.files.map(({ number, name, type, size }) => ({
    number,
    name,
    type,
    size,
    file: folder === null ? null : join(folder, fileName(message.id, number, contents[number - 1])),
  }))
  if (folder !== null) {
    await mkdir(folder, { recursive: true })
    // what a stranger sent is for nobody else, and stands in no place of another file
    for (const { number, file } of listed)
      if (file !== null) await writeFile(file, contents[number - 1] ?? new Uint8Array(), { mode: 0o600, flag: "wx" })
  }
  const files = listed.map(({ name, size, file }) => `${printable(name)}, ${size} bytes${file === null ? "" : `: ${file}`}`)
  const text = message.text.split("\n").map(printable).join("\n")
  return {
    words: [line(dataOf(message)), "", text, ...(files.length === 0 ? [] : ["", ...files])].join("\n"),
    data: { ...dataOf(message), text: message.text, files: listed },
    ok: true,
  }
}

async function withFiles(message: KeptMessage | null, read: (number: number) => Promise<Uint8Array | null>) {
  if (message === null) return null
  return { message, contents: await Promise.all(message.files.map(async ({ number }) => (await read(number)) ?? new Uint8Array())) }
}

/** By what is in a file, and not as its sender called it: a name may lead anywhere. */
function fileName(id: number, number: number, content: Uint8Array | undefined): string {
  const kind = content === undefined ? null : kindOfFile(content)
  return `${id}-${number}.${kind === null ? "bin" : contactKinds[kind][0]}`
}
