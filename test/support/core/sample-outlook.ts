import type { OrderOutlook } from "../../../core/basket/summary/order-outlook.ts"

/** Nothing is in the way of an order, and nothing is told of it. */
export const sampleOutlook = (more: Partial<OrderOutlook> = {}): OrderOutlook => ({
  obstacle: null,
  division: null,
  ways: [],
  balance: null,
  instalments: null,
  ...more,
})
