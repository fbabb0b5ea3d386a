import { addressLine } from "../../core/delivery/pickup-point.ts"
import type { OrderContents, OrderLine } from "../../core/order/placed-order.ts"
import { viewBuyer } from "../../core/order/view-buyer.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { decimalText } from "../../core/values/decimal.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { printable } from "./in-shop.ts"

/** What is packed: each row with all that it was bought with, line by line. Spec: 10.710. */
export const packedWords = (lines: readonly OrderLine[]): readonly string[] =>
  lines.flatMap(({ quantity, unit, name, sizeName, points, total, details, comment, isWrapped }) => {
    const what = sizeName === "" ? name : `${name}, ${sizeName}`
    const paid = points === null ? moneyText(total) : `${decimalText(points)} points`
    return [
      `  ${decimalText(quantity)} ${printable(unit)} × ${printable(what)}  ${paid}`,
      ...details.map((detail) => `    ${printable(detail.name)}: ${printable(detail.value)}`),
      ...(comment === "" ? [] : [`    comment: ${printable(comment)}`]),
      ...(isWrapped ? ["    wrapped as a gift"] : []),
    ]
  })

/** Where an order goes, to whom, on which day, and what was asked besides, line by line. Spec: 10.742, 10.958, 10.959. */
export function destinationWords({ buyer, delivery, point, note }: OrderContents): readonly string[] {
  const { billing, contact, delivery: elsewhere } = viewBuyer(buyer, textCatalogue("en", {}))
  const said = (label: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`  ${label}: ${printable(lines.join(", "))}`])
  const to = point === null ? (elsewhere ?? billing) : [point.name, addressLine(point)]
  return [
    ...said("buyer", [...billing, ...contact]),
    ...(delivery === null ? [] : said("goes to", to)),
    ...said("on", delivery === null || delivery.day === null ? [] : [delivery.day.id]),
    ...said("client's number", delivery === null || delivery.clientNumber === "" ? [] : [delivery.clientNumber]),
    ...said("note", note === "" ? [] : [note]),
  ]
}
