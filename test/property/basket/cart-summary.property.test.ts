import fc from "fast-check"
import { expect } from "vitest"
import { cartSummary, type CartSummaryEvent, type CartSummaryState, openCartSummary } from "../../../core/basket/summary/cart-summary.ts"
import { property } from "../../support/property/property.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"
import { sampleOutlook } from "../../support/core/sample-outlook.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"

/** What happens around the machine: the basket changes, and replies come, late, twice or not at all. */
const happenings = fc.array(
  fc.oneof(
    fc.constant({ is: "published" } as const),
    fc.record({ is: fc.constantFrom("answered" as const, "failed" as const), to: fc.nat({ max: 12 }) }),
  ),
  { maxLength: 24 },
)

type Rule = typeof cartSummary

/** Takes any answer for that of the newest question. */
const credulous: Rule = (summary, event) => {
  if (event.type !== "OutlookRead") return cartSummary(summary, event)
  return [{ ...summary, outlook: event.outlook, reading: { ...summary.reading, is: "no" } }, []]
}

const opened = () =>
  openCartSummary({
    basket: sampleBasket(1),
    priceFormat: polishPrices,
    priceType: "gross",
    outlook: sampleOutlook({ balance: decimalOf(0) }),
  })

/** Each answer carries the number of its question as a balance, so that it is seen which one is shown. */
const answer = (requestId: number): CartSummaryEvent => ({
  type: "OutlookRead",
  requestId,
  outlook: sampleOutlook({ balance: decimalOf(requestId) }),
})

property("however replies are reordered, repeated or lost, the outlook is that of the newest question, or says that it is old (10.440)", {
  fault: "an answer that is late is taken for the newest",
  rule: cartSummary,
  planted: credulous,
  runs: 300,
  holds: (rule) =>
    fc.property(happenings, (all) => {
      let state: CartSummaryState = opened()
      // the model: how many were asked, which one is shown, and what became of the newest
      const model = { asked: 0, shown: 0, is: "no" as "no" | "asked" | "failed" }
      for (const happening of all) {
        const [next, commands] = rule(
          state,
          happening.is === "published"
            ? { type: "Published", basket: sampleBasket(1) }
            : happening.is === "answered"
              ? answer(happening.to)
              : { type: "OutlookUnread", requestId: happening.to },
        )
        state = next
        if (happening.is === "published") {
          model.asked += 1
          model.is = "asked"
        } else if (happening.to === model.asked && model.is === "asked") {
          if (happening.is === "answered") model.shown = model.asked
          model.is = happening.is === "answered" ? "no" : "failed"
        }
        expect(commands).toEqual(happening.is === "published" ? [{ type: "ReadOutlook", requestId: model.asked }] : [])
        expect([state.outlook?.balance, state.reading]).toEqual([decimalOf(model.shown), { is: model.is, requestId: model.asked }])
      }
    }),
})
