import { describe, expect, test } from "vitest"
import { viewOrderList } from "../../../core/order/own/view-order-list.ts"
import { viewSubscriptions } from "../../../core/order/own/view-subscriptions.ts"
import { viewPlaced } from "../../../core/order/placed/view-placed.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { zlotyPrices } from "../../../core/values/price-format.ts"
import { samplePlaced } from "../../support/core/sample-order.ts"

const texts = textCatalogue("pl", {})
/** A moment that is the 21st in Honolulu, the 22nd in Warsaw and in Auckland. */
const atMs = Date.UTC(2026, 10, 22, 1)
const zones = [
  ["Pacific/Honolulu", "21.11.2026"],
  ["Europe/Warsaw", "22.11.2026"],
  ["Pacific/Auckland", "22.11.2026"],
] as const

describe("days by the zone that the shop tells with an order (11.675)", () => {
  test.each(zones)("%s: placed, waited for and made next on %s", (zone, day) => {
    const summary = { number: "7KQ2M-X9D4R", placedAtMs: atMs, currency: "PLN", status: "sent", paid: "paid" } as const
    const listed = viewOrderList(
      [{ ...summary, total: { minor: 100 }, names: [], rows: 0, zone }],
      { priceFormat: zlotyPrices.pl, currency: "PLN" },
      texts,
    )
    expect(listed[0]?.placed).toBe(day)
    expect(viewPlaced(samplePlaced({ dueMs: atMs, zone }), zlotyPrices.pl, texts).next).toContain(day)
    const about = { goods: [], address: [], delivery: "", payment: "", isLate: false } as const
    const [subscription] = viewSubscriptions([{ id: 1, state: "active", periodDays: 7, nextMs: atMs, ...about, zone }], texts)
    expect(subscription?.state).toContain(day)
  })
})
