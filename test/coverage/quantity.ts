import type { Coverage } from "./coverage.ts"

/** Quantity fields, their limits and the words after numbers. */
export const quantityCoverage: Coverage = {
  "5.62": {
    by: "core/quantity/order-limits.ts#roundUpToStep",
    test: "%s at step %s with %d places is %s, exactly",
  },
  "5.63": { by: "core/quantity/order-limits.ts#effectiveRange", test: "the largest minimum counts: %s" },
  "5.64": { by: "core/quantity/order-limits.ts#effectiveRange", test: "the smallest maximum counts: %s" },
  "5.65": { by: "core/quantity/order-limits.ts#orderLimits", test: "%s: -1, null and absent are none, zero is one" },
  "5.66": {
    by: "core/quantity/order-limits.ts#effectiveRange",
    test: "%s gives the greatest multiple of the step that fits",
  },
  "5.67": {
    by: "core/quantity/quantity-text.ts#describeQuantity",
    test: "a minimum above the maximum stays as the value and the message, and the shopper reads why buying is off",
  },
  "5.68": { by: "core/quantity/quantity-text.ts#describeQuantity", test: "a quantity below the minimum is told with amount and unit" },
  "5.69": { by: "core/quantity/quantity-text.ts#describeQuantity", test: "a quantity above the maximum is told with amount and unit" },
  "5.70": {
    by: "core/quantity/check-quantity.ts#checkQuantity",
    test: "a size that is %s gives the step and cannot be bought (5.70)",
  },
  "5.71": {
    by: "core/quantity/quantity-field.ts#quantityField",
    test: "an empty field goes back to its previous value on blur",
  },
  "5.72": { by: "core/quantity/quantity-field.ts#quantityField", test: "key input waits 500 ms before it counts" },
  "9.7": { by: "core/quantity/quantity-field.ts#quantityPauses", test: "key input waits 500 ms before it counts" },
  "9.8": {
    by: "core/quantity/quantity-field.ts#quantityPauses",
    test: "the buttons take effect 500 ms after the last press, and show at once",
  },
  "9.46": { by: "core/subscription/view-subscription.ts#viewPeriod", test: "days in Polish follow 1 and the rest: %d" },
  "9.47": {
    by: "core/quantity/quantity-text.ts#quantityWords",
    test: "a whole number and a fraction take their CLDR form in Polish: %s is %s",
  },
}
