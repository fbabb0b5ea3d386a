import { keptKeyOf } from "../form/kept-typing.ts"
import { caseSteps, type CaseStep } from "./case-draft.ts"
import type { OpenCase } from "./open-case.ts"
import type { CaseKind } from "./return-life.ts"

interface KeptCase {
  readonly kind: CaseKind
  readonly open: Pick<OpenCase, "step" | "order" | "sent">
}

/**
 * The session-storage key of what is typed into a step: of each order its own, since the amounts beside its rows are another's nowhere.
 *
 * Spec: 6.13, 10.967.
 *
 * @example keptCaseKey({ kind: "return", open: { step: "reason", order: null, sent: null } }) // => "expchck_case_return_reason_"
 */
export const keptCaseKey = ({ kind, open: { step, order } }: KeptCase): string => keyOf(kind, step, order?.number ?? "")

const keyOf = (kind: CaseKind, step: CaseStep, number: string): string => keptKeyOf(`case_${kind}_${step}_${number}`)

/**
 * The keys of what the shop has by now: of the steps before the one that is shown, with the order and from before there was one.
 *
 * Spec: 10.967.
 *
 * @example takenCaseKeys({ kind: "complaint", open: { step: "rows", order: null, sent: null } }) // => ["expchck_case_complaint_order_"]
 */
export function takenCaseKeys({ kind, open: { step, order, sent } }: KeptCase): readonly string[] {
  const steps: readonly CaseStep[] = caseSteps[kind]
  const numbers = new Set(["", order?.number ?? "", sent?.orderNumber ?? ""])
  return steps.slice(0, steps.indexOf(step)).flatMap((before) => [...numbers].map((number) => keyOf(kind, before, number)))
}
