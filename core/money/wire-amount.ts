import { type Fraction, parseFraction } from "../decimal/fraction.ts"

/** A number of the platform's replies: as a number, as text with a dot, or left out. */
export type WireAmount = number | string | null | undefined

export type ReadWireAmount =
  | { readonly _tag: "Amount"; readonly amount: Fraction }
  | { readonly _tag: "Absent" }
  | { readonly _tag: "NotAnAmount"; readonly given: string }

/**
 * An amount of the wire, exactly as its decimal text says. Empty text is absent, like null.
 *
 * Spec: 9.40, 11.11, 11.48, 15.1.
 *
 * @example readWireAmount("81.30") // => { _tag: "Amount", amount: { numerator: 8130n, denominator: 100n } }
 * @example readWireAmount("81,30") // => { _tag: "NotAnAmount", given: "81,30" }
 */
export function readWireAmount(wire: WireAmount): ReadWireAmount {
  if (wire === null || wire === undefined) return { _tag: "Absent" }
  const given = String(wire)
  if (given.trim() === "") return { _tag: "Absent" }
  const amount = parseFraction(given)
  return amount === null ? { _tag: "NotAnAmount", given } : { _tag: "Amount", amount }
}
