import type { Answer } from "../output/print.ts"
import { type PricedPoint, priceFalls } from "./priced-points.ts"
import { plottedPrices } from "./formula-plot.ts"

/** Prices as CSV, a row for each point. */
export function tableAnswer(prices: readonly PricedPoint[], names: readonly string[]): Answer {
  const rows = prices.map(({ point, gross, net, refused }) => [
    ...names.map((name) => String(point[name])),
    gross ?? "",
    net ?? "",
    refused ?? "",
  ])
  return {
    words: csv([[...names, "gross", "net", "refused"], ...rows]),
    data: { prices, falls: priceFalls(prices, names.at(-1) ?? "") },
    ok: true,
  }
}

/** Two formulas at the same points: those where they differ, as CSV. A rule refuses when there are any. */
export function comparedAnswer(before: readonly PricedPoint[], after: readonly PricedPoint[], names: readonly string[]): Answer {
  const differing = before.flatMap((old, at) => {
    const now = after[at]
    const isSame = now === undefined || (old.gross === now.gross && (old.refused === null) === (now.refused === null))
    return isSame ? [] : [{ point: old.point, before: old.gross ?? old.refused, after: now.gross ?? now.refused }]
  })
  const head = `${differing.length} of ${before.length} prices differ`
  if (differing.length === 0)
    return { words: `all ${before.length} prices are the same`, data: { compared: before.length, differing }, ok: true }
  const rows = differing.map(({ point, ...both }) => [...names.map((name) => String(point[name])), both.before ?? "", both.after ?? ""])
  return { words: `${head}\n${csv([[...names, "before", "after"], ...rows])}`, data: { compared: before.length, differing }, ok: false }
}

/** A price over one parameter, as a picture. */
export function plotAnswer(prices: readonly PricedPoint[], name: string): Answer {
  const falls = priceFalls(prices, name)
  return { words: plottedPrices(prices, falls, name), data: { prices, falls }, ok: true }
}

/** Cells with a comma, a quotation mark or a line feed are quoted; what a spreadsheet would run as its own formula is kept a text. */
const csv = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(cell).join(",")).join("\n")

function cell(text: string): string {
  const safe = /^[=+@\t\r]/.test(text) || (text.startsWith("-") && Number.isNaN(Number(text))) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
