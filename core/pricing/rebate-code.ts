import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { compareMoney, type Money, subtractMoney, zeroMoney } from "../values/money.ts"
import { wrongCodeLimit } from "./limits.ts"
import { lessPercent } from "./rebate-range.ts"

/** What a code takes off each unit of what it holds for. */
export type RebateOff =
  | { readonly is: "percentage"; readonly percent: Decimal }
  /** an amount in the tax that the buyer's prices are in */
  | { readonly is: "quota"; readonly amount: Money }

/** A rebate code as a shop has given it out. */
export interface RebateCode {
  /** as the shop writes it */
  readonly code: string
  readonly off: RebateOff
  /** ids of what it holds for; null = everything that has a price of its own */
  readonly products: readonly number[] | null
  /** its last moment in milliseconds since 1970 UTC; null = no end */
  readonly endsAtMs: number | null
  /** orders that may still be placed with it; null = any number */
  readonly usesLeft: number | null
}

/** Why a code is not taken; `later` = there were too many wrong ones. */
export type RebateRefusal = "missing" | "unknown" | "expired" | "usedUp" | "otherProducts" | "later"

/** Longer texts are no code. Units: characters. */
export const maxRebateCodeLength = 40

/**
 * A typed code as codes are compared: without blanks around and inside it, in capitals. What is too long for a code is none.
 *
 * Spec: 7.60, 15.60.
 *
 * @example plainRebateCode(" lato 10 ") // => "LATO10"
 */
export function plainRebateCode(typed: string): string {
  const code = typed.replace(/\s+/g, "")
  return code.length > maxRebateCodeLength ? "" : code.toUpperCase()
}

/** What a code is asked for. */
export interface RebateQuestion {
  readonly code: RebateCode
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
}

/**
 * Why nobody can use a code now; `null` = it holds.
 *
 * Spec: 15.61.
 *
 * @example
 * const off = { is: "quota", amount: money("5.00") } as const
 * const code = { code: "A", off, products: null, endsAtMs: 99, usesLeft: 0 }
 * rebateOver({ code, nowMs: 100 }) // => "expired"
 */
export function rebateOver({ code: { endsAtMs, usesLeft }, nowMs }: RebateQuestion): "expired" | "usedUp" | null {
  if (endsAtMs !== null && nowMs > endsAtMs) return "expired"
  return usesLeft !== null && usesLeft <= 0 ? "usedUp" : null
}

/**
 * Does a code hold for a product?
 *
 * Spec: 15.62.
 *
 * @example isRebated({ products: [501] }, 502) // => false
 */
export const isRebated = ({ products }: Pick<RebateCode, "products">, productId: number): boolean =>
  products === null || products.includes(productId)

/** A code that a shopper enters. */
export interface EnteredCode {
  readonly typed: string
  /** null = the shop has given out no such code */
  readonly code: RebateCode | null
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the products of the basket and of the page that it is entered on, and whether they have a price that a code can change */
  readonly before: readonly { readonly productId: number; readonly takesRebate: boolean }[]
}

/**
 * Why a code that a shopper enters is not taken; `null` = it becomes the active one. It is refused where it holds for none of what is
 * before the shopper; where nothing is, there is nothing to refuse it for.
 *
 * Spec: 7.60, 15.61, 15.62.
 *
 * @example rebateRefusal({ typed: " ", code: null, nowMs: 0, before: [] }) // => "missing"
 * @example rebateRefusal({ typed: "LATO", code: null, nowMs: 0, before: [] }) // => "unknown"
 */
export function rebateRefusal({ typed, code, nowMs, before }: EnteredCode): RebateRefusal | null {
  if (typed.trim() === "") return "missing"
  if (code === null) return "unknown"
  const holds = before.length === 0 || before.some(({ productId, takesRebate }) => takesRebate && isRebated(code, productId))
  return rebateOver({ code, nowMs }) ?? (holds ? null : "otherProducts")
}

/**
 * An amount with a code: a percentage is rounded once, and nothing costs less than 0.
 *
 * Spec: 15.21, 15.63.
 *
 * @example withRebate(money("129.00"), { is: "percentage", percent: decimal("10") }) // => money("116.10")
 * @example withRebate(money("4.00"), { is: "quota", amount: money("5.00") }) // => money("0.00")
 */
export function withRebate(amount: Money, off: RebateOff): Money {
  if (off.is === "percentage") return lessPercent(amount, off.percent)
  return compareMoney(amount, off.amount) <= 0 ? zeroMoney : subtractMoney(amount, off.amount)
}

const refusalTexts = {
  missing: "rebate.missing",
  unknown: "rebate.unknown",
  expired: "rebate.expired",
  usedUp: "rebate.usedUp",
  otherProducts: "rebate.otherProducts",
  later: "rebate.later",
} as const satisfies Record<RebateRefusal, string>

/** The texts of refused codes. */
export const rebateRefusalTextKeys = Object.values(refusalTexts)

/** The names of the refusals, as the wire has them. */
export const rebateRefusals: readonly RebateRefusal[] = ["missing", "unknown", "expired", "usedUp", "otherProducts", "later"]

/** A code that was not taken. */
export interface RefusedCode {
  /** as it was typed */
  readonly typed: string
  /** seconds until the next may be entered; absent = the whole time of 9.80 */
  readonly waitSeconds?: number
}

/**
 * Why a code is not taken, in the shopper's words.
 *
 * Spec: 9.80, 15.61.
 *
 * @example
 * rebateRefusalText("unknown", { typed: "LATO" }, polish)
 * // => "Nie znamy kodu „LATO”. Sprawdź, czy nie ma w nim literówki."
 */
export function rebateRefusalText(
  refusal: RebateRefusal,
  { typed, waitSeconds = wrongCodeLimit.withinMs / 1000 }: RefusedCode,
  catalogue: TextCatalogue<(typeof refusalTexts)[RebateRefusal]>,
): string {
  return refusal === "later"
    ? formatText(catalogue, "rebate.later", { count: waitSeconds })
    : formatText(catalogue, refusalTexts[refusal], { code: typed.trim() })
}

/**
 * How long a network that has entered wrong codes has to wait before the next one is looked at; `null` = not at all.
 *
 * Spec: 9.80. Units: whole seconds, at least one.
 *
 * @param wrongAtMs when the wrong ones came, in milliseconds since 1970 UTC, in any order
 *
 * @example codeWaitSeconds(Array(10).fill(1_000), 31_000) // => 30
 * @example codeWaitSeconds(Array(9).fill(1_000), 31_000) // => null
 */
export function codeWaitSeconds(wrongAtMs: readonly number[], nowMs: number): number | null {
  const { tries, withinMs } = wrongCodeLimit
  const endsMs = wrongAtMs.toSorted((one, other) => other - one)[tries - 1]
  return endsMs === undefined || endsMs + withinMs <= nowMs ? null : Math.ceil((endsMs + withinMs - nowMs) / 1000)
}
