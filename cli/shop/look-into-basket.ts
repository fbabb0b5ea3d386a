import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Journey, startJourney } from "../../adapters/replay/journey.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import type { Answer } from "../output/print.ts"
import { told } from "./shop-trouble.ts"

/** A product that is put into the basket. */
export interface PutIn {
  readonly productId: number
  readonly size: string
  /** as it was typed */
  readonly quantity: string
}

interface Looking {
  readonly products: readonly PutIn[]
  /** places of rows that are taken out of the list, one after the other, from 1 */
  readonly removed: readonly number[]
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/**
 * Puts products into the basket of a new demo shop, which is gone afterwards, and looks into the list of the header's basket: by the pages, the
 * machine and the calls of the shop.
 *
 * Spec: 10.36, 10.378, 10.379.
 */
export const lookIntoBasket = (looking: Looking): Promise<Answer> =>
  told(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "witryna-basket-"))
    try {
      const shop = await createShop({ dataFolder, now: () => looking.nowMs, log: () => {} })
      try {
        return await look(looking, (request) => shop.fetch(request))
      } finally {
        await shop.close()
      }
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  })

/** Milliseconds that a shopper takes from one step to the next. */
const paceMs = 2000

async function look({ products, removed, language, nowMs }: Looking, fetch: (request: Request) => Promise<Response>): Promise<Answer> {
  const journey = startJourney({
    settings: { language, origin: "http://shop.local" },
    startMs: nowMs,
    cookies: {},
    serverFetch: fetch,
    browserFetch: fetch,
    callFetch: fetch,
  })
  let atMs = 0
  const step = async (event: Parameters<Journey["dispatch"]>[0]) => {
    await journey.dispatch(event)
    atMs += paceMs
    await journey.advanceTo(atMs)
  }
  await step({ type: "Opened", url: homeAddress(language) })
  const rowIds: string[] = []
  const refused: string[] = []
  for (const { productId, size, quantity } of products) {
    const before = headerWords(journey)["counter"]
    await step({
      type: "Submitted",
      action: "/basketchange.php",
      fields: { product: String(productId), mode: "1", size, number: quantity },
    })
    const rowId = rowHash(productId, size)
    if (rowIds.includes(rowId)) continue
    if (headerWords(journey)["counter"] === before) refused.push(`${productId}:${size}`)
    else rowIds.push(rowId)
  }
  await step({ type: "Opened", url: homeAddress(language) })
  await step({ type: "Machine", machine: "miniBasket", event: { type: "ListOpened" } })
  for (const place of removed) {
    const [rowId = ""] = rowIds.splice(place - 1, 1)
    await step({ type: "Machine", machine: "miniBasket", event: { type: "RemovePressed", rowId } })
  }
  const seen = headerWords(journey)
  await journey.end()
  const lines = [
    ...listLines(seen["list"], textCatalogue(language, {})),
    ...refused.map((product) => `not put into the basket: ${product}`),
  ]
  return { words: lines.join("\n"), data: { ...seen, refused }, ok: refused.length === 0 }
}

type Fields = Readonly<Record<string, Words>>

const isFields = (words: Words | undefined): words is Fields => typeof words === "object" && words !== null && !Array.isArray(words)

const headerWords = (journey: Journey): Fields => {
  const words = journey.outcome()?.views["miniBasket"]
  return isFields(words) ? words : {}
}

const text = (words: Words | undefined): string => (typeof words === "string" ? words : "")

/** The list as lines; an empty basket has a sentence. */
function listLines(list: Words | undefined, texts: TextCatalogue): readonly string[] {
  if (!isFields(list)) return [formatText(texts, "miniBasket.empty")]
  const { heading, lines, note, subtotal, shipping, toFreeShipping, problem } = list
  const rows = Array.isArray(lines) ? lines.filter(isFields) : []
  const costs = [
    [formatText(texts, "cart.worth"), text(subtotal)],
    [formatText(texts, "cart.shipping"), text(shipping)],
  ] as const
  return [
    text(heading),
    ...rows.map(({ name, version, size, count, unit, lineTotal }) => {
      const choice = [version, size].map(text).filter((part) => part !== "")
      return `  ${[text(name), ...choice].join(", ")}: ${text(count)} ${text(unit)}, ${text(lineTotal)}`
    }),
    ...costs.filter(([, amount]) => amount !== "").map(([name, amount]) => `${name}: ${amount}`),
    ...[note, toFreeShipping, problem].map(text).filter((part) => part !== ""),
  ]
}
