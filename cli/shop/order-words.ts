import type { VatCheck } from "../../core/account/vat-register.ts"
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

/** What a register of VAT numbers said, behind the number; "" where none was asked. Spec: 11.684. */
export const vatCheckWords = (check: VatCheck | null): string =>
  check === null ? "" : `: ${check.answer === "registered" ? "registered" : "could not be checked"} ${isoOf(check.atMs)}`

/** The same for programs; null = none was asked. */
export const vatCheckData = (check: VatCheck | null) => check && { answer: check.answer, at: isoOf(check.atMs) }

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** Where an order goes, to whom, on which day, and what was asked besides, line by line. Spec: 10.742, 10.958, 10.959. */
export function destinationWords({ buyer, delivery, point, note }: OrderContents): readonly string[] {
  const { billing, contact, delivery: elsewhere } = viewBuyer(buyer, textCatalogue("en", {}))
  const said = (label: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`  ${label}: ${printable(lines.join(", "))}`])
  const to = point === null ? (elsewhere ?? billing) : [point.name, addressLine(point)]
  return [
    ...said("buyer", [...billing, ...contact]),
    ...(buyer.vatCheck === undefined ? [] : [`  tax number ${printable(buyer.taxNumber)}${vatCheckWords(buyer.vatCheck)}`]),
    ...(delivery === null ? [] : said("goes to", to)),
    ...said("on", delivery === null || delivery.day === null ? [] : [delivery.day.id]),
    ...said("client's number", delivery === null || delivery.clientNumber === "" ? [] : [delivery.clientNumber]),
    ...said("note", note === "" ? [] : [note]),
  ]
}
