import type { Coverage } from "./coverage.ts"

/** One-off or subscription, delivery periods and the period check. */
export const subscriptionCoverage: Coverage = {
  "4.56": {
    by: "core/subscription/subscription-choice.ts#subscriptionChoice",
    test: "the toggle marks the form, refreshes the product, raises the quantity, recalculates and scrolls, in this order",
  },
  "4.57": { by: "core/subscription/purchase-limits.ts#raisedQuantity", test: "%j is raised to %j by a subscription: never lowered" },
  "4.58": {
    by: "core/subscription/subscription-choice.ts#subscriptionChoice",
    test: "the toggle marks the form, refreshes the product, raises the quantity, recalculates and scrolls, in this order",
  },
  "4.59": { by: "core/subscription/view-subscription.ts#viewSubscription", test: "the two choices and the button of a one-off purchase" },
  "4.60": {
    by: "core/subscription/view-subscription.ts#viewSubscription",
    test: "the button of a subscription, its periods, and what the selected one saves",
  },
  "4.61": {
    by: "core/subscription/view-subscription.ts#viewSubscription",
    test: "the button of a subscription, its periods, and what the selected one saves",
  },
  "4.62": {
    by: "core/subscription/period-check.ts#periodCheck",
    test: "without subscription products in the cart the form is submitted at once with its period",
  },
  "4.63": {
    by: "core/subscription/period-check.ts#periodCheck",
    test: "when the chosen period equals the cart's the form is submitted without a dialog",
  },
  "4.64": {
    by: "core/subscription/period-check.ts#periodCheck",
    test: "when the periods differ the shopper chooses among the common ones",
  },
  "4.65": {
    by: "core/subscription/view-period-check.ts#viewPeriodCheck",
    test: "the dialog says what it is about, and has the common periods",
  },
  "4.66": { by: "core/subscription/period-check.ts#periodCheck", test: "then the form is submitted with the new period" },
  "4.67": { by: "core/subscription/period-check.ts#periodCheck", test: "closing the dialog cancels the submit" },
  "4.68": {
    by: "core/subscription/period-check.ts#periodCheck",
    test: "rows that share no period skip the dialog, show the error template alone and stop the submit",
  },
  "4.69": {
    by: "core/subscription/view-period-check.ts#viewPeriodCheck",
    test: "rows that share no period skip the dialog, show the error template alone and stop the submit",
  },
  "5.50": {
    by: "core/subscription/period-check.ts#periodCheck",
    test: "the subscription period check must pass: without a period nothing is asked or sent",
  },
  "9.44": {
    by: "core/subscription/stock-text.ts#subscriptionStockText",
    test: "the stock status follows the pattern (amount unit stock_literal)",
  },
  "9.45": {
    by: "core/subscription/period.ts#parsePeriod",
    test: "the subscription period is read from days_in_period: %j is %j",
  },
}
