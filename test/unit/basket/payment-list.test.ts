import { expect, test } from "vitest"
import { type PaymentMethod, viewPayments } from "../../../core/basket/payment.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { money, polishPrices } from "../../support/core/sample-offer.ts"

const pl = textCatalogue("pl", {})
const free = { percent: null, fixed: null, minimum: null }
const blik: PaymentMethod = { id: "blik", name: "BLIK", payment: "prepaid", terms: "Od razu.", cost: free }
const later: PaymentMethod = {
  id: "later",
  name: "Za 30 dni",
  payment: "prepaid",
  terms: "",
  cost: { percent: parseDecimal("1.5"), fixed: money("1.00"), minimum: money("3.00") },
}
const cash: PaymentMethod = { id: "cash", name: "Gotówka", payment: "dvp", terms: "", cost: { ...free, fixed: money("5.00") } }
const plain = (text: string) => text.replaceAll("\u00a0", " ")

test("payment methods stand under the moment of payment, with what they add, their terms, and a mark on the default (18.29)", () => {
  const view = viewPayments({ methods: [cash, blik, later], defaultId: "blik", paid: money("200.00") }, polishPrices, pl)
  if (view.is === "empty") throw new Error(view.words)
  expect(plain(view.about)).toBe("Dopłaty liczymy od wartości produktów: 200,00 zł.")
  expect(
    view.groups.map(({ heading, rows }) => [heading, rows.map(({ id, cost, terms, mark }) => [id, plain(cost), terms, mark])]),
  ).toEqual([
    [
      "Płatność przed wysyłką",
      [
        ["blik", "bez dopłaty", "Od razu.", "wybrana domyślnie"],
        ["later", "dopłata 4,00 zł", "", ""],
      ],
    ],
    ["Płatność przy odbiorze", [["cash", "dopłata 5,00 zł", "", ""]]],
  ])
})

test("the minimum of a small amount counts, and without an amount no cost is told (3.65, 18.11)", () => {
  const costOf = (paid: string | null) => {
    const view = viewPayments({ methods: [later], defaultId: null, paid: paid === null ? null : money(paid) }, polishPrices, pl)
    return view.is === "empty" ? view.words : plain(view.groups[0]?.rows[0]?.cost ?? "")
  }
  expect([costOf("10.00"), costOf("133.33"), costOf("133.67"), costOf(null)]).toEqual([
    "dopłata 3,00 zł",
    "dopłata 3,00 zł",
    "dopłata 3,01 zł",
    "",
  ])
})
