import type { Words } from "../../core/pages/page-machine.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { isNamed, namedList, wordOf } from "./walk-new-shop.ts"

/** What the cart comes to, as lines: the way to pay before and on delivery, the parts of the order, and what keeps it from one. */
export function cartLines(summary: Words | undefined, texts: TextCatalogue): readonly string[] {
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
