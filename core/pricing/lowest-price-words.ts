import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Money } from "../values/money.ts"
import type { Unit } from "../quantity/unit.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { dayMonthYear } from "../values/civil-day.ts"
import type { LowestPriceBlock, PriceLine } from "./lowest-price.ts"
import { signedPercent } from "./price-change.ts"

/** The texts that the block of the lowest price can need. */
export const lowestPriceTextKeys = ["price.amountWithUnit", "price.lowest", "price.validUntil", "price.withoutCode"] as const

/** A line in the shopper's words. */
export interface PriceLineWords {
  readonly is: PriceLine["is"]
  readonly text: string
  /** the amount alone, "75,00 zł"; null where a line has none */
  readonly amount: string | null
  /** such as "-20%"; null where a line has none */
  readonly percent: string | null
}

/**
 * The block of the lowest price in the shopper's words.
 *
 * Spec: 9.27, 9.41, 9.42, 15.26, 15.29.
 *
 * @example lowestPriceWords({ lines: [{ is: "validUntil", day: { year: 2026, month: 12, day: 5 } }], per: null }, { name: "szt." }, {}, { language: "pl", texts: { "price.validUntil": "Cena obowiązuje do {date}" } })
 * // => [{ is: "validUntil", text: "Cena obowiązuje do 05.12.2026", amount: null, percent: null }]
 */
export function lowestPriceWords(
  { lines, per }: LowestPriceBlock,
  unit: Pick<Unit, "name">,
  format: PriceFormat,
  catalogue: TextCatalogue<(typeof lowestPriceTextKeys)[number]>,
): readonly PriceLineWords[] {
  const quantity = per === null ? null : `${numberWords(per, catalogue.language)} ${unit.name}`
  const money = (amount: Money) => {
    const price = formatPrice(amount, format)
    return quantity === null ? price : formatText(catalogue, "price.amountWithUnit", { price, quantity })
  }
  return lines.map((line): PriceLineWords => {
    if (line.is === "validUntil") {
      return { is: line.is, text: formatText(catalogue, "price.validUntil", { date: dayMonthYear(line.day) }), amount: null, percent: null }
    }
    const amount = money(line.amount)
    const text = formatText(catalogue, line.is === "lowest" ? "price.lowest" : "price.withoutCode", { price: amount })
    return { is: line.is, text, amount, percent: signedPercent(line.change) }
  })
}
