import type { PaymentMoment } from "../../basket/payment.ts"
import { zeroMoney } from "../../values/money.ts"
import { deliveryPoints, withPoints } from "../ways/delivery-points.ts"
import { lacksClientNumber, type OrderQuote } from "../order-quote.ts"
import { orderAmounts, type ToldSums } from "../order-sums.ts"
import { type OrderDelivery, type OrderPayment, wayOfOrder } from "../order-ways.ts"

/** What there is to choose from, and what an order of it would come to. */
export interface ChoiceOffer extends Pick<OrderQuote, "payments" | "deliveries" | "isCarried" | "sums" | "balance" | "card"> {
  /** a pickup point is chosen */
  readonly hasPoint: boolean
  /** points of the client beside those that pay goods; null = nobody is signed in */
  readonly pointsLeft: OrderQuote["pointsLeft"]
  /** that pay goods; null = none do */
  readonly goodsPoints: OrderQuote["pointsLeft"]
}

/** What is chosen: a payment, and for each moment of payment the delivery that goes with it. */
export interface WayChoice {
  readonly paymentId: string | null
  readonly deliveryIds: Readonly<Record<PaymentMoment, string | null>>
}

/** The payment and the delivery that a choice comes to. */
export interface ChosenOrderWay {
  readonly payment: OrderPayment | null
  /** null = nothing is carried, or nobody brings it */
  readonly delivery: OrderDelivery | null
}

/** Why one cannot go on with a choice. */
export type ChoiceProblem = "payment" | "delivery" | "point" | "clientNumber"

/**
 * What a choice comes to by the rule of the shop itself: what is chosen as long as it can be, else what the shop proposes.
 *
 * Spec: 10.701, 10.702.
 *
 * @example chosenWay(sampleChoiceOffer(), { paymentId: "blik", deliveryIds: { prepaid: "dpd", dvp: null } }).delivery?.id // => "dpd"
 * @example chosenWay(sampleChoiceOffer(), { paymentId: null, deliveryIds: { prepaid: null, dvp: null } }).payment?.id // => "blik"
 */
export function chosenWay(offer: ChoiceOffer, { paymentId, deliveryIds }: WayChoice): ChosenOrderWay {
  const { payments, deliveries, isCarried, hasPoint } = offer
  const moment = payments.find(({ id }) => id === paymentId)?.moment ?? payments[0]?.moment ?? "prepaid"
  const { payment, delivery } = wayOfOrder(
    {
      payments: payments.map((told) => ({ id: told.id, payment: told.moment, cost: told.cost, told })),
      // what the basket lacks is told by the shop, which knows what it is worth
      deliveries: deliveries.filter(canBeChosen).map((told) => ({ ...told, payment: told.moment, minSubtotal: null, told })),
      isCarried,
      worth: zeroMoney,
      hasPoint,
    },
    { payment: paymentId, delivery: deliveryIds[moment] },
  )
  return { payment: payment?.told ?? null, delivery: delivery?.told ?? null }
}

/**
 * Can a delivery be chosen? One whose cost the staff sets, and one that asks for more worth, cannot.
 *
 * Spec: 10.701, 18.8, 18.9.
 *
 * @example sampleChoiceOffer().deliveries.map(canBeChosen) // => [true, true, true]
 */
export const canBeChosen = ({ cost, missing }: Pick<OrderDelivery, "cost" | "missing">): boolean => cost !== null && missing === null

/**
 * The delivery that goes with each moment of payment, so that a change of the payment has one at once.
 *
 * Spec: 10.171, 10.702, 10.732.
 *
 * @param chosen ids of the payment and the delivery that the shop has
 *
 * @example openWayChoice(sampleChoiceOffer(), { payment: "blik", delivery: "dpd" })
 * // => { paymentId: "blik", deliveryIds: { prepaid: "dpd", dvp: "dpd-dvp" } }
 */
export function openWayChoice(
  offer: ChoiceOffer,
  chosen: { readonly payment: string | null; readonly delivery: string | null },
): WayChoice {
  const of = (moment: PaymentMoment): string | null => {
    const payment = offer.payments.find((one) => one.moment === moment)
    if (payment === undefined) return null
    const deliveryIds = { prepaid: chosen.delivery, dvp: chosen.delivery }
    return chosenWay(offer, { paymentId: payment.id, deliveryIds }).delivery?.id ?? null
  }
  return { paymentId: chosen.payment, deliveryIds: { prepaid: of("prepaid"), dvp: of("dvp") } }
}

/**
 * What an order comes to with another choice: the shop's sums with the delivery and the payment of the choice in place of its own.
 *
 * Spec: 10.733, 10.954, 15.90, 15.101. The tax is the shop's alone, and is left out.
 *
 * @param isForPoints the delivery is to be paid with points, where it can be
 *
 * @example choiceSums(sampleChoiceOffer(), { payment: null, delivery: null }, false).shipping // => money("0")
 */
export function choiceSums(
  { sums, balance, card, pointsLeft, goodsPoints }: Pick<ChoiceOffer, "sums" | "balance" | "card" | "pointsLeft" | "goodsPoints">,
  { payment, delivery }: ChosenOrderWay,
  isForPoints: boolean,
): ToldSums {
  const byPoints = isForPoints ? deliveryPoints(delivery, pointsLeft) : null
  const untaxed = (gross: ToldSums["goods"]) => ({ gross, vatPercent: null })
  const counted = orderAmounts(
    {
      goods: [untaxed(sums.goods)],
      shipping: untaxed(byPoints === null ? (delivery?.cost ?? zeroMoney) : zeroMoney),
      wrapping: untaxed(sums.wrapping),
      insurance: untaxed(sums.insurance),
      deposit: untaxed(sums.deposit),
    },
    { balance, card: card ?? zeroMoney, cost: payment?.cost ?? { percent: null, fixed: null, minimum: null } },
  )
  return { ...counted, vat: [], points: withPoints(goodsPoints, byPoints), saved: sums.saved }
}

/**
 * What keeps one from going on with a choice, the first place of the page first; `null` = nothing does.
 *
 * Spec: 10.703, 10.734, 10.958.
 *
 * @param clientNumber as it is typed; null = the chosen point asks for none
 *
 * @example choiceProblem(sampleChoiceOffer(), { payment: null, delivery: null }, null) // => "payment"
 */
export function choiceProblem(
  { isCarried, hasPoint }: ChoiceOffer,
  { payment, delivery }: ChosenOrderWay,
  clientNumber: string | null,
): ChoiceProblem | null {
  if (payment === null) return "payment"
  if (!isCarried) return null
  if (delivery === null) return "delivery"
  if (delivery.needsPoint && !hasPoint) return "point"
  return lacksClientNumber(delivery, { hasPoint, clientNumber }) ? "clientNumber" : null
}
