import { describe, expect, test } from "vitest"
import type { CaseDraft, CaseOrder, CaseRow, CaseScene } from "../../../core/returns/case-draft.ts"
import { amountsOf, faultsOfStep, firstOpenStep, wholeAmounts } from "../../../core/returns/case-faults.ts"
import { viewCaseFault } from "../../../core/returns/view-fault.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const row = (at: number, bought: string, more: Partial<CaseRow> = {}): CaseRow => ({
  row: at,
  name: `Kubek ${at}`,
  sizeName: "",
  unit: "szt.",
  bought: decimal(bought),
  left: decimal(bought),
  total: { minor: 1000 },
  points: null,
  exemption: null,
  isSealed: false,
  ...more,
})

const order: CaseOrder = {
  number: "23456-789AB",
  rows: [row(0, "3", { left: decimal("2") }), row(1, "1"), row(2, "1", { exemption: "measure" })],
  isSent: true,
  lastDay: null,
  isInTime: true,
  currency: "PLN",
}
const scene: CaseScene = {
  order,
  couriers: [{ id: "kurier", name: "Kurier" }],
  places: [{ id: "krakow", name: "Kraków" }],
  isAccount: true,
}
const draft = (values: CaseDraft["values"], amounts: readonly string[] = []): CaseDraft => ({
  values,
  amounts,
  posted: [],
  arePicturesRefused: false,
})
const known = { case_order: "23456-789AB" }
const person = { case_name: "Ewa Lis", case_email: "ewa@example.com", ...known }

describe("what is wrong with a step of a return (9.196, 10.848, 10.850 to 10.853)", () => {
  test.each([
    ["no order", "order", {}, [], scene, ["case_order missing"]],
    ["somebody else's order", "order", known, [], { ...scene, order: null }, ["case_order unknown"]],
    ["an order that was not sent", "order", known, [], { ...scene, order: { ...order, isSent: false } }, ["notSent"]],
    ["too late", "order", known, [], { ...scene, order: { ...order, isInTime: false } }, ["late"]],
    ["an order", "order", known, [], scene, []],
    ["no rows", "rows", known, ["", "0"], scene, ["noRows"]],
    ["more than is left", "rows", known, ["3"], scene, ["0 above"]],
    ["half a piece", "rows", known, ["0,5"], scene, ["0 wrong"]],
    ["words", "rows", known, ["dwa"], scene, ["0 wrong"]],
    ["less than nothing", "rows", known, ["-1"], scene, ["0 wrong"]],
    ["made to measure", "rows", known, ["1", "", "1"], scene, ["2 exempt"]],
    ["two of two that are left", "rows", known, ["2"], scene, []],
    ["a reason of two letters", "reason", { case_reason: "ab" }, [], scene, ["case_reason short"]],
    ["blanks around it do not count", "reason", { case_reason: " ab " }, [], scene, ["case_reason short"]],
    ["a reason of three letters", "reason", { case_reason: "abc" }, [], scene, []],
    ["a reason of 1001", "reason", { case_reason: "a".repeat(1001) }, [], scene, ["case_reason long"]],
    ["no way", "way", {}, [], scene, ["case_way missing"]],
    ["a courier, and none chosen", "way", { case_way: "courier" }, [], scene, ["case_courier missing"]],
    ["a courier that there is not", "way", { case_way: "courier", case_courier: "x" }, [], scene, ["case_courier missing"]],
    ["a courier", "way", { case_way: "courier", case_courier: "kurier" }, [], scene, []],
    ["a place, and none chosen", "way", { case_way: "place", case_courier: "kurier" }, [], scene, ["case_place missing"]],
    ["a place", "way", { case_way: "place", case_place: "krakow" }, [], scene, []],
    ["no account", "account", {}, [], scene, ["case_account missing"]],
    ["no account number", "account", { case_account: "12" }, [], { ...scene, isAccount: false }, ["case_account account"]],
    ["an account number", "account", { case_account: "61 1090" }, [], scene, []],
  ] as const)("%s", (_, step, values, amounts, judged, faults) => {
    const found = faultsOfStep("return", step, draft(values, amounts), judged)
    expect(found.map((fault) => ("field" in fault ? `${fault.field} ` : "row" in fault ? `${fault.row} ` : "") + fault.code)).toEqual(
      faults,
    )
  })
})

describe("what is wrong with a statement (10.843, 10.845)", () => {
  const unknown = { ...scene, order: null }
  test.each([
    ["nothing", {}, [], unknown, ["case_order missing", "case_name missing", "case_email missing"]],
    ["the whole of an order that nobody knows", person, [], unknown, []],
    ["no e-mail address", { ...person, case_email: "ewa" }, [], unknown, ["case_email email"]],
    ["parts, and none is told", { ...person, case_scope: "parts" }, [], unknown, ["case_goods missing"]],
    ["parts in words", { ...person, case_scope: "parts", case_goods: "kubek" }, [], unknown, []],
    ["parts of a known order, and none is chosen", { ...person, case_scope: "parts", case_goods: "x" }, [], scene, ["noRows"]],
    ["a part", { ...person, case_scope: "parts" }, ["1"], scene, []],
    ["what is made to measure", { ...person, case_scope: "parts" }, ["", "", "1"], scene, ["2 exempt"]],
    [
      "the whole where nothing is left",
      person,
      [],
      { ...scene, order: { ...order, rows: [row(0, "1", { exemption: "dated" })] } },
      ["nothing"],
    ],
    ["too late is taken, and looked at", person, [], { ...scene, order: { ...order, isInTime: false } }, []],
  ] as const)("%s", (_, values, amounts, judged, faults) => {
    const found = faultsOfStep("withdrawal", "statement", draft(values, amounts), judged)
    expect(found.map((fault) => ("field" in fault ? `${fault.field} ` : "row" in fault ? `${fault.row} ` : "") + fault.code)).toEqual(
      faults,
    )
  })

  test("the whole of an order is what is left of it, without what cannot be given back (10.843, 10.845)", () => {
    expect(wholeAmounts(order)).toEqual([
      { row: 0, quantity: decimal("2") },
      { row: 1, quantity: decimal("1") },
    ])
    expect(amountsOf(draft({}, ["1", "9"]), scene)).toEqual([{ row: 0, quantity: decimal("1") }])
  })
})

test("a complaint asks what is wanted, and for a description of ten characters (9.196, 10.856)", () => {
  const claim = (values: CaseDraft["values"]) => faultsOfStep("complaint", "claim", draft(values), scene).map(({ code }) => code)
  expect(claim({})).toEqual(["missing", "missing"])
  expect(claim({ case_remedy: "repair", case_description: "Pękł." })).toEqual(["short"])
  expect(claim({ case_remedy: "revenge", case_description: "Ucho odpadło po tygodniu." })).toEqual(["missing"])
  expect(claim({ case_remedy: "moneyBack", case_description: "Ucho odpadło po tygodniu." })).toEqual([])
})

test("whoever asks for a later step is led to the first that is not right yet (10.850)", () => {
  const steps = (values: CaseDraft["values"], amounts: readonly string[]) => firstOpenStep("return", draft(values, amounts), scene)
  expect(steps({}, [])).toBe("order")
  expect(steps(known, [])).toBe("rows")
  expect(steps(known, ["1"])).toBe("reason")
  expect(steps({ ...known, case_reason: "Za mały", case_way: "place", case_place: "krakow", case_account: "61" }, ["1"])).toBe("check")
})

test.each(["pl", "en"] as const)("each fault has words in %s, and an element that it is about (10.851)", (language) => {
  const texts = textCatalogue(language, {})
  const words = (
    [
      { field: "case_way", code: "missing" },
      { field: "case_courier", code: "missing" },
      { field: "case_account", code: "account" },
      { row: 2, code: "exempt" },
      { row: 0, code: "above" },
      { code: "noRows" },
      { code: "pictures" },
    ] as const
  ).map((fault) => viewCaseFault(fault, order.rows, texts))
  expect(words.map(({ at }) => at)).toEqual([
    "case_way",
    "case_courier",
    "case_account",
    "case_amount_2",
    "case_amount_0",
    "case_rows",
    "case_pictures",
  ])
  expect(new Set(words.map((one) => one.words)).size).toBe(7)
  if (language === "pl") expect(words[0]?.words).toBe("Wybierz sposób zwrotu produktów")
})
