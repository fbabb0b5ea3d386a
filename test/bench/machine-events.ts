import { openProductPage, productPage, type ProductPageEvent } from "../../core/product-page/product-page.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import { polishPrices, sampleOffer } from "../support/core/sample-offer.ts"
import type { BenchLine } from "./bench-line.ts"
import { measure } from "./measure.ts"

const rounds = 1_000

/** Steps of the product page's machine. The peer is a bare object copy of its state per event: what any reducer pays at least. */
export async function benchMachine(): Promise<readonly BenchLine[]> {
  const open = openProductPage(singleKind, {
    choice: openSingle(sampleOffer(), null),
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
  const events: readonly ProductPageEvent[] = [
    { type: "QuantityTyped", text: "3" },
    { type: "QuantityLeft" },
    { type: "QuantityStepped", by: 1 },
    { type: "QuantityStepped", by: -1 },
    { type: "NoticeDismissed" },
  ]
  const run = (next: (state: typeof open, event: ProductPageEvent) => typeof open) => () => {
    let state = open
    for (let round = 0; round < rounds; round += 1) for (const event of events) state = next(state, event)
    return state
  }
  const step = productPage(singleKind)
  const count = rounds * events.length
  const ours = await measure(
    run((state, event) => step(state, event)[0]),
    count,
  )
  const peer = await measure(
    run((state, event) => ({ ...state, quantity: { ...state.quantity, text: event.type } })),
    count,
  )
  return [
    {
      what: "product page machine, an event",
      ...ours,
      peer: { name: "object copy", medianMs: peer.medianMs, ratio: ours.medianMs / peer.medianMs },
    },
  ]
}
