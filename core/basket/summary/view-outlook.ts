import { cartAddress } from "../../addresses/addresses.ts"
import { messageTextKeys, type MessageWords, messageWords, orderMessage } from "../../messages/shop-messages.ts"
import { instalmentPlanTextKeys, type InstalmentsView, viewCartInstalments } from "../../pricing/instalment-plan.ts"
import { pointsText } from "../../pricing/points.ts"
import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import { dayMonthYear } from "../../values/civil-day.ts"
import { type Money, shownAmount } from "../../values/money.ts"
import { formatPrice } from "../../values/price-format.ts"
import { type CartSummaryState, pointsToPay } from "./cart-summary.ts"
import type { OrderOutlook, ToldWay } from "./order-outlook.ts"
import { divisionTextKeys, partWords } from "./order-division.ts"
import { subscriptionGroups } from "./subscription-groups.ts"

/** An order in one of two ways to pay, in words. */
export interface WayView {
  /** the moment of payment */
  readonly heading: string
  readonly delivery: string
  readonly method: string
  readonly total: string
}

/** The choice between one parcel and several, a form that comes back to the cart. */
export interface DivisionView {
  readonly isDivided: boolean
  /** "Wyślij wszystko razem, za 2 tygodnie (14.12)" */
  readonly whole: string
  /** "w środę (02.12): Kubek, Miska", the earliest first */
  readonly parts: readonly string[]
  readonly back: string
}

/** What an order would meet, as it is shown. */
export interface OutlookView {
  /** what keeps it from being ordered, with a way on; null = nothing does */
  readonly obstacle: MessageWords | null
  readonly division: DivisionView | null
  readonly ways: readonly WayView[]
  /** "co 30 dni: 89,00 zł, następna dostawa 22.12.2026"; empty = nothing comes again and again */
  readonly groups: readonly string[]
  /** the client's points, where something is paid with points */
  readonly balance: string | null
  /** null = the shop has none */
  readonly instalments: (InstalmentsView & { readonly name: string }) | null
  /** why it is that of a basket of before; null = it is of this one, or will be */
  readonly old: { readonly text: string; readonly link: string } | null
}

/** The texts that an outlook can show. */
export const outlookTextKeys = joinKeys(divisionTextKeys, instalmentPlanTextKeys, messageTextKeys, [
  "cart.balance",
  "cart.divideNot",
  "cart.dividePart",
  "cart.estimateDelivery",
  "cart.estimateDeliveryUndated",
  "cart.estimateMethod",
  "cart.estimateOld",
  "cart.groupNext",
  "cart.groupUndated",
  "price.gross",
  "product.pointsPrice",
  "shipping.free",
  "shipping.paidBefore",
  "shipping.paidOnDelivery",
  "shipping.paymentCost",
  "shipping.paymentFree",
  "subscription.period",
])

type Catalogue = TextCatalogue<(typeof outlookTextKeys)[number]>

/**
 * What an order of the basket would meet, in the shopper's words; null where the shop does not tell.
 *
 * Spec: 3.57, 5.78, 5.79, 8.58 to 8.64, 10.442 to 10.444, 18.80 to 18.82.
 *
 * @example
 * const opened = openCartSummary({ basket: sampleBasket(1), priceFormat: polishPrices, priceType: "gross" })
 * viewOutlook(opened, polish) // => null
 */
export function viewOutlook(summary: CartSummaryState, catalogue: Catalogue): OutlookView | null {
  const { outlook, reading } = summary
  if (outlook === null) return null
  const isOld = reading.is === "failed"
  return {
    obstacle: viewObstacle(outlook, catalogue),
    division: viewDivision(outlook.division, catalogue),
    ways: outlook.ways.map((way) => viewWay(way, summary, catalogue)),
    groups: viewGroups(summary, catalogue),
    balance: viewBalance(summary, catalogue),
    instalments: viewRates(outlook, summary, catalogue),
    old: isOld ? { text: formatText(catalogue, "cart.estimateOld"), link: cartAddress(catalogue.language) } : null,
  }
}

/** A link to the cart would lead nowhere from it. Spec: 8.58 to 8.64, 10.442. */
function viewObstacle({ obstacle }: OrderOutlook, catalogue: Catalogue): MessageWords | null {
  if (obstacle === null) return null
  const { linkTo, ...message } = orderMessage([obstacle])
  return messageWords({ ...message, linkTo: linkTo === "cart" ? null : linkTo }, catalogue)
}

/** Spec: 18.80, 18.81. */
function viewDivision(division: OrderOutlook["division"], catalogue: Catalogue): DivisionView | null {
  const last = division?.parts.at(-1)
  if (division === null || last === undefined) return null
  const { isDivided, parts } = division
  return {
    isDivided,
    whole: formatText(catalogue, "cart.divideNot", { day: partWords(last.day, catalogue) }),
    parts: parts.map(({ day, names }) =>
      formatText(catalogue, "cart.dividePart", { day: partWords(day, catalogue), names: names.join(", ") }),
    ),
    back: cartAddress(catalogue.language),
  }
}

/** Spec: 6.7, 18.82. */
function viewWay(
  { payment, courier, method, delivery, surcharge, total, arrives }: ToldWay,
  { priceFormat, priceType }: CartSummaryState,
  catalogue: Catalogue,
): WayView {
  const words = (amount: Money) => {
    const price = formatPrice(amount, priceFormat)
    return priceType === "net" ? formatText(catalogue, "price.gross", { price }) : price
  }
  const free = formatText(catalogue, "shipping.free")
  const brought = { courier, cost: delivery.minor > 0 ? formatPrice(delivery, priceFormat) : free }
  const cost =
    surcharge.minor > 0
      ? formatText(catalogue, "shipping.paymentCost", { amount: formatPrice(surcharge, priceFormat) })
      : formatText(catalogue, "shipping.paymentFree")
  return {
    heading: formatText(catalogue, payment === "prepaid" ? "shipping.paidBefore" : "shipping.paidOnDelivery"),
    delivery:
      arrives === null
        ? formatText(catalogue, "cart.estimateDeliveryUndated", brought)
        : formatText(catalogue, "cart.estimateDelivery", { ...brought, day: partWords(arrives, catalogue) }),
    method: formatText(catalogue, "cart.estimateMethod", { method, cost }),
    total: words(total),
  }
}

/** Spec: 3.57, 10.443. */
function viewGroups({ basket: { rows }, priceFormat, priceType }: CartSummaryState, catalogue: Catalogue): readonly string[] {
  return subscriptionGroups(rows).map(({ days, nextDelivery, worth }) => {
    const told = {
      period: formatText(catalogue, "subscription.period", { days }),
      worth: formatPrice(shownAmount(worth, priceType), priceFormat),
    }
    return nextDelivery === null
      ? formatText(catalogue, "cart.groupUndated", told)
      : formatText(catalogue, "cart.groupNext", { ...told, date: dayMonthYear(nextDelivery) })
  })
}

/** Spec: 3.58, 6.6. */
function viewBalance({ outlook, basket }: CartSummaryState, catalogue: Catalogue): string | null {
  const balance = outlook?.balance ?? null
  if (balance === null || pointsToPay(basket.rows) === null) return null
  const points = formatText(catalogue, "product.pointsPrice", { points: pointsText(balance, catalogue.language) })
  return formatText(catalogue, "cart.balance", { points })
}

/** Spec: 5.78, 5.79, 10.444. */
function viewRates(
  { instalments }: OrderOutlook,
  { basket, priceFormat: format, priceType }: CartSummaryState,
  catalogue: Catalogue,
): OutlookView["instalments"] {
  if (instalments === null) return null
  const { plan, cart } = instalments
  const view = viewCartInstalments(plan, { ...cart, subtotal: basket.subtotal }, { priceType, format, catalogue })
  return { ...view, name: plan.name }
}
