import type { CaseDraft, CaseOrder, CaseRow } from "../../../core/returns/case-draft.ts"
import type { OpenCase } from "../../../core/returns/open-case.ts"
import type { ShownCase } from "../../../core/returns/own-case.ts"

/** An order of three mugs, one of them gone back already, and a sign made to measure. */
export const sampleCaseOrder = (more: Partial<CaseOrder> = {}): CaseOrder => ({
  number: "23456-789AB",
  rows: [
    {
      row: 0,
      name: "Kubek kamionkowy Poranek 350 ml",
      sizeName: "",
      unit: "szt.",
      bought: { coefficient: 3, scale: 0 },
      left: { coefficient: 2, scale: 0 },
      total: { minor: 20_700 },
      points: null,
      exemption: null,
      isSealed: false,
    },
    {
      row: 1,
      name: "Szyld na drzwi",
      sizeName: "",
      unit: "szt.",
      bought: { coefficient: 1, scale: 0 },
      left: { coefficient: 1, scale: 0 },
      total: { minor: 12_900 },
      points: null,
      exemption: "measure",
      isSealed: false,
    },
  ],
  isSent: true,
  lastDay: { year: 2026, month: 6, day: 8 },
  isInTime: true,
  currency: "PLN",
  ...more,
})

/** An order of two sealed soaps, one of which is gone back already, and a bag for points. */
export function sampleSealedOrder(): CaseOrder {
  const [first] = sampleCaseOrder().rows
  const row = (at: number, name: string, more: Partial<CaseRow>): readonly CaseRow[] =>
    first === undefined ? [] : [{ ...first, row: at, name, ...more }]
  return sampleCaseOrder({
    rows: [
      ...row(0, "Mydło Sosna", { isSealed: true }),
      ...row(1, "Mydło Mięta", { isSealed: true, left: { coefficient: 0, scale: 0 } }),
      ...row(2, "Torba płócienna", { total: { minor: 0 }, points: { coefficient: 450, scale: 0 } }),
    ],
  })
}

/** A withdrawal from one mug, as it was sent in. */
export const sampleCase = (more: Partial<ShownCase> = {}): ShownCase => ({
  number: "23456-789AB",
  kind: "withdrawal",
  status: "sent",
  atMs: Date.parse("2026-06-03T21:05:00+02:00"),
  orderNumber: "CDEFG-HJKMN",
  name: "Ewa Lis",
  email: "ewa@example.com",
  isWhole: false,
  goods: "",
  rows: [{ row: 0, name: "Kubek kamionkowy Poranek 350 ml", sizeName: "", unit: "szt.", quantity: { coefficient: 1, scale: 0 } }],
  kept: [],
  reason: "",
  way: "",
  account: "",
  remedy: null,
  description: "",
  pictures: 0,
  isMailed: true,
  verdict: "inTime",
  worth: { minor: 6900 },
  currency: "PLN",
  answer: "",
  zone: "Europe/Warsaw",
  ...more,
})

/** What is filled in of a case about the sample order. */
export const sampleOpenCase = ({ values = {}, ...more }: Partial<OpenCase> & Partial<Pick<CaseDraft, "values">> = {}): OpenCase => ({
  step: "statement",
  key: "k",
  draft: { values, amounts: [] },
  faults: [],
  orders: [],
  order: sampleCaseOrder(),
  couriers: [{ id: "kurier", name: "Kurier" }],
  places: [{ id: "krakow", name: "Pracownia Kraków, Długa 3, Kraków" }],
  pictures: 0,
  sent: null,
  zone: "Europe/Warsaw",
  ...more,
})
