import { describe, expect, test } from "vitest"
import { answerHoldsUntil, nextWordChange } from "../../../core/delivery/product-shipping.ts"
import { askedForm, checkShippingForm, shippingFormOf } from "../../../core/delivery/shipping-form.ts"
import { openShippingPanel, shippingPanel, type ShippingPanel, type ShippingPanelEvent } from "../../../core/delivery/shipping-panel.ts"
import { viewShippingPanel } from "../../../core/delivery/view-shipping.ts"
import { cheapestDelivery, lackingDelivery } from "../../../core/delivery/couriers.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { pieces } from "../../support/core/sample-offer.ts"
import { sampleCourier, samplePanelStart, sampleShipping, sampleShipTime } from "../../support/core/sample-delivery.ts"

const polish = textCatalogue("pl", {})
const hour = 3_600_000
/** Wednesday 25 November 2026, 8:00 in Warsaw */
const morning = Date.UTC(2026, 10, 25, 7)
const deadlineMs = morning + 5 * hour
const today = sampleShipping({
  time: sampleShipTime({ asOfMs: morning, today: true, deadlineMs, after: { days: 0, hours: 0, minutes: 0 } }),
})
const open = (answer = today): ShippingPanel => openShippingPanel({ ...samplePanelStart(answer), nowMs: morning })
const asked = (size: string, number = "1"): ShippingPanelEvent => ({
  type: "DeliveryAsked",
  ...askedForm(new URLSearchParams({ product: "1", size, number }).toString()),
})
const run = (state: ShippingPanel, ...events: readonly ShippingPanelEvent[]) =>
  events.reduce<ReturnType<typeof shippingPanel>>(([now], event) => shippingPanel(now, event), [state, []])
const words = (state: ShippingPanel) => viewShippingPanel(state, polish)

describe("what the form holds is asked for", () => {
  test("another size is asked for, and its answer shown (9.56, 18.10)", () => {
    const [busy, commands] = run(open(), asked("L", "2"))
    expect(commands).toEqual([
      { type: "AskDelivery", requestId: 1, products: [{ productId: 1, sizeId: "L", quantity: decimalOf(2), parts: [] }] },
    ])
    expect(words(busy)?.dialog.is).toBe("busy")
    const [answered] = run(busy, { type: "Answered", requestId: 1, answer: sampleShipping({ couriers: [] }) })
    expect(words(answered)?.dialog).toMatchObject({ is: "couriers", list: { is: "empty" } })
  })

  test("the same question is asked once, whatever the size's name; a failed answer is not kept (9.56, 18.10)", () => {
    const [busy] = run(open(), asked("L"))
    const [failed] = run(busy, { type: "NotAnswered", requestId: 1 })
    expect(words(failed)?.dialog).toEqual({
      is: "failed",
      words: "Nie udało się sprawdzić kosztów i czasu dostawy. Spróbuj ponownie.",
    })
    const [again, commands] = run(failed, asked("L"))
    expect(commands).toMatchObject([{ type: "AskDelivery", requestId: 2 }])
    const [answered] = run(again, { type: "Answered", requestId: 2, answer: today })
    expect(run(answered, asked("M"))[1].filter(({ type }) => type === "AskDelivery")).toEqual([])
    expect(run(answered, asked("M"), asked("L"))[1].filter(({ type }) => type === "AskDelivery")).toEqual([])
  })

  test("a late answer changes nothing (18.10)", () => {
    const [second] = run(open(), asked("L"), asked("XL"))
    const late = { type: "Answered", requestId: 1, answer: sampleShipping({ couriers: [] }) } as const
    expect(run(second, late)[0]).toBe(second)
    expect(run(second, { type: "NotAnswered", requestId: 1 })[0]).toBe(second)
  })

  test("without a size the alert of sizes stands there, without a quantity the toast's words, and nothing is asked (5.75, 5.76)", () => {
    const [unsized, none] = run(open(), asked(""))
    expect(words(unsized)?.dialog).toEqual({ is: "words", words: "Proszę wybrać rozmiar", leadsTo: "sizes", press: "Wybierz rozmiar" })
    expect(none).toEqual([])
    const [empty] = run(open(), asked("L", "0"))
    expect(words(empty)?.dialog).toMatchObject({ is: "words", leadsTo: "quantity" })
  })
})

describe("the form as it is posted", () => {
  test("of a bundle and of a collection (16.24)", () => {
    const bundle = "product=9&size=uniw&number=&bundle_product%5B1%5D=5&bundle_size%5B1%5D=S"
    expect(shippingFormOf(askedForm(bundle), decimalOf(1))).toMatchObject({
      kind: "bundle",
      productId: 9,
      quantity: null,
      parts: [{ productId: 5, sizeId: "S", checked: true }],
    })
    const collection = "own_collection=9&own_number=2&product%5B1%5D=5&size%5B1%5D=S&product%5B2%5D=6&size%5B2%5D="
    const form = shippingFormOf(askedForm(collection), decimalOf(1))
    expect(form).toMatchObject({ kind: "collection", productId: 9, quantity: decimalOf(2), parts: [{ productId: 5 }, { productId: 6 }] })
    expect(checkShippingForm(form)).toEqual({ is: "ready" })
    expect(checkShippingForm({ ...form, parts: [] })).toEqual({ is: "toast", key: "message.raiseQuantity" })
  })
})

describe("the words change with the clock", () => {
  test("the deadline is told until it is three hours away, then only the day (9.51, 9.52, 9.53, 18.3)", () => {
    const [woken, commands] = run(open(), { type: "Woken", nowMs: morning })
    expect(words(woken)?.ships).toBe("Zamów do 13:00, a wyślemy dzisiaj")
    expect(commands).toEqual([{ type: "StartTimer", timerId: 1, ms: 2 * hour, dueMs: morning + 2 * hour }])
    const [later, next] = run(woken, { type: "TimerEnded", timerId: 1, nowMs: morning + 2 * hour })
    expect(words(later)?.ships).toBe("Wysyłka dzisiaj")
    expect(next).toMatchObject([{ type: "StartTimer", dueMs: deadlineMs }])
    expect(run(later, { type: "TimerEnded", timerId: 1, nowMs: deadlineMs })[0]).toBe(later)
  })

  test("after the deadline the shop is asked again, and what it told before counts no more (18.25)", () => {
    const [after, commands] = run(open(), { type: "Woken", nowMs: deadlineMs })
    expect(commands).toMatchObject([{ type: "AskDelivery", requestId: 1 }])
    const tomorrow = sampleShipping({ time: sampleShipTime({ asOfMs: deadlineMs, after: { days: 1, hours: 0, minutes: 0 } }) })
    const [answered] = run(after, { type: "Answered", requestId: 1, answer: tomorrow })
    expect(words(answered)?.ships).toBe("Wysyłka w ciągu 24 godz.")
  })

  test("a visitor's clock that is slow keeps no deadline open, and one that is fast is set right by the shop (18.25)", () => {
    const [slow, none] = run(open(), { type: "Woken", nowMs: morning + 2 * hour }, { type: "Woken", nowMs: morning - 9 * hour })
    expect(words(slow)?.ships).toBe("Wysyłka dzisiaj")
    expect(none).toMatchObject([{ type: "StartTimer", dueMs: deadlineMs }])
    const [fast] = run(open(), { type: "Woken", nowMs: morning + 30 * hour }, { type: "Answered", requestId: 1, answer: today })
    expect(words(fast)?.ships).toBe("Zamów do 13:00, a wyślemy dzisiaj")
  })

  test("an answer holds until its deadline, else until the shop's midnight; what is not carried never changes its words (18.25)", () => {
    expect(answerHoldsUntil(today, morning)).toBe(deadlineMs)
    expect(answerHoldsUntil(sampleShipping({ time: sampleShipTime({ asOfMs: morning }) }), morning)).toBe(Date.UTC(2026, 10, 25, 23))
    expect(nextWordChange(sampleShipping({ time: null }), morning)).toBeNull()
  })
})

describe("beside the button", () => {
  test("the cheapest way to the door counts, not what is collected (18.24, 18.26)", () => {
    expect(words(open())).toMatchObject({ cost: "od 14,90 zł", freeFrom: "Od 250,00 zł dostawa gratis" })
    const free = sampleShipping({ couriers: [sampleCourier("Kurier", "prepaid", 0)], worth: { minor: 30_000 } })
    expect(words(open(free))).toMatchObject({ cost: "Gratis!", freeFrom: null })
    expect(words(open(sampleShipping({ time: null })))).toBeNull()
  })

  test("what is free whatever it is worth says so once (18.26)", () => {
    const always = sampleShipping({ couriers: [sampleCourier("Wniesienie", "prepaid", 0)], worth: { minor: 10_000 } })
    expect(words(open(always))).toMatchObject({ cost: "Gratis!", freeFrom: null })
  })

  test("where no courier goes, the cost is told with the order (8.75, 18.9, 18.26)", () => {
    const nowhere = words(open(sampleShipping({ couriers: [], freeFrom: null })))
    expect(nowhere).toMatchObject({ cost: "podamy przy zamówieniu", day: "", freeFrom: null })
  })

  test.each([
    ["enable", "Środa"],
    ["order", "Środa"],
    ["disable", ""],
  ] as const)("what is %j arrives on %j, beside the button and in the dialog alike (18.26)", (status, day) => {
    const delivery = {
      asOfMs: morning,
      today: false,
      after: { days: 2, hours: 0, minutes: 0 },
      weekday: { day: 3, weeksAhead: 0 },
    } as const
    const stock = {
      status,
      description: "",
      deliveryDay: null,
      own: { is: "unknown" },
      orderable: { is: "unknown" },
      unit: pieces,
    } as const
    const told = words(open(sampleShipping({ couriers: [{ ...sampleCourier("Kurier", "prepaid", 1490), delivery }], stock })))
    expect(told).toMatchObject({ cost: "14,90 zł", day, dialog: { list: { groups: [{ rows: [{ id: "Kurier", delivery: day }] }] } } })
  })

  test("a courier that does not accept the worth, or has no cost, decides nothing (18.8, 18.9, 18.24)", () => {
    const dear = { ...sampleCourier("Miejski", "prepaid", 100), minSubtotal: { minor: 20_000 } }
    const unset = sampleCourier("Paleta", "prepaid", null)
    expect(cheapestDelivery([dear, unset], { minor: 10_000 })).toBeNull()
    expect(cheapestDelivery([dear, unset], { minor: 20_000 })?.id).toBe("Miejski")
  })

  test("where every courier asks for more worth, the nearest of them tells its cost, its day and what is missing (18.8, 18.64)", () => {
    const delivery = { asOfMs: morning, today: true, after: null, weekday: null }
    const far = { ...sampleCourier("Daleki", "prepaid", 900), minSubtotal: { minor: 20_000 } }
    const abroad = { ...sampleCourier("DHL", "prepaid", 4500), minSubtotal: { minor: 6_000 }, delivery }
    const told = words(open(sampleShipping({ couriers: [far, abroad], worth: { minor: 4_900 } })))
    expect(told).toMatchObject({ cost: "od 45,00 zł", day: "Dzisiaj", lacking: "Do tej dostawy brakuje 11,00 zł." })
    expect(lackingDelivery([far, abroad], { minor: 6_000 })).toBeNull()
    expect(words(open(sampleShipping({ couriers: [abroad] })))).toMatchObject({ cost: "45,00 zł", lacking: null })
  })
})
