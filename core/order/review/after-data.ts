import { orderStartAddress } from "../../addresses/account-addresses.ts"
import { neutralAddress } from "../../addresses/addresses.ts"
import { orderReviewPath } from "../../addresses/order-addresses.ts"
import type { Language } from "../../values/language.ts"
import type { OrderQuote } from "../order-quote.ts"
import type { ChosenWay } from "../order-ways.ts"

/** What an order would be once its data are told. */
type QuotedWay = Pick<OrderQuote, "lacks" | "obstacle" | "payment" | "delivery" | "isCarried">

/**
 * Where it goes on once somebody has told for whom an order is: back to the last look, where payment and delivery were chosen before and can still
 * be had; else to their choice.
 *
 * Spec: 10.978.
 *
 * @param quote null = the basket is empty
 * @param chosen what was chosen before
 *
 * @example
 * const quote = { lacks: [], obstacle: null, payment: "blik", delivery: "dpd", isCarried: true } as const
 * afterDataAddress("pl", quote, { payment: "blik", delivery: "dpd" }) // => "/order2.php"
 * @example
 * const quote = { lacks: [], obstacle: null, payment: "blik", delivery: "dpd", isCarried: true } as const
 * afterDataAddress("pl", quote, { payment: null, delivery: null }) // => "/order1.php"
 */
export function afterDataAddress(language: Language, quote: QuotedWay | null, chosen: ChosenWay): string {
  const isKept =
    quote !== null &&
    quote.lacks.length === 0 &&
    quote.obstacle === null &&
    chosen.payment !== null &&
    chosen.payment === quote.payment &&
    (!quote.isCarried || chosen.delivery === quote.delivery)
  return isKept ? neutralAddress(orderReviewPath, language) : orderStartAddress(language)
}
