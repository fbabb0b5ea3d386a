import { describe, expect, test } from "vitest"
import { openPlaceForm, type PlaceFormState, placeForm, type PlaceFormEvent, restoreMode } from "../../../core/delivery/place-form.ts"
import { openShippingPanel, shippingPanel, type ShippingPanel, type ShippingPanelEvent } from "../../../core/delivery/shipping-panel.ts"
import { askedForm } from "../../../core/delivery/shipping-form.ts"
import { viewShippingPanel } from "../../../core/delivery/view-shipping.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { samplePanelStart, samplePlace, sampleShipping } from "../../support/core/sample-delivery.ts"

const polish = textCatalogue("pl", {})
const sent = (countryId: string, postcode: string): PlaceFormEvent => ({ type: "PlaceSent", countryId, postcode })
const steps = (form: PlaceFormState, ...events: readonly PlaceFormEvent[]) =>
  events.reduce<ReturnType<typeof placeForm>>(([now], event) => placeForm(now, event, samplePlace()), [form, []])
const run = (state: ShippingPanel, ...events: readonly ShippingPanelEvent[]) =>
  events.reduce<ReturnType<typeof shippingPanel>>(([now], event) => shippingPanel(now, event), [state, []])
const panel = () => openShippingPanel(samplePanelStart())
const view = (state: ShippingPanel) => viewShippingPanel(state, polish)?.place

describe("the form of the place", () => {
  test("sends a checked place in the form of its country, once (7.67, 18.28)", () => {
    const [busy, commands] = steps(openPlaceForm(null), sent("PL", "30001"))
    expect(commands).toEqual([{ type: "SetPlace", requestId: 1, change: { type: "Set", countryId: "PL", postcode: "30-001" } }])
    expect(steps(busy, sent("DE", ""), { type: "PlaceRestored" })).toEqual([busy, []])
  })

  test("refuses a faulty post code without asking the shop, and keeps what was typed (8.15, 18.28)", () => {
    const [form, commands] = steps(openPlaceForm(null), sent("DE", "1"))
    expect(commands).toEqual([])
    expect(form).toMatchObject({
      is: "rest",
      problem: { _tag: "PostcodeWrong", format: "XXXXX" },
      typed: { countryId: "DE", postcode: "1" },
    })
  })

  test("leaves its loading state whatever the shop answers, and a failure is told (4.52, 8.57)", () => {
    const [busy] = steps(openPlaceForm(null), sent("DE", ""))
    expect(steps(busy, { type: "PlaceNotAnswered", requestId: 1 })[0]).toMatchObject({ is: "rest", problem: { _tag: "NotReached" } })
    const refused = { type: "PlaceAnswered", requestId: 1, outcome: { _tag: "Refused", refusal: { _tag: "CountryUnknown" } } } as const
    expect(steps(busy, refused)[0]).toMatchObject({ is: "rest", problem: { _tag: "CountryUnknown" } })
  })

  test("an answer to an older change is none", () => {
    const [busy] = steps(openPlaceForm(null), sent("DE", ""))
    expect(steps(busy, { type: "PlaceAnswered", requestId: 7, outcome: { _tag: "Placed" } })).toEqual([busy, []])
    expect(steps(busy, { type: "PlaceNotAnswered", requestId: 7 })).toEqual([busy, []])
  })

  test.each([
    [{ isCountryChosen: true }, "region"],
    [{ postcode: "30-001" }, "zipcode"],
    [{ isCountryChosen: true, postcode: "30-001" }, "regionAndZipcode"],
  ] as const)("of %o the default comes back by %s (7.30, 19.19)", (chosen, mode) => {
    expect(restoreMode(samplePlace(chosen))).toBe(mode)
  })
})

describe("another place", () => {
  test("makes all answers old: the product is asked for anew, and so is the cart (18.28)", () => {
    const [placed, commands] = run(panel(), sent("DE", ""), { type: "PlaceAnswered", requestId: 1, outcome: { _tag: "Placed" } })
    expect(commands).toEqual([
      { type: "AskDelivery", requestId: 1, products: [{ productId: 1, sizeId: "M", quantity: decimalOf(1), parts: [] }] },
      { type: "ReadBasket" },
    ])
    const there = sampleShipping({ couriers: [], place: samplePlace({ countryId: "DE", isCountryChosen: true }) })
    const [told] = run(placed, { type: "Answered", requestId: 1, answer: there })
    expect(view(told)).toMatchObject({ shown: "Koszty i czas dla: Niemcy", countryId: "DE", canRestore: true, isBusy: false })
    // what was known of the same question was about the other place
    const again: ShippingPanelEvent = { type: "DeliveryAsked", ...askedForm("product=1&size=M&number=1") }
    expect(viewShippingPanel(run(told, again)[0], polish)?.dialog).toMatchObject({ list: { is: "empty" } })
  })

  test("the read cart is shown; one that could not be read leaves the old one", () => {
    expect(run(panel(), { type: "BasketRead", basket: null })[1]).toEqual([])
  })

  test("a shop that does not tell its place has no form of it", () => {
    const none = openShippingPanel(samplePanelStart(sampleShipping({ place: null })))
    expect(view(none)).toBeNull()
    expect(run(none, sent("PL", ""))).toEqual([none, []])
  })

  test("what was refused without a script stands at its field (8.15, 18.28)", () => {
    const place = openPlaceForm({ refusal: { _tag: "PostcodeWrong", format: "XX-XXX" }, typed: { countryId: "PL", postcode: "1" } })
    expect(view(openShippingPanel({ ...samplePanelStart(), place }))).toMatchObject({ postcode: "1", problem: { field: "postcode" } })
  })
})
