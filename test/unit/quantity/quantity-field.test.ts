import { describe, expect, test } from "vitest"
import { canStep, openQuantityField, quantityField, quantitySaid, type QuantityFieldEvent } from "../../../core/quantity/quantity-field.ts"
import { type QuantityRules, stepQuantity } from "../../../core/quantity/check-quantity.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, noLimits, pieces } from "../../support/core/sample-offer.ts"

const rules: QuantityRules = { unit: pieces, limits: noLimits, stock: limited("10"), status: "enable" }
const open = openQuantityField(rules)
const after = (...events: readonly QuantityFieldEvent[]) => events.reduce((field, event) => quantityField(field, event)[0], open)
const typed = (text: string): QuantityFieldEvent => ({ type: "Typed", text })
const plus: QuantityFieldEvent = { type: "Stepped", by: 1 }
const minus: QuantityFieldEvent = { type: "Stepped", by: -1 }
const left: QuantityFieldEvent = { type: "Left" }
const paused = (timerId: number): QuantityFieldEvent => ({ type: "PauseEnded", timerId })

test("a field opens with the least that can be ordered", () => {
  expect(openQuantityField(rules)).toEqual({ rules, text: "1", accepted: decimal("1"), timerId: 0, waiting: false, refusal: null })
  const from = { ...rules, unit: metres, limits: { ...noLimits, minPerOrder: decimal("1.2") } }
  expect(openQuantityField(from)).toMatchObject({ text: "1.5", accepted: decimal("1.5") })
  expect(openQuantityField({ ...rules, status: "disable", unit: metres })).toMatchObject({ text: "0.5", accepted: decimal("0.5") })
})

describe("typing", () => {
  test("key input waits 500 ms before it counts (5.72, 9.7)", () => {
    const [field, commands] = quantityField(open, typed("4"))
    expect(field).toEqual({ ...open, text: "4", timerId: 1, waiting: true })
    expect(commands).toEqual([{ type: "StartTimer", timerId: 1, ms: 500 }])
    expect(quantityField(field, paused(1))).toEqual([
      { ...open, text: "4", accepted: decimal("4"), timerId: 1, waiting: false },
      [{ type: "TakeQuantity", quantity: decimal("4") }],
    ])
  })

  test("only the last pause counts", () => {
    const field = after(typed("4"), typed("42"))
    expect(quantityField(field, paused(1))).toEqual([field, []])
    expect(quantityField(field, paused(1))[0]).toBe(field)
    expect(quantityField(field, paused(2))[0]).toMatchObject({ text: "10", refusal: { _tag: "QuantityAboveMaximum", max: decimal("10") } })
  })

  test("a pause that ends after the field was left changes nothing", () => {
    const field = after(typed("4"), left)
    expect(field).toMatchObject({ text: "4", accepted: decimal("4"), waiting: false })
    expect(quantityField(field, paused(1))).toEqual([field, []])
  })

  test("a quantity that stays the same asks nothing of the page", () => {
    expect(quantityField(after(typed("1.0")), paused(1))).toEqual([{ ...open, timerId: 1 }, []])
  })

  test("typing takes the last message away", () => {
    const told = after(typed("0"), left)
    expect(told.refusal).toEqual({ _tag: "QuantityBelowMinimum", min: decimal("1") })
    expect(quantityField(told, typed("2"))[0].refusal).toBeNull()
  })

  test("a text that is no number is told, and the last quantity comes back", () => {
    expect(after(typed("4"), left, typed("x"), left)).toMatchObject({
      text: "4",
      accepted: decimal("4"),
      refusal: { _tag: "QuantityNotANumber" },
    })
  })
})

test("what is taken is told to a screen reader, but not what the page opened with, nor beside a message (17.27)", () => {
  const said = (field: typeof open) => quantitySaid(field, textCatalogue("pl", {}))
  expect([open, after(plus), after(plus, left), after(typed("99"), left)].map(said)).toEqual(["", "Ilość: 1 sztuka", "Ilość: 2 sztuki", ""])
})

test("a fraction of what is sold whole is rounded up and told; nothing is, where nothing is sold (5.62, 17.25)", () => {
  const refusal = { _tag: "QuantityOffStep", nearest: decimal("3"), isTaken: true }
  expect(after(typed("2,5"), left)).toMatchObject({ text: "3", refusal })
  expect(after(typed("3,0"), left).refusal).toBeNull()
  expect(after(typed("2,5"), left, typed("4")).refusal).toBeNull()
  const off = openQuantityField({ ...rules, status: "disable" })
  expect([typed("2,5"), left].reduce((field, event) => quantityField(field, event)[0], off).refusal).toBeNull()
})

describe("an empty field", () => {
  test("an empty field goes back to its previous value on blur (5.71)", () => {
    const [field, commands] = quantityField(after(typed("4"), left, typed(" ")), left)
    expect(field).toMatchObject({ text: "4", accepted: decimal("4"), waiting: false, refusal: null })
    expect(commands).toEqual([])
  })

  test("is let alone while the shopper is in it", () => {
    const [field, commands] = quantityField(after(typed("")), paused(1))
    expect(field).toMatchObject({ text: "", accepted: decimal("1"), waiting: false })
    expect(commands).toEqual([])
    expect(quantityField(field, left)[0].text).toBe("1")
  })

  test("a field with a number that is left without typing stays the very same", () => {
    expect(quantityField(open, left)[0]).toBe(open)
    expect(quantityField(open, left)[1]).toEqual([])
  })
})

describe("plus and minus", () => {
  test("the buttons take effect 500 ms after the last press, and show at once (9.8)", () => {
    const [field, commands] = quantityField(after(plus), plus)
    expect(field).toMatchObject({ text: "3", accepted: decimal("1"), timerId: 2, waiting: true })
    expect(commands).toEqual([{ type: "StartTimer", timerId: 2, ms: 500 }])
    expect(quantityField(field, paused(1))[0]).toBe(field)
    expect(quantityField(field, paused(2))[1]).toEqual([{ type: "TakeQuantity", quantity: decimal("3") }])
  })

  test("a step below the minimum is told, and stays told when it is taken", () => {
    const refusal = { _tag: "QuantityBelowMinimum", min: decimal("1") }
    expect(after(minus)).toMatchObject({ text: "1", refusal })
    expect(after(minus, paused(1))).toMatchObject({ text: "1", refusal, waiting: false })
  })

  test("without a number they start from the last quantity", () => {
    expect(after(typed("4"), left, typed(""), plus).text).toBe("5")
    expect(after(typed("4"), left, typed("x"), minus).text).toBe("3")
  })

  test("they follow the rules of a typed quantity", () => {
    expect(after(typed("10"), plus)).toMatchObject({ text: "10", refusal: { _tag: "QuantityAboveMaximum", max: decimal("10") } })
    expect(after(typed("2.3"), plus).text).toBe("4")
  })
})

test.each([
  ["1", 1, "0.5", "1.5"],
  ["1", -1, "0.5", "0.5"],
  ["0.2", 1, "0.1", "0.3"],
  ["0.3", -1, "0.1", "0.2"],
  ["0.6", 1, "0.3", "0.9"],
  ["1,7", 1, "0.5", "2.5"],
  ["x", 1, "0.5", "1"],
] as const)("%s stepped by %d at step %s is %s, exactly", (text, by, step, value) => {
  const unit = { ...metres, sellBy: decimal(step) }
  expect(stepQuantity({ ...rules, unit, typed: text }, by)).toEqual({ value: decimal(value), refusal: null, buyable: true })
})

describe("other rules: another size, purchase or stock (4.47, 4.57, 5.64)", () => {
  const ruled = (more: Partial<QuantityRules>): QuantityFieldEvent => ({ type: "RulesChanged", rules: { ...rules, ...more } })
  test("what stands in the field is checked again and the page is told", () => {
    const [field, commands] = quantityField(after(typed("9"), left), ruled({ stock: limited("3") }))
    expect(field).toMatchObject({ text: "3", accepted: decimal("3"), refusal: { _tag: "QuantityAboveMaximum", max: decimal("3") } })
    expect(commands).toEqual([{ type: "TakeQuantity", quantity: decimal("3") }])
  })

  test("a field that the shopper is at is left alone until its pause, an empty one until it is left", () => {
    const [typing] = quantityField(after(typed("9")), ruled({ stock: limited("3") }))
    expect(typing.text).toBe("9")
    expect(quantityField(typing, paused(1))[0].text).toBe("3")
    expect(quantityField(after(typed(""), paused(1)), ruled({ stock: limited("3") }))).toMatchObject([{ text: "" }, []])
  })

  test("a size that is off keeps the quantity for the next one", () => {
    const nine = after(typed("9"), left)
    expect(quantityField(nine, ruled({ stock: limited("0") }))).toMatchObject([{ text: "9" }, []])
    expect(quantityField(nine, ruled({ status: "disable" }))).toMatchObject([{ text: "9" }, []])
  })

  test("the same rules change nothing", () => {
    expect(quantityField(open, { type: "RulesChanged", rules })[0]).toBe(open)
  })
})

test.each<[string, Partial<QuantityRules>, string, { down: boolean; up: boolean }]>([
  ["between the bounds", {}, "2", { down: true, up: true }],
  ["at the minimum", {}, "1", { down: false, up: true }],
  ["at the maximum", {}, "10", { down: true, up: false }],
  ["without a maximum", { stock: { is: "unlimited" } }, "999", { down: true, up: true }],
  ["not a number: from the last quantity", {}, "x", { down: false, up: true }],
  ["off", { status: "disable" }, "2", { down: false, up: false }],
  ["more than there is must be ordered", { limits: { ...noLimits, minPerOrder: decimal("20") } }, "2", { down: false, up: false }],
])("plus and minus of a field %s", (_case, more, text, { down, up }) => {
  const field = { ...openQuantityField({ ...rules, ...more }, decimal("1")), text }
  expect({ down: canStep(field, -1), up: canStep(field, 1) }).toEqual({ down, up })
})

test("a field can open with a quantity of its own", () => {
  expect(openQuantityField(rules, decimal("4"))).toMatchObject({ text: "4", accepted: decimal("4"), waiting: false })
})
