import { compareMoney, type Price } from "../values/money.ts"

/**
 * The price before a reduction; null when it is not above the price now, for then nothing was reduced.
 *
 * Spec: 15.33.
 *
 * @example regularPrice({ gross: { minor: 10000 } }, { gross: { minor: 9000 } }) // => null
 */
export function regularPrice<Before extends Pick<Price, "gross">>(now: Pick<Price, "gross">, before: Before | null): Before | null {
  return before !== null && compareMoney(before.gross, now.gross) > 0 ? before : null
}
