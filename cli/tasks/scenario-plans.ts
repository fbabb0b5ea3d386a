import type { JourneyPlan } from "../../adapters/replay/replay-scenario.ts"
import type { ShopperEvent } from "../../core/pages/shopper-events.ts"
import type { ScenarioEvent } from "../../core/scenario/scenario.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"

const opened = (url: string): ScenarioEvent => ({ type: "Opened", url })

/** The product form as the browser sends it. */
const added = (product: number, size: string, number: string): ScenarioEvent => ({
  type: "Submitted",
  action: "/basketchange.php",
  fields: { product: String(product), mode: "1", size, number },
})

const onProduct = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "product", event })

const inCart = (event: ShopperEvent): ScenarioEvent => ({ type: "Machine", machine: "cart", event })

/** The day of the recorded journeys: a Tuesday at noon in Warsaw. */
export const recordedAtMs = Date.UTC(2026, 2, 10, 11)

const everyPlan = {
  settings: { language: "pl", origin: "http://shop.local" },
  startMs: recordedAtMs,
  cookies: {},
  storage: {},
} as const

const shirtInM = rowHash(535, "M")
const lamp = rowHash(548, "uniw")

/** The journeys that come with the project. */
export const scenarioPlans: readonly JourneyPlan[] = [
  {
    ...everyPlan,
    name: "buy-single-size",
    title: "A product with one size goes into the basket in two steps",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 4000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 4100, event: added(501, "uniw", "1") },
    ],
    endMs: 6000,
  },
  {
    ...everyPlan,
    name: "size-missing-then-buy",
    title: "Without a size the shop says so for a moment; with one the product is bought, and the cart counts one more",
    events: [
      { atMs: 0, event: opened("/product-pol-535-Koszula-lniana-ze-stojka.html") },
      { atMs: 3000, event: onProduct({ type: "AddPressed" }) },
      // the message is gone after 3.5 s: it is looked at once before and once after
      { atMs: 4000, event: onProduct({ type: "QuantityLeft" }) },
      { atMs: 7000, event: onProduct({ type: "SizeChosen", sizeId: "M" }) },
      { atMs: 9000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 9100, event: added(535, "M", "1") },
      { atMs: 12_000, event: inCart({ type: "QuantityStepped", rowId: shirtInM, by: 1 }) },
    ],
    endMs: 15_000,
  },
  {
    ...everyPlan,
    name: "more-than-stock",
    title: "Whoever asks for more than there is gets what there is, and is told so, on the product page and in the cart",
    events: [
      { atMs: 0, event: opened("/product-pol-548-Lampa-stolowa-Latarnik.html") },
      { atMs: 2000, event: onProduct({ type: "QuantityTyped", text: "99" }) },
      { atMs: 5000, event: onProduct({ type: "QuantityStepped", by: -1 }) },
      { atMs: 6000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 6100, event: added(548, "uniw", "2") },
      { atMs: 9000, event: inCart({ type: "QuantityTyped", rowId: lamp, text: "99" }) },
    ],
    endMs: 12_000,
  },
]

/** The scenarios that a package brings along. */
export const shippedScenarios: readonly string[] = scenarioPlans.map(({ name }) => name)
