import { isEmail } from "../form/kinds/email.ts"
import { type CaseDraft, type CaseField, caseFields, type CaseOrder, type CaseScene, caseSteps, type CaseStep } from "./case-draft.ts"
import { remedies } from "./complaint-life.ts"
import type { CaseKind } from "./return-life.ts"
import { readAmount, type RowAmount } from "./row-amounts.ts"

/** Characters of what is typed. Spec: 9.196. */
export const caseLimits = {
  name: 120,
  email: 254,
  order: 40,
  goods: 2000,
  reason: { min: 3, max: 1000 },
  description: { min: 10, max: 4000 },
  /** pictures of a complaint */
  pictures: 4,
} as const

/** What is wrong with a step. */
export type CaseFault =
  | { readonly field: CaseField; readonly code: FieldFaultCode }
  /** beside a row of the order */
  | { readonly row: number; readonly code: "wrong" | "above" | "exempt" }
  /** of the whole step */
  | { readonly code: "noRows" | "nothing" | "late" | "notSent" | "pictures" }

type FieldFaultCode = "missing" | "short" | "long" | "email" | "unknown" | "account"

/**
 * The amounts that a draft names, without the rows that are named by none. What is wrong is told by `faultsOfStep`.
 *
 * Spec: 10.843, 10.848.
 *
 * @example amountsOf({ amounts: ["1"] }, { order: sampleCaseOrder() }) // => [{ row: 0, quantity: decimal("1") }]
 */
export function amountsOf({ amounts }: Pick<CaseDraft, "amounts">, { order }: Pick<CaseScene, "order">): readonly RowAmount[] {
  return (order?.rows ?? []).flatMap(({ row, bought, left }) => {
    const read = readAmount(amounts[row] ?? "", { bought, left })
    return read.is === "some" ? [{ row, quantity: read.quantity }] : []
  })
}

/**
 * What is wrong with a step of a case, in the order of its fields; nothing = it leads on.
 *
 * Spec: 9.196, 10.843, 10.845, 10.848, 10.850 to 10.853, 10.856.
 *
 * @example
 * const draft = { values: { case_reason: "ab" }, amounts: [], posted: [], arePicturesRefused: false }
 * faultsOfStep("return", "reason", draft, { order: null, couriers: [], places: [], isAccount: false })
 * // => [{ field: "case_reason", code: "short" }]
 */
export function faultsOfStep(kind: CaseKind, step: CaseStep, draft: CaseDraft, scene: CaseScene): readonly CaseFault[] {
  const value = (field: CaseField) => (draft.values[field] ?? "").trim()
  switch (step) {
    case "statement":
      return [
        ...textFault("case_order", value("case_order"), { min: 1, max: caseLimits.order }),
        ...textFault("case_name", value("case_name"), { min: 1, max: caseLimits.name }),
        ...emailFault(value("case_email")),
        ...(value("case_scope") === "parts" ? partFaults(draft, scene, value("case_goods")) : wholeFaults(scene)),
      ]
    case "order":
      return orderFaults(kind, value("case_order"), scene)
    case "rows":
      return [...orderFaults(kind, value("case_order"), scene), ...rowFaults(draft, scene)]
    case "reason":
      return textFault("case_reason", value("case_reason"), caseLimits.reason)
    case "way":
      return wayFaults(value, scene)
    case "account":
      return value("case_account") === "" ? missing("case_account") : scene.isAccount ? [] : [{ field: "case_account", code: "account" }]
    case "claim":
      return [
        ...textFault("case_description", value("case_description"), caseLimits.description),
        ...(remedies.some((one) => one === value("case_remedy")) ? [] : missing("case_remedy")),
        ...(draft.arePicturesRefused ? [{ code: "pictures" } as const] : []),
      ]
    case "check":
    case "sent":
      return []
  }
}

const missing = (field: CaseField): readonly CaseFault[] => [{ field, code: "missing" }]

function textFault(field: CaseField, text: string, { min, max }: { readonly min: number; readonly max: number }): readonly CaseFault[] {
  const length = Array.from(text).length
  if (length === 0) return missing(field)
  if (length < min) return [{ field, code: "short" }]
  return length > max ? [{ field, code: "long" }] : []
}

function emailFault(text: string): readonly CaseFault[] {
  if (text === "") return missing("case_email")
  return text.length <= caseLimits.email && isEmail(text) ? [] : [{ field: "case_email", code: "email" }]
}

/** What is withdrawn from in parts is chosen beside the rows of an order that the visitor sees; of any other it is told in words. */
const partFaults = (draft: CaseDraft, scene: CaseScene, goods: string): readonly CaseFault[] =>
  scene.order === null ? textFault("case_goods", goods, { min: 1, max: caseLimits.goods }) : rowFaults(draft, scene)

/** Of an order that the visitor sees something has to be left that is withdrawn from. */
const wholeFaults = ({ order }: CaseScene): readonly CaseFault[] =>
  order === null || wholeAmounts(order).length > 0 ? [] : [{ code: "nothing" }]

/**
 * All of an order that can be given back: what is left of each row, but for those that are not withdrawn from.
 *
 * Spec: 10.843, 10.845.
 *
 * @example wholeAmounts({ rows: [] }) // => []
 */
export const wholeAmounts = ({ rows }: Pick<CaseOrder, "rows">): readonly RowAmount[] =>
  rows.flatMap(({ row, left, exemption }) => (left.coefficient > 0 && exemption === null ? [{ row, quantity: left }] : []))

function orderFaults(kind: CaseKind, typed: string, { order }: CaseScene): readonly CaseFault[] {
  if (typed === "") return missing("case_order")
  if (order === null) return [{ field: "case_order", code: "unknown" }]
  if (!order.isSent) return [{ code: "notSent" }]
  return kind === "return" && !order.isInTime ? [{ code: "late" }] : []
}

function rowFaults(draft: CaseDraft, { order }: CaseScene): readonly CaseFault[] {
  let isSome = false
  const faults = (order?.rows ?? []).flatMap(({ row, bought, left, exemption }): readonly CaseFault[] => {
    const read = readAmount(draft.amounts[row] ?? "", { bought, left })
    if (read.is === "none") return []
    isSome = true
    if (read.is !== "some") return [{ row, code: read.is }]
    return exemption === null ? [] : [{ row, code: "exempt" }]
  })
  return isSome ? faults : [{ code: "noRows" }]
}

function wayFaults(value: (field: CaseField) => string, { couriers, places }: CaseScene): readonly CaseFault[] {
  const way = value("case_way")
  if (way === "courier") return couriers.some(({ id }) => id === value("case_courier")) ? [] : missing("case_courier")
  if (way === "place") return places.some(({ id }) => id === value("case_place")) ? [] : missing("case_place")
  return missing("case_way")
}

/**
 * The first step of a case that is not right yet, where somebody is led who asks for a later one; `check` = all of them are.
 *
 * Spec: 10.850.
 *
 * @example
 * const scene = { order: null, couriers: [], places: [], isAccount: false }
 * firstOpenStep("return", { values: {}, amounts: [], posted: [], arePicturesRefused: false }, scene) // => "order"
 */
export function firstOpenStep(kind: CaseKind, draft: CaseDraft, scene: CaseScene): CaseStep {
  const steps: readonly CaseStep[] = caseSteps[kind]
  return steps.find((step) => step === "check" || faultsOfStep(kind, step, draft, scene).length > 0) ?? "check"
}

/**
 * The step before another one; null = it is the first.
 *
 * Spec: 10.850.
 *
 * @example stepBefore("return", "rows") // => "order"
 * @example stepBefore("withdrawal", "statement") // => null
 */
export function stepBefore(kind: CaseKind, step: CaseStep): CaseStep | null {
  const steps: readonly CaseStep[] = caseSteps[kind]
  return steps[steps.indexOf(step) - 1] ?? null
}

const fieldCodes = ["missing", "short", "long", "email", "unknown", "account"] as const satisfies readonly FieldFaultCode[]
const rowCodes = ["wrong", "above", "exempt"] as const
const stepCodes = ["noRows", "nothing", "late", "notSent", "pictures"] as const

/**
 * What is wrong with a step, of the wire's words; null = they make no sense.
 *
 * Spec: 11.600.
 *
 * @example readCaseFault({ field: null, row: 2, code: "above" }) // => { row: 2, code: "above" }
 * @example readCaseFault({ field: "case_reason", row: null, code: "above" }) // => null
 */
export function readCaseFault(told: {
  readonly field: string | null
  readonly row: number | null
  readonly code: string
}): CaseFault | null {
  const field = caseFields.find((known) => known === told.field)
  if (field !== undefined) {
    const code = fieldCodes.find((known) => known === told.code)
    return code === undefined ? null : { field, code }
  }
  if (told.row !== null) {
    const code = rowCodes.find((known) => known === told.code)
    return code === undefined ? null : { row: told.row, code }
  }
  const code = stepCodes.find((known) => known === told.code)
  return code === undefined ? null : { code }
}
