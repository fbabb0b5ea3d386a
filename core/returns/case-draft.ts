import type { Decimal } from "../values/decimal.ts"
import type { CivilDay } from "../values/civil-day.ts"
import type { Money } from "../values/money.ts"
import type { Exemption } from "./exemption.ts"
import type { CaseKind } from "./return-life.ts"

/** The pages on which a case is filled in, the first first, and the one that says it was sent. */
export const caseSteps = {
  withdrawal: ["statement", "check", "sent"],
  return: ["order", "rows", "reason", "way", "account", "check", "sent"],
  complaint: ["order", "rows", "claim", "check", "sent"],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>

export type CaseStep = (typeof caseSteps)[CaseKind][number]

/** Every step there is, as an address names it. */
export const caseStepNames = ["statement", "order", "rows", "reason", "way", "account", "claim", "check", "sent"] as const

/** What is typed and chosen of a case, under the names that its fields are posted by. What is missing is "". */
export interface CaseDraft {
  readonly values: Readonly<Partial<Record<CaseField, string>>>
  /** beside each row of the order, as it was typed */
  readonly amounts: readonly string[]
  /** steps that were posted: they say what is wrong with them */
  readonly posted: readonly CaseStep[]
  /** the last pictures of a complaint were none that the shop takes */
  readonly arePicturesRefused: boolean
}

/** The fields of all cases by their names, beside the amounts. */
export const caseFields = [
  "case_order",
  "case_name",
  "case_email",
  "case_scope",
  "case_goods",
  "case_reason",
  "case_way",
  "case_courier",
  "case_place",
  "case_account",
  "case_remedy",
  "case_description",
] as const

export type CaseField = (typeof caseFields)[number]

/**
 * What is filled in, with what was typed into one of its steps besides. Amounts beside the rows of another order are none of this one's.
 *
 * Spec: 10.1103.
 *
 * @example draftWithTyped({ values: { case_order: "1" }, amounts: ["2"] }, { values: { case_reason: "Za mały" }, amounts: [] })
 * // => { values: { case_order: "1", case_reason: "Za mały" }, amounts: ["2"] }
 * @example draftWithTyped({ values: { case_order: "1" }, amounts: ["2"] }, { values: { case_order: "3" }, amounts: [] }).amounts // => []
 */
export function draftWithTyped(before: TypedDraft, typed: TypedDraft): TypedDraft {
  const values = { ...before.values, ...typed.values }
  const isOther = values["case_order"] !== before.values["case_order"]
  return { values, amounts: isOther || typed.amounts.length > 0 ? typed.amounts : before.amounts }
}

type TypedDraft = Pick<CaseDraft, "values" | "amounts">

/** The fields that each step asks for; amounts are asked by `rows` and, where the order is known, by `statement`. Spec: 10.850. */
export const fieldsOfStep: Readonly<Record<CaseStep, readonly CaseField[]>> = {
  statement: ["case_order", "case_name", "case_email", "case_scope", "case_goods"],
  order: ["case_order"],
  rows: [],
  reason: ["case_reason"],
  way: ["case_way", "case_courier", "case_place"],
  account: ["case_account"],
  claim: ["case_remedy", "case_description"],
  check: [],
  sent: [],
}

/** A row of an order of which something may be given back. */
export interface CaseRow {
  readonly row: number
  readonly name: string
  /** "" = a single size */
  readonly sizeName: string
  readonly unit: string
  readonly bought: Decimal
  /** what can be given back of it; of a complaint, which takes no goods, all of it */
  readonly left: Decimal
  /** gross, of all of it */
  readonly total: Money
  /** that paid all of it; null = money did */
  readonly points: Decimal | null
  /** why it is neither withdrawn from nor returned; null = it is, or a complaint is about it */
  readonly exemption: Exemption | null
  /** it is taken back as long as its wrapping is sealed, by a withdrawal or a return */
  readonly isSealed: boolean
}

/** An order of the visitor's that a case is about. */
export interface CaseOrder {
  readonly number: string
  readonly rows: readonly CaseRow[]
  /** something was sent or handed over */
  readonly isSent: boolean
  /** until when it is withdrawn from and returned; null = that is not counted yet */
  readonly lastDay: CivilDay | null
  readonly isInTime: boolean
  readonly currency: string
}

/** Something to choose from, such as a courier. */
export interface CaseWay {
  readonly id: string
  readonly name: string
}

/** What a draft is judged by. */
export interface CaseScene {
  /** the visitor sees it; null = the number is of no order that they see */
  readonly order: CaseOrder | null
  readonly couriers: readonly CaseWay[]
  readonly places: readonly CaseWay[]
  /** what was typed is the number of a bank account */
  readonly isAccount: boolean
}
