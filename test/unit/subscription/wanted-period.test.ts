import { expect, test } from "vitest"
import { purchaseRefusal, wantedPurchase } from "../../../core/subscription/wanted-period.ts"

test.each([
  [null, null, "once"],
  ["", "", "once"],
  ["false", "", "once"],
  ["false", "30", "once"],
  ["0", "30", "once"],
  [null, "0", "once"],
  [null, "30", 30],
  ["true", "30", 30],
  ["only", "7", 7],
  ["true", null, "missing"],
  ["true", "0", "missing"],
  ["true", "30 dni", "strange"],
  [null, "-1", "strange"],
  ["true", "1e2", "strange"],
])("subscription %j with period %j is %s (17.32)", (subscription, period, expected) => {
  const wanted = wantedPurchase(subscription, period)
  expect(wanted.is === "once" ? "once" : (wanted.days ?? (wanted.isNamed ? "strange" : "missing"))).toBe(expected)
})

test.each([
  ["off", null, null],
  ["off", "30", "SoldOnceOnly"],
  ["off", "soon", "SoldOnceOnly"],
  ["optional", null, null],
  ["optional", "30", null],
  ["optional", "7", "PeriodUnknown"],
  ["optional", "soon", "PeriodUnknown"],
  ["only", null, "PeriodMissing"],
  ["only", "0", "PeriodMissing"],
  ["only", "14", null],
  ["only", "15", "PeriodUnknown"],
] as const)("sold %s, period %j: %s (17.6, 17.7, 17.32)", (mode, period, expected) => {
  expect(purchaseRefusal(mode, [14, 30], wantedPurchase(null, period))?._tag ?? null).toBe(expected)
})
