import { cartSummaryTextKeys } from "../../core/basket/summary/view-cart-summary.ts"
import { joinKeys } from "../../core/texts/texts.ts"
import type { Say } from "../say.ts"

/** The texts that the summary of the cart can show: they come with its script. */
export const summaryTextKeys = joinKeys(cartSummaryTextKeys, [
  "cart.divide",
  "cart.divideApply",
  "cart.divideHeading",
  "cart.divideText",
  "cart.estimateHeading",
  "cart.estimateNote",
  "cart.estimateReload",
  "cart.groupHeading",
  "price.instalmentMonths",
  "price.instalmentRate",
  "price.instalmentSum",
  "cart.summary",
  "cart.worth",
  "cart.deposit",
  "cart.wrapping",
  "cart.insurance",
  "cart.prepaid",
  "cart.fromBalance",
  "cart.points",
  "cart.shippingUnknown",
  "cart.total",
  "cart.next",
  "cart.nextNotYet",
  "cart.continue",
])

export type SummaryTextKey = (typeof summaryTextKeys)[number]

export type SummarySay = Say<SummaryTextKey>
