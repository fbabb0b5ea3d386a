import type { Measure } from "../product/offer.ts"
import type { Unit } from "../quantity/order-limits.ts"
import { formatText, joinKeys, type TextCatalogue } from "../texts/texts.ts"
import type { CivilDay } from "../values/civil-day.ts"
import { decimalOf } from "../values/decimal.ts"
import { type Money, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { lowestPriceBlock, lowestPriceTextKeys, lowestPriceWords, type PriceLineWords } from "./lowest-price.ts"
import { measureWords } from "./measure-price.ts"
import { pointsText } from "./points.ts"
import { type PriceChange, signedPercent } from "./price-change.ts"
import { type PriceKind, type PriceQuestion, type ShownPrice, shownPrice } from "./shown-price.ts"

/** The texts that a price can need. */
export const priceTextKeys = [
  "availability.unavailable",
  "price.advance",
  "price.deposit",
  "price.gross",
  "price.net",
  "price.suggested",
  "price.youSave",
  "product.phonePrice",
  "product.pointsPrice",
] as const

type Catalogue = TextCatalogue<(typeof priceTextKeys)[number]>

/** A price in the shopper's words; null where a part is not shown. */
export interface PriceWords {
  readonly is: PriceKind
  /** the amount, or what stands in its place */
  readonly price: string
  /** the amount with the other kind of tax, named */
  readonly other: string | null
  readonly regular: string | null
  /** such as "-20%" */
  readonly saving: string | null
  /** the same in a sentence, "Oszczędzasz 20%, czyli 40,00 zł" */
  readonly youSave: string | null
  readonly suggested: string | null
  readonly advance: string | null
  readonly deposit: string | null
  /** the price in points beside that in money */
  readonly points: string | null
}

/**
 * A price in the shopper's words.
 *
 * Spec: 6.7, 8.68, 9.41, 9.42, 9.43, 15.31 to 15.36.
 *
 * @example priceWords({ is: "phone" }, "gross", polishPrices, polish).price // => "Cena na telefon"
 */
export function priceWords(shown: ShownPrice, priceType: PriceType, format: PriceFormat, catalogue: Catalogue): PriceWords {
  if (shown.is !== "price") return { ...nothing, is: shown.is, price: insteadOfPrice(shown, catalogue) }
  const write = (key: "price.advance" | "price.deposit" | "price.gross" | "price.net" | "price.suggested", amount: Money | null) =>
    amount === null ? null : formatText(catalogue, key, { price: formatPrice(amount, format) })
  return {
    is: shown.is,
    price: formatPrice(shown.amount, format),
    other: write(priceType === "net" ? "price.gross" : "price.net", shown.other),
    regular: shown.regular === null ? null : formatPrice(shown.regular.amount, format),
    saving: shown.regular === null ? null : signedPercent(shown.regular.change),
    youSave: shown.regular === null ? null : savedWords(shown.regular.change, format, catalogue),
    suggested: write("price.suggested", shown.suggested),
    advance: write("price.advance", shown.advance),
    deposit: write("price.deposit", shown.deposit),
    points:
      shown.points === null ? null : formatText(catalogue, "product.pointsPrice", { points: pointsText(shown.points, catalogue.language) }),
  }
}

/** What a reduction saves, from one percent on. Spec: 15.14, 15.15. */
const savedWords = ({ percent, amount }: PriceChange, format: PriceFormat, catalogue: Catalogue): string | null =>
  percent === 0 ? null : formatText(catalogue, "price.youSave", { percent, amount: formatPrice(amount, format) })

const nothing = {
  other: null,
  regular: null,
  saving: null,
  youSave: null,
  suggested: null,
  advance: null,
  deposit: null,
  points: null,
} as const

function insteadOfPrice(shown: Exclude<ShownPrice, { readonly is: "price" }>, catalogue: Catalogue): string {
  switch (shown.is) {
    case "unknown":
      return formatText(catalogue, "availability.unavailable")
    case "phone":
      return formatText(catalogue, "product.phonePrice")
    case "points":
      return formatText(catalogue, "product.pointsPrice", { points: pointsText(shown.points, catalogue.language) })
  }
}

/** The texts that the view of a price can need. */
export const priceViewTextKeys = joinKeys(priceTextKeys, lowestPriceTextKeys)

/** Everything that stands where a price is shown, in the shopper's words. */
export interface PriceView extends PriceWords {
  /** the lines about the lowest price of 30 days, from the top; empty = not shown */
  readonly lowestPrice: readonly PriceLineWords[]
  /** "208,00 zł / kg"; null where nothing is sold by weight or volume */
  readonly measure: string | null
}

/** What is told of a price besides reductions, in the order in which it is read. */
const noted = ["youSave", "measure", "other", "suggested", "advance", "deposit"] as const

/** A line about a price. */
export interface PriceNote {
  readonly is: (typeof noted)[number]
  readonly text: string
}

/**
 * The lines about a price besides those of its reduction: what is saved, by weight or volume, with the other kind of tax, suggested, in
 * advance, deposit.
 *
 * Spec: 15.14, 15.32, 15.34 to 15.36, 15.43.
 *
 * @example priceNotes({ youSave: null, measure: null, other: "1,00 zł netto", suggested: null, advance: null, deposit: null })
 * // => [{ is: "other", text: "1,00 zł netto" }]
 */
export function priceNotes(view: Pick<PriceView, (typeof noted)[number]>): readonly PriceNote[] {
  return noted.flatMap((is) => {
    const text = view[is]
    return text === null ? [] : [{ is, text }]
  })
}

/** What the view of a price depends on besides the price. */
export interface PriceViewQuestion extends PriceQuestion {
  /** named beside the lowest price of more or less than one unit */
  readonly unit: Pick<Unit, "name">
  /** how much one unit holds; left out = it is not sold by weight or volume */
  readonly measure?: Measure | undefined
  /** left out = as the price tells: a shop names the price before a code only while one is active (11.49) */
  readonly rebateCodeActive?: boolean
  /** in the shop's zone; null or left out = till-dates are not judged */
  readonly today?: CivilDay | null
}

/**
 * A price, the regular price, what is saved and the lowest price of 30 days: one view for product page, tile and terminal.
 *
 * Spec: 6.7, 8.68, 9.27, 9.42, 11.17, 15.15, 15.24 to 15.36, 15.43.
 *
 * @example
 * const byPhone = { price: null, pointsPrice: null, phonePrice: true, priceType: "gross", unit: pieces } as const
 * viewPrice(byPhone, polishPrices, polish).price // => "Cena na telefon"
 */
export function viewPrice(
  question: PriceViewQuestion,
  format: PriceFormat,
  catalogue: TextCatalogue<(typeof priceViewTextKeys)[number]>,
): PriceView {
  const {
    price,
    priceType,
    phonePrice,
    quantity = decimalOf(1),
    unit,
    rebateCodeActive = price?.beforeRebate != null,
    today = null,
    measure = null,
  } = question
  const block = price === null ? null : lowestPriceBlock({ price, priceType, phonePrice, rebateCodeActive, per: quantity, today })
  return {
    ...priceWords(shownPrice(question), priceType, format, catalogue),
    lowestPrice: block === null ? [] : lowestPriceWords(block, unit, format, catalogue),
    measure: price === null || phonePrice ? null : measureWords(shownAmount(price.price, priceType), measure, format, catalogue),
  }
}
