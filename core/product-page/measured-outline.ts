import { numberWords } from "../quantity/quantity-text.ts"
import { compareDecimals, type Decimal, decimalOf, decimalToNumber, parseDecimal } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import type { MeasuredSides } from "./configured-kind.ts"
import type { ItemView } from "./sections.ts"
import { fieldValue, type SentField } from "./submit.ts"
import { unitIn } from "./view-items.ts"

/** The longest that a side is drawn, in units of the drawing: across and down. */
export const outlineBox = { across: 200, down: 150 } as const

/** So thin a thing is still to be seen, in units of the drawing. */
const leastSide = 6

/** A side as it is drawn, and as it is written beside it. */
export interface OutlineSide {
  /** units of the drawing */
  readonly drawn: number
  /** such as "1200 mm" */
  readonly words: string
}

/** What is made to measure, as an upright rectangle. */
export interface MeasuredOutline {
  /** a blind hangs from its upper side, a table top is seen from above */
  readonly is: "hanging" | "lying"
  readonly across: OutlineSide
  readonly down: OutlineSide
}

/**
 * The outline of what is configured, to scale, with the measures that its price counts; `null` while one of them is not a number.
 *
 * Spec: 16.50.
 *
 * @param fields what the form would send
 *
 * @example
 * const fields = [{ name: "width", value: "1000" }, { name: "height", value: "500" }]
 * const [across, down] = [measure("width", "Szerokość (mm)"), measure("height", "Wysokość (mm)")]
 * measuredOutline({ is: "hanging", across, down }, fields, "pl")?.down
 * // => { drawn: 100, words: "500\u00A0mm" }
 */
export function measuredOutline(sides: MeasuredSides, fields: readonly SentField[], language: Language): MeasuredOutline | null {
  const [across, down] = [measureOf(fields, sides.across.id), measureOf(fields, sides.down.id)]
  if (across === null || down === null) return null
  const [wide, high] = [decimalToNumber(across), decimalToNumber(down)]
  const scale = Math.min(outlineBox.across / wide, outlineBox.down / high)
  const side = (length: number, { name }: ItemView, measure: Decimal): OutlineSide => ({
    drawn: Math.max(leastSide, Math.round(length * scale)),
    words: `${numberWords(measure, language)}${unitIn(name)}`,
  })
  return { is: sides.is, across: side(wide, sides.across, across), down: side(high, sides.down, down) }
}

function measureOf(fields: readonly SentField[], name: string): Decimal | null {
  const measure = parseDecimal(fieldValue(fields, name))
  return measure !== null && compareDecimals(measure, decimalOf(0)) > 0 ? measure : null
}
