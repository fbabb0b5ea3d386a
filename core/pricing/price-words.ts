import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Money, PriceType } from "../values/money.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { pointsText } from "./points.ts"
import { signedPercent } from "./price-change.ts"
import type { ShownPrice } from "./shown-price.ts"

/** The texts that a price can need. */
export const priceTextKeys = [
  "availability.unavailable",
  "price.advance",
  "price.deposit",
  "price.gross",
  "price.net",
  "price.suggested",
  "product.phonePrice",
  "product.pointsPrice",
] as const

type Catalogue = TextCatalogue<(typeof priceTextKeys)[number]>

/** A price in the shopper's words; null where a part is not shown. */
export interface PriceWords {
  readonly price: string
  /** the amount with the other kind of tax, named */
  readonly other: string | null
  readonly regular: string | null
  /** such as "-20%" */
  readonly saving: string | null
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
 * @example priceWords({ is: "phone" }, "gross", {}, { texts: { "product.phonePrice": "Cena na telefon" } }).price // => "Cena na telefon"
 */
export function priceWords(shown: ShownPrice, priceType: PriceType, format: PriceFormat, catalogue: Catalogue): PriceWords {
  if (shown.is !== "price") return { ...nothing, price: insteadOfPrice(shown, catalogue) }
  const write = (key: "price.advance" | "price.deposit" | "price.gross" | "price.net" | "price.suggested", amount: Money | null) =>
    amount === null ? null : formatText(catalogue, key, { price: formatPrice(amount, format) })
  return {
    price: formatPrice(shown.amount, format),
    other: write(priceType === "net" ? "price.gross" : "price.net", shown.other),
    regular: shown.regular === null ? null : formatPrice(shown.regular.amount, format),
    saving: shown.regular === null ? null : signedPercent(shown.regular.change),
    suggested: write("price.suggested", shown.suggested),
    advance: write("price.advance", shown.advance),
    deposit: write("price.deposit", shown.deposit),
    points:
      shown.points === null ? null : formatText(catalogue, "product.pointsPrice", { points: pointsText(shown.points, catalogue.language) }),
  }
}

const nothing = { other: null, regular: null, saving: null, suggested: null, advance: null, deposit: null, points: null } as const

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
