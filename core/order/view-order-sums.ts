import { pointsText } from "../pricing/points.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Money } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { ToldSums } from "./order-sums.ts"

/** The texts of what an order comes to. */
export const orderSumTextKeys = [
  "cart.deposit",
  "cart.fromBalance",
  "cart.insurance",
  "cart.noShipping",
  "cart.points",
  "cart.shipping",
  "cart.taxGross",
  "cart.total",
  "cart.worth",
  "cart.wrapping",
  "checkout.fromCard",
  "checkout.saved",
  "checkout.surcharge",
  "product.pointsPrice",
  "shipping.free",
] as const

type Catalogue = TextCatalogue<(typeof orderSumTextKeys)[number]>

/** A line of what an order comes to. */
export interface SumRow {
  readonly kind: "goods" | "saved" | "points" | "deposit" | "wrapping" | "insurance" | "shipping" | "surcharge" | "balance" | "card"
  readonly label: string
  readonly amount: string
}

/** What an order comes to, in words. */
export interface OrderSumsView {
  readonly rows: readonly SumRow[]
  readonly totalLabel: string
  readonly total: string
  /** "brutto" */
  readonly taxWord: string
}

/**
 * What an order comes to, line by line; what is nothing has none, but goods and delivery, which costs "Gratis!" or is not needed. Amounts are
 * gross.
 *
 * Spec: 9.55, 10.733, 15.90, 15.101, 17.31.
 *
 * @param isCarried is anything brought to somebody?
 *
 * @example
 * viewOrderSums(sampleChoiceOffer().sums, true, polishPrices, polish).rows.map(({ amount }) => amount)
 * // => ["69,00 zł", "14,90 zł"]
 */
export function viewOrderSums(sums: ToldSums, isCarried: boolean, format: PriceFormat, texts: Catalogue): OrderSumsView {
  const price = (amount: Money) => formatPrice(amount, format)
  const some = (kind: SumRow["kind"], label: string, amount: Money | null, sign = ""): readonly SumRow[] =>
    amount === null || amount.minor === 0 ? [] : [{ kind, label, amount: sign + price(amount) }]
  const delivery = sums.shipping.minor > 0 ? price(sums.shipping) : formatText(texts, "shipping.free")
  return {
    rows: [
      { kind: "goods", label: formatText(texts, "cart.worth"), amount: price(sums.goods) },
      ...some("saved", formatText(texts, "checkout.saved"), sums.saved),
      ...(sums.points === null
        ? []
        : [
            {
              kind: "points",
              label: formatText(texts, "cart.points"),
              amount: formatText(texts, "product.pointsPrice", { points: pointsText(sums.points, texts.language) }),
            } as const,
          ]),
      ...some("deposit", formatText(texts, "cart.deposit"), sums.deposit),
      ...some("wrapping", formatText(texts, "cart.wrapping"), sums.wrapping),
      ...some("insurance", formatText(texts, "cart.insurance"), sums.insurance),
      { kind: "shipping", label: formatText(texts, "cart.shipping"), amount: isCarried ? delivery : formatText(texts, "cart.noShipping") },
      ...some("surcharge", formatText(texts, "checkout.surcharge"), sums.surcharge),
      ...some("balance", formatText(texts, "cart.fromBalance"), sums.fromBalance, "−"),
      ...some("card", formatText(texts, "checkout.fromCard"), sums.fromCard, "−"),
    ],
    totalLabel: formatText(texts, "cart.total"),
    total: price(sums.total),
    taxWord: formatText(texts, "cart.taxGross"),
  }
}
