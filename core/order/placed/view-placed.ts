import { dayMonthYear, twoDigits } from "../../values/civil-day.ts"
import { moneyText } from "../../values/money-text.ts"
import { formatPrice, type PriceFormat } from "../../values/price-format.ts"
import { civilDayAt, civilTimeAt } from "../../values/zoned-time.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import type { LastTry } from "../payment-state.ts"
import { orderNext } from "../place-order.ts"
import type { ShownOrder } from "../placed-order.ts"
import { qrCode, type QrCode } from "./qr-code.ts"
import { accountGroups, transferText } from "./transfer.ts"

/** The texts of an order that was placed. */
export const placedTextKeys = [
  "checkout.doneCancelled",
  "checkout.doneCash",
  "checkout.doneHeading",
  "checkout.doneHeadingCancelled",
  "checkout.doneHeadingPay",
  "checkout.doneNothing",
  "checkout.donePaid",
  "checkout.donePay",
  "checkout.payAgain",
  "checkout.payBegun",
  "checkout.payNow",
  "checkout.payOtherSum",
  "checkout.payRefused",
  "checkout.payUnfit",
  "checkout.doneReturned",
  "checkout.doneTransfer",
  "checkout.transferTitle",
] as const

type Catalogue = TextCatalogue<(typeof placedTextKeys)[number]>

/** A payment that an order can be paid by instead. */
export interface OtherPaymentView {
  readonly id: string
  /** with what the order comes to then, where that is another sum */
  readonly label: string
  /** the other sum as the form posts it; null = it stays */
  readonly total: string | null
}

/** What is to be done now, and by what. */
export interface PlacedView {
  readonly heading: string
  /** what comes next, in a sentence */
  readonly next: string
  /** the data of a transfer; null = it is paid otherwise, or is not to be paid any more */
  readonly transfer: {
    readonly recipient: string
    readonly account: string
    readonly amount: string
    readonly title: string
    readonly code: QrCode | null
  } | null
  /** the way to a provider; null = it is not paid at one, or is not to be paid any more */
  readonly pay: {
    /** what became of the last try; null = nothing was tried */
    readonly told: string | null
    readonly button: string
    /** nothing is known of the last try yet: it may settle by itself */
    readonly isAwaited: boolean
  } | null
  /** by what it can be paid instead */
  readonly others: readonly OtherPaymentView[]
}

/**
 * What comes next for who has ordered, by how it is paid and whether it was: a transfer has its data, what is paid at a provider the way there.
 *
 * Spec: 10.706, 10.708, 10.709, 10.750 to 10.752, 10.963.
 *
 * @example viewPlaced(samplePlaced({ paid: "paid" }), polishPrices, polish).next // => "Mamy Twoją wpłatę: 83,90 zł. Pakujemy paczkę."
 */
export function viewPlaced(order: ShownOrder, format: PriceFormat, texts: Catalogue): PlacedView {
  const { status, paid, payment, sums, dueMs, number, transfer, zone } = order
  const total = formatPrice(sums.total, format)
  const none = { transfer: null, pay: null, others: [] }
  if (status === "cancelled")
    return {
      ...none,
      heading: formatText(texts, "checkout.doneHeadingCancelled"),
      next: formatText(texts, paid === "returned" || paid === "returning" ? "checkout.doneReturned" : "checkout.doneCancelled"),
    }
  const heading = formatText(texts, "checkout.doneHeading")
  if (paid === "paid") return { ...none, heading, next: formatText(texts, "checkout.donePaid", { total }) }
  switch (orderNext(payment, sums.total)) {
    case "nothing":
      return { ...none, heading, next: formatText(texts, "checkout.doneNothing") }
    case "onDelivery":
      return { ...none, heading, next: formatText(texts, "checkout.doneCash", { total }) }
    case "transfer": {
      const title = formatText(texts, "checkout.transferTitle", { number })
      const date = dueMs === null ? "" : dayMonthYear(civilDayAt(dueMs, zone))
      return {
        heading,
        next: formatText(texts, "checkout.doneTransfer", { total, date }),
        transfer:
          transfer === null
            ? null
            : {
                recipient: transfer.recipient,
                account: accountGroups(transfer.account),
                amount: total,
                title,
                code: qrCode(transferText(transfer, sums.total, title)),
              },
        pay: null,
        others: viewOthers(order, format, texts),
      }
    }
    case "pay":
      return {
        ...none,
        heading: formatText(texts, "checkout.doneHeadingPay"),
        next: formatText(texts, "checkout.donePay", { total, time: dueMs === null ? "" : clockTime(dueMs, zone) }),
        pay: viewPay(order.lastTry, total, texts),
        others: viewOthers(order, format, texts),
      }
  }
}

/** The way to pay, after what became of the last try. Spec: 10.753. */
function viewPay(lastTry: LastTry, total: string, texts: Catalogue): NonNullable<PlacedView["pay"]> {
  const again = formatText(texts, "checkout.payAgain", { total })
  switch (lastTry) {
    case "none":
      return { told: null, button: formatText(texts, "checkout.payNow", { total }), isAwaited: false }
    case "begun":
      return { told: formatText(texts, "checkout.payBegun"), button: again, isAwaited: true }
    case "refused":
      return { told: formatText(texts, "checkout.payRefused"), button: again, isAwaited: false }
    case "unfit":
      return { told: formatText(texts, "checkout.payUnfit"), button: again, isAwaited: false }
  }
}

const viewOthers = ({ otherPayments, sums }: ShownOrder, format: PriceFormat, texts: Catalogue): readonly OtherPaymentView[] =>
  otherPayments.map(({ id, name, total }) =>
    total.minor === sums.total.minor
      ? { id, label: name, total: null }
      : { id, label: formatText(texts, "checkout.payOtherSum", { name, total: formatPrice(total, format) }), total: moneyText(total) },
  )

/** Such as "14:05". */
function clockTime(instantMs: number, zone: string): string {
  const { hour, minute } = civilTimeAt(instantMs, zone)
  return `${hour}:${twoDigits(minute)}`
}
