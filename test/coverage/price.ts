import type { Coverage } from "./coverage.ts"

const subscription = { by: "core/pricing/subscription-price.ts#subscriptionPrice", test: "max, net, save, before, rebate %j give %j" }
const guests = {
  by: "core/pricing/points-words.ts#pointsWords",
  test: "a guest reads at the place %s what is missing, a client nothing (6.3, 6.4, 6.5, 6.8)",
}
const instalmentMessage = {
  by: "core/pricing/instalment-words.ts#instalmentDialog",
  test: "the message for %j stands in both languages (8.78 to 8.81)",
}

/** Prices, points and instalments. */
export const priceCoverage: Coverage = {
  "4.75": {
    by: "core/pricing/instalments.ts#instalments",
    test: "a loan beyond the provider's bounds. The calculator opens only for an amount within them, and a button is off outside",
  },
  "5.1": {
    by: "core/pricing/subscription-price.ts#subscriptionPrice",
    test: "nothing is computed from %j: set means present and not 0 (5.1)",
  },
  "5.2": { by: "core/pricing/subscription-price.ts#subscriptionPrice", test: "absent amounts count as 0 (5.2, 15.11)" },
  "5.3": subscription,
  "5.4": subscription,
  "5.5": subscription,
  "5.6": subscription,
  "5.7": subscription,
  "5.8": { by: "core/pricing/subscription-price.ts#subscriptionPrice", test: "with max 0 everything is 0: %j (5.8)" },
  "5.78": {
    by: "core/pricing/instalments.ts#instalments",
    test: "a price of %s, %s times, starts the calculator or opens a message with a button that is off (5.78)",
  },
  "5.79": { by: "core/pricing/instalments.ts#instalments", test: "a cart of %s starts directly when it is in the range (5.79)" },
  "5.80": {
    by: "core/pricing/amount-words.ts#amountWords",
    test: "a net shop writes netto after an amount, a gross shop the bare amount (5.80)",
  },
  "6.3": guests,
  "6.4": guests,
  "6.5": guests,
  "6.6": { by: "core/pricing/points-words.ts#pointsWords", test: "a client with %s points reads the balance in its plural form (6.6)" },
  "6.7": { by: "core/values/money.ts#shownAmount", test: "a shop shows gross or net, as its price type says (6.7)" },
  "6.8": guests,
  "8.78": instalmentMessage,
  "8.79": instalmentMessage,
  "8.80": instalmentMessage,
  "8.81": instalmentMessage,
  "9.26": {
    by: "core/pricing/lowest-of-period.ts#lowestOfPeriod",
    test: "a price that had held for long forgotten. The lowest price is what the lowest of 30 single days was",
  },
  "9.27": {
    by: "core/pricing/lowest-price-words.ts#lowestPriceWords",
    test: "the block has the texts of 9.27 in English, for the sell-by amount",
  },
  "9.40": { by: "core/values/money.ts#moneyFromNumber", test: "%d rounds to %s (9.40)" },
  "9.41": { by: "core/values/price-format.ts#formatPrice", test: "%s is written as the mask says (9.41) %#" },
  "9.42": {
    by: "core/pricing/price-change.ts#signedPercent",
    test: "%s after %s is %s by %s, %d %%, minus for cheaper and plus for dearer (9.42)",
  },
  "9.43": { by: "core/pricing/points.ts#pointsOf", test: "%s points of one unit are for %s units %s, with up to 2 decimals (9.43)" },
}
