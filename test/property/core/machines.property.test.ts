import fc from "fast-check"
import { expect, test } from "vitest"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { openProductPage, productPage, type ProductPageCommand, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import { limited, metres, polishPrices, sampleOffer, sampleSize } from "../../support/core/sample-offer.ts"

const offer = sampleOffer({
  unit: metres,
  sizes: [sampleSize("S", limited("3")), sampleSize("M", limited("7.5")), sampleSize("L", limited("0"))],
})
const start = openProductPage({
  offer,
  priceFormat: polishPrices,
  priceType: "gross",
  selectedSizeId: null,
  typedQuantity: null,
  refusal: null,
})

const events: fc.Arbitrary<ProductPageEvent> = fc.oneof(
  fc.record({ type: fc.constant("SizeChosen"), sizeId: fc.constantFrom("S", "M", "L", "none") }),
  fc.record({
    type: fc.constant("QuantityTyped"),
    text: fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: -5, max: 20 }).map(String)),
  }),
  fc.record({ type: fc.constant("QuantityStepped"), by: fc.constantFrom(1, -1) }),
  fc.constant({ type: "QuantityLeft" }),
  fc.constant({ type: "AddPressed" }),
  fc.constant({ type: "NoticeDismissed" }),
  fc.constant({ type: "Returned" }),
  fc.record({ type: fc.constant("TimerEnded"), timer: fc.constantFrom("quantity", "notice"), asked: fc.nat(6) }),
  fc.record({ type: fc.constant("SizeNotRefreshed"), asked: fc.nat(4) }),
  fc.record({
    type: fc.constant("SizeRefreshed"),
    asked: fc.nat(4),
    size: fc.record({ price: fc.constant(null), availability: fc.constant(null), stock: fc.constantFrom(null, limited("2")) }),
  }),
)

/** Runs events and keeps every state and command. */
function run(list: readonly ProductPageEvent[]) {
  const states = [start]
  const commands: ProductPageCommand[][] = []
  for (const event of list) {
    const [next, asked] = productPage(states.at(-1) ?? start, event)
    states.push(next)
    commands.push([...asked])
  }
  return { states, commands, last: states.at(-1) ?? start }
}

test("fault: a double click buys twice. Between two sends the page came back from history", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      const { commands } = run(list)
      let sent = false
      for (const [index, asked] of commands.entries()) {
        if (list[index]?.type === "Returned") sent = false
        const submits = asked.filter(({ type }) => type === "SubmitForm").length
        expect(submits).toBeLessThanOrEqual(sent ? 0 : 1)
        sent ||= submits > 0
      }
    }),
  )
})

test("fault: something unsound is sent. What is sent has a size in stock and a quantity that the rules accept", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      const { states, commands } = run(list)
      for (const [index, asked] of commands.entries()) {
        if (!asked.some(({ type }) => type === "SubmitForm")) continue
        const page = states[index + 1] ?? start
        const size = page.offer.sizes.find(({ id }) => id === page.selectedSizeId)
        expect(size?.stock).not.toEqual(limited("0"))
        const { refusal, buyable } = checkQuantity({
          typed: page.quantityText,
          unit: page.offer.unit,
          limits: page.offer.limits,
          stock: size?.stock ?? limited("0"),
          status: "enable",
        })
        expect({ refusal, buyable }).toEqual({ refusal: null, buyable: true })
      }
    }),
  )
})

test("fault: a late answer overwrites a newer one. Answers to any number but the latest change nothing", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), fc.nat(8), (list, asked) => {
      const { last } = run(list)
      fc.pre(asked !== last.asked)
      const late: ProductPageEvent = { type: "SizeRefreshed", asked, size: { price: null, availability: null, stock: limited("1") } }
      expect(productPage(last, late)).toEqual([last, []])
    }),
  )
})

test("fault: an alert that stays for ever. Every message has a timer of its own", () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      const { last, commands } = run(list)
      if (last.notice === null) return
      const { asked } = last.notice
      expect(commands.flat()).toContainEqual(expect.objectContaining({ type: "StartTimer", timer: "notice", asked }))
    }),
  )
})
