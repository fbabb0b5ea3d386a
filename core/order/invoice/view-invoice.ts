import { withUnit } from "../../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { dayMonthYear } from "../../values/civil-day.ts"
import { subtractMoney, type Money } from "../../values/money.ts"
import { formatPrice, zlotyPrices } from "../../values/price-format.ts"
import type { VatGroup } from "../vat-split.ts"
import { grossOf, type Invoice, type InvoiceParty, type InvoiceRow, vatDifference } from "./invoice.ts"

/** The texts of an invoice. */
export const invoiceTextKeys = [
  "invoice.after",
  "invoice.before",
  "invoice.buyer",
  "invoice.correction",
  "invoice.correctionOf",
  "invoice.difference",
  "invoice.gross",
  "invoice.invoice",
  "invoice.issued",
  "invoice.name",
  "invoice.net",
  "invoice.noVat",
  "invoice.order",
  "invoice.paid",
  "invoice.payment",
  "invoice.quantity",
  "invoice.rate",
  "invoice.reason",
  "invoice.seller",
  "invoice.sold",
  "invoice.sum",
  "invoice.tax",
  "invoice.taxNumber",
  "invoice.toPay",
  "invoice.unitPrice",
  "invoice.value",
] as const

type Catalogue = TextCatalogue<(typeof invoiceTextKeys)[number]>

/** A table of an invoice: words of a line under those of its head. */
export interface InvoiceTable {
  /** null = it has none */
  readonly heading: string | null
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** An invoice in words, in the order of reading. */
export interface InvoiceView {
  readonly title: string
  /** dates, order, payment: what it is and its words */
  readonly facts: readonly (readonly [string, string])[]
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  readonly tables: readonly InvoiceTable[]
  /** the last line: "Do zapłaty", "83,90 zł" */
  readonly total: readonly [string, string]
}

/**
 * An invoice or a correction as it is read.
 *
 * Spec: 10.820, 10.822.
 *
 * @example viewInvoice(sampleInvoice(), polish).title // => "Faktura FV/1/11/2026"
 * @example viewInvoice(sampleInvoice(), polish).total // => ["Zapłacono", "83,90 zł"]
 */
export function viewInvoice(invoice: Invoice, texts: Catalogue): InvoiceView {
  const { number, issued, sold, orderNumber, seller, buyer, rows, vat, payment, isPaid, corrects } = invoice
  const say = (key: (typeof invoiceTextKeys)[number]) => texts.texts[key]
  const amount = amountOf(invoice)
  const goods = (heading: string | null, of: readonly InvoiceRow[]) => goodsTable(heading, of, { texts, amount })
  const taxes = (heading: string | null, of: readonly VatGroup[]) => vatTable(heading, of, { texts, amount })
  const party = (heading: string, { lines, taxNumber }: InvoiceParty) => ({
    heading,
    lines: taxNumber === "" ? lines : [...lines, formatText(texts, "invoice.taxNumber", { number: taxNumber })],
  })
  return {
    title: `${say(corrects === null ? "invoice.invoice" : "invoice.correction")} ${number}`,
    facts: [
      [say("invoice.issued"), dayMonthYear(issued)],
      [say("invoice.sold"), dayMonthYear(sold)],
      [say("invoice.order"), orderNumber],
      [say("invoice.payment"), payment],
      ...(corrects === null
        ? []
        : ([
            [say("invoice.correctionOf"), `${corrects.number} (${dayMonthYear(corrects.issued)})`],
            [say("invoice.reason"), corrects.reason],
          ] as const)),
    ],
    parties: [party(say("invoice.seller"), seller), party(say("invoice.buyer"), buyer)],
    tables:
      corrects === null
        ? [goods(null, rows), taxes(null, vat)]
        : [
            goods(say("invoice.before"), corrects.rows),
            goods(say("invoice.after"), rows),
            taxes(say("invoice.difference"), vatDifference(corrects.vat, vat)),
          ],
    total: totalOf(invoice, isPaid, { texts, amount }),
  }
}

const amountOf =
  ({ language, currency }: Pick<Invoice, "language" | "currency">) =>
  (money: Money): string =>
    formatPrice(money, { ...zlotyPrices[language], symbol: currency === "PLN" ? "zł" : currency })

interface Words {
  readonly texts: Catalogue
  readonly amount: (money: Money) => string
}

function totalOf({ rows, corrects }: Invoice, isPaid: boolean, { texts, amount }: Words): readonly [string, string] {
  const sum = grossOf(rows)
  if (corrects !== null) return [formatText(texts, "invoice.difference"), amount(subtractMoney(sum, grossOf(corrects.rows)))]
  return [formatText(texts, isPaid ? "invoice.paid" : "invoice.toPay"), amount(sum)]
}

const rateWords = (vatPercent: number | null, texts: Catalogue): string =>
  vatPercent === null ? formatText(texts, "invoice.noVat") : `${vatPercent}%`

function goodsTable(heading: string | null, rows: readonly InvoiceRow[], { texts, amount }: Words): InvoiceTable {
  const say = (key: (typeof invoiceTextKeys)[number]) => texts.texts[key]
  return {
    heading,
    head: ["", say("invoice.name"), say("invoice.quantity"), say("invoice.unitPrice"), say("invoice.rate"), say("invoice.value")],
    rows: rows.map(({ name, quantity, unit, unitPrice, vatPercent, gross }, at) => [
      String(at + 1),
      name,
      withUnit(quantity, unit, texts.language),
      amount(unitPrice),
      rateWords(vatPercent, texts),
      amount(gross),
    ]),
  }
}

function vatTable(heading: string | null, groups: readonly VatGroup[], { texts, amount }: Words): InvoiceTable {
  const say = (key: (typeof invoiceTextKeys)[number]) => texts.texts[key]
  const sum = (of: (group: VatGroup) => Money): string => amount({ minor: groups.reduce((total, group) => total + of(group).minor, 0) })
  return {
    heading,
    head: [say("invoice.rate"), say("invoice.net"), say("invoice.tax"), say("invoice.gross")],
    rows: [
      ...groups.map(({ vatPercent, net, tax, gross }) => [rateWords(vatPercent, texts), amount(net), amount(tax), amount(gross)]),
      [say("invoice.sum"), sum(({ net }) => net), sum(({ tax }) => tax), sum(({ gross }) => gross)],
    ],
  }
}
