import { describe, expect, test } from "vitest"
import { choiceProblem, choiceSums, chosenWay, openWayChoice } from "../../../core/order/choosing/order-choice.ts"
import { deliveryPoints } from "../../../core/order/ways/delivery-points.ts"
import { decimalText, parseDecimal } from "../../../core/values/decimal.ts"
import { sampleChoiceOffer, sampleDelivery } from "../../support/core/sample-order.ts"

const offer = sampleChoiceOffer()
const none = { prepaid: null, dvp: null }

describe("what a choice comes to (10.701, 10.702)", () => {
  test.each([
    // payment, delivery before, delivery on delivery, has a point; payment, delivery
    [null, null, null, false, "blik", "dpd"],
    ["przelew", null, null, false, "przelew", "dpd"],
    ["przelew", "automat", null, false, "przelew", "automat"],
    ["przelew", null, null, true, "przelew", "automat"],
    ["gotowka", "automat", null, false, "gotowka", "dpd-dvp"],
    ["gotowka", null, "dpd-dvp", true, "gotowka", "dpd-dvp"],
    ["nieznana", "nieznany", null, false, "blik", "dpd"],
  ] as const)("payment %s, deliveries %s and %s, point %s: %s with %s", (paymentId, prepaid, dvp, hasPoint, payment, delivery) => {
    const way = chosenWay({ ...offer, hasPoint }, { paymentId, deliveryIds: { prepaid, dvp } })
    expect([way.payment?.id, way.delivery?.id]).toEqual([payment, delivery])
  })

  test("a delivery that asks for more worth, or whose cost the staff sets, is never chosen", () => {
    const deliveries = [sampleDelivery("rower", 500, { missing: { minor: 1 } }), sampleDelivery("meble", null), sampleDelivery("dpd", 1490)]
    const way = chosenWay({ ...offer, deliveries }, { paymentId: "blik", deliveryIds: { prepaid: "rower", dvp: null } })
    expect(way.delivery?.id).toBe("dpd")
  })

  test("what is carried to nobody has no delivery, and is not paid as it comes", () => {
    const way = chosenWay({ ...offer, isCarried: false }, { paymentId: "gotowka", deliveryIds: none })
    expect([way.payment?.id, way.delivery]).toEqual(["blik", null])
  })
})

test("each moment of payment has its delivery from the start, so that a change of the payment has one at once (10.702, 10.732)", () => {
  expect(openWayChoice(offer, { payment: "przelew", delivery: "automat" })).toEqual({
    paymentId: "przelew",
    deliveryIds: { prepaid: "automat", dvp: "dpd-dvp" },
  })
})

describe("what it comes to with another choice (10.733, 15.90, 15.101)", () => {
  test.each([
    // payment, delivery, balance; delivery, surcharge, from balance, total in grosz
    ["blik", "dpd", 0, 1490, 0, 0, 8390],
    ["blik", "automat", 0, 1290, 0, 0, 8190],
    ["gotowka", "dpd-dvp", 0, 2090, 0, 0, 8990],
    // 1.5 % of 83,90 is 1,26 and with 1 zł less than the least of 3 zł
    ["za-30-dni", "dpd", 0, 1490, 300, 0, 8690],
    ["blik", "dpd", 5000, 1490, 0, 5000, 3390],
    ["za-30-dni", "dpd", 9000, 1490, 0, 8390, 0],
  ] as const)(
    "%s with %s and a balance of %d: %d, %d, %d, %d",
    (paymentId, deliveryId, balance, shipping, surcharge, fromBalance, total) => {
      const payment = offer.payments.find(({ id }) => id === paymentId) ?? null
      const delivery = offer.deliveries.find(({ id }) => id === deliveryId) ?? null
      const sums = choiceSums({ ...offer, balance: { minor: balance } }, { payment, delivery }, false)
      expect([sums.shipping, sums.surcharge, sums.fromBalance, sums.total].map(({ minor }) => minor)).toEqual([
        shipping,
        surcharge,
        fromBalance,
        total,
      ])
    },
  )

  test("with the shop's own choice it is what the shop says", () => {
    const { vat, ...sums } = choiceSums(offer, chosenWay(offer, { paymentId: "blik", deliveryIds: { prepaid: "dpd", dvp: null } }), false)
    expect([vat, { ...sums, vat: [] }]).toEqual([[], offer.sums])
  })
})

describe("points that pay the delivery (10.954)", () => {
  const points = (text: string) => parseDecimal(text)
  test.each([
    // cost, its points, left; points that pay
    [1490, "300", "620", "300"],
    [1490, "300", "300", "300"],
    [1490, "300", "299.5", null],
    [1490, null, "620", null],
    [0, "300", "620", null],
    [null, "300", "620", null],
    [1490, "300", null, null],
  ])("a delivery of %j for %j points with %j left: %j", (minor, each, left, paid) => {
    const told = { cost: minor === null ? null : { minor }, points: each === null ? null : points(each) }
    const by = deliveryPoints(told, left === null ? null : points(left))
    expect(by === null ? null : decimalText(by)).toBe(paid)
  })

  test("stand in place of money in the sums of a choice, beside those of goods", () => {
    const [delivery] = sampleChoiceOffer().deliveries
    if (delivery === undefined) throw new Error("no delivery")
    const paid = { ...delivery, points: points("300") }
    const asked = { ...offer, pointsLeft: points("620"), goodsPoints: points("450") }
    const sums = choiceSums(asked, { payment: null, delivery: paid }, true)
    expect([sums.shipping.minor, sums.total.minor, sums.points]).toEqual([0, 6900, points("750")])
    expect(choiceSums(asked, { payment: null, delivery: paid }, false)).toMatchObject({ shipping: { minor: 1490 }, points: points("450") })
  })
})

describe("what keeps one from going on (10.703, 10.734, 10.958)", () => {
  const [blik] = offer.payments
  const [dpd, locker] = offer.deliveries
  test.each([
    // payment, delivery, is carried, has a point; problem; the client's number, where the point asks for one
    [null, dpd, true, false, "payment"],
    [blik, null, true, false, "delivery"],
    [blik, locker, true, false, "point"],
    [blik, locker, true, true, null],
    [blik, locker, true, true, "clientNumber", "K1"],
    [blik, locker, true, false, "point", ""],
    [blik, locker, true, true, null, "KR-204"],
    [blik, dpd, true, true, null, ""],
    [blik, dpd, true, false, null],
    [blik, null, false, false, null],
  ] as const)("case %#", (payment, delivery, isCarried, hasPoint, problem, clientNumber?: string) =>
    expect(
      choiceProblem({ ...offer, isCarried, hasPoint }, { payment: payment ?? null, delivery: delivery ?? null }, clientNumber ?? null),
    ).toBe(problem),
  )
})
