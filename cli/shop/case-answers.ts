import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readOrderNumber } from "../../core/order/order-number.ts"
import { decimalText } from "../../core/values/decimal.ts"
import { moneyText, parseMoney } from "../../core/values/money-text.ts"
import { caseOfNumber, newestCases, type StoredCase, stepsOfCase } from "../../fixtures/shop/returns/cases-store.ts"
import type { Money } from "../../core/values/money.ts"
import type { GivenBack } from "../../fixtures/shop/returns/give-back.ts"
import { type KeptStep, liveCase } from "../../fixtures/shop/returns/live-case.ts"
import { readPictures } from "../../fixtures/shop/returns/pictures-store.ts"
import type { ShopReader } from "../../fixtures/shop/store/shop-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"

/** So many are listed. */
const mostListed = 50

const shortOf = ({ number, kind, status, atMs, orderNumber, name, verdict, worth, currency }: StoredCase) => ({
  number,
  kind,
  status,
  at: new Date(atMs).toISOString(),
  order: orderNumber,
  name,
  verdict,
  worth: moneyText(worth),
  currency,
})

const line = ({ number, kind, status, at, order, name, verdict, worth, currency }: ReturnType<typeof shortOf>): string =>
  `${number}  ${at}  ${kind}  ${status}  ${verdict}  order ${printable(order)}  ${printable(name)}  ${worth} ${currency}`.trimEnd()

/** The newest cases. Spec: 10.861. */
export async function sentCasesAnswer(
  place: StorePlace,
  asked: { readonly kind: string | null; readonly status: string | null },
): Promise<Answer> {
  const cases = (await inShop(place, ({ reader }) => newestCases(reader, { ...asked, most: mostListed }))).map(shortOf)
  return { words: cases.length === 0 ? "There are none." : cases.map(line).join("\n"), data: cases, ok: true }
}

async function found(reader: ShopReader, typed: string): Promise<StoredCase> {
  const number = readOrderNumber(typed)
  const one = number === null ? null : await caseOfNumber(reader, number)
  if (one === null) throw new UserError(`there is no case ${printable(typed)}: \`witryna orders return list\` lists those that are there`)
  return one
}

/** A case with all that was sent in. Spec: 10.861. */
export const caseAnswer = (place: StorePlace, typed: string, folder: string | null): Promise<Answer> =>
  inShop(place, async ({ reader }) => {
    const one = await found(reader, typed)
    const rows = one.rows.map(({ row, name, sizeName, quantity, unit }) => ({ row, name, sizeName, quantity: decimalText(quantity), unit }))
    const events = (await stepsOfCase(reader, one.id)).map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }))
    const written = folder === null ? [] : await writePictures(reader, one, folder)
    const { email, isWhole, goods, kept, reason, way, account, remedy, description, pictures, isMailed, answer, isStocked } = one
    const told = [email, goods, reason, way, account, remedy ?? "", description, answer].filter((text) => text !== "")
    const words = [
      line(shortOf(one)),
      ...(isWhole ? ["  the whole order"] : []),
      ...rows.map(({ name, quantity, unit }) => `  ${quantity} ${unit} × ${printable(name)}`),
      ...kept.map((name) => `  not withdrawn from: ${printable(name)}`),
      ...told.map((text) => `  ${printable(text)}`),
      ...(pictures > 0 ? [`  pictures: ${pictures}`] : []),
      ...written.map((file) => `  ${file}`),
      ...events.map(({ kind, at }) => `  ${at}  ${kind}`),
    ]
    const more = { email, isWhole, goods, rows, kept, reason, way, account, remedy, description, pictures, isMailed, answer, isStocked }
    return { words: words.join("\n"), data: { ...shortOf(one), ...more, events, written }, ok: true }
  })

async function writePictures(reader: ShopReader, { key, number }: StoredCase, folder: string): Promise<readonly string[]> {
  const pictures = await readPictures(reader, key)
  await mkdir(folder, { recursive: true })
  const files = pictures.map((content, at) => ({ content, file: join(folder, `${number}-${at + 1}.jpg`) }))
  await Promise.all(files.map(({ content, file }) => writeFile(file, content)))
  return files.map(({ file }) => file)
}

/** Brings a case further. Spec: 10.847, 10.849, 10.857, 10.859. */
export const caseStepAnswer = (
  place: StorePlace,
  typed: string,
  { amount, ...asked }: Omit<KeptStep, "amount"> & { readonly amount: string | null },
): Promise<Answer> =>
  inShop(place, async (store) => {
    const { number } = await found(store.reader, typed)
    const money = amount === null ? null : parseMoney(amount.replace(",", "."))
    if (amount !== null && (money === null || money.minor <= 0)) throw new UserError("what is paid back is an amount such as 83.90")
    const lived = await store.transaction((within) => liveCase(within, number, { ...asked, amount: money }), "read committed")
    const short = shortOf(await found(store.reader, number))
    if (lived._tag === "NotSent")
      throw new UserError(`the goods are with the shop still: \`witryna orders advance ${short.order} cancelled\` pays all of it back`)
    const isDone = lived._tag === "Lived"
    if (!isDone) return { words: `Nothing was changed: it is ${short.status}.`, data: short, ok: false }
    const { back } = lived
    if (back === null) return { words: `${line(short)}${asked.step === "paidBack" ? paidByHand : ""}`, data: short, ok: true }
    return { words: [line(short), ...backWords(back, short.currency)].join("\n"), data: { ...short, back: backData(back) }, ok: true }
  })

const paidByHand = ", its money is paid by hand"

/** What goes back with a case, a line each. Spec: 10.950, 10.951. */
function backWords({ ordered, card, balance, byHand, points, correction }: GivenBack, currency: string): readonly string[] {
  const sum = (money: Money, where: string) => (money.minor > 0 ? [`  ${moneyText(money)} ${currency} ${where}`] : [])
  return [
    ...sum(ordered, "go back the way they came"),
    ...sum(card, "go back to the gift card"),
    ...sum(balance, "go back to the client's balance"),
    ...sum(byHand, "are paid by hand"),
    ...(points.coefficient > 0 ? [`  ${decimalText(points)} points go back to the client`] : []),
    ...(correction === null ? [] : [`  ${correction} corrects the invoice`]),
  ]
}

const backData = ({ ordered, card, balance, byHand, points, correction }: GivenBack) => ({
  ordered: moneyText(ordered),
  card: moneyText(card),
  balance: moneyText(balance),
  byHand: moneyText(byHand),
  points: decimalText(points),
  correction,
})
