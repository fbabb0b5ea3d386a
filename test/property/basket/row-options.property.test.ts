import fc from "fast-check"
import { expect } from "vitest"
import { parseRowOptions, plainRow, type RowOptions, rowOptionsText } from "../../../core/basket/row-options.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { type BasketRequest } from "../../../fixtures/shop/basket/basket-request.ts"
import { applyChanges } from "../../../fixtures/shop/basket/apply-changes.ts"
import { isSameRow, rowHash, type RowKey } from "../../../fixtures/shop/basket/basket-rows.ts"
import { mergeBaskets } from "../../../fixtures/shop/basket/row-limits.ts"
import { sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"
import { property } from "../../support/property/property.ts"

// few values, so that equal options are met often; quotes, brackets and colons, so that a text could be mistaken for another
const word = fc.constantFrom("a", "b", "", '"', "a:b", "],[", "{}")
const part = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  sizeId: fc.constantFrom("M", "uniw"),
  quantity: fc.integer({ min: 1, max: 3 }).map(decimalOf),
})
const parameter = fc.record({ id: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 2 }) })
const options: fc.Arbitrary<RowOptions> = fc.record({
  periodDays: fc.constantFrom(null, 7, 30),
  date: fc.constantFrom(null, "2026-12-05T10:00"),
  parts: fc.uniqueArray(part, { maxLength: 2, selector: ({ productId, sizeId }) => `${productId}:${sizeId}` }),
  parameters: fc.uniqueArray(parameter, { maxLength: 2, selector: ({ id }) => id }),
})

/** What was bought, told apart without any text of its own: each thing in it, in no order. */
const things = ({ periodDays, date, parts, parameters }: RowOptions): ReadonlySet<string> =>
  new Set([
    JSON.stringify(["period", periodDays]),
    JSON.stringify(["date", date]),
    ...parts.map(({ productId, sizeId, quantity }) => JSON.stringify(["part", productId, sizeId, quantity.coefficient])),
    ...parameters.flatMap(({ id, values }) => values.map((value) => JSON.stringify(["parameter", id, value]))),
  ])

const same = (one: RowOptions, other: RowOptions) => [...things(one)].toSorted().join() === [...things(other)].toSorted().join()

const shuffled = ({ parts, parameters, ...rest }: RowOptions): RowOptions => ({
  ...rest,
  parts: parts.toReversed(),
  parameters: parameters.toReversed().map(({ id, values }) => ({ id, values: values.toReversed() })),
})

property("options have the same text exactly when the same was bought, and the text gives it back (17.29)", {
  fault: "parts and parameters as they came: a set chosen in another order is another row",
  rule: rowOptionsText,
  planted: (chosen: RowOptions) => (same(chosen, plainRow) ? "" : JSON.stringify(chosen)),
  runs: 1_000,
  holds: (rule) =>
    fc.property(options, options, (one, other) => {
      expect(rule(shuffled(one))).toBe(rule(one))
      expect(rule(one) === rule(other)).toBe(same(one, other))
      expect(rowOptionsText(parseRowOptions(rowOptionsText(one)) ?? plainRow)).toBe(rowOptionsText(one))
    }),
})

const key = fc.record({ productId: fc.constantFrom(1, 11), sizeId: fc.constantFrom("M", "1M", "uniw"), options })

property("a row's hash names one row (17.29)", {
  fault: "a hash without the options: two periods of one product answer to one name",
  rule: ({ productId, sizeId, options: chosen }: RowKey) => rowHash(productId, sizeId, chosen),
  planted: ({ productId, sizeId }: RowKey) => rowHash(productId, sizeId),
  runs: 500,
  holds: (rule) =>
    fc.property(key, key, (one, other) => {
      expect(rule(one) === rule(other)).toBe(isSameRow(one, other))
    }),
})

const periods = [7, 30].map((days) => ({ days, price: null }))
const offer = sampleOffer({
  id: 1,
  subscription: "optional",
  sizes: [{ ...sampleSize("M"), stock: { is: "limited", amount: decimalOf(5) }, periods }],
})
const purchase = fc.constantFrom<BasketRequest>(
  ...([null, 7, 30] as const).flatMap((days) =>
    [1, 2, 3].map((pieces): BasketRequest => ({
      type: "Add",
      productId: 1,
      sizeId: "M",
      typed: String(pieces),
      wanted: { purchase: days === null ? { is: "once" } : { is: "subscription", days, isNamed: true } },
    })),
  ),
)
type Rows = Parameters<typeof mergeBaskets>[0]
const filled = (requests: readonly BasketRequest[]): Rows =>
  requests.reduce<Rows>((rows, request) => {
    const outcome = applyChanges(rows, [request], () => offer)
    return outcome._tag === "Changed" ? outcome.rows : rows
  }, [])
const pieces = (rows: Rows) => rows.reduce((sum, { quantity }) => sum + quantity.coefficient, 0)

property("no basket holds a row twice or more of a size than there is, also after two have become one (5.64, 17.29)", {
  fault: "rows of one size that merge whatever their period",
  rule: mergeBaskets,
  planted: (client: Rows, guest: Rows) => ({ merged: [...client, ...guest], lowered: [] }),
  runs: 500,
  holds: (rule) =>
    fc.property(fc.array(purchase, { maxLength: 5 }), fc.array(purchase, { maxLength: 5 }), (ofClient, ofGuest) => {
      const [client, guest] = [filled(ofClient), filled(ofGuest)]
      expect(pieces(client)).toBeLessThanOrEqual(5)
      const { merged } = rule(client, guest, () => offer)
      const names = merged.map((row) => rowHash(row.productId, row.sizeId, row.options))
      expect(new Set(names).size).toBe(names.length)
      expect(pieces(merged)).toBe(Math.min(5, pieces(client) + pieces(guest)))
      for (const row of client)
        expect(merged.find((one) => isSameRow(one, row))?.quantity.coefficient).toBeGreaterThanOrEqual(row.quantity.coefficient)
    }),
})
