import { Schema } from "effect"
import { caseFields, caseStepNames } from "../../../core/returns/case-draft.ts"
import { type CaseFault, readCaseFault } from "../../../core/returns/case-faults.ts"
import { exemptions } from "../../../core/returns/exemption.ts"
import { remedies } from "../../../core/returns/complaint-life.ts"
import type { OpenCase, OpenCaseQuery } from "../../../core/returns/open-case.ts"
import type { ShownCase } from "../../../core/returns/own-case.ts"
import { caseKinds, caseStatuses } from "../../../core/returns/return-life.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { type Decimal, decimalOf, parseDecimal } from "../../../core/values/decimal.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"

/** Of what a shopper typed, nothing is kept in a recording. */
const Typed = Schema.String.check(Schema.isMaxLength(5000))
const Moment = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))
const Few = 200

const Given = Schema.Struct({
  row: said(Schema.Int),
  name: said(Typed),
  sizeName: said(Typed),
  unit: said(Typed),
  quantity: said(Typed),
})

const Case = Schema.Struct({
  number: Typed,
  kind: said(Schema.Literals(caseKinds)),
  status: said(Schema.Literals(caseStatuses)),
  at: said(Moment),
  orderNumber: Typed,
  name: Typed,
  email: Typed,
  isWhole: said(Schema.Boolean),
  goods: Typed,
  rows: said(Schema.Array(Given).check(Schema.isMaxLength(Few))),
  kept: said(Schema.Array(Typed).check(Schema.isMaxLength(Few))),
  reason: Typed,
  way: said(Typed),
  bankAccount: Typed,
  remedy: said(nullish(Schema.Literals(remedies))),
  description: Typed,
  pictures: said(Schema.Int),
  isMailed: said(Schema.Boolean),
  verdict: said(Schema.Literals(["inTime", "late", "unknown"])),
  worth: said(WireNumber),
  currency: said(Typed),
  answer: said(Typed),
  zone: said(nullish(Typed)),
})

const Way = Schema.Struct({ id: said(Typed), name: said(Typed) })
const Order = Schema.Struct({
  number: Typed,
  rows: said(
    Schema.Array(
      Schema.Struct({
        row: said(Schema.Int),
        name: said(Typed),
        sizeName: said(Typed),
        unit: said(Typed),
        bought: said(Typed),
        left: said(Typed),
        total: said(WireNumber),
        points: said(nullish(Typed)),
        exemption: said(nullish(Schema.Literals(exemptions))),
        sealed: said(nullish(Schema.Boolean)),
      }),
    ).check(Schema.isMaxLength(Few)),
  ),
  isSent: said(Schema.Boolean),
  lastDay: said(nullish(Typed)),
  isInTime: said(Schema.Boolean),
  currency: said(Typed),
})

const Draft = Schema.Struct({
  step: said(Schema.Literals(caseStepNames)),
  key: Typed,
  values: said(
    Schema.Array(Schema.Struct({ field: said(Schema.Literals(caseFields)), typed: Typed })).check(Schema.isMaxLength(caseFields.length)),
  ),
  amounts: Schema.Array(Typed).check(Schema.isMaxLength(Few)),
  faults: said(
    Schema.Array(Schema.Struct({ field: said(nullish(Typed)), row: said(nullish(Schema.Int)), code: said(Typed) })).check(
      Schema.isMaxLength(Few),
    ),
  ),
  orders: said(
    Schema.Array(Schema.Struct({ number: Typed, at: said(Moment), names: said(Schema.Array(Typed).check(Schema.isMaxLength(10))) })).check(
      Schema.isMaxLength(Few),
    ),
  ),
  order: said(nullish(Order)),
  couriers: said(Schema.Array(Way).check(Schema.isMaxLength(Few))),
  places: said(Schema.Array(Way).check(Schema.isMaxLength(Few))),
  pictures: said(Schema.Int),
  sent: said(nullish(Case)),
  zone: said(Typed),
})

const DraftReply = Schema.Struct({ ownCaseDraft: said(nullish(Draft)) })
const CasesReply = Schema.Struct({ ownCases: said(nullish(Schema.Array(Case).check(Schema.isMaxLength(Few)))) })

const amount = (text: string): Decimal => parseDecimal(text) ?? decimalOf(0)

const toCase = ({ at, rows, bankAccount, remedy, worth, zone, ...found }: typeof Case.Type): ShownCase => ({
  ...found,
  atMs: at,
  account: bankAccount,
  remedy: remedy ?? null,
  rows: rows.map(({ quantity, ...row }) => ({ ...row, quantity: amount(quantity) })),
  worth: wireMoney(worth),
  zone: toZone(zone),
})

const toFault = ({ field, row, code }: (typeof Draft.Type)["faults"][number]): readonly CaseFault[] => {
  const fault = readCaseFault({ field: field ?? null, row: row ?? null, code })
  return fault === null ? [] : [fault]
}

const toOpenCase = ({ values, faults, orders, order, sent, amounts, ...rest }: typeof Draft.Type): OpenCase => ({
  ...rest,
  draft: { values: Object.fromEntries(values.map(({ field, typed }) => [field, typed])), amounts },
  faults: faults.flatMap(toFault),
  orders: orders.map(({ at, ...choice }) => ({ ...choice, placedAtMs: at })),
  order:
    order == null
      ? null
      : {
          ...order,
          lastDay: parseCivilDay(order.lastDay ?? ""),
          rows: order.rows.map(({ bought, left, total, points, exemption, sealed, ...row }) => ({
            ...row,
            bought: amount(bought),
            left: amount(left),
            total: wireMoney(total),
            points: points == null ? null : parseDecimal(points),
            exemption: exemption ?? null,
            isSealed: sealed === true,
          })),
        },
  sent: sent == null ? null : toCase(sent),
})

/** What is filled in of a case; null for a kind that the shop does not have. Only this project's shop tells it. Spec: 11.600, 11.676. */
export const caseDraftOperation: GraphqlOperation<OpenCaseQuery, OpenCase | null> = {
  call: "case",
  kind: "query",
  field: "ownCaseDraft",
  args: ({ kind, step, order }) => ({ kind, step, order }),
  selection: selectionOf(Draft),
  decode: decodeWith(DraftReply, ({ ownCaseDraft }) => (ownCaseDraft == null ? null : toOpenCase(ownCaseDraft))),
}

/** The cases of who is signed in, null when nobody is. Only this project's shop tells it. Spec: 11.601, 11.675. */
export const ownCasesOperation: GraphqlOperation<object, readonly ShownCase[] | null> = {
  call: "cases",
  kind: "query",
  field: "ownCases",
  args: () => ({}),
  selection: selectionOf(Case),
  decode: decodeWith(CasesReply, ({ ownCases }) => ownCases?.map(toCase) ?? null),
}
