import fc from "fast-check"
import { expect, test } from "vitest"
import { configuratorPage, openConfiguratorPage } from "../../../core/choice/configurator-page.ts"
import type { ConfiguratorEvent } from "../../../core/choice/configurator-state.ts"
import { firstObstacle } from "../../../core/choice/first-obstacle.ts"
import { submitFields } from "../../../core/product-page/submit.ts"
import { price } from "../../support/core/sample-offer.ts"
import { faultProperty, runs } from "../../support/property/fault-property.ts"
import { onlySize } from "../../unit/choice/sample-choices.ts"
import { ruleCases } from "./arbitraries.ts"
import { run, travels } from "./run-machine.ts"

const numbers = fc.nat(6)

const configuratorEvents: fc.Arbitrary<ConfiguratorEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("OptionPressed"),
      item: fc.constantFrom("a", "b", "c", "d"),
      option: fc.constantFrom("x", "y"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("ValueTyped"), item: fc.constant("t"), text: fc.constantFrom("", "Hej", "Ho") }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("TimerEnded"), timer: fc.constantFrom("price", "notice"), asked: numbers }) },
  fc.constantFrom<ConfiguratorEvent>(
    { type: "AddPressed" },
    { type: "Returned" },
    { type: "NoticeDismissed" },
    { type: "ValueLeft", item: "t" },
  ),
  fc.record({ type: fc.constant("QuantityAccepted"), quantity: fc.nat(3).map((coefficient) => ({ coefficient, scale: 0 })) }),
  fc.record({ type: fc.constant("PriceAnswered"), asked: numbers, price: fc.constant(price("9.00", "7.32")) }),
  fc.record({ type: fc.constant("PriceRefused"), asked: numbers, message: fc.constant("Za duże") }),
  fc.record({ type: fc.constant("PriceNotAnswered"), asked: numbers }),
)
const configuratorCases = ruleCases.map(({ configurator, choices }) =>
  openConfiguratorPage({
    is: "configurator",
    configurator,
    choices,
    offer: onlySize(),
    sizeId: null,
    quantity: { coefficient: 1, scale: 0 },
    unitPrice: null,
  }),
)

faultProperty(
  "an old price of a configurator is shown. Only the answer to the newest question counts, and it answers the fields as they are",
  {
    rule: configuratorPage,
    planted: (page, event) => configuratorPage(page, event.type === "PriceAnswered" ? { ...event, asked: page.asked } : event),
    holds: (step) =>
      fc.property(configuratorCases, fc.array(configuratorEvents, { maxLength: 25 }), (first, events) => {
        const { states, asked } = run(step, first, events)
        for (const [at, commands] of asked.entries()) {
          const [before, state, event] = [states[at] ?? first, states[at + 1] ?? first, events[at]]
          travels(state)
          const isAnswer = event?.type === "PriceAnswered" || event?.type === "PriceRefused" || event?.type === "PriceNotAnswered"
          if (isAnswer && (before.pricing !== "asked" || event.asked !== before.asked)) expect(state).toBe(before)
          for (const command of commands) {
            if (command.type === "CalculatePrice")
              expect([command.asked, command.fields]).toEqual([state.asked, submitFields(state.choice)])
          }
        }
      }),
  },
)

faultProperty("every key asks for a price. A price is asked for once, after the pause of the last change", {
  rule: configuratorPage,
  planted: (page, event) => {
    const isPause = event.type === "TimerEnded" && event.timer === "price" && page.pricing === "pause"
    return configuratorPage(page, isPause ? { ...event, asked: page.asked } : event)
  },
  holds: (step) =>
    fc.property(configuratorCases, fc.array(configuratorEvents, { maxLength: 25 }), (first, events) => {
      const { asked } = run(step, first, events)
      let pause: number | null = null
      for (const [at, commands] of asked.entries()) {
        const event = events[at]
        for (const command of commands) {
          if (command.type === "CalculatePrice") {
            expect(event).toEqual({ type: "TimerEnded", timer: "price", asked: pause })
            pause = null
          }
          if (command.type === "StartTimer" && command.timer === "price") {
            expect(command.ms).toBe(500)
            pause = command.asked
          }
        }
      }
    }),
})

test("a configurator gets out of every pause and question, and sends only what passes every check", () => {
  fc.assert(
    fc.property(configuratorCases, fc.array(configuratorEvents, { maxLength: 25 }), (first, events) => {
      const { states, asked, last } = run(configuratorPage, first, events)
      for (const [at, commands] of asked.entries()) {
        if (!commands.some(({ type }) => type === "SubmitForm")) continue
        expect([firstObstacle(states[at]?.choice ?? first.choice), states[at]?.refused, states[at]?.submitting]).toEqual([
          null,
          null,
          false,
        ])
      }
      const resting = run(configuratorPage, last, [
        { type: "TimerEnded", timer: "price", asked: last.asked },
        { type: "PriceNotAnswered", asked: last.asked },
      ]).last
      expect(resting.pricing).toBe("rest")
    }),
    runs(),
  )
})
