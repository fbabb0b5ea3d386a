import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Effect } from "effect"
import { callLimits } from "../../../adapters/http/limits.ts"
import { openBrowserShop } from "../../../adapters/wiring/open-browser-shop.ts"
import { cartMachine } from "../../../core/basket/cart-machine.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"
import { eventsOf } from "../../support/adapters/events-of.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a row of the cart fails after the time of every action of a shopper, and not before (19.44, 8.57)", async () => {
  const shop = openBrowserShop({
    ...connectionTo(() => new Promise(() => {}), callLimits.browserTimeoutMs),
    log: { write: () => Effect.void },
    clock: { nowMs: () => testNowMs },
  })
  const change = { type: "ChangeRow", requestId: 1, quantity: "2", rowId: "r1", productId: 601, sizeId: "M" } as const
  let ended: unknown = "waits"
  void eventsOf(cartMachine, shop, change).then((events) => (ended = events))
  await vi.advanceTimersByTimeAsync(timeLimit(1).ms - 1)
  expect(ended).toBe("waits")
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual([{ type: "RowFailed", rowId: "r1", requestId: 1 }])
})
