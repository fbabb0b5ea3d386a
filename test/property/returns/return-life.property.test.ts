import fc from "fast-check"
import { expect } from "vitest"
import { complaintStep, type ComplaintEvent, type ComplaintLife } from "../../../core/returns/complaint-life.ts"
import { refundStep, type Refunds, type RefundEvent, worthOf } from "../../../core/returns/paid-back.ts"
import { countsAsGiven, openReturn, type ReturnEvent, type ReturnLife, returnStep } from "../../../core/returns/return-life.ts"
import { leftOfRow, readAmount, type RowAmount } from "../../../core/returns/row-amounts.ts"
import { compareDecimals, type Decimal, decimalText } from "../../../core/values/decimal.ts"
import { property } from "../../support/property/property.ts"

const returnEvents = fc.constantFrom<ReturnEvent>(
  { type: "Accepted" },
  { type: "Refused" },
  { type: "Received", toStock: true },
  { type: "Received", toStock: false },
  { type: "PaidBack" },
  { type: "Cancelled" },
)

function run<Life, Event, Command>(
  step: (life: Life, event: Event) => readonly [Life, readonly Command[]],
  start: Life,
  events: readonly Event[],
) {
  let life = start
  const commands: Command[] = []
  const lives = [start]
  for (const event of events) {
    const [next, more] = step(life, event)
    if (next === life) expect(more).toEqual([])
    life = next
    lives.push(next)
    commands.push(...more)
  }
  return { life, lives, commands }
}

/** Whoever presses twice is paid twice. */
const paysEachTime: typeof returnStep = (life, event) =>
  event.type === "PaidBack" && life.status === "paidBack" ? [{ ...life }, [{ type: "PayBack" }]] : returnStep(life, event)

property("of what is given back the money goes back once and the goods go to the stock once, and nothing follows an end (10.847)", {
  fault: "each press of paid back pays once more",
  rule: returnStep,
  planted: paysEachTime,
  runs: 1000,
  holds: (step) =>
    fc.property(fc.constantFrom("withdrawal" as const, "return" as const), fc.array(returnEvents, { maxLength: 14 }), (kind, events) => {
      const { life, lives, commands } = run<ReturnLife, ReturnEvent, ReturnType<typeof returnStep>[1][number]>(
        step,
        openReturn(kind),
        events,
      )
      const count = (type: string) => commands.filter((one) => one.type === type).length
      expect(count("PayBack")).toBe(life.status === "paidBack" ? 1 : 0)
      expect(count("ToStock")).toBe(life.isStocked ? 1 : 0)
      const told = commands.flatMap((one) => (one.type === "Tell" ? [one.what] : []))
      expect(new Set(told).size).toBe(told.length)
      // a return is paid once its goods are there; no withdrawal is taken back
      if (kind === "return" && life.status === "paidBack") expect(lives.some(({ status }) => status === "received")).toBe(true)
      if (kind === "withdrawal") expect(life.status).not.toBe("cancelled")
      const ends = lives.map(({ status }) => status === "paidBack" || status === "refused" || status === "cancelled")
      const end = ends.indexOf(true)
      if (end >= 0) expect(new Set(lives.slice(end).map(({ status }) => status)).size).toBe(1)
    }),
})

const complaintEvents = fc.constantFrom<ComplaintEvent>(
  { type: "Accepted" },
  { type: "Refused" },
  { type: "Received" },
  { type: "Settled" },
)

/** A complaint that was refused is settled all the same. */
const settlesRefused: typeof complaintStep = (life, event) =>
  event.type === "Settled" && life.status === "refused" ? complaintStep({ ...life, status: "accepted" }, event) : complaintStep(life, event)

property("a complaint is answered once, and settled once after a yes (10.857)", {
  fault: "a complaint that was refused is settled all the same",
  rule: complaintStep,
  planted: settlesRefused,
  runs: 1000,
  holds: (step) =>
    fc.property(
      fc.constantFrom("repair" as const, "exchange" as const, "lowerPrice" as const, "moneyBack" as const),
      fc.array(complaintEvents, { maxLength: 12 }),
      (wanted, events) => {
        const start: ComplaintLife = { status: "sent", wanted }
        const { life, commands } = run<ComplaintLife, ComplaintEvent, ReturnType<typeof complaintStep>[1][number]>(step, start, events)
        const told = commands.flatMap((one) => (one.type === "Tell" ? [one.what] : []))
        expect(told.filter((one) => one === "accepted" || one === "refused").length).toBeLessThanOrEqual(1)
        expect(told.filter((one) => one === "settled").length).toBe(life.status === "settled" ? 1 : 0)
        if (life.status === "settled") expect(told).toContain("accepted")
        const isPaid = life.status === "settled" && (wanted === "moneyBack" || wanted === "lowerPrice")
        expect(commands.filter(({ type }) => type === "PayBack").length).toBe(isPaid ? 1 : 0)
      },
    ),
})

const hundredths = fc.integer({ min: 1, max: 5000 })
const goes = fc.array(fc.record({ row: fc.nat(2), typed: fc.integer({ min: -1, max: 9 }), isRefused: fc.boolean() }), { maxLength: 12 })

/** What was refused goes on counting as given back, and what is left is not looked at. */
const looksAtNothingLeft: typeof readAmount = (typed, { bought }) => readAmount(typed, { bought, left: bought })

property("of a row never more is withdrawn and returned than was bought, in however many goes, and refused ones are free again (10.848)", {
  fault: "an amount is compared with what was bought, whatever was given back before",
  rule: readAmount,
  planted: looksAtNothingLeft,
  runs: 1000,
  holds: (read) =>
    fc.property(fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)), goes, (pieces, cases) => {
      const bought = pieces.map((count): Decimal => ({ coefficient: count + 1, scale: 0 }))
      const given: { readonly amount: RowAmount; status: "sent" | "refused" }[] = []
      // an oracle of plain counts
      const counts = [0, 0, 0]
      for (const { row, typed, isRefused } of cases) {
        const counted = given.filter(({ status }) => countsAsGiven(status)).map(({ amount }) => amount)
        const whole = bought[row] ?? { coefficient: 0, scale: 0 }
        const amount = read(String(typed), { bought: whole, left: leftOfRow(row, whole, counted) })
        if (amount.is !== "some") continue
        given.push({ amount: { row, quantity: amount.quantity }, status: isRefused ? "refused" : "sent" })
        if (!isRefused) counts[row] = (counts[row] ?? 0) + typed
        expect(compareDecimals(amount.quantity, whole)).toBeLessThanOrEqual(0)
      }
      for (const [row, count] of counts.entries()) expect(count).toBeLessThanOrEqual(bought[row]?.coefficient ?? 0)
    }),
})

/** Each go by itself: coins get lost or made. */
const roundsEachGo: typeof worthOf = (rows, _, now) => worthOf(rows, [], now)

property("a row that is given back in several goes comes to what it cost, to the last coin (10.849)", {
  fault: "each go is rounded by itself",
  rule: worthOf,
  planted: roundsEachGo,
  runs: 500,
  holds: (worth) =>
    fc.property(fc.integer({ min: 2, max: 9 }), hundredths, fc.boolean(), (count, minor, isHalves) => {
      const scale = isHalves ? 1 : 0
      const rows = [{ quantity: { coefficient: count, scale }, total: { minor } }]
      const before: RowAmount[] = []
      let sum = 0
      for (let at = 0; at < count; at += 1) {
        const one = { row: 0, quantity: { coefficient: 1, scale } }
        const { minor: go } = worth(rows, before, [one])
        expect(Math.abs(go - minor / count)).toBeLessThanOrEqual(1)
        sum += go
        before.push(one)
      }
      expect(sum).toBe(minor)
      expect(decimalText(leftOfRow(0, { coefficient: count, scale }, before))).toBe("0")
    }),
})

const refundEvents = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant("Owed" as const),
      key: fc.constantFrom("a", "b", "c", "d"),
      amount: fc.integer({ min: -5, max: 8000 }).map((minor) => ({ minor })),
    }),
    fc.record({ type: fc.constant("Done" as const), key: fc.constantFrom("a", "b", "c", "x") }),
  ),
  { maxLength: 16 },
)

/** What was given back is forgotten once it is done. */
const forgetsWhatIsDone: typeof refundStep = (state, event) =>
  refundStep({ ...state, refunds: state.refunds.filter(({ isDone }) => !isDone) }, event)

property("of what was paid never more goes back than came in, and once for a case, whatever is asked and told how often (10.849)", {
  fault: "what was given back is forgotten once it is done",
  rule: refundStep,
  planted: forgetsWhatIsDone,
  runs: 1000,
  holds: (step) =>
    fc.property(fc.nat(10_000), refundEvents, (minor, events) => {
      let state: Refunds = { received: { minor }, refunds: [] }
      const paid: { readonly key: string; readonly minor: number }[] = []
      for (const event of events satisfies readonly RefundEvent[]) {
        const [next, commands] = step(state, event)
        state = next
        paid.push(...commands.map(({ key, amount }) => ({ key, minor: amount.minor })))
      }
      expect(paid.reduce((sum, one) => sum + one.minor, 0)).toBeLessThanOrEqual(minor)
      expect(new Set(paid.map(({ key }) => key)).size).toBe(paid.length)
      expect(paid.every((one) => one.minor > 0)).toBe(true)
    }),
})
