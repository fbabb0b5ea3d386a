import type { CivilDay } from "../../values/civil-day.ts"
import { twoDigits } from "../../values/civil-day.ts"
import { compareDecimals, type Decimal, decimalOf, subtractDecimals } from "../../values/decimal.ts"
import type { Language } from "../../values/language.ts"
import { addMoney, type Money, shareOfMoney, subtractMoney, zeroMoney } from "../../values/money.ts"
import type { OrderLine, PlacedOrder } from "../placed-order.ts"
import { chargeVatPercent, type VatGroup, vatSplit } from "../vat-split.ts"

/** Who sells or buys: lines of a name and an address. */
export interface InvoiceParty {
  readonly lines: readonly string[]
  /** "" = none */
  readonly taxNumber: string
}

/** A row of an invoice. Amounts are gross. */
export interface InvoiceRow {
  readonly name: string
  readonly quantity: Decimal
  readonly unit: string
  readonly unitPrice: Money
  /** whole percent; null = no tax is on it */
  readonly vatPercent: number | null
  readonly gross: Money
}

/** An invoice as it was issued, or a correction of one. It changes no more. */
export interface Invoice {
  readonly number: string
  readonly language: Language
  readonly issued: CivilDay
  /** the day on which the goods left */
  readonly sold: CivilDay
  readonly orderNumber: string
  /** its id, such as "PLN" */
  readonly currency: string
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly rows: readonly InvoiceRow[]
  readonly vat: readonly VatGroup[]
  /** by what it is paid */
  readonly payment: string
  readonly isPaid: boolean
  /** of a correction: what it corrects; null = it is an invoice */
  readonly corrects: {
    readonly number: string
    readonly issued: CivilDay
    readonly reason: string
    readonly rows: readonly InvoiceRow[]
    readonly vat: readonly VatGroup[]
  } | null
}

/** What is charged beside goods, in words. */
export type ChargeNames = Readonly<Record<"shipping" | "wrapping" | "insurance" | "surcharge" | "deposit" | "unit", string>>

/**
 * The rows of an order's invoice: its goods, then what is charged beside them. What is paid with points has no row, for it costs nothing.
 *
 * Spec: 10.820, 15.100. Their tax by rates is that of the order.
 *
 * @example
 * const names = { shipping: "Dostawa", wrapping: "", insurance: "", surcharge: "", deposit: "", unit: "szt." }
 * invoiceRows(samplePlaced(), names).map(({ name, gross }) => `${name} ${gross.minor}`)
 * // => ["Kubek kamionkowy Poranek, szałwia 6900", "Dostawa 1490"]
 */
export function invoiceRows({ lines, sums }: Pick<PlacedOrder, "lines" | "sums">, names: ChargeNames): readonly InvoiceRow[] {
  const goods = lines
    .filter(({ total }) => total.minor !== 0)
    .map(({ name, versionName, sizeName, quantity, unit, unitPrice, vatPercent, total }): InvoiceRow => ({
      name: [name, versionName, sizeName].filter((word) => word !== null && word !== "").join(", "),
      quantity,
      unit,
      unitPrice,
      vatPercent,
      gross: total,
    }))
  const charge = (kind: Exclude<keyof ChargeNames, "unit">, gross: Money, vatPercent: number | null): readonly InvoiceRow[] =>
    gross.minor === 0 ? [] : [{ name: names[kind], quantity: decimalOf(1), unit: names.unit, unitPrice: gross, vatPercent, gross }]
  return [
    ...goods,
    ...charge("shipping", sums.shipping, chargeVatPercent),
    ...charge("wrapping", sums.wrapping, chargeVatPercent),
    ...charge("insurance", sums.insurance, chargeVatPercent),
    ...charge("surcharge", sums.surcharge, chargeVatPercent),
    ...charge("deposit", sums.deposit, null),
  ]
}

/**
 * The gross sum of rows.
 *
 * Spec: 10.820.
 *
 * @example grossOf([]) // => money("0")
 */
export const grossOf = (rows: readonly Pick<InvoiceRow, "gross">[]): Money =>
  rows.reduce((sum, { gross }) => addMoney(sum, gross), zeroMoney)

/** How much of a row is given back, by its place, from 1. */
export interface TakenBack {
  readonly row: number
  readonly quantity: Decimal
}

/**
 * Rows once some of them were given back, each with the gross amount of what is left; null = there is no such row, or less of it. A row of which
 * nothing is left stays, with nothing.
 *
 * Spec: 10.822. Rounded once for each row, half away from zero: what is left is a share of what was invoiced first, so that corrections one by
 * one come to what a single one would.
 *
 * @param issued the rows as they were invoiced first; left out = nothing was corrected before
 *
 * @example
 * const [mugs] = sampleInvoice().rows
 * const left = mugs === undefined ? [] : rowsAfter([mugs], [{ row: 1, quantity: decimal("1") }])
 * left?.map(({ gross }) => gross) // => [money("34.50")]
 * @example rowsAfter([], [{ row: 1, quantity: decimal("1") }]) // => null
 */
export function rowsAfter(
  rows: readonly InvoiceRow[],
  taken: readonly TakenBack[],
  issued: readonly InvoiceRow[] = rows,
): readonly InvoiceRow[] | null {
  const after = [...rows]
  for (const { row: place, quantity } of taken) {
    const row = after[place - 1]
    if (row === undefined || quantity.coefficient <= 0 || compareDecimals(quantity, row.quantity) > 0) return null
    const left = subtractDecimals(row.quantity, quantity)
    const whole = issued[place - 1] ?? row
    after[place - 1] = { ...row, quantity: left, gross: shareOfMoney(whole.gross, left, whole.quantity) }
  }
  return after
}

/**
 * What a correction takes off an invoice for rows of its order that are given back; with the last of them all that was charged beside them. What
 * was paid with points has no row there, and what was corrected already is not taken off once more.
 *
 * Spec: 10.951.
 *
 * @param lines rows of the order
 * @param left rows of the invoice, as they are by now
 * @param given its `rows` by the places of the order's rows, from 0; `isLast` = nothing of the order is left then
 *
 * @example
 * const mug = { total: money("69.00") }
 * const rest = sampleInvoice().rows
 * takenOffInvoice([mug], rest, { rows: [{ row: 0, quantity: decimal("1") }], isLast: false }) // => [{ row: 1, quantity: decimal("1") }]
 */
export function takenOffInvoice(
  lines: readonly Pick<OrderLine, "total">[],
  left: readonly Pick<InvoiceRow, "quantity">[],
  given: { readonly rows: readonly { readonly row: number; readonly quantity: Decimal }[]; readonly isLast: boolean },
): readonly TakenBack[] {
  const { rows, isLast } = given
  const invoiced = lines.flatMap(({ total }, row) => (total.minor === 0 ? [] : [row]))
  const places = rows.flatMap(({ row, quantity }) => (invoiced.includes(row) ? [{ row: invoiced.indexOf(row) + 1, quantity }] : []))
  const charges = left.slice(invoiced.length).map(({ quantity }, at) => ({ row: invoiced.length + at + 1, quantity }))
  return [...places, ...(isLast ? charges : [])].flatMap(({ row, quantity }) => {
    const most = left[row - 1]?.quantity ?? decimalOf(0)
    const taken = compareDecimals(quantity, most) > 0 ? most : quantity
    return taken.coefficient > 0 ? [{ row, quantity: taken }] : []
  })
}

/**
 * The tax of rows by rates.
 *
 * Spec: 10.820, 15.100.
 *
 * @example vatOfRows([]) // => []
 */
export const vatOfRows = (rows: readonly InvoiceRow[]): readonly VatGroup[] => vatSplit(rows)

/**
 * What a correction changes, by rates: what is after less what was before.
 *
 * Spec: 10.822.
 *
 * @example
 * const group = { vatPercent: 23, gross: money("12.30"), net: money("10.00"), tax: money("2.30") }
 * vatDifference([group], []).map(({ tax }) => tax) // => [money("-2.30")]
 */
export function vatDifference(before: readonly VatGroup[], after: readonly VatGroup[]): readonly VatGroup[] {
  const rates = [...new Set([...before, ...after].map(({ vatPercent }) => vatPercent))].toSorted(
    (one, other) => (other ?? -1) - (one ?? -1),
  )
  const none = { gross: zeroMoney, net: zeroMoney, tax: zeroMoney }
  return rates.flatMap((vatPercent) => {
    const was = before.find((group) => group.vatPercent === vatPercent) ?? none
    const is = after.find((group) => group.vatPercent === vatPercent) ?? none
    const gross = subtractMoney(is.gross, was.gross)
    return gross.minor === 0 ? [] : [{ vatPercent, gross, net: subtractMoney(is.net, was.net), tax: subtractMoney(is.tax, was.tax) }]
  })
}

/**
 * The series that a document is counted in: each month has its own.
 *
 * Spec: 10.821.
 *
 * @example invoiceSeries("FV", { year: 2026, month: 3 }) // => "FV/2026-03"
 */
export const invoiceSeries = (prefix: string, { year, month }: Pick<CivilDay, "year" | "month">): string =>
  `${prefix}/${year}-${twoDigits(month)}`

/**
 * The number of a document: prefix, its place in the month's series, month and year.
 *
 * Spec: 10.821.
 *
 * @example invoiceNumber("FV", 12, { year: 2026, month: 11 }) // => "FV/12/11/2026"
 */
export const invoiceNumber = (prefix: string, place: number, { year, month }: Pick<CivilDay, "year" | "month">): string =>
  `${prefix}/${place}/${twoDigits(month)}/${year}`
