import fc from "fast-check"
import { expect } from "vitest"
import { type PaymentCost, paymentCost } from "../../../core/basket/payment.ts"
import {
  type AnswerCache,
  cacheAnswer,
  cachedAnswer,
  courierKey,
  type CourierQuestion,
  normalizedQuestion,
} from "../../../core/delivery/courier-question.ts"
import { basketDelivery, courierGroups, type CourierOption } from "../../../core/delivery/couriers.ts"
import type { Decimal } from "../../../core/values/decimal.ts"
import type { Money } from "../../../core/values/money.ts"
import { property } from "../../support/property/property.ts"

const couriers: fc.Arbitrary<readonly CourierOption[]> = fc
  .array(
    fc.record({
      payment: fc.constantFrom("prepaid" as const, "dvp" as const),
      cost: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ payment, cost }, at) => ({
      id: String(at),
      name: `courier ${at}`,
      payment,
      cost: cost === null ? null : { minor: cost },
      points: null,
      delivery: { asOfMs: 0, today: false, after: null, weekday: null },
      minSubtotal: null,
      isPickup: false,
    })),
  )

property("groups hold every courier once, costs never fall, equal costs keep their order", {
  fault: "a courier that is lost or shuffled",
  rule: courierGroups,
  planted: (all: readonly CourierOption[]) =>
    courierGroups(all).map((group) => ({
      ...group,
      members: group.members.toSorted((a, b) => (a.cost?.minor ?? 0) - (b.cost?.minor ?? 0)),
    })),
  holds: (groups) =>
    fc.property(couriers, (all) => {
      const found = groups(all)
      expect(found.flatMap((group) => group.members.map(({ id }) => id)).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      for (const { payment, members: inside } of found) {
        const rank = inside.map(({ cost, id }) => (cost === null ? 1_000_000 : cost.minor * 1000) + Number(id))
        expect(rank).toEqual(rank.toSorted((a, b) => a - b))
        expect(inside.every((courier) => courier.payment === payment)).toBe(true)
      }
    }),
})

const sizeIds = fc.constantFrom("onesize", "uniw", "M", "L")
const parts = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 3 }), sizeId: sizeIds }), { maxLength: 2 })
const courierQuestions: fc.Arbitrary<CourierQuestion> = fc.record({
  products: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      sizeId: sizeIds,
      quantity: fc.record({ coefficient: fc.constantFrom(1, 10, 2), scale: fc.constantFrom(0, 1) }),
      parts,
    }),
    { maxLength: 2 },
  ),
  context: fc.dictionary(fc.constantFrom("country", "zip", "currency"), fc.constantFrom("pl", "00-001", "")),
})

property("two questions share a key exactly when they mean the same", {
  fault: "an answer kept under the wrong key",
  rule: courierKey,
  planted: ({ products }: CourierQuestion) => courierKey({ products, context: {} }),
  runs: 500,
  holds: (key) =>
    fc.property(courierQuestions, courierQuestions, (one, other) => {
      const turned = { ...one, context: Object.fromEntries(Object.entries(one.context).toReversed()) }
      expect(key(turned)).toBe(key(one))
      expect(key(one) === key(other)).toBe(JSON.stringify(normalizedQuestion(one)) === JSON.stringify(normalizedQuestion(other)))
    }),
})

const answers = fc.array(fc.tuple(courierQuestions, fc.option(fc.string(), { nil: null })), { maxLength: 8 })

property("what is kept is the last answer that the shop gave to the same question", {
  fault: "a failure that is kept",
  rule: cacheAnswer<string>,
  planted: (kept: AnswerCache<string>, question: CourierQuestion, answer: string | null) => cacheAnswer(kept, question, answer ?? ""),
  runs: 200,
  holds: (keep) =>
    fc.property(answers, (given) => {
      const last = new Map<string, string>()
      let kept: AnswerCache<string> = {}
      for (const [question, answer] of given) {
        kept = keep(kept, question, answer)
        if (answer !== null) last.set(JSON.stringify(normalizedQuestion(question)), answer)
      }
      for (const [question] of given)
        expect(cachedAnswer(kept, question)).toBe(last.get(JSON.stringify(normalizedQuestion(question))) ?? null)
    }),
})

const decimals = fc.record({ coefficient: fc.integer({ min: 0, max: 2000 }), scale: fc.integer({ min: 0, max: 3 }) })
const amounts = fc.integer({ min: 0, max: 5_000_000 }).map((minor) => ({ minor }))

/** The cost once more, in whole numbers of a hundred-thousandth of a grosz. */
function costByHand(percent: Decimal | null, fixed: Money | null, minimum: Money | null, paid: Money): bigint {
  if (paid.minor === 0) return 0n
  const fine = percent === null ? 0n : BigInt(paid.minor) * BigInt(percent.coefficient) * 10n ** BigInt(3 - percent.scale)
  const share = (fine + 50_000n) / 100_000n
  const cost = share + BigInt(fixed?.minor ?? 0)
  return minimum !== null && cost < BigInt(minimum.minor) ? BigInt(minimum.minor) : cost
}

property("a payment costs what whole numbers give, and never less than its minimum", {
  fault: "the minimum added instead of compared",
  rule: paymentCost,
  planted: ({ minimum, ...cost }: PaymentCost, paid: Money) => ({
    minor: paymentCost({ ...cost, minimum: null }, paid).minor + (minimum?.minor ?? 0),
  }),
  runs: 300,
  holds: (cost) =>
    fc.property(
      fc.option(decimals, { nil: null }),
      fc.option(amounts, { nil: null }),
      fc.option(amounts, { nil: null }),
      amounts,
      (percent, fixed, minimum, paid) => {
        expect(BigInt(cost({ percent, fixed, minimum }, paid).minor)).toBe(costByHand(percent, fixed, minimum, paid))
      },
    ),
})

const offered: fc.Arbitrary<readonly CourierOption[]> = fc
  .tuple(couriers, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), fc.array(fc.nat(4), { minLength: 12, maxLength: 12 }))
  .map(([all, pickups, minimums]) =>
    all.map((one, at) => ({
      ...one,
      isPickup: pickups[at] ?? false,
      minSubtotal: minimums[at] === 0 ? null : { minor: minimums[at] ?? 0 },
    })),
  )

property(
  "delivery costs what the chosen point's courier costs where it takes the basket, and else never more than any other to the door (18.60)",
  {
    fault: "a point whose courier refuses the basket",
    rule: basketDelivery<CourierOption>,
    planted: (all: readonly CourierOption[], subtotal: Money, collecting: CourierOption | null) =>
      collecting === null ? basketDelivery(all, subtotal, null) : { courier: collecting, isCollected: true },
    runs: 500,
    holds: (decide) =>
      fc.property(offered, fc.nat(4), fc.option(fc.nat(11)), (all, worth, chosen) => {
        const collecting = all[chosen ?? -1] ?? null
        const { courier, isCollected } = decide(all, { minor: worth }, collecting)
        const takes = (one: CourierOption) => one.minSubtotal === null || one.minSubtotal.minor <= worth
        expect(isCollected).toBe(collecting !== null && takes(collecting))
        const doors = all.filter((one) => !one.isPickup && takes(one)).flatMap(({ cost }) => (cost === null ? [] : [cost.minor]))
        if (isCollected) expect(courier).toBe(collecting)
        else expect(courier?.cost?.minor ?? null).toBe(doors.length === 0 ? null : Math.min(...doors))
      }),
  },
)
