import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { ShopFetch } from "../../../adapters/http/shop-client.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { openBrowserShop } from "../../../adapters/wiring/open-browser-shop.ts"
import { makeShopCaller } from "../../../adapters/wiring/shop-caller.ts"
import { cartMachine } from "../../../core/basket/cart-machine.ts"
import { miniBasketMachine } from "../../../core/basket/mini-basket-machine.ts"
import type { PageMachine } from "../../../core/pages/page-machine.ts"
import { type PageEffects, performTask } from "../../../core/pages/page-task.ts"
import { productMachine } from "../../../core/product-page/machine/product-machine.ts"
import type { TextKey } from "../../../core/texts/texts.ts"
import type { AnswerShopCalls } from "../../../core/use-cases/answer-shop-calls.ts"
import type { ErrorLog } from "../../../ports/error-log.ts"
import { connectionTo, withCookies } from "../../support/adapters/visitor.ts"
import { eventsOf } from "../../support/adapters/events-of.ts"
import { idleEffects } from "../../support/core/sample-effects.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const clock = { nowMs: () => testNowMs }
const silent: ErrorLog = { write: () => Effect.void }

async function shopThat(fails: RegExp | null) {
  const { shop } = await openTestShop()
  const fetch: ShopFetch = async (request) => {
    const text = await request.clone().text()
    return fails !== null && fails.test(text + request.url) ? new Response("broken", { status: 500 }) : shop.fetch(request)
  }
  return openBrowserShop({ ...connectionTo(withCookies(fetch)), log: silent, clock })
}

const askSize = (requestId: number, sizeId: string) =>
  ({
    type: "AskShop",
    requestId,
    wants: "size",
    fields: [
      { name: "product", value: "601" },
      { name: "size", value: sizeId },
    ],
  }) as const

describe("each call ends in exactly one event", () => {
  test("of the product page (4.48, 8.55)", async () => {
    const command = askSize(3, "M")
    expect(await eventsOf(productMachine, await shopThat(null), command)).toMatchObject([{ type: "ShopAnswered", requestId: 3 }])
    expect(await eventsOf(productMachine, await shopThat(/projector/), command)).toEqual([{ type: "ShopNotAnswered", requestId: 3 }])
  })

  test("what there is no call for is answered at once, so that no question stays open (8.55)", () => {
    const asked = { type: "AskShop", requestId: 4, wants: "periods", fields: [] } as const
    expect(productMachine.task(asked, "pl")).toEqual({ effect: "timer", ms: 0, ended: { type: "ShopNotAnswered", requestId: 4 } })
  })

  test("of the period check, whatever becomes of them (17.15, 17.20)", async () => {
    const tea = { productId: 610, sizeId: "uniw", quantity: decimalOf(2), days: 30 }
    const add = { type: "AddRows", requestId: 5, rows: [tea] } as const
    const read = { type: "ReadCart", requestId: 6 } as const
    const remove = { type: "RemoveRows", requestId: 7, rows: [{ rowId: "gone", productId: 610, sizeId: "uniw" }] } as const
    expect(await eventsOf(productMachine, await shopThat(null), add, read, remove, { ...add, rows: [{ ...tea, days: 31 }] })).toMatchObject(
      [
        { type: "RowsAdded", requestId: 5 },
        { type: "CartRead", requestId: 6, rows: [{ productId: 610, days: 30, periods: [14, 30] }] },
        { type: "RowsNotRemoved", requestId: 7 },
        { type: "RowsNotAdded", requestId: 5 },
      ],
    )
    expect(await eventsOf(productMachine, await shopThat(/basket/i), add, read, remove)).toMatchObject([
      { type: "RowsNotAdded", requestId: 5 },
      { type: "CartNotRead", requestId: 6 },
      { type: "RowsNotRemoved", requestId: 7 },
    ])
  })

  test("of the cart, where each end is told (8.57)", async () => {
    const row = { rowId: "gone", productId: 601, sizeId: "M" }
    const change = { type: "ChangeRow", requestId: 1, quantity: "2", ...row } as const
    const remove = { type: "RemoveRow", requestId: 2, ...row } as const
    expect(await eventsOf(cartMachine, await shopThat(null), change, remove)).toMatchObject([
      { type: "RowRefused", requestId: 1, refusal: { _tag: "RowUnknown" } },
      { type: "RowRefused", requestId: 2, refusal: { _tag: "RowUnknown" } },
    ])
    expect(await eventsOf(cartMachine, await shopThat(/mutation/), change, remove)).toMatchObject([
      { type: "RowFailed", requestId: 1 },
      { type: "RowFailed", requestId: 2 },
    ])
  })

  test("of the header's basket (7.37, 8.52)", async () => {
    const command = { type: "ReadBasket", requestId: 7 } as const
    expect(await eventsOf(miniBasketMachine, await shopThat(null), command)).toMatchObject([{ type: "Answered", requestId: 7 }])
    expect(await eventsOf(miniBasketMachine, await shopThat(/basketCost/), command)).toEqual([{ type: "NotAnswered", requestId: 7 }])
  })
})

/** Calls that are answered when the test says so, and what became of them. */
function heldCalls() {
  const fates: string[] = []
  const waiting: (() => void)[] = []
  const held =
    <Reply>(reply: Reply) =>
    (input: object | null): Effect.Effect<Reply> => {
      const call = JSON.stringify(input)
      return Effect.callback<Reply>((resume) => {
        waiting.push(() => resume(Effect.succeed(reply)))
      }).pipe(
        Effect.tap(() => Effect.sync(() => fates.push(`answered ${call}`))),
        Effect.onInterrupt(() => Effect.sync(() => fates.push(`interrupted ${call}`))),
      )
    }
  const calls: AnswerShopCalls = {
    checkClientData: held(null),
    checkBankAccount: (number) => held(null)({ number }),
    refreshSize: held({ size: {} }),
    askBundlePrice: held(null),
    unitPrice: held(null),
    readOutlook: held(null),
    ownPrice: held(null),
    askDelivery: held(null),
    notify: held(null),
    passkeyDevice: held({ is: "silent" as const }),
    passkeyCall: held({ is: "failed" as const, url: "" }),
    setPlace: held(null),
    readBasket: held(null),
    changeRow: held({ _tag: "Failed" as const }),
    addRows: held({ _tag: "Failed" as const }),
    takeRows: held({ _tag: "Failed" as const }),
    suggest: held(null),
    readNotes: held(null),
    changeNote: held({ _tag: "Failed" as const }),
    readSubscriptions: held(null),
    removeRows: held(false),
    addSubscriptions: held(false),
  }
  return {
    fates,
    calls,
    answerAll: () => {
      for (const answer of waiting) answer()
    },
  }
}

describe("of calls at the same time", () => {
  /** Lets a machine ask for all of its commands before the first is answered. */
  async function together<State, Event extends { type: string }, Command extends { type: string }, View, Key extends TextKey>(
    machine: PageMachine<State, Event, Command, View, Key>,
    ...commands: readonly Command[]
  ) {
    const { fates, calls, answerAll } = heldCalls()
    const caller = makeShopCaller(calls, silent)
    const events: Event[] = []
    const asked: Promise<void>[] = []
    for (const command of commands) {
      const effects: PageEffects = {
        ...idleEffects,
        shop: (task, send) => {
          asked.push(caller.ask(task, send))
        },
      }
      performTask(machine.task(command, "pl"), effects, (event) => events.push(event))
    }
    answerAll()
    await Promise.all(asked)
    return { fates, events }
  }

  test("a newer request for fresh data interrupts the older one, which sends no event", async () => {
    const { fates, events } = await together(productMachine, askSize(1, "S"), askSize(2, "M"))
    expect(fates).toEqual([
      'interrupted {"productId":601,"sizeId":"S","isSubscription":false}',
      'answered {"productId":601,"sizeId":"M","isSubscription":false}',
    ])
    expect(events).toMatchObject([{ type: "ShopAnswered", requestId: 2 }])
  })

  test("a change of the basket is never given up for another", async () => {
    const remove = (requestId: number, rowId: string) => ({ type: "RemoveRow", requestId, rowId, productId: 601, sizeId: "M" }) as const
    const { fates, events } = await together(cartMachine, remove(1, "a"), remove(2, "b"))
    expect(fates.filter((fate) => fate.startsWith("interrupted"))).toEqual([])
    expect(events).toMatchObject([
      { type: "RowFailed", rowId: "a" },
      { type: "RowFailed", rowId: "b" },
    ])
  })
})

test("the request of what was given up is aborted", async () => {
  const sent: Request[] = []
  const { promise: isSent, resolve: noteSent } = Promise.withResolvers<void>()
  const shop = openBrowserShop({
    ...connectionTo((request) => {
      sent.push(request)
      noteSent()
      return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)))
    }),
    log: silent,
    clock,
  })
  const refresh = (sizeId: string) => {
    let asked: Promise<void> = Promise.resolve()
    const effects: PageEffects = {
      ...idleEffects,
      shop: (task, send) => {
        asked = shop.ask(task, send)
      },
    }
    performTask(productMachine.task(askSize(1, sizeId), "pl"), effects, () => undefined)
    return asked
  }
  const first = refresh("S")
  await isSent
  void refresh("M")
  await first
  expect(sent[0]?.signal.aborted).toBe(true)
})

test("a defect is logged, and the task ends in its own failure (8.56)", async () => {
  const logged: string[] = []
  const { calls } = heldCalls()
  const caller = makeShopCaller(
    { ...calls, readBasket: () => Effect.die(new Error("broken")) },
    { write: (during, failure) => Effect.sync(() => void logged.push(`${during}: ${String(failure)}`)) },
  )
  const command = { type: "ReadBasket", requestId: 1 } as const
  expect(await eventsOf(miniBasketMachine, caller, command)).toEqual([{ type: "NotAnswered", requestId: 1 }])
  expect(logged).toEqual(["ask the shop: readBasket: Error: broken"])
})
