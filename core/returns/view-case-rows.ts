import { inPoints } from "../order/view-goods.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { CaseOrder, CaseRow } from "./case-draft.ts"

/** The texts of the rows of a case. */
export const caseRowTextKeys = joinKeys(["product.pointsPrice", "returns.sealed"])

type Catalogue = TextCatalogue<(typeof caseRowTextKeys)[number]>

/**
 * What a row cost that may be given back: money, or the points that paid it.
 *
 * Spec: 10.976.
 *
 * @example rowWorthWords({ total: money("69.00"), points: null }, polishPrices, polish) // => "69,00 zł"
 * @example rowWorthWords({ total: money("0"), points: decimal("450") }, polishPrices, polish) // => "450 pkt."
 */
export const rowWorthWords = ({ total, points }: Pick<CaseRow, "total" | "points">, format: PriceFormat, texts: Catalogue): string =>
  points === null ? formatPrice(total, format) : inPoints(points, texts)

/**
 * What is told of goods that are taken back as long as their wrapping is sealed; null = nothing of the order is, or can be given back.
 *
 * Spec: 10.975.
 *
 * @example sealedNote(sampleCaseOrder(), polish) // => null
 */
export function sealedNote({ rows }: Pick<CaseOrder, "rows">, texts: Catalogue): string | null {
  const names = rows
    .filter(({ isSealed, exemption, left }) => isSealed && exemption === null && left.coefficient > 0)
    .map(({ name }) => name)
  return names.length === 0 ? null : formatText(texts, "returns.sealed", { names: [...new Set(names)].join(", ") })
}
