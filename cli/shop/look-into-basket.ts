import { cartAddress, homeAddress } from "../../core/addresses/addresses.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import type { Answer } from "../output/print.ts"
import { cartLines } from "./cart-lines.ts"
import type { PutIn } from "../input/put-in.ts"
import { headerWords, putIntoBasket } from "./put-into-basket.ts"
import { isNamed, namedList, type Walk, walkNewShop, wordOf } from "./walk-new-shop.ts"

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

async function look({ products, removed, isCartOpened, language }: Looking, walk: Walk): Promise<Answer> {
  const { journey, step } = walk
  await step({ type: "Opened", url: homeAddress(language) })
  const { rowIds, refused } = await putIntoBasket(walk, products)
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
    ...cartLines(summary, textCatalogue(language, {})),
    ...refused.map((product) => `not put into the basket: ${product}`),
  ]
  return {
    words: lines.join("\n"),
    data: { ...seen, ...(summary === undefined ? {} : { cart: summary }), refused },
    ok: refused.length === 0,
  }
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
