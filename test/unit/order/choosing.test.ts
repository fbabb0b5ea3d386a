import { describe, expect, test } from "vitest"
import { choosing, type ChoosingEvent, type ChoosingState } from "../../../core/order/choosing/choosing.ts"
import { viewChoosing } from "../../../core/order/choosing/view-choosing.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { sampleChoiceOffer, sampleChoosing, sampleDelivery, samplePoint, sampleStore } from "../../support/core/sample-order.ts"

const run = (state: ChoosingState, ...events: readonly ChoosingEvent[]) =>
  events.reduce<ReturnType<typeof choosing>>(([before], event) => choosing(before, event), [state, []])

describe("the choice of payment and delivery (10.152, 10.732 to 10.734)", () => {
  test("each moment keeps its own delivery while the payment changes", () => {
    const [there] = run(
      sampleChoosing(),
      { type: "DeliveryChosen", id: "automat" },
      { type: "PaymentChosen", id: "gotowka" },
      { type: "PaymentChosen", id: "przelew" },
    )
    expect([there.paymentId, there.deliveryIds]).toEqual(["przelew", { prepaid: "automat", dvp: "dpd-dvp" }])
  })

  test("what is not offered is not chosen", () => {
    const start = sampleChoosing()
    expect(run(start, { type: "PaymentChosen", id: "karta" }, { type: "DeliveryChosen", id: "golab" })[0]).toBe(start)
  })

  test("without a point a locker stops, and says so until something else is chosen", () => {
    const [stopped, commands] = run(sampleChoosing(), { type: "DeliveryChosen", id: "automat" }, { type: "ContinuePressed" })
    expect([stopped.problem, stopped.isSending, commands]).toEqual(["point", false, [{ type: "Show", problem: "point" }]])
    expect(choosing(stopped, { type: "DeliveryChosen", id: "dpd" })[0].problem).toBeNull()
    expect(choosing(stopped, { type: "NoteTyped", text: "x" })[0].problem).toBe("point")
  })

  test("a point that asks for a client's number stops without one, and with what is none (10.958)", () => {
    const asking = sampleChoosing({ offer: sampleChoiceOffer({ hasPoint: true }), point: samplePoint, clientNumber: "" })
    const [stopped, commands] = run(asking, { type: "DeliveryChosen", id: "automat" }, { type: "ContinuePressed" })
    expect(commands).toEqual([{ type: "Show", problem: "clientNumber" }])
    const field = (state: ChoosingState) =>
      viewChoosing(state, polish).deliveries[0]?.rows.find(({ id }) => id === "automat")?.point?.clientNumber
    expect(field(asking)).toEqual({ typed: "", error: null })
    expect(field(stopped)?.error).toBe("Podaj swój numer klienta u przewoźnika albo wybierz inny punkt.")
    const [typing] = choosing(stopped, { type: "ClientNumberTyped", text: "K1" })
    expect(field(typing)).toEqual({ typed: "K1", error: null })
    expect(field(choosing(typing, { type: "ContinuePressed" })[0])?.error).toMatch(/^Numer klienta ma od 3 do 20 liter i cyfr/)
    const [sent, sending] = run(typing, { type: "ClientNumberTyped", text: "KR-204771" }, { type: "ContinuePressed" })
    expect([sent.clientNumber, sending]).toEqual(["KR-204771", [{ type: "Send" }]])
    // to the door nobody asks
    expect(choosing(asking, { type: "ContinuePressed" })[1]).toEqual([{ type: "Send" }])
    const plain = sampleChoosing()
    expect(choosing(plain, { type: "ClientNumberTyped", text: "KR-204771" })[0]).toBe(plain)
  })

  test("the days of a delivery stand in its row in place of when it comes, the chosen one chosen (10.959)", () => {
    const days = [{ id: "2026-12-02", weekday: 3 } as const, { id: "2026-12-03", weekday: 4 } as const]
    const offer = sampleChoiceOffer({ deliveries: [sampleDelivery("wniesienie", 0, { days })] })
    const state = sampleChoosing({ offer, deliveryDay: "2026-12-03" })
    expect(viewChoosing(state, polish).deliveries[0]?.rows[0]).toMatchObject({
      arrives: "",
      days: [
        { id: "2026-12-02", text: "w środę, 02.12", isChosen: false },
        { id: "2026-12-03", text: "w czwartek, 03.12", isChosen: true },
      ],
    })
    expect(viewChoosing(sampleChoosing(), polish).deliveries[0]?.rows[0]?.days).toEqual([])
  })

  test("a note that was cut is told until it is typed anew (10.956)", () => {
    const cut = sampleChoosing({ isNoteCut: true })
    expect(viewChoosing(cut, polish).noteError).toBe(
      "Uwagi mogą mieć najwyżej 1000 znaków. Zostawiliśmy ich początek: sprawdź, czy jest w nim wszystko.",
    )
    expect(viewChoosing(choosing(cut, { type: "NoteTyped", text: "x" })[0], polish).noteError).toBeNull()
  })

  test("points pay the delivery from the press on, as long as there are as many (10.953, 10.954)", () => {
    const points = (coefficient: number) => ({ coefficient, scale: 0 })
    const offer = sampleChoiceOffer({ deliveries: [sampleDelivery("dpd", 1490, { points: points(300) })], pointsLeft: points(620) })
    const start = sampleChoosing({ offer, stores: [{ id: sampleStore.id, text: sampleStore.name }], storeId: sampleStore.id })
    expect(viewChoosing(start, polish)).toMatchObject({ byPoints: { isChosen: false }, sums: { total: "83,90 zł" } })
    const [paid] = choosing(start, { type: "PointsChosen", isForPoints: true })
    expect(viewChoosing(paid, polish)).toMatchObject({ byPoints: { isChosen: true }, sums: { total: "69,00 zł" } })
    expect(viewChoosing({ ...paid, offer: { ...offer, pointsLeft: points(299) } }, polish).byPoints).toBeNull()
    expect(viewChoosing(start, polish).deliveries[0]?.rows[0]?.stores).toEqual([])
  })

  test("a double press sends once, and a page that comes back can send again", () => {
    const [sent, commands] = choosing(sampleChoosing(), { type: "ContinuePressed" })
    expect(commands).toEqual([{ type: "Send" }])
    expect(choosing(sent, { type: "ContinuePressed" })[1]).toEqual([])
    expect(run(sent, { type: "Returned" }, { type: "ContinuePressed" })[1]).toEqual([{ type: "Send" }])
  })
})

describe("what a shopper sees of it", () => {
  test("deliveries that do not fit the payment are hidden, not absent (10.171)", () => {
    const hidden = (paymentId: string) =>
      viewChoosing(sampleChoosing({ paymentId }), polish).deliveries.map(({ moment, isHidden }) => [moment, isHidden])
    expect(hidden("blik")).toEqual([
      ["prepaid", false],
      ["dvp", true],
    ])
    expect(hidden("gotowka")).toEqual([
      ["prepaid", true],
      ["dvp", false],
    ])
  })

  test("the ids are the platform's: on delivery, transfer, and a courier with its moment (10.151, 10.152)", () => {
    const { payments, deliveries } = viewChoosing(sampleChoosing(), polish)
    expect(payments.flatMap(({ rows }) => rows.map(({ elementId }) => elementId))).toEqual([
      "payment_blik",
      "simple_transfer_payment",
      "payment_za-30-dni",
      "dvp_payment",
    ])
    expect(deliveries.flatMap(({ rows }) => rows.map(({ elementId }) => elementId))).toEqual([
      "delivery_dpd-1",
      "delivery_automat-1",
      "delivery_dpd-dvp-0",
    ])
  })

  test("costs, days, what is missing, and the point (3.60 to 3.65, 18.8)", () => {
    const offer = sampleChoiceOffer({
      hasPoint: true,
      deliveries: [
        sampleDelivery("dpd", 0),
        sampleDelivery("automat", 1290, { needsPoint: true, isPickup: true, arrives: null }),
        sampleDelivery("rower", 1990, { missing: { minor: 3100 } }),
      ],
    })
    const [group] = viewChoosing(sampleChoosing({ offer, point: samplePoint }), polish).deliveries
    expect(group?.rows.map(({ cost, arrives, refusal, point }) => [cost, arrives, refusal, point?.text ?? null])).toEqual([
      ["Gratis!", "u Ciebie w poniedziałek (23.11)", null, null],
      ["12,90 zł", "", null, "Automat KRA-0007, Długa 3, 31-147 Kraków"],
      ["19,90 zł", "u Ciebie w poniedziałek (23.11)", "Do tej dostawy brakuje 31,00 zł.", null],
    ])
  })

  test("what a payment adds is counted from all that is paid otherwise (3.65)", () => {
    const later = viewChoosing(sampleChoosing(), polish).payments.find(({ group }) => group === "later")
    expect(later?.rows.map(({ cost }) => cost)).toEqual(["dopłata 3,00 zł"])
  })
})
