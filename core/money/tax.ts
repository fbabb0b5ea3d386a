import { type Money, roundedQuotient } from "./money.ts"

/**
 * The net amount in a gross one, rounded once.
 *
 * Spec: 12.8 (gross 67.99 at 8 % is net 62.95). Units: whole percent.
 *
 * @example netOfGross({ minor: 6799 }, 8) // => { minor: 6295 }
 */
export function netOfGross(gross: Money, vatPercent: number): Money {
  return { minor: Number(roundedQuotient(BigInt(gross.minor) * 100n, BigInt(100 + vatPercent))) }
}

/**
 * The gross amount of a net one, rounded once.
 *
 * Spec: 12.8. Units: whole percent.
 *
 * @example grossOfNet({ minor: 10000 }, 23) // => { minor: 12300 }
 */
export function grossOfNet(net: Money, vatPercent: number): Money {
  return { minor: Number(roundedQuotient(BigInt(net.minor) * BigInt(100 + vatPercent), 100n)) }
}
