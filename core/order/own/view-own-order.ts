import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import { formatPrice, type PriceFormat } from "../../values/price-format.ts"
import { placedTextKeys, type PlacedView, viewPlaced } from "../placed/view-placed.ts"
import type { ShownOrder } from "../placed-order.ts"
import type { VatGroup } from "../vat-split.ts"

/** The texts of an order that is looked at again. */
export const ownOrderTextKeys = joinKeys(placedTextKeys, [
  "orders.nextDelivered",
  "orders.nextPacked",
  "orders.nextSent",
  "orders.vatNone",
  "orders.vatRate",
])

type Catalogue = TextCatalogue<(typeof ownOrderTextKeys)[number]>

const laterKeys = { packed: "orders.nextPacked", sent: "orders.nextSent", delivered: "orders.nextDelivered" } as const

/**
 * What comes next for somebody who looks at an order again: as on the page of the placed order, until it is packed; from then on how far it is. A
 * transfer's data and the way to pay are there only as long as the order waits for its payment.
 *
 * Spec: 10.751, 10.771, 10.772.
 *
 * @example viewOrderNext(samplePlaced({ status: "sent", paid: "paid" }), polishPrices, polish).next // => "Paczka jest w drodze do Ciebie."
 * @example viewOrderNext(samplePlaced(), polishPrices, polish).transfer?.amount // => "83,90 zł"
 */
export function viewOrderNext(order: ShownOrder, format: PriceFormat, texts: Catalogue): PlacedView {
  const placed = viewPlaced(order, format, texts)
  const { status } = order
  if (status === "waiting") return placed
  const next = status === "packed" || status === "sent" || status === "delivered" ? formatText(texts, laterKeys[status]) : placed.next
  return { ...placed, next, transfer: null, pay: null, others: [] }
}

/** What of an order is tax. */
export interface VatRow {
  readonly label: string
  readonly amount: string
}

/**
 * The tax within an order, by rates.
 *
 * Spec: 10.771, 15.100.
 *
 * @example
 * const group = { vatPercent: 23, gross: money("114.90"), net: money("93.41"), tax: money("21.49") }
 * viewVatRows([group], polishPrices, polish) // => [{ label: "VAT 23% od 93,41 zł netto", amount: "21,49 zł" }]
 */
export const viewVatRows = (groups: readonly VatGroup[], format: PriceFormat, texts: Catalogue): readonly VatRow[] =>
  groups.map(({ vatPercent, net, tax }) => ({
    label:
      vatPercent === null
        ? formatText(texts, "orders.vatNone", { net: formatPrice(net, format) })
        : formatText(texts, "orders.vatRate", { percent: vatPercent, net: formatPrice(net, format) }),
    amount: formatPrice(tax, format),
  }))
