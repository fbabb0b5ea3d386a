import { basketChangePath } from "../../core/addresses/addresses.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import { basketPlans, type ShopJourney } from "./basket-plans.ts"
import { clientPlans } from "./client-plans.ts"
import { kindPlans } from "./kind-plans.ts"
import { letterPlans } from "./letter-plans.ts"
import { listPlans } from "./list-plans.ts"
import { orderPlans } from "./order-plans.ts"
import { savedPlans } from "./saved-plans.ts"
import {
  added,
  asked,
  bundleFields,
  everyPlan,
  inCart,
  inCurrency,
  inNotify,
  inQuestion,
  onProduct,
  opened,
  subscribed,
} from "./scenario-steps.ts"

const shirtInM = rowHash(535, "M")
const lamp = rowHash(548, "uniw")

const coffee = "/product-pol-570-Kawa-ziarnista-Ranek.html"

const workshopDay = "2026-03-16T10:00"

/** The journeys that come with the project. */
export const scenarioPlans: readonly ShopJourney[] = [
  ...basketPlans,
  ...clientPlans,
  ...letterPlans,
  ...listPlans,
  ...orderPlans,
  ...kindPlans,
  ...savedPlans,
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
    name: "buy-in-euro",
    title: "Prices are put into euro: a size, a quantity and the cart are in it, and the cart goes back to złoty with what is in it",
    events: [
      { atMs: 0, event: opened("/product-pol-535-Koszula-lniana-ze-stojka.html") },
      { atMs: 2000, event: inCurrency("EUR", "/product-pol-535-Koszula-lniana-ze-stojka.html") },
      { atMs: 4000, event: onProduct({ type: "SizeChosen", sizeId: "M" }) },
      { atMs: 6000, event: onProduct({ type: "QuantityStepped", by: 1 }) },
      { atMs: 8000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 8100, event: added(535, "M", "2") },
      { atMs: 10_000, event: inCart({ type: "QuantityStepped", rowId: shirtInM, by: 1 }) },
      { atMs: 13_000, event: inCurrency("PLN", "/basketedit.php") },
    ],
    endMs: 15_000,
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
  {
    ...everyPlan,
    name: "notify-when-back",
    title: "What is sold out can be waited for: a wrong address is told at its field, a good one is noted, with and without scripts",
    events: [
      { atMs: 0, event: opened("/product-pol-512-Wazon-Brzask.html") },
      { atMs: 3000, event: inNotify({ type: "Typed", field: "tellAvailabilityEmail", value: "jan@" }) },
      { atMs: 5000, event: inNotify({ type: "SubmitPressed" }) },
      { atMs: 7000, event: inNotify({ type: "Typed", field: "tellAvailabilityEmail", value: "jan@kowalski.com" }) },
      { atMs: 9000, event: inNotify({ type: "SubmitPressed" }) },
      { atMs: 12_000, event: asked({ asking: "notify", product: "512", size: "uniw", availability_email: "jan@" }) },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "ask-about-product",
    title:
      "A question without an address is told so at its field and comes back with what was typed; a good one is taken, and not shown yet",
    events: [
      { atMs: 0, event: opened("/product-pol-501-Kubek-kamionkowy-Poranek-350-ml.html") },
      { atMs: 3000, event: inQuestion({ type: "Typed", field: "askforproduct_question", value: "Ile waży?" }) },
      { atMs: 5000, event: inQuestion({ type: "SubmitPressed" }) },
      { atMs: 7000, event: asked({ asking: "question", product: "501", question_email: "jan@", question_text: "Ile waży?" }) },
      { atMs: 9000, event: asked({ asking: "question", product: "501", question_email: "jan@kowalski.com", question_text: "Ile waży?" }) },
    ],
    endMs: 11_000,
  },
  {
    ...everyPlan,
    name: "version-by-version",
    title: "A version that there is comes into the page; a choice that rules another out says so, and the next one puts it right",
    events: [
      { atMs: 0, event: opened("/product-pol-547-Lampa-stolowa-Latarnik.html") },
      { atMs: 2000, event: onProduct({ type: "VersionChosen", attribute: "3", value: "32" }) },
      { atMs: 5000, event: onProduct({ type: "VersionChosen", attribute: "1", value: "12" }) },
      { atMs: 6000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 8000, event: onProduct({ type: "VersionChosen", attribute: "2", value: "22" }) },
      { atMs: 11_000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 11_100, event: added(551, "uniw", "1") },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "subscribe",
    title: "A subscription without its period is told so; with one it is bought at the price of the period, and the cart says both",
    events: [
      { atMs: 0, event: opened("/product-pol-570-Kawa-ziarnista-Ranek.html") },
      { atMs: 2000, event: onProduct({ type: "SizeChosen", sizeId: "250g" }) },
      { atMs: 4000, event: onProduct({ type: "PurchaseChosen", purchase: "subscription" }) },
      { atMs: 6000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 8000, event: onProduct({ type: "PeriodChosen", days: 14 }) },
      { atMs: 10_000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 11_000, event: subscribed(570, "250g", "1", "14") },
    ],
    endMs: 14_000,
  },
  {
    ...everyPlan,
    name: "subscription-refused",
    title: "A period that the product does not have is refused in words, and what was typed stays",
    events: [
      { atMs: 0, event: opened("/product-pol-572-Herbaciana-skrzynka-miesiaca.html") },
      { atMs: 3000, event: subscribed(572, "uniw", "2", "7") },
    ],
    endMs: 6000,
  },
  {
    ...everyPlan,
    name: "a-set-of-parts",
    title: "A set without the sizes of its parts is told so at the part; with them it has its price, and the cart says what it is made of",
    events: [
      { atMs: 0, event: opened("/product-pol-506-Zestaw-sniadaniowy-dla-dwojga.html") },
      { atMs: 2000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 6000, event: onProduct({ type: "PartSizeChosen", partId: "1", sizeId: "baltyk" }) },
      { atMs: 8000, event: onProduct({ type: "PartSizeChosen", partId: "2", sizeId: "baltyk" }) },
      { atMs: 10_000, event: onProduct({ type: "PartSizeChosen", partId: "3", sizeId: "baltyk" }) },
      { atMs: 13_000, event: onProduct({ type: "AddPressed" }) },
      {
        atMs: 13_100,
        event: {
          type: "Submitted",
          action: basketChangePath,
          fields: {
            product: "506",
            mode: "1",
            size: "uniw",
            number: "1",
            ...bundleFields([
              [503, "baltyk"],
              [504, "baltyk"],
              [505, "baltyk"],
            ]),
          },
        },
      },
    ],
    endMs: 16_000,
  },
  {
    ...everyPlan,
    name: "a-place-on-a-date",
    title: "Without a date a workshop is not sold; a date has only so many places, and the cart says when it is",
    events: [
      { atMs: 0, event: opened("/product-pol-575-Warsztaty-toczenia-na-kole.html") },
      { atMs: 2000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 4000, event: onProduct({ type: "DateChosen", dateId: workshopDay }) },
      { atMs: 6000, event: onProduct({ type: "QuantityTyped", text: "4" }) },
      { atMs: 9000, event: onProduct({ type: "AddPressed" }) },
      {
        atMs: 9100,
        event: {
          type: "Submitted",
          action: basketChangePath,
          fields: { product: "575", mode: "1", size: "uniw", own_date: workshopDay, number: "3" },
        },
      },
    ],
    endMs: 12_000,
  },
  {
    ...everyPlan,
    name: "made-to-measure",
    title: "A blind costs what its measures come to; a measure beyond what is made is brought back, and the cart says what was ordered",
    events: [
      { atMs: 0, event: opened("/product-pol-554-Roleta-materialowa-na-wymiar.html") },
      { atMs: 2000, event: onProduct({ type: "ValueTyped", itemId: "width", text: "9000" }) },
      { atMs: 3000, event: onProduct({ type: "ValueLeft", itemId: "width" }) },
      { atMs: 5000, event: onProduct({ type: "ValueTyped", itemId: "width", text: "1000" }) },
      { atMs: 7000, event: onProduct({ type: "OptionPressed", itemId: "drive", optionId: "spring" }) },
      { atMs: 9000, event: onProduct({ type: "ValueTyped", itemId: "height", text: "" }) },
      { atMs: 10_000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 12_000, event: onProduct({ type: "ValueTyped", itemId: "height", text: "1000" }) },
      { atMs: 14_000, event: onProduct({ type: "AddPressed" }) },
      {
        atMs: 14_100,
        event: {
          type: "Submitted",
          action: basketChangePath,
          fields: {
            product: "554",
            mode: "1",
            size: "uniw",
            width: "1000",
            height: "1000",
            fabric: "linen",
            cassette: "open",
            drive: "spring",
            number: "1",
          },
        },
      },
    ],
    endMs: 17_000,
  },
  {
    ...everyPlan,
    name: "periods-moved",
    title: "A subscription of another period asks first: what is in the cart moves to the period that both have, and both are bought",
    events: [
      { atMs: 0, event: opened(`${coffee}?selected_size=250g&selected_subscription=7`) },
      { atMs: 2000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 2500, event: subscribed(570, "250g", "1", "7") },
      { atMs: 5000, event: opened(`${coffee}?selected_size=500g&selected_subscription=30`) },
      { atMs: 7000, event: onProduct({ type: "AddPressed" }) },
      { atMs: 9000, event: onProduct({ type: "PeriodPicked", days: 30 }) },
      { atMs: 11_000, event: onProduct({ type: "Confirmed" }) },
      { atMs: 13_000, event: subscribed(570, "500g", "1", "30") },
    ],
    endMs: 16_000,
  },
]

/** The scenarios that a package brings along. */
export const shippedScenarios: readonly string[] = scenarioPlans.map(({ name }) => name)
