import { type Invoice, invoiceRows, vatOfRows } from "../../../core/order/invoice/invoice.ts"
import { samplePlaced } from "./sample-order.ts"

const names = {
  shipping: "Dostawa",
  wrapping: "Zapakowanie",
  insurance: "Ubezpieczenie",
  surcharge: "Koszt płatności",
  deposit: "Kaucja",
  unit: "szt.",
}

/** The invoice of two mugs that were paid. */
export function sampleInvoice(more: Partial<Invoice> = {}): Invoice {
  const rows = invoiceRows(samplePlaced(), names)
  return {
    number: "FV/1/11/2026",
    language: "pl",
    issued: { year: 2026, month: 11, day: 23 },
    sold: { year: 2026, month: 11, day: 23 },
    orderNumber: "7KQ2M-X9D4R",
    currency: "PLN",
    seller: { lines: ["Pracownia Rzeczy Domowych sp. z o.o.", "ul. Gliniana 7", "30-001 Kraków"], taxNumber: "1234563218" },
    buyer: { lines: ["Żółta Łódź i Ściółka sp. j.", "Ewa Lis", "Długa 3 m. 4", "31-147 Kraków", "Polska"], taxNumber: "5260001246" },
    rows,
    vat: vatOfRows(rows),
    payment: "Zwykły przelew",
    isPaid: true,
    corrects: null,
    ...more,
  }
}
