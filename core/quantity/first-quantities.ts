import { addDecimals, compareDecimals, type Decimal } from "../values/decimal.ts"
import { isOff, type QuantityRules } from "./check-quantity.ts"
import { effectiveRange } from "./order-limits.ts"

/** Quantities that can be chosen at a press, and the first one beyond them. */
export interface FirstQuantities {
  /** rising, one after the other as they are sold */
  readonly quantities: readonly Decimal[]
  /** null = no more can be ordered */
  readonly beyond: Decimal | null
}

/** So many quantities stand in a list. Spec: 10.255. */
const listed = 5

/**
 * The first quantities that can be ordered, five at most; none when there is nothing to choose, because the size is off or because one quantity
 * is all that can be ordered.
 *
 * Spec: 10.255, 5.63 to 5.66.
 *
 * @example firstQuantities({ ...byTheMetre, stock: limited("1.2") })
 * // => { quantities: [decimal("0.5"), decimal("1")], beyond: null }
 */
export function firstQuantities(rules: QuantityRules): FirstQuantities {
  const { min, max } = effectiveRange(rules)
  const steps = Array.from({ length: listed }).reduce<readonly Decimal[]>(
    (all) => [...all, addDecimals(all.at(-1) ?? min, rules.unit.sellBy)],
    [min],
  )
  const ordered = isOff(rules) ? [] : steps.filter((quantity) => max === null || compareDecimals(quantity, max) <= 0)
  if (ordered.length < 2) return { quantities: [], beyond: null }
  return { quantities: ordered.slice(0, listed), beyond: ordered[listed] ?? null }
}
