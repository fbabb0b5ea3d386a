import type { SubscriptionPrice } from "../../../core/pricing/subscription-price.ts"

/** Terms in whole cents; a percentage in hundredths of a percent. */
export interface CentTerms {
  readonly max: number
  readonly maxNet: number
  readonly save: number
  readonly before: number
  readonly rebate: number
  readonly isQuota: boolean
}

/** Half away from zero, by the remainder. */
function nearest(dividend: bigint, divisor: bigint): number {
  const [whole, rest] = [dividend / divisor, dividend % divisor]
  const size = rest < 0n ? -rest : rest
  const up = 2n * size >= divisor ? (dividend < 0n ? -1n : 1n) : 0n
  return Number(whole + up)
}

/** Oracle: another way to the same price, all in whole ten-thousandths of a cent. */
export function expectedPrice({ max, maxNet, save, before, rebate, isQuota }: CentTerms): SubscriptionPrice {
  if (max === 0 && rebate === 0) return { _tag: "NotComputed" }
  if (max === 0) return { _tag: "Computed", price: { gross: { minor: 0 }, net: { minor: 0 } }, percent: 0 }
  const unit = 10_000n
  const off = isQuota ? BigInt(rebate) * unit : BigInt(before) * BigInt(rebate)
  const left = BigInt(max) * unit - BigInt(save) * unit - off
  const gross = left < 0n ? 0n : left
  const whole = BigInt(max) * unit
  return {
    _tag: "Computed",
    price: { gross: { minor: nearest(gross, unit) }, net: { minor: nearest(BigInt(maxNet) * gross, whole) } },
    percent: nearest((whole - gross) * 100n, whole),
  }
}
