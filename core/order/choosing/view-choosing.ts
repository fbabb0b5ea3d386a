import { addressLine } from "../../delivery/pickup-point.ts"
import { deliveryCostWords, courierTextKeys, missingSubtotalWords } from "../../delivery/courier-words.ts"
import { type PaymentMoment, paymentMomentWords, paymentTextKeys, paymentCost, paymentCostWords } from "../../basket/payment.ts"
import { divisionTextKeys, partWords } from "../../basket/summary/order-division.ts"
import { deliveryPoints } from "../ways/delivery-points.ts"
import { placingLimits } from "../order-limits.ts"
import { deliveryDayWords } from "../ways/delivery-days.ts"
import { isCollectedInStore } from "../ways/order-stores.ts"
import { pointsText } from "../../pricing/points.ts"
import type { Decimal } from "../../values/decimal.ts"
import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import { subtractMoney } from "../../values/money.ts"
import { type ChosenOrderWay, choiceSums, type ChoiceProblem, chosenWay, canBeChosen } from "./order-choice.ts"
import type { ChoosingState } from "./choosing.ts"
import type { OrderDelivery, OrderPayment } from "../order-ways.ts"
import { type GiftCardView, giftCardTextKeys, viewGiftCard } from "./view-gift-card.ts"
import { orderSumTextKeys, type OrderSumsView, viewOrderSums } from "../view-order-sums.ts"

/** The texts of the choice of payment and delivery. */
export const choosingTextKeys = joinKeys(courierTextKeys, giftCardTextKeys, divisionTextKeys, orderSumTextKeys, paymentTextKeys, [
  "checkout.arrives",
  "checkout.clientNumberAsk",
  "checkout.clientNumberHint",
  "checkout.clientNumberWrong",
  "checkout.collected",
  "checkout.groupDelivery",
  "checkout.groupLater",
  "checkout.groupOnline",
  "checkout.groupOther",
  "checkout.groupTransfer",
  "checkout.lackClientNumber",
  "checkout.lackDelivery",
  "checkout.lackPayment",
  "checkout.lackPoint",
  "checkout.noDelivery",
  "checkout.noDeliveryNeeded",
  "checkout.noPayment",
  "checkout.noteCut",
  "checkout.pointsHave",
  "product.pointsPrice",
  "checkout.pointAsk",
  "checkout.pointChange",
  "checkout.pointChoose",
])

export type ChoosingTextKey = (typeof choosingTextKeys)[number]
type Catalogue = TextCatalogue<ChoosingTextKey>

/** A payment as it is shown. */
export interface PaymentChoiceRow {
  readonly id: string
  /** of its element: other people's programs know two of them. Spec: 10.151 */
  readonly elementId: string
  readonly moment: PaymentMoment
  readonly name: string
  readonly terms: string
  /** "dopłata 3,00 zł"; "" = it adds nothing */
  readonly cost: string
  readonly isChosen: boolean
}

/** A delivery as it is shown. */
export interface DeliveryChoiceRow {
  readonly id: string
  /** Spec: 10.152 */
  readonly elementId: string
  readonly name: string
  readonly cost: string
  /** "u Ciebie w środę (02.12)"; "" = not known */
  readonly arrives: string
  /** why it cannot be chosen; null = it can */
  readonly refusal: string | null
  readonly isChosen: boolean
  /** where the parcel waits, and the way to another place; null = it is brought, or waits in the shop */
  readonly point: { readonly text: string; readonly way: string; readonly clientNumber: ClientNumberView | null } | null
  /** on one of which it comes; empty = no day is chosen */
  readonly days: readonly { readonly id: string; readonly text: string; readonly isChosen: boolean }[]
  /** the shop's stores, one of which it waits in; empty = in none */
  readonly stores: ChoosingState["stores"]
}

/** The field for the number by which the courier of a point knows its client. */
export interface ClientNumberView {
  readonly typed: string
  /** null = nothing is wrong as far as it was judged */
  readonly error: string | null
}

/** What a shopper sees of the choice. */
export interface ChoosingView {
  readonly payments: readonly { readonly group: string; readonly heading: string; readonly rows: readonly PaymentChoiceRow[] }[]
  /** those of a moment that does not fit the payment are hidden, and never absent */
  readonly deliveries: readonly {
    readonly moment: PaymentMoment
    readonly heading: string
    readonly isHidden: boolean
    readonly rows: readonly DeliveryChoiceRow[]
  }[]
  /** what stands in place of deliveries; null = there are some */
  readonly noDelivery: string | null
  /** what stands in place of payments; null = there are some */
  readonly noPayment: string | null
  readonly sums: OrderSumsView
  readonly problem: { readonly is: ChoiceProblem; readonly text: string } | null
  readonly note: string
  /** of the store that is chosen as the page opens; null = there is none */
  readonly storeId: string | null
  /** only the beginning of the note was kept; null = all of it was */
  readonly noteError: string | null
  /** points that can pay the chosen delivery; null = none can */
  readonly byPoints: { readonly isChosen: boolean; readonly hint: string } | null
  /** the gift card that pays, or the field that asks for one */
  readonly card: GiftCardView
  readonly isSending: boolean
}

const groupKeys = {
  online: "checkout.groupOnline",
  transfer: "checkout.groupTransfer",
  later: "checkout.groupLater",
  delivery: "checkout.groupDelivery",
} as const

const isKnownGroup = (group: string): group is keyof typeof groupKeys => Object.hasOwn(groupKeys, group)

/** The keys of what a choice lacks. */
export const problemKeys = {
  payment: "checkout.lackPayment",
  delivery: "checkout.lackDelivery",
  point: "checkout.lackPoint",
  clientNumber: "checkout.lackClientNumber",
} as const satisfies Record<ChoiceProblem, ChoosingTextKey>

/**
 * Payments by their groups and deliveries by the moment of payment, each in the shop's order, with what they cost and when they come, what is
 * chosen, and what an order of it comes to.
 *
 * Spec: 3.60 to 3.65, 10.151, 10.152, 10.171, 10.732 to 10.734, 10.958, 10.959, 18.8, 18.9.
 *
 * @example viewChoosing(sampleChoosing(), polish).deliveries.map(({ moment, isHidden }) => [moment, isHidden])
 * // => [["prepaid", false], ["dvp", true]]
 */
export function viewChoosing(state: ChoosingState, texts: Catalogue): ChoosingView {
  const { offer, problem, note, isSending, priceFormat } = state
  const way = chosenWay(offer, state)
  const moment = way.payment?.moment ?? offer.payments[0]?.moment ?? "prepaid"
  const moments = (["prepaid", "dvp"] as const).filter((one) => offer.deliveries.some((delivery) => delivery.moment === one))
  const isServed = offer.payments.length > 0
  return {
    payments: viewPayments(state, way, texts),
    deliveries: offer.isCarried
      ? moments.map((one) => ({
          moment: one,
          heading: paymentMomentWords(one, texts),
          isHidden: isServed && one !== moment,
          rows: offer.deliveries
            .filter((delivery) => delivery.moment === one)
            .map((delivery) => viewDelivery(delivery, state, chosenOf(state, one), texts)),
        }))
      : [],
    noDelivery: offer.isCarried
      ? moments.length === 0
        ? formatText(texts, "checkout.noDelivery")
        : null
      : formatText(texts, "checkout.noDeliveryNeeded"),
    noPayment: isServed ? null : formatText(texts, "checkout.noPayment"),
    sums: viewOrderSums(choiceSums(offer, way, state.isForPoints), offer.isCarried, priceFormat, texts),
    problem: problem === null ? null : { is: problem, text: formatText(texts, problemKeys[problem]) },
    note,
    storeId: state.storeId,
    noteError: state.isNoteCut ? formatText(texts, "checkout.noteCut", { count: String(placingLimits.noteCharacters) }) : null,
    byPoints: viewByPoints(state, way, texts),
    card: viewGiftCard(state, texts),
    isSending,
  }
}

const pointWords = (points: Decimal, texts: Catalogue): string =>
  formatText(texts, "product.pointsPrice", { points: pointsText(points, texts.language) })

/** Points in place of what the chosen delivery costs. Spec: 10.954. */
function viewByPoints(
  { offer: { pointsLeft }, isForPoints, priceFormat }: ChoosingState,
  { delivery }: ChosenOrderWay,
  texts: Catalogue,
): ChoosingView["byPoints"] {
  const points = deliveryPoints(delivery, pointsLeft)
  if (points === null || pointsLeft === null) return null
  const cost = deliveryCostWords(delivery?.cost ?? null, priceFormat, texts)
  const told = { points: pointWords(points, texts), cost, left: pointWords(pointsLeft, texts) }
  return { isChosen: isForPoints, hint: formatText(texts, "checkout.pointsHave", told) }
}

/** The delivery that goes with a moment of payment, whichever is chosen now. */
function chosenOf(state: ChoosingState, moment: PaymentMoment): string | null {
  const payment = state.offer.payments.find((one) => one.moment === moment)
  return payment === undefined ? null : (chosenWay(state.offer, { ...state, paymentId: payment.id }).delivery?.id ?? null)
}

function viewPayments({ offer, priceFormat, isForPoints }: ChoosingState, way: ChosenOrderWay, texts: Catalogue): ChoosingView["payments"] {
  const sums = choiceSums(offer, { ...way, payment: null }, isForPoints)
  const groups = [...new Set(offer.payments.map(({ group }) => group))]
  return groups.map((group) => ({
    group,
    heading: formatText(texts, isKnownGroup(group) ? groupKeys[group] : "checkout.groupOther"),
    rows: offer.payments
      .filter((payment) => payment.group === group)
      .map((payment) => ({
        id: payment.id,
        elementId: paymentElementId(payment, offer.payments),
        moment: payment.moment,
        name: payment.name,
        terms: payment.terms,
        cost: paymentCostWords(paymentCost(payment.cost, subtractMoney(sums.total, sums.surcharge)), priceFormat, texts),
        isChosen: payment.id === way.payment?.id,
      })),
  }))
}

/** The first payment on delivery and the first transfer have the names of the platform. Spec: 10.151. */
function paymentElementId(payment: OrderPayment, payments: readonly OrderPayment[]): string {
  if (payment === payments.find(({ moment }) => moment === "dvp")) return "dvp_payment"
  if (payment === payments.find(({ group }) => group === "transfer")) return "simple_transfer_payment"
  return `payment_${payment.id}`
}

function viewDelivery(delivery: OrderDelivery, state: ChoosingState, chosenId: string | null, texts: Catalogue): DeliveryChoiceRow {
  const { point, priceFormat, stores, deliveryDay } = state
  const { id, name, moment, cost, arrives, missing, needsPoint, isPickup, days } = delivery
  const day = arrives === null ? "" : partWords(arrives, texts)
  return {
    id,
    elementId: `delivery_${id}-${moment === "prepaid" ? 1 : 0}`,
    name,
    cost: deliveryCostWords(cost, priceFormat, texts),
    arrives: day === "" || days.length > 0 ? "" : formatText(texts, isPickup ? "checkout.collected" : "checkout.arrives", { day }),
    refusal: canBeChosen(delivery) || missing === null ? null : missingSubtotalWords(missing, priceFormat, texts),
    isChosen: id === chosenId,
    point: !needsPoint
      ? null
      : point === null
        ? { text: formatText(texts, "checkout.pointAsk"), way: formatText(texts, "checkout.pointChoose"), clientNumber: null }
        : {
            text: `${point.name}, ${addressLine(point)}`,
            way: formatText(texts, "checkout.pointChange"),
            clientNumber: viewClientNumber(state, texts),
          },
    days: days.map((one) => ({ id: one.id, text: deliveryDayWords(one, texts), isChosen: one.id === deliveryDay })),
    stores: isCollectedInStore(delivery) ? stores : [],
  }
}

/** What was typed is judged once it keeps one from going on. Spec: 10.958. */
function viewClientNumber({ clientNumber, problem }: ChoosingState, texts: Catalogue): ClientNumberView | null {
  if (clientNumber === null) return null
  const isTold = problem === "clientNumber"
  const key = clientNumber.trim() === "" ? "checkout.lackClientNumber" : "checkout.clientNumberWrong"
  return { typed: clientNumber, error: isTold ? formatText(texts, key) : null }
}
