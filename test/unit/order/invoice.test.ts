import { describe, expect, test } from "vitest"
import { invoiceNumber, invoiceRows, rowsAfter, vatDifference, vatOfRows } from "../../../core/order/invoice/invoice.ts"
import { viewInvoice } from "../../../core/order/invoice/view-invoice.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { sampleInvoice } from "../../support/core/sample-invoice.ts"
import { samplePlaced } from "../../support/core/sample-order.ts"

const decimal = (text: string) => parseDecimal(text) ?? { coefficient: 0, scale: 0 }
const plain = (text: string) => text.replaceAll("\u00a0", " ")

describe("the rows of an invoice (10.820, 15.100)", () => {
  const names = {
    shipping: "Dostawa",
    wrapping: "Zapakowanie",
    insurance: "Ubezpieczenie",
    surcharge: "Płatność",
    deposit: "Kaucja",
    unit: "szt.",
  }

  test("are goods and charges, the deposit without tax, and nothing of what points pay", () => {
    const order = samplePlaced()
    const [line] = order.lines
    if (line === undefined) throw new Error("no line")
    const paidInPoints = { ...line, points: decimal("300"), unitPrice: { minor: 0 }, total: { minor: 0 } }
    const sums = { ...order.sums, wrapping: { minor: 500 }, insurance: { minor: 200 }, surcharge: { minor: 100 }, deposit: { minor: 300 } }
    expect(
      invoiceRows({ lines: [line, paidInPoints], sums }, names).map(({ name, vatPercent, gross }) => [name, vatPercent, gross.minor]),
    ).toEqual([
      ["Kubek kamionkowy Poranek, szałwia", 23, 6900],
      ["Dostawa", 23, 1490],
      ["Zapakowanie", 23, 500],
      ["Ubezpieczenie", 23, 200],
      ["Płatność", 23, 100],
      ["Kaucja", null, 300],
    ])
  })
})

test.each([
  // place in its series, month, number
  [1, 1, "FV/1/01/2026"],
  [120, 12, "FV/120/12/2026"],
])("document %j of month %j is %s (10.821)", (place, month, number) =>
  expect(invoiceNumber("FV", place, { year: 2026, month })).toBe(number),
)

describe("what is left of rows (10.822)", () => {
  const row = (quantity: string, minor: number) => ({
    name: "Len",
    quantity: decimal(quantity),
    unit: "m",
    unitPrice: { minor: 1000 },
    vatPercent: 23,
    gross: { minor },
  })

  test.each([
    // quantity, gross, given back, left, gross left
    ["3", 2999, "1", "2", 1999],
    ["3", 1, "1", "2", 1],
    ["2.5", 2500, "0.5", "2", 2000],
    ["2", 2000, "2", "0", 0],
  ])("of %s for %j without %s are %s for %j", (quantity, minor, taken, left, rest) => {
    const [after] = rowsAfter([row(quantity, minor)], [{ row: 1, quantity: decimal(taken) }]) ?? []
    expect([after?.quantity.coefficient, after?.gross.minor]).toEqual([
      decimal(left).coefficient * 10 ** (after?.quantity.scale ?? 0),
      rest,
    ])
  })

  test.each([
    [2, "1"],
    [0, "1"],
    [1, "4"],
    [1, "0"],
  ])("row %j and %s of it is not there", (place, taken) =>
    expect(rowsAfter([row("3", 3000)], [{ row: place, quantity: decimal(taken) }])).toBeNull(),
  )

  test("before and after differ by rates, and what stays as it was is left out", () => {
    const before = [
      { vatPercent: 23, gross: { minor: 1230 }, net: { minor: 1000 }, tax: { minor: 230 } },
      { vatPercent: 8, gross: { minor: 108 }, net: { minor: 100 }, tax: { minor: 8 } },
    ]
    expect(vatDifference(before, before.slice(1))).toEqual([
      { vatPercent: 23, gross: { minor: -1230 }, net: { minor: -1000 }, tax: { minor: -230 } },
    ])
  })
})

test("an invoice and its correction say in both languages what they are (10.820, 10.822)", () => {
  const invoice = sampleInvoice({ language: "en", isPaid: false })
  const view = viewInvoice(invoice, textCatalogue("en", {}))
  expect(view.title).toBe("Invoice FV/1/11/2026")
  expect(view.total.map(plain)).toEqual(["To pay", "83.90 zł"])
  expect(view.tables.map(({ rows }) => rows.map((cells) => cells.map(plain).join(" ")))).toEqual([
    ["1 Kubek kamionkowy Poranek, szałwia 2 szt. 34.50 zł 23% 69.00 zł", "2 Dostawa 1 szt. 14.90 zł 23% 14.90 zł"],
    ["23% 68.21 zł 15.69 zł 83.90 zł", "Total 68.21 zł 15.69 zł 83.90 zł"],
  ])
  const rows = rowsAfter(invoice.rows, [{ row: 1, quantity: decimal("2") }]) ?? []
  const corrects = { number: invoice.number, issued: invoice.issued, reason: "Zwrot", rows: invoice.rows, vat: invoice.vat }
  const correction = viewInvoice(sampleInvoice({ rows, vat: vatOfRows(rows), corrects }), textCatalogue("pl", {}))
  expect(correction.facts.slice(-2).map((fact) => fact.map(plain))).toEqual([
    ["Do faktury", "FV/1/11/2026 (23.11.2026)"],
    ["Powód korekty", "Zwrot"],
  ])
  expect(correction.total.map(plain)).toEqual(["Różnica", "-69,00 zł"])
})
