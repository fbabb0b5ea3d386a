import { describe, expect, test } from "vitest"
import { periodCheck, type PeriodCheck, type PeriodCheckEvent } from "../../../core/subscription/period-check.ts"
import { idlePeriodCheck } from "../../../core/subscription/subscription-choice.ts"
import type { SubscriptionRequest, SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const row = (rowId: string, days: number, more: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  rowId,
  productId: rowId.charCodeAt(0),
  sizeId: "M",
  name: `Kawa ${rowId}`,
  quantity: decimal("2"),
  days,
  periods: [7, 14, 30],
  ...more,
})
const coffee = row("a", 14)
const tea = row("b", 14)
const kept = row("c", 30)
const request: SubscriptionRequest = { purchase: "subscription", days: 30, periods: [7, 14, 30] }

const submit = (wanted: SubscriptionRequest = request): PeriodCheckEvent => ({ type: "SubmitPressed", request: wanted })
const read = (requestId: number, ...rows: readonly SubscriptionRow[]): PeriodCheckEvent => ({ type: "CartRead", requestId, rows })
const pick = (days: number): PeriodCheckEvent => ({ type: "PeriodPicked", days })
const confirmed: PeriodCheckEvent = { type: "Confirmed" }
const closed: PeriodCheckEvent = { type: "Closed" }
const removed: PeriodCheckEvent = { type: "RowsRemoved", requestId: 2 }
const run = (...events: readonly PeriodCheckEvent[]) =>
  events.reduce((at, event) => periodCheck(at[0], event), periodCheck(idlePeriodCheck, { type: "Returned" }))
const after = (...events: readonly PeriodCheckEvent[]): PeriodCheck => run(...events)[0]
const choosing = [submit(), read(1, coffee, tea, kept)]
const adding = [...choosing, pick(30), confirmed, removed]

const goods = ({ productId, sizeId, quantity }: SubscriptionRow, days: number) => ({ productId, sizeId, quantity, days })

describe("the submit goes on", () => {
  test("a one-off purchase is submitted without a look at the cart", () => {
    expect(run(submit({ purchase: "once", days: 30, periods: [30] }))).toEqual([
      { requestId: 0, stage: { is: "submitting" }, problem: null },
      [{ type: "SubmitForm", days: null }],
    ])
  })

  test("a subscription reads the rows of the cart first, behind a loader", () => {
    expect(run(submit())).toEqual([
      { requestId: 1, stage: { is: "reading", days: 30, periods: [7, 14, 30] }, problem: null },
      [{ type: "ReadCart", requestId: 1 }],
    ])
  })

  test("without subscription products in the cart the form is submitted at once with its period (4.62)", () => {
    expect(run(submit(), read(1))).toEqual([
      { requestId: 1, stage: { is: "submitting" }, problem: null },
      [{ type: "SubmitForm", days: 30 }],
    ])
  })

  test("when the chosen period equals the cart's the form is submitted without a dialog (4.63)", () => {
    expect(run(submit(), read(1, kept))[1]).toEqual([{ type: "SubmitForm", days: 30 }])
  })

  test("a second press changes nothing while the first is under way", () => {
    for (const state of [after(submit()), after(...choosing), after(submit(), read(1))]) {
      expect(periodCheck(state, submit())[0]).toBe(state)
      expect(periodCheck(state, submit())[1]).toEqual([])
    }
  })

  test("a page that comes back from history can be submitted again", () => {
    expect(after(submit(), read(1), { type: "Returned" })).toEqual({ requestId: 2, stage: { is: "idle" }, problem: null })
    const waiting = after(submit())
    expect(periodCheck(waiting, { type: "Returned" })).toEqual([waiting, []])
  })
})

describe("the submit stops", () => {
  test("the subscription period check must pass: without a period nothing is asked or sent (5.50)", () => {
    expect(run(submit({ ...request, days: null }))).toEqual([
      { requestId: 1, stage: { is: "idle" }, problem: { _tag: "PeriodMissing" } },
      [],
    ])
  })

  test("with no common period the dialog is skipped and the submit stops", () => {
    expect(run(submit(), read(1, row("a", 14, { periods: [14, 21] }), row("b", 7, { periods: [7] })))).toEqual([
      { requestId: 2, stage: { is: "idle" }, problem: { _tag: "NoCommonPeriod" } },
      [],
    ])
  })

  test("a cart that cannot be read is told", () => {
    expect(run(submit(), { type: "CartNotRead", requestId: 1 })).toEqual([
      { requestId: 2, stage: { is: "idle" }, problem: { _tag: "CartNotRead" } },
      [],
    ])
  })

  test("another submit takes the last problem away", () => {
    expect(after(submit({ ...request, days: null }), submit()).problem).toBeNull()
    expect(after(submit({ ...request, days: null }), submit({ ...request, purchase: "once" })).problem).toBeNull()
  })
})

describe("the dialog", () => {
  test("when the periods differ the shopper chooses among the common ones (4.64)", () => {
    expect(run(...choosing)).toEqual([
      { requestId: 1, stage: { is: "choosing", rows: [coffee, tea, kept], common: [7, 14, 30], days: 14 }, problem: null },
      [],
    ])
  })

  test("a picked period is marked; one that is not offered, or marked already, changes nothing", () => {
    const state = after(...choosing)
    expect(periodCheck(state, pick(7))).toEqual([{ ...state, stage: { ...state.stage, days: 7 } }, []])
    expect(periodCheck(state, pick(8))[0]).toBe(state)
    expect(periodCheck(state, pick(14))[0]).toBe(state)
    expect(periodCheck(state, pick(14))[1]).toEqual([])
    expect(periodCheck(idlePeriodCheck, pick(7))[0]).toBe(idlePeriodCheck)
  })

  test("closing the dialog cancels the submit (4.67)", () => {
    expect(run(...choosing, closed)).toEqual([{ requestId: 2, stage: { is: "idle" }, problem: null }, []])
  })

  test("closing while the cart is read cancels as well, and its late answer changes nothing", () => {
    const state = after(submit(), closed)
    expect(state).toEqual({ requestId: 2, stage: { is: "idle" }, problem: null })
    expect(periodCheck(state, read(1, coffee))[0]).toBe(state)
  })

  test("while rows are moved it cannot be closed", () => {
    for (const state of [after(...choosing, confirmed), after(...adding), idlePeriodCheck, after(submit(), read(1))]) {
      for (const event of [closed, confirmed]) {
        const [next, commands] = periodCheck(state, event)
        expect(next).toBe(state)
        expect(commands).toEqual([])
      }
    }
  })
})

describe("the move", () => {
  test("on confirmation the cart products of another period are removed", () => {
    expect(run(...choosing, pick(30), confirmed)).toEqual([
      { requestId: 2, stage: { is: "removing", rows: [coffee, tea], kept: [kept], days: 30 }, problem: null },
      [
        {
          type: "RemoveRows",
          requestId: 2,
          rows: [
            { productId: 97, sizeId: "M", rowId: "a" },
            { productId: 98, sizeId: "M", rowId: "b" },
          ],
        },
      ],
    ])
  })

  test("then they are added again with the new period", () => {
    expect(run(...adding)).toEqual([
      { requestId: 3, stage: { is: "adding", rows: [coffee, tea], kept: [kept], days: 30 }, problem: null },
      [{ type: "AddRows", requestId: 3, rows: [goods(coffee, 30), goods(tea, 30)] }],
    ])
  })

  test("then the form is submitted with the new period (4.66)", () => {
    expect(run(...adding, { type: "RowsAdded", requestId: 3 })).toEqual([
      { requestId: 3, stage: { is: "submitting" }, problem: null },
      [{ type: "SubmitForm", days: 30 }],
    ])
  })

  test("the cart's own period moves nothing", () => {
    expect(run(submit(), read(1, coffee, tea), confirmed)).toEqual([
      { requestId: 1, stage: { is: "submitting" }, problem: null },
      [{ type: "SubmitForm", days: 14 }],
    ])
  })
})

describe("a move that fails", () => {
  const comparing = { rows: [coffee, tea], kept: [kept], days: 30 }

  test("the cart is read to see what is left, whichever half failed", () => {
    expect(run(...choosing, pick(30), confirmed, { type: "RowsNotRemoved", requestId: 2 })).toEqual([
      { requestId: 3, stage: { is: "comparing", ...comparing }, problem: null },
      [{ type: "ReadCart", requestId: 3 }],
    ])
    expect(run(...adding, { type: "RowsNotAdded", requestId: 3 })).toEqual([
      { requestId: 4, stage: { is: "comparing", ...comparing }, problem: null },
      [{ type: "ReadCart", requestId: 4 }],
    ])
  })

  const failed = [...adding, { type: "RowsNotAdded", requestId: 3 }] as const

  test("nothing missing: told, and ready again", () => {
    expect(run(...failed, read(4, coffee, { ...tea, days: 30 }, kept))).toEqual([
      { requestId: 5, stage: { is: "idle" }, problem: { _tag: "NotMoved" } },
      [],
    ])
  })

  test("what is missing is added again with its old period", () => {
    const lost = { ...tea, quantity: decimal("1") }
    expect(run(...failed, read(4, kept, { ...tea, quantity: decimal("1") }))).toEqual([
      { requestId: 5, stage: { is: "restoring", rows: [coffee, lost] }, problem: null },
      [{ type: "AddRows", requestId: 5, rows: [goods(coffee, 14), goods(lost, 14)] }],
    ])
    expect(run(...failed, read(4, kept), { type: "RowsAdded", requestId: 5 })).toEqual([
      { requestId: 6, stage: { is: "idle" }, problem: { _tag: "NotMoved" } },
      [],
    ])
  })

  test("what cannot be put back is reported", () => {
    expect(run(...failed, read(4, kept, tea), { type: "RowsNotAdded", requestId: 5 })).toEqual([
      { requestId: 6, stage: { is: "idle" }, problem: { _tag: "MaybeLost", rows: [coffee] } },
      [],
    ])
  })

  test("a cart that cannot be read afterwards: every moved row is reported", () => {
    expect(run(...failed, { type: "CartNotRead", requestId: 4 })).toEqual([
      { requestId: 5, stage: { is: "idle" }, problem: { _tag: "MaybeLost", rows: [coffee, tea] } },
      [],
    ])
  })
})

describe("answers of another kind than the one awaited change nothing", () => {
  const answers = (requestId: number): readonly PeriodCheckEvent[] => [
    { type: "CartRead", requestId, rows: [coffee] },
    { type: "CartNotRead", requestId },
    { type: "RowsRemoved", requestId },
    { type: "RowsNotRemoved", requestId },
    { type: "RowsAdded", requestId },
    { type: "RowsNotAdded", requestId },
  ]
  const failed = [...adding, { type: "RowsNotAdded", requestId: 3 }] as const

  test.each([
    ["idle", idlePeriodCheck, []],
    ["reading", after(submit()), ["CartRead", "CartNotRead"]],
    ["choosing", after(...choosing), []],
    ["removing", after(...choosing, confirmed), ["RowsRemoved", "RowsNotRemoved"]],
    ["adding", after(...adding), ["RowsAdded", "RowsNotAdded"]],
    ["comparing", after(...failed), ["CartRead", "CartNotRead"]],
    ["restoring", after(...failed, read(4)), ["RowsAdded", "RowsNotAdded"]],
    ["submitting", after(submit(), read(1)), []],
  ] as const)("%s", (stage, state, awaited) => {
    expect(state.stage.is).toBe(stage)
    const changing = answers(state.requestId).filter((event) => periodCheck(state, event)[0] !== state)
    expect(changing.map(({ type }) => type)).toEqual(awaited)
    for (const late of [...answers(state.requestId - 1), ...answers(state.requestId + 1)])
      expect(periodCheck(state, late)).toEqual([state, []])
  })
})
