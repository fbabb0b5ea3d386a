import fc from "fast-check"
import { expect } from "vitest"
import { decimalText } from "../../../core/values/decimal.ts"
import type { Step } from "../../../core/values/machine.ts"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import {
  openQuantityField,
  type QuantityFieldState,
  quantityField,
  type QuantityFieldCommand,
  type QuantityFieldEvent,
} from "../../../core/quantity/quantity-field.ts"
import { property } from "../../support/property/property.ts"
import { rules, typedTexts } from "./arbitraries.ts"

const events: fc.Arbitrary<QuantityFieldEvent> = fc.oneof(
  typedTexts.map((text) => ({ type: "Typed", text }) as const),
  fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: "Stepped", by }) as const),
  fc.constant({ type: "Left" } as const),
  fc.nat({ max: 9 }).map((timerId) => ({ type: "PauseEnded", timerId }) as const),
)
const journeys = fc.array(events, { maxLength: 9 })

type Machine = Step<QuantityFieldState, QuantityFieldEvent, QuantityFieldCommand>
const machine: Machine = quantityField

property("only the pause after the last key or press changes anything", {
  fault: "an older pause takes the text",
  rule: machine,
  planted: (field, event) =>
    event.type === "PauseEnded" ? quantityField(field, { type: "PauseEnded", timerId: field.timerId }) : quantityField(field, event),
  holds: (step) =>
    fc.property(rules, journeys, fc.nat({ max: 9 }), (given, journey, timerId) => {
      const field = journey.reduce((state, event) => step(state, event)[0], openQuantityField(given))
      if (timerId === field.timerId && field.waiting) return
      const [next, commands] = step(field, { type: "PauseEnded", timerId })
      expect(next).toBe(field)
      expect(commands).toEqual([])
    }),
})

property("whatever was done, a field that was left shows a quantity that the rules take", {
  fault: "an empty field stays empty",
  rule: machine,
  planted: (field, event) => (event.type === "Left" && field.text.trim() === "" ? [field, []] : quantityField(field, event)),
  holds: (step) =>
    fc.property(rules, journeys, (given, journey) => {
      const all: readonly QuantityFieldEvent[] = [...journey, { type: "Left" }]
      const field = all.reduce((state, event) => step(state, event)[0], openQuantityField(given))
      expect(field.waiting).toBe(false)
      expect(checkQuantity({ ...given, typed: field.text }).value).toEqual(field.accepted)
    }),
})

property("the page is told every change of the quantity, and nothing else", {
  fault: "a quantity taken without a word",
  rule: machine,
  planted: (field, event) => (event.type === "Left" ? [quantityField(field, event)[0], []] : quantityField(field, event)),
  holds: (step) =>
    fc.property(rules, journeys, (given, journey) => {
      let field = openQuantityField(given)
      let told = decimalText(field.accepted)
      for (const event of journey) {
        const [next, commands] = step(field, event)
        for (const command of commands) if (command.type === "TakeQuantity") told = decimalText(command.quantity)
        expect(told).toBe(decimalText(next.accepted))
        expect(JSON.parse(JSON.stringify(next))).toEqual(next)
        field = next
      }
    }),
})
