import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Effect } from "effect"
import { callLimits } from "../../../adapters/http/limits.ts"
import { openBrowserShop } from "../../../adapters/wiring/open-browser-shop.ts"
import { cartMachine } from "../../../core/basket/cart-machine.ts"
import type { NoteChange } from "../../../core/basket/notes/noted-row.ts"
import { rowNotesMachine } from "../../../core/basket/notes/row-notes-machine.ts"
import { periodTask } from "../../../core/product-page/machine/period-task.ts"
import type { ProductPageCommand } from "../../../core/product-page/product-page.ts"
import type { PeriodCheckAnswer } from "../../../core/subscription/period-check.ts"
import { timeLimit } from "../../../core/shell/time-limit.ts"
import { connectionTo } from "../../support/adapters/visitor.ts"
import { eventsOf } from "../../support/adapters/events-of.ts"
import { decimal } from "../../support/core/sample-offer.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const row = { rowId: "r1", productId: 601, sizeId: "M" } as const
const line = { productId: 601, sizeId: "M", quantity: "2" } as const

/** A shop that takes every call and answers none. */
const hangingShop = () =>
  openBrowserShop({
    ...connectionTo(() => new Promise(() => {}), callLimits.browserTimeoutMs),
    log: { write: () => Effect.void },
    clock: { nowMs: () => testNowMs },
  })

type HangingShop = ReturnType<typeof hangingShop>

/** What the period check of a product's page moves in the cart. */
const moved = async (shop: HangingShop, command: ProductPageCommand): Promise<readonly PeriodCheckAnswer[]> => {
  const events: PeriodCheckAnswer[] = []
  const task = periodTask(command)
  if (task?.effect !== "shop") throw new Error(`nothing is asked for ${command.type}`)
  await shop.ask(task, (event) => events.push(event))
  return events
}

const note = (change: NoteChange) => (shop: HangingShop) =>
  eventsOf(rowNotesMachine, shop, { type: "ChangeNote", requestId: 1, row, change })
const noteFailed = { type: "NoteFailed", requestId: 1 } as const

test.each<readonly [string, (shop: HangingShop) => Promise<readonly unknown[]>, object]>([
  [
    "another quantity",
    (shop) => eventsOf(cartMachine, shop, { type: "ChangeRow", requestId: 1, quantity: "2", ...row }),
    { type: "RowFailed", rowId: "r1", requestId: 1 },
  ],
  [
    "a row that is removed, with others",
    (shop) => eventsOf(cartMachine, shop, { type: "RemoveRow", requestId: 1, ...row, others: [{ ...row, rowId: "r2" }] }),
    { type: "RowFailed", rowId: "r1", requestId: 1 },
  ],
  [
    "rows that are put back",
    (shop) => eventsOf(cartMachine, shop, { type: "AddRows", requestId: 1, lines: [line] }),
    { type: "UndoRemovalFailed", requestId: 1 },
  ],
  [
    "rows of another period that a product's page takes out",
    (shop) => moved(shop, { type: "RemoveRows", requestId: 1, rows: [row] }),
    { type: "RowsNotRemoved", requestId: 1 },
  ],
  [
    "rows of the chosen period that it puts in their place",
    (shop) => moved(shop, { type: "AddRows", requestId: 1, rows: [{ productId: 601, sizeId: "M", quantity: decimal("2"), days: 30 }] }),
    { type: "RowsNotAdded", requestId: 1 },
  ],
  ["a comment", note({ is: "comment", text: "na prezent" }), noteFailed],
  ["gift wrapping", note({ is: "wrap", isWrapped: true }), noteFailed],
  ["a favourite", note({ is: "favourite" }), noteFailed],
])("%s of the cart fails after the time of every action of a shopper, and not before (19.44, 8.57)", async (_, asked, failed) => {
  let ended: unknown = "waits"
  void asked(hangingShop()).then((events) => (ended = events))
  await vi.advanceTimersByTimeAsync(timeLimit(1).ms - 1)
  expect(ended).toBe("waits")
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual([failed])
})
