import { formatText, type TextCatalogue } from "../texts/texts.ts"

/** The texts of an order that was put into the basket once more. */
export const repeatedTextKeys = [
  "orders.repeated",
  "orders.repeatedDearer",
  "orders.repeatedFewer",
  "orders.repeatedGone",
  "orders.repeatedNone",
] as const

/** What came of it; names of goods. */
interface Repeated {
  /** rows that are in the basket now */
  readonly rows: number
  readonly gone: readonly string[]
  readonly fewer: readonly string[]
  readonly dearer: readonly string[]
}

/**
 * What is said of an order that was put into the basket once more: how much of it is there, and what is gone, less or dearer than it was.
 *
 * Spec: 10.826.
 *
 * @example repeatedWords({ rows: 0, gone: ["Kubek"], fewer: [], dearer: [] }, polish)
 * // => "Żadnego z tych produktów nie da się teraz zamówić."
 */
export function repeatedWords({ rows, gone, fewer, dearer }: Repeated, texts: TextCatalogue<(typeof repeatedTextKeys)[number]>): string {
  if (rows === 0) return formatText(texts, "orders.repeatedNone")
  const names = (key: "orders.repeatedDearer" | "orders.repeatedFewer" | "orders.repeatedGone", goods: readonly string[]) =>
    goods.length === 0 ? [] : [formatText(texts, key, { names: goods.join("; ") })]
  return [
    formatText(texts, "orders.repeated", { count: rows }),
    ...names("orders.repeatedGone", gone),
    ...names("orders.repeatedFewer", fewer),
    ...names("orders.repeatedDearer", dearer),
  ].join(" ")
}
