import type { Journey } from "../../adapters/replay/journey.ts"
import { cartAddress, homeAddress } from "../../core/addresses/addresses.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import type { Answer } from "../output/print.ts"
import { isNamed, namedList, type NamedWords, type Walk, walkNewShop, wordOf } from "./walk-new-shop.ts"

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
  /** the cart is opened at the end */
  readonly isCartOpened: boolean
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/**
 * Puts products into the basket of a new demo shop, which is gone afterwards, and looks into the list of the header's basket: by the pages, the
 * machine and the calls of the shop.
 *
 * Spec: 10.36, 10.378, 10.379, 10.442, 18.80 to 18.82.
 */
export const lookIntoBasket = (looking: Looking): Promise<Answer> => walkNewShop(looking, (walk) => look(looking, walk))

async function look({ products, removed, isCartOpened, language }: Looking, { journey, step }: Walk): Promise<Answer> {
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
  if (isCartOpened) await step({ type: "Opened", url: cartAddress(language) })
  const summary = isCartOpened ? journey.outcome()?.views["cartSummary"] : undefined
  const lines = [
    ...listLines(seen["list"], textCatalogue(language, {})),
    ...summaryLines(summary, textCatalogue(language, {})),
    ...refused.map((product) => `not put into the basket: ${product}`),
  ]
  return {
    words: lines.join("\n"),
    data: { ...seen, ...(summary === undefined ? {} : { cart: summary }), refused },
    ok: refused.length === 0,
  }
}

const headerWords = (journey: Journey): NamedWords => {
  const words = journey.outcome()?.views["miniBasket"]
  return isNamed(words) ? words : {}
}

/** The list as lines; an empty basket has a sentence. */
function listLines(list: Words | undefined, texts: TextCatalogue): readonly string[] {
  if (!isNamed(list)) return [formatText(texts, "miniBasket.empty")]
  const { heading, lines, note, subtotal, shipping, toFreeShipping, problem } = list
  const rows = namedList(lines)
  const costs = [
    [formatText(texts, "cart.worth"), wordOf(subtotal)],
    [formatText(texts, "cart.shipping"), wordOf(shipping)],
  ] as const
  return [
    wordOf(heading),
    ...rows.map(({ name, version, size, count, unit, lineTotal }) => {
      const choice = [version, size].map(wordOf).filter((part) => part !== "")
      return `  ${[wordOf(name), ...choice].join(", ")}: ${wordOf(count)} ${wordOf(unit)}, ${wordOf(lineTotal)}`
    }),
    ...costs.filter(([, amount]) => amount !== "").map(([name, amount]) => `${name}: ${amount}`),
    ...[note, toFreeShipping, problem].map(wordOf).filter((part) => part !== ""),
  ]
}

/** What the cart comes to, as lines: the way to pay before and on delivery, the parts of the order, and what keeps it from one. */
function summaryLines(summary: Words | undefined, texts: TextCatalogue): readonly string[] {
  if (!isNamed(summary)) return []
  const { total, ways, division, obstacle } = summary
  const told = isNamed(division) ? division["parts"] : undefined
  const parts = Array.isArray(told) ? told.map(wordOf) : []
  return [
    "",
    `${formatText(texts, "cart.total")} ${wordOf(total)}`,
    ...namedList(ways).flatMap((way) => [
      `${wordOf(way["heading"])}: ${wordOf(way["total"])}`,
      `  ${wordOf(way["delivery"])}`,
      `  ${wordOf(way["method"])}`,
    ]),
    ...(parts.length === 0 ? [] : [formatText(texts, "cart.divideHeading"), ...parts.map((part) => `  ${part}`)]),
    ...(wordOf(obstacle) === "" ? [] : [wordOf(obstacle)]),
  ]
}
