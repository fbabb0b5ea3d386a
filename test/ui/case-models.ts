import type { ShownPageModel } from "../../core/pages/page.ts"
import { sampleCase, sampleCaseOrder, sampleOpenCase, sampleSealedOrder } from "../support/core/sample-case.ts"
import { signedInFrame } from "./account-models.ts"
import { frame } from "./sample-frame.ts"

const orders = [{ number: "23456-789AB", placedAtMs: Date.parse("2026-05-20T10:00:00+02:00"), names: ["Kubek kamionkowy Poranek 350 ml"] }]
const values = { case_order: "23456-789AB", case_name: "Ewa Lis", case_email: "ewa@example.com", case_scope: "parts" }

/** Pages of withdrawals, returns and complaints. */
export const caseModels = {
  withdrawalGuest: { page: "case", frame: frame(), kind: "withdrawal", open: sampleOpenCase({ order: null, key: "" }) },
  withdrawalWrong: {
    page: "case",
    frame: frame(),
    kind: "withdrawal",
    open: sampleOpenCase({
      values: { ...values, case_email: "ewa" },
      faults: [
        { field: "case_email", code: "email" },
        { row: 0, code: "above" },
        { row: 1, code: "exempt" },
      ],
    }),
  },
  withdrawalOrders: { page: "case", frame: signedInFrame(), kind: "withdrawal", open: sampleOpenCase({ order: null, orders }) },
  withdrawalCheck: {
    page: "case",
    frame: frame(),
    kind: "withdrawal",
    open: { ...sampleOpenCase({ values, step: "check" }), draft: { values, amounts: ["1"] } },
  },
  withdrawalSent: {
    page: "case",
    frame: frame(),
    kind: "withdrawal",
    open: sampleOpenCase({ step: "sent", order: null, sent: sampleCase({ kept: ["Szyld na drzwi"] }) }),
  },
  returnOrder: { page: "case", frame: signedInFrame(), kind: "return", open: sampleOpenCase({ step: "order", orders }) },
  returnRows: {
    page: "case",
    frame: signedInFrame(),
    kind: "return",
    open: sampleOpenCase({ step: "rows", faults: [{ code: "noRows" }] }),
  },
  /** a sealed soap, one that is gone back already, and a bag that points paid */
  returnSealed: {
    page: "case",
    frame: signedInFrame(),
    kind: "return",
    open: sampleOpenCase({ step: "rows", order: sampleSealedOrder() }),
  },
  withdrawalSealed: {
    page: "case",
    frame: signedInFrame(),
    kind: "withdrawal",
    open: sampleOpenCase({ values, order: sampleSealedOrder() }),
  },
  returnReason: { page: "case", frame: signedInFrame(), kind: "return", open: sampleOpenCase({ step: "reason" }) },
  returnWay: { page: "case", frame: signedInFrame(), kind: "return", open: sampleOpenCase({ step: "way", values: { case_way: "place" } }) },
  returnAccount: {
    page: "case",
    frame: signedInFrame(),
    kind: "return",
    open: sampleOpenCase({ step: "account", values: { case_account: "61" }, faults: [{ field: "case_account", code: "account" }] }),
  },
  complaintClaim: {
    page: "case",
    frame: signedInFrame(),
    kind: "complaint",
    open: sampleOpenCase({ step: "claim", pictures: 2, faults: [{ field: "case_remedy", code: "missing" }, { code: "pictures" }] }),
  },
  complaintSent: {
    page: "case",
    frame: signedInFrame(),
    kind: "complaint",
    open: sampleOpenCase({
      step: "sent",
      order: sampleCaseOrder(),
      sent: sampleCase({ kind: "complaint", remedy: "repair", description: "Ucho odpadło.\nPo tygodniu.", pictures: 1, isMailed: false }),
    }),
  },
  cases: {
    page: "cases",
    frame: signedInFrame(),
    cases: [sampleCase({ kind: "return", status: "received" }), sampleCase({ number: "98765-432BA", kind: "complaint" })],
    shown: null,
  },
  casesReturn: { page: "cases", frame: signedInFrame(), cases: [], shown: sampleCase({ kind: "return", status: "accepted" }) },
  casesNone: { page: "cases", frame: signedInFrame(), cases: [], shown: null },
  casesOne: {
    page: "cases",
    frame: signedInFrame(),
    cases: [],
    shown: sampleCase({ kind: "complaint", remedy: "moneyBack", description: "Ucho odpadło.", answer: "Zadzwonimy jutro." }),
  },
} as const satisfies Readonly<Record<string, ShownPageModel>>
