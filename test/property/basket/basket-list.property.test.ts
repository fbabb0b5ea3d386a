import fc from "fast-check"
import { expect } from "vitest"
import type { Basket } from "../../../core/basket/basket.ts"
import { leaving } from "../../../core/basket/drop-down.ts"
import {
  miniBasket,
  type MiniBasket,
  type MiniBasketCommand,
  type MiniBasketEvent,
  openMiniBasket,
} from "../../../core/basket/mini-basket.ts"
import type { Step } from "../../../core/values/machine.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"
import { property } from "../../support/property/property.ts"

const rowIds = ["r1", "r2", "r3", "r4"] as const

const basketOf = (held: ReadonlySet<string>): Basket => ({
  ...sampleBasket(rowIds.length),
  rows: sampleBasket(rowIds.length).rows.filter(({ rowId }) => held.has(rowId)),
})

type Asked = Extract<MiniBasketCommand, { readonly requestId: number }>

type Move =
  | { readonly is: "pressed"; readonly rowId: string }
  | { readonly is: "opened" }
  | { readonly is: "returned" }
  /** another machine of the page takes a row out by itself, and publishes what the shop answered */
  | { readonly is: "published"; readonly rowId: string }
  /** the shop does one of the calls that it has, and answers some time */
  | { readonly is: "done"; readonly at: number; readonly how: "answered" | "refused" | "lost" }
  /** one of the answers comes, and may come once more */
  | { readonly is: "came"; readonly at: number; readonly isRepeated: boolean }

const place = fc.nat({ max: 5 })
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ is: fc.constant("pressed" as const), rowId: fc.constantFrom(...rowIds) }),
  fc.constant<Move>({ is: "opened" }),
  fc.constant<Move>({ is: "returned" }),
  fc.record({ is: fc.constant("published" as const), rowId: fc.constantFrom(...rowIds) }),
  fc.record({
    is: fc.constant("done" as const),
    at: place,
    how: fc.constantFrom("answered" as const, "refused" as const, "lost" as const),
  }),
  fc.record({ is: fc.constant("came" as const), at: place, isRepeated: fc.boolean() }),
)

type Stepping = Step<MiniBasket, MiniBasketEvent, MiniBasketCommand>

/** A shop that has rows and does what it is asked when it likes to; the oracle is what it has in the end. */
function play(step: Stepping, all: readonly Move[]): { readonly shown: readonly string[]; readonly held: readonly string[] } {
  const held = new Set<string>(rowIds)
  let state = openMiniBasket({ basket: basketOf(held), priceFormat: polishPrices, priceType: "gross" })
  const calls: Asked[] = []
  const answers: MiniBasketEvent[] = []
  const send = (event: MiniBasketEvent) => {
    const [next, commands] = step(state, event)
    state = next
    for (const command of commands) {
      if (command.type === "PublishBasket") send({ type: "Published", basket: command.basket })
      else calls.push(command)
    }
  }
  const take = <Item>(items: Item[], at: number): Item | undefined => items.splice(items.length === 0 ? 0 : at % items.length, 1)[0]
  const doCall = (at: number, how: "answered" | "refused" | "lost") => {
    const call = take(calls, at)
    if (call === undefined) return
    const { requestId } = call
    if (call.type === "RemoveRow") {
      if (how !== "refused") held.delete(call.rowId)
      answers.push(how === "answered" ? { type: "RowRemoved", requestId, basket: basketOf(held) } : { type: "RowNotRemoved", requestId })
    } else answers.push(how === "answered" ? { type: "Answered", requestId, basket: basketOf(held) } : { type: "NotAnswered", requestId })
  }
  const deliver = (at: number, isRepeated: boolean) => {
    const answer = take(answers, at)
    if (answer === undefined) return
    if (isRepeated) answers.push(answer)
    send(answer)
  }
  send({ type: "ListOpened" })
  for (const move of all) {
    if (move.is === "pressed") send({ type: "RemovePressed", rowId: move.rowId })
    else if (move.is === "opened") send({ type: "ListOpened" })
    else if (move.is === "returned") send({ type: "Returned" })
    else if (move.is === "done") doCall(move.at, move.how)
    else if (move.is === "came") deliver(move.at, move.isRepeated)
    else {
      held.delete(move.rowId)
      send({ type: "Published", basket: basketOf(held) })
    }
  }
  // from now on the shop answers everything, and who looks again sees it
  for (let round = 0; round < 40 && calls.length + answers.length > 0; round += 1) {
    doCall(0, "answered")
    deliver(0, false)
  }
  send({ type: "ListOpened" })
  for (let round = 0; round < 40 && calls.length + answers.length > 0; round += 1) {
    doCall(0, "answered")
    deliver(0, false)
  }
  const { list, rows } = state
  const told = list?.basket?.rows.map(({ rowId }) => rowId) ?? []
  expect(list === undefined ? [] : leaving(list), "nothing waits for ever").toEqual([])
  if (list?.basket !== null && list !== undefined) expect(rows).toBe(told.length)
  return { shown: list?.basket === null || list === undefined ? [...held] : told, held: [...held] }
}

/** As if each answer were the newest word on the basket. */
const trusting: Stepping = (state, event) =>
  event.type === "Answered" ? miniBasket(state, { ...event, requestId: state.requestId }) : miniBasket(state, event)

property("the list of the basket ends at what the shop has, however its replies are reordered, repeated or lost (10.379)", {
  fault: "an old answer is taken for the newest",
  rule: miniBasket,
  planted: trusting,
  runs: 400,
  holds: (step) =>
    fc.property(fc.array(moves, { maxLength: 30 }), (all) => {
      const { shown, held } = play(step, all)
      expect(shown).toEqual(held)
    }),
})
