import fc from "fast-check"
import { decimalOf } from "../../../core/values/decimal.ts"
import type { AddedRow, PeriodCheck, PeriodCheckCommand, PeriodCheckEvent } from "../../../core/subscription/period-check.ts"
import type { SubscriptionRequest, SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { idlePeriodCheck } from "../../../core/subscription/subscription-choice.ts"
import type { Step } from "../../../core/values/machine.ts"

export type CheckMachine = Step<PeriodCheck, PeriodCheckEvent, PeriodCheckCommand>

/** How a shop answers one call: well, or after it did only the first rows of it. Nobody is told how many. */
export interface Answering {
  readonly well: boolean
  readonly done: number
}

/** One submit of a product form beside a cart, and how each call goes. */
export interface Submit {
  readonly request: SubscriptionRequest
  readonly cart: readonly SubscriptionRow[]
  /** the period the shopper picks in the dialog, by its place; null = the preselected one */
  readonly picks: number | null
  readonly answers: readonly Answering[]
}

const offered = fc.subarray([7, 14, 30, 60], { minLength: 1 })

const rows = fc
  .array(
    fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 4 }), periods: offered, at: fc.nat() }),
    {
      maxLength: 4,
    },
  )
  .map((made) =>
    made.map(({ productId, quantity, periods, at }, place): SubscriptionRow => {
      const days = periods[at % periods.length] ?? 30
      return {
        rowId: `row${place}`,
        productId,
        sizeId: "M",
        name: `product ${productId}`,
        quantity: decimalOf(quantity),
        days,
        periods,
      }
    }),
  )

const wishes = fc
  .tuple(offered, fc.nat())
  .map(([periods, at]): SubscriptionRequest => ({ purchase: "subscription", periods, days: periods[at % periods.length] ?? null }))

const answering = fc.record({ well: fc.boolean(), done: fc.nat({ max: 4 }) })

export const submits: fc.Arbitrary<Submit> = fc.record({
  request: wishes,
  cart: rows,
  picks: fc.option(fc.nat({ max: 3 }), { nil: null }),
  // the first call reads the cart: more is to be seen when it mostly succeeds
  answers: fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.array(answering, { maxLength: 5 }))
    .map(([first, others]) => [{ well: first > 0, done: 0 }, ...others]),
})

/** What a submit came to. */
export interface Played {
  readonly check: PeriodCheck
  readonly cart: readonly SubscriptionRow[]
  readonly submitted: number | null | undefined
}

/** Plays a submit against a cart that does what it is told, as far as its answers go. It ends when nothing is awaited any more. */
export function play(machine: CheckMachine, submit: Submit): Played {
  let cart = submit.cart
  let check = idlePeriodCheck
  let submitted: number | null | undefined
  let calls = 0
  const add = (row: AddedRow, place: number): SubscriptionRow => ({
    ...row,
    rowId: `added${calls}-${place}`,
    name: `product ${row.productId}`,
    periods: [row.days],
  })
  const perform = (command: PeriodCheckCommand): PeriodCheckEvent | null => {
    if (command.type === "SubmitForm") {
      submitted = command.days
      return null
    }
    const { well, done } = submit.answers[calls] ?? { well: true, done: 0 }
    const { requestId } = command
    calls += 1
    switch (command.type) {
      case "ReadCart":
        return well ? { type: "CartRead", requestId, rows: cart } : { type: "CartNotRead", requestId }
      case "RemoveRows": {
        const removed = new Set((well ? command.rows : command.rows.slice(0, done)).map(({ rowId }) => rowId))
        cart = cart.filter(({ rowId }) => !removed.has(rowId))
        return { type: well ? "RowsRemoved" : "RowsNotRemoved", requestId }
      }
      case "AddRows":
        cart = [...cart, ...(well ? command.rows : command.rows.slice(0, done)).map(add)]
        return { type: well ? "RowsAdded" : "RowsNotAdded", requestId }
    }
  }
  const queue: PeriodCheckEvent[] = [{ type: "SubmitPressed", request: submit.request }]
  for (let steps = 0; steps < 30; steps += 1) {
    const event = queue.shift() ?? shopper(check, submit)
    if (event === null) break
    const [next, commands] = machine(check, event)
    check = next
    queue.push(...commands.map(perform).filter((answer) => answer !== null))
  }
  return { check, cart, submitted }
}

/** What the shopper does when the form waits for nobody else. */
function shopper({ stage }: PeriodCheck, { picks }: Submit): PeriodCheckEvent | null {
  if (stage.is !== "choosing") return null
  const days = picks === null ? stage.days : (stage.common[picks % stage.common.length] ?? stage.days)
  return days === stage.days ? { type: "Confirmed" } : { type: "PeriodPicked", days }
}

/** Pieces per product. */
export function pieces(goods: readonly Pick<SubscriptionRow, "productId" | "quantity">[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>([1, 2, 3].map((id) => [id, 0]))
  for (const { productId, quantity } of goods) sums.set(productId, (sums.get(productId) ?? 0) + quantity.coefficient)
  return sums
}
