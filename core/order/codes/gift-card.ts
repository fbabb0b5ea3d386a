import type { Money } from "../../values/money.ts"
import { groupedSigns, readSigns } from "./plain-signs.ts"

/** Sixteen signs are about 2^78 codes: nobody finds one by trying. */
const shape = { length: 16, group: 4 } as const

/** How long a gift card pays, in milliseconds: two years, whatever day it was bought. Spec: 9.200. */
const paysForMs = 731 * 86_400_000

/**
 * The code of a gift card from bytes of chance: sixteen signs in four groups; null = they are too few.
 *
 * Spec: 10.872.
 *
 * @example giftCardCode(Array.from({ length: 16 }, () => 0)) // => "2222-2222-2222-2222"
 */
export const giftCardCode = (bytes: Iterable<number>): string | null => groupedSigns(bytes, shape)

/**
 * The code of a gift card as somebody typed it; null = it is none.
 *
 * Spec: 10.872.
 *
 * @example readGiftCardCode("2222 2222 2222 222a") // => "2222-2222-2222-222A"
 * @example readGiftCardCode("LATO24") // => null
 */
export const readGiftCardCode = (typed: string): string | null => readSigns(typed, shape)

/** Why a gift card does not pay: the shop has none of that code, nothing is left on it, its time is over, or too many wrong ones were tried. */
export const giftCardProblems = ["unknown", "spent", "over", "later"] as const
export type GiftCardProblem = (typeof giftCardProblems)[number]

/** A gift card as the shop keeps it. */
export interface GiftCard {
  readonly balance: Money
  /** when it was bought, milliseconds since 1970 UTC */
  readonly atMs: number
}

/**
 * Why a gift card does not pay; null = it does.
 *
 * Spec: 9.200, 10.873.
 *
 * @param card null = the shop has none of that code
 *
 * @example giftCardProblem({ balance: money("20.00"), atMs: 0 }, 1) // => null
 * @example giftCardProblem({ balance: money("0"), atMs: 0 }, 1) // => "spent"
 * @example giftCardProblem({ balance: money("20.00"), atMs: 0 }, 64_000_000_000) // => "over"
 */
export function giftCardProblem(card: GiftCard | null, nowMs: number): Exclude<GiftCardProblem, "later"> | null {
  if (card === null) return "unknown"
  if (nowMs >= card.atMs + paysForMs) return "over"
  return card.balance.minor <= 0 ? "spent" : null
}
