import type { Coverage } from "./coverage.ts"

const locationTest = "a location that is %s is told with what to do"
const constants = "the constants of maps and shipping are those of the specification"

/** Shipping, stores, maps, payments and the countdown. */
export const shippingCoverage: Coverage = {
  "4.70": { by: "core/delivery/countdown.ts#countdown", test: "the promotion countdown ends and removes itself when its date has passed" },
  "5.75": { by: "core/delivery/courier-question.ts#shippingCheck", test: "the shipping check with %s is %s" },
  "5.76": { by: "core/delivery/courier-question.ts#shippingCheck", test: "the shipping check with %s is %s" },
  "8.69": {
    by: "core/delivery/couriers.ts#emptyListWords",
    test: "an empty list of couriers or pickup points says what happens next",
  },
  "8.70": { by: "core/delivery/stores.ts#locationWords", test: locationTest },
  "8.71": { by: "core/delivery/stores.ts#locationWords", test: locationTest },
  "8.72": { by: "core/delivery/stores.ts#locationWords", test: locationTest },
  "8.73": { by: "core/delivery/stores.ts#locationWords", test: locationTest },
  "8.75": {
    by: "core/delivery/couriers.ts#emptyListWords",
    test: "an empty list of couriers or pickup points says what happens next",
  },
  "8.76": { by: "core/delivery/stores.ts#stockModalWords", test: "a size that no store has is told with what to do" },
  "8.77": { by: "core/delivery/stores.ts#stockModalWords", test: "the stock modal without a size asks for one" },
  "9.48": {
    by: "core/delivery/countdown.ts#countdownWords",
    test: "the countdown ticks every second and shows days only when they are above 0",
  },
  "9.49": {
    by: "core/delivery/countdown.ts#countdownEnd",
    test: "the countdown ends at the first of promotion, discount, distinguished and special whose end is in the future",
  },
  "9.50": { by: "core/delivery/countdown.ts#tillInstant", test: "the end %s with the hour %s is %s of the shop's clock" },
  "9.51": {
    by: "core/delivery/ship-time.ts#shipWording",
    test: "the same-day deadline is told when it is more than 3 hours away on the same day: %s",
  },
  "9.52": { by: "core/delivery/ship-time.ts#shipWording", test: "when the buffer has passed, the rest of the wording applies" },
  "9.53": {
    by: "core/delivery/ship-time.ts#nextShipChange",
    test: "the wording is judged again when the deadline comes within 3 hours",
  },
  "9.54": { by: "core/delivery/ship-time.ts#shipWording", test: "the shipping time of %s" },
  "9.55": {
    by: "core/delivery/couriers.ts#deliveryCostWords",
    test: "free delivery shows Gratis!, and a cost that is not set never does",
  },
  "9.56": { by: "core/delivery/courier-question.ts#courierKey", test: "questions that mean the same have the same key" },
  "9.57": { by: "core/delivery/limits.ts#mapLimits", test: constants },
  "9.58": { by: "core/delivery/limits.ts#mapLimits", test: constants },
  "9.59": { by: "core/delivery/limits.ts#mapLimits", test: constants },
  "9.60": { by: "core/delivery/stores.ts#clusterLabel", test: "a cluster of %i points is labelled %s" },
  "9.61": { by: "core/basket/payment.ts#paymentMomentWords", test: "the payment groups are before shipping and on delivery" },
}
