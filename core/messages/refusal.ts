import { type Decimal, decimalText, parseDecimal } from "../values/decimal.ts"
import type { FormRefusal } from "./form-refusal.ts"

/** Why a shop does not put something into the basket or change it: codes as data, worded by the text catalogue. */
export type BasketRefusal =
  | FormRefusal
  | { readonly _tag: "SizeNotChosen" }
  | { readonly _tag: "ProductUnknown" }
  | { readonly _tag: "SizeUnknown" }
  /** the product has more to choose than this shop version can take */
  | { readonly _tag: "ChoiceMissing" }
  | { readonly _tag: "RowUnknown" }
  /** a period that the product does not offer */
  | { readonly _tag: "PeriodUnknown" }
  /** a period of a product that is not sold by subscription */
  | { readonly _tag: "SoldOnceOnly" }
  /** what was chosen or typed for a parameter of a configured product; `name` is the parameter's, `bound` the nearest that is possible */
  | { readonly _tag: "ParameterRefused"; readonly problem: ParameterProblem; readonly name: string; readonly bound: Decimal | null }
  /** the formula has no price for what was chosen */
  | { readonly _tag: "PriceNotCalculated" }
  /** points are a client's: a guest signs in first */
  | { readonly _tag: "PointsSignIn" }
  /** it is not sold for points */
  | { readonly _tag: "NotForPoints" }
  | { readonly _tag: "PointsMissing"; readonly missing: Decimal }
  /** any other refusal of a real shop: its own message */
  | { readonly _tag: "Other"; readonly code: string; readonly message: string }

/** What can be wrong with a parameter. */
export type ParameterProblem = "missing" | "unknown" | "notANumber" | "outOfBounds" | "tooShort" | "tooLong"

const parameterCodes = {
  parameter_missing: "missing",
  parameter_unknown: "unknown",
  parameter_not_a_number: "notANumber",
  parameter_out_of_bounds: "outOfBounds",
  parameter_too_short: "tooShort",
  parameter_too_long: "tooLong",
} as const satisfies Record<string, ParameterProblem>

const plainCodes = {
  size_not_chosen: "SizeNotChosen",
  product_unknown: "ProductUnknown",
  size_unknown: "SizeUnknown",
  product_unavailable: "ProductUnavailable",
  price_by_phone: "PriceByPhone",
  quantity_not_a_number: "QuantityNotANumber",
  choice_missing: "ChoiceMissing",
  row_unknown: "RowUnknown",
  price_not_calculated: "PriceNotCalculated",
  period_missing: "PeriodMissing",
  period_unknown: "PeriodUnknown",
  sold_once_only: "SoldOnceOnly",
  date_missing: "DateMissing",
  date_unknown: "DateUnknown",
  date_full: "DateFull",
  points_sign_in: "PointsSignIn",
  not_for_points: "NotForPoints",
} as const satisfies Record<string, BasketRefusal["_tag"]>

/** The codes of our own refusals. */
export const refusalCodes: readonly string[] = [
  ...Object.keys(plainCodes),
  ...Object.keys(parameterCodes),
  "quantity_below_minimum",
  "quantity_above_maximum",
  "quantity_off_step",
  "points_missing",
]

type ParameterCode = keyof typeof parameterCodes
const isParameterCode = (code: string): code is ParameterCode => Object.hasOwn(parameterCodes, code)
type PlainCode = keyof typeof plainCodes
const isPlainCode = (code: string): code is PlainCode => Object.hasOwn(plainCodes, code)

/** A refusal as the wire and addresses write it: a code, and the bound, if any, as exact decimal text. */
export interface RefusalCode {
  readonly code: string
  readonly limit: string | null
  /** of the parameter that it is about */
  readonly name?: string
}

/**
 * The code of a refusal, for the wire and for addresses.
 *
 * Spec: 10.162.
 *
 * @example refusalCode({ _tag: "QuantityAboveMaximum", max: { coefficient: 15, scale: 1 } })
 * // => { code: "quantity_above_maximum", limit: "1.5" }
 */
export function refusalCode(refusal: BasketRefusal): RefusalCode {
  switch (refusal._tag) {
    case "QuantityBelowMinimum":
      return { code: "quantity_below_minimum", limit: decimalText(refusal.min) }
    case "QuantityAboveMaximum":
      return { code: "quantity_above_maximum", limit: decimalText(refusal.max) }
    case "QuantityOffStep":
      return { code: "quantity_off_step", limit: decimalText(refusal.nearest) }
    case "PointsMissing":
      return { code: "points_missing", limit: decimalText(refusal.missing) }
    case "ParameterRefused": {
      const { problem, bound, name } = refusal
      const [code] = Object.entries(parameterCodes).find(([, known]) => known === problem) ?? [problem]
      return { code, limit: bound === null ? null : decimalText(bound), name }
    }
    case "Other":
      return { code: refusal.code, limit: null }
    default: {
      const [code] = Object.entries(plainCodes).find(([, tag]) => tag === refusal._tag) ?? [refusal._tag]
      return { code, limit: null }
    }
  }
}

/**
 * The refusal that a code from outside stands for. An unknown code keeps the shop's message; without one it is still a refusal, so that
 * a refused shopper always gets an answer.
 *
 * Spec: 8.57 to 8.65.
 *
 * @example parseRefusal("size_not_chosen", null, null) // => { _tag: "SizeNotChosen" }
 * @example parseRefusal("110", null, null) // => { _tag: "Other", code: "110", message: "" }
 */
export function parseRefusal(code: string, limit: string | null, message: string | null, name: string | null = null): BasketRefusal {
  if (isPlainCode(code)) return { _tag: plainCodes[code] }
  const bound: Decimal | null = limit === null ? null : parseDecimal(limit)
  if (isParameterCode(code) && name !== null) return { _tag: "ParameterRefused", problem: parameterCodes[code], name, bound }
  if (bound !== null && bound.coefficient >= 0) {
    if (code === "quantity_below_minimum") return { _tag: "QuantityBelowMinimum", min: bound }
    if (code === "quantity_above_maximum") return { _tag: "QuantityAboveMaximum", max: bound }
    if (code === "points_missing") return { _tag: "PointsMissing", missing: bound }
    if (code === "quantity_off_step") return { _tag: "QuantityOffStep", nearest: bound, isTaken: false }
  }
  return { _tag: "Other", code, message: message ?? "" }
}

/** Our own code for changes that the shop behind the page does not offer. */
export type NotOfferedCode = "not_offered"

const notOffered: NotOfferedCode = "not_offered"

/**
 * The refusal of a change that the shop behind the page does not offer.
 *
 * Spec: 8.57 (every action of the shopper gets an answer).
 */
export const notOfferedRefusal: BasketRefusal = { _tag: "Other", code: notOffered, message: "" }

/** How a shop for wholesalers only marks each answer that it gives nobody else: `extensions.code` of an error of its GraphQL. Spec: 10.1104. */
export const forWholesalersCode = "WHOLESALERS_ONLY"
