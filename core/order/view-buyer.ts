import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { OrderAddress, OrderBuyer } from "./order-quote.ts"

/** The texts of who orders. */
export const buyerTextKeys = ["checkout.phone", "checkout.taxNumber"] as const

/** Who orders and where it goes, as lines. */
export interface BuyerView {
  /** name, firm, address, tax number */
  readonly billing: readonly string[]
  /** e-mail and telephone */
  readonly contact: readonly string[]
  /** null = it is the same address */
  readonly delivery: readonly string[] | null
}

/**
 * Who orders and where it goes, line by line; what was not told has no line.
 *
 * Spec: 10.154, 10.742.
 *
 * @example viewBuyer(sampleBuyer, polish).contact // => ["ewa@example.com", "tel. +48 600 000 000"]
 * @example viewBuyer(sampleBuyer, polish).delivery // => null
 */
export function viewBuyer(
  { email, taxNumber, billing, delivery }: OrderBuyer,
  texts: TextCatalogue<(typeof buyerTextKeys)[number]>,
): BuyerView {
  const phone = (told: string): readonly string[] => (told === "" ? [] : [formatText(texts, "checkout.phone", { phone: told })])
  const own = addressLines(billing)
  const other = addressLines(delivery)
  const isSame = own.join("\n") === other.join("\n") && (delivery.phone === "" || delivery.phone === billing.phone)
  return {
    billing: taxNumber === "" ? own : [...own, formatText(texts, "checkout.taxNumber", { number: taxNumber })],
    contact: [email, ...phone(billing.phone)],
    delivery: isSame ? null : [...other, ...phone(delivery.phone)],
  }
}

/**
 * An address, line by line; what was not told has no line.
 *
 * Spec: 10.154.
 *
 * @example addressLines(sampleBuyer.delivery).length // => 4
 */
export const addressLines = ({ firstName, lastName, firm, street, zipcode, city, country }: OrderAddress): readonly string[] =>
  [`${firstName} ${lastName}`.trim(), firm, street, `${zipcode} ${city}`.trim(), country].filter((line) => line !== "")
