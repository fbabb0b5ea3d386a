import type { OrderLife, PaidWhen } from "../../../core/order/order-life.ts"

/** An order of 100 zł that was placed just now. */
export const sampleOrderLife = (when: PaidWhen): OrderLife => ({
  when,
  reached: "placed",
  payment: { total: { minor: 10_000 }, currency: "PLN", isWanted: true, tries: [] },
})
