import { formatText, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import { caseLimits, type CaseFault } from "./case-faults.ts"
import { pictureMegabytes } from "./case-pictures.ts"
import { exemptionKeys } from "./exemption.ts"
import type { CaseField, CaseRow } from "./case-draft.ts"

/** What is wrong, and the element of the page that it is about. */
export interface FaultWords {
  /** id of the element */
  readonly at: string
  readonly words: string
  /** what the element is called; "" = the words say it */
  readonly label: string
}

/** What is missing is said in the words of its field, where it has any. */
const missingKeys: Readonly<Record<string, TextKey>> = {
  case_way: "returns.faultWay",
  case_courier: "returns.faultCourier",
  case_place: "returns.faultPlace",
  case_remedy: "returns.faultRemedy",
}

const labelKeys = {
  case_order: "returns.orderField",
  case_name: "returns.name",
  case_email: "returns.email",
  case_scope: "returns.scope",
  case_goods: "returns.goodsField",
  case_reason: "returns.reason",
  case_way: "returns.wayHeading",
  case_courier: "returns.courier",
  case_place: "returns.place",
  case_account: "returns.accountField",
  case_remedy: "returns.remedy",
  case_description: "returns.description",
} as const satisfies Readonly<Record<CaseField, TextKey>>

const fieldKeys = {
  short: "returns.faultShort",
  long: "returns.faultLong",
  email: "returns.faultEmail",
  unknown: "returns.faultUnknown",
  account: "returns.faultAccount",
} as const

const stepKeys = {
  noRows: "returns.faultNoRows",
  nothing: "returns.faultNothing",
  late: "returns.faultLate",
  notSent: "returns.faultNotSent",
} as const

/**
 * The id of the field for the amount of a row.
 *
 * Spec: 10.850.
 *
 * @example amountId(2) // => "case_amount_2"
 */
export const amountId = (row: number): string => `case_amount_${row}`

/** The id of what holds the rows of an order. */
export const rowsId = "case_rows"

/**
 * What is wrong with a step, in words, each with the element that it is about.
 *
 * Spec: 10.851.
 *
 * @example viewCaseFault({ field: "case_reason", code: "short" }, [], polish)
 * // => { at: "case_reason", label: "Powód zwrotu", words: "Napisz trochę więcej." }
 */
export function viewCaseFault(fault: CaseFault, rows: readonly CaseRow[], texts: TextCatalogue): FaultWords {
  if ("field" in fault) {
    const { field, code } = fault
    if (code !== "missing") return { at: field, label: texts.texts[labelKeys[field]], words: formatText(texts, fieldKeys[code]) }
    const own = missingKeys[field]
    return { at: field, label: own === undefined ? texts.texts[labelKeys[field]] : "", words: texts.texts[own ?? "returns.faultMissing"] }
  }
  if ("row" in fault) {
    const { row, code } = fault
    const { exemption = null, name = "" } = rows.find((one) => one.row === row) ?? {}
    const key = code === "above" ? "returns.faultAbove" : "returns.faultAmount"
    return {
      at: amountId(row),
      label: name,
      words: formatText(texts, code === "exempt" && exemption !== null ? exemptionKeys[exemption] : key),
    }
  }
  if (fault.code === "pictures")
    return {
      at: "case_pictures",
      label: "",
      words: formatText(texts, "returns.faultPictures", { count: String(caseLimits.pictures), megabytes: String(pictureMegabytes) }),
    }
  return { at: rowsId, label: "", words: formatText(texts, stepKeys[fault.code]) }
}
