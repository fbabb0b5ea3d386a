import { InvalidArgumentError } from "commander"
import { addDecimals, compareDecimals, type Decimal, decimalToNumber, parseDecimal } from "../../core/values/decimal.ts"

/** A parameter that goes through numbers. */
export interface FormulaRange {
  readonly name: string
  readonly values: readonly number[]
}

/** Values of the parameters that go through numbers, by name. */
export type FormulaPoint = Readonly<Record<string, number>>

/** Prices that one answer may have: what takes seconds to work out, and more than anybody reads. */
const maxPoints = 10_000

const rule = "It is a name with its first value, last value and step, such as width=400..2000:200."

/**
 * `--range width=400..2000:200`, one after the other: exact steps, the last value where a step meets it. Fails with commander's own error
 * for wrong usage.
 *
 * @example parseRange("w=0.1..0.35:0.1", []) // => [{ name: "w", values: [0.1, 0.2, 0.3] }]
 */
export function parseRange(typed: string, before: readonly FormulaRange[]): readonly FormulaRange[] {
  const [, name = "", ...bounds] = /^([^=]+)=(-?[\d.]+?)\.\.(-?[\d.]+):([\d.]+)$/.exec(typed) ?? []
  const [from, to, step] = bounds.map(parseDecimal)
  if (from == null || to == null || step == null || step.coefficient <= 0) throw new InvalidArgumentError(rule)
  const values = stepsFrom(from, to, step)
  const points = [...before, { values }].reduce((count, range) => count * range.values.length, 1)
  if (values.length === 0) throw new InvalidArgumentError(rule)
  if (points > maxPoints) throw new InvalidArgumentError(`These are more than ${maxPoints} prices: take a larger step.`)
  return [...before, { name, values }]
}

/** One more than may be is enough to know. */
function stepsFrom(from: Decimal, to: Decimal, step: Decimal): readonly number[] {
  const values: number[] = []
  for (let at = from; compareDecimals(at, to) <= 0 && values.length <= maxPoints; at = addDecimals(at, step))
    values.push(decimalToNumber(at))
  return values
}

/**
 * Every way to combine the values, the last range the quickest.
 *
 * @example formulaPoints([{ name: "a", values: [1, 2] }, { name: "b", values: [3] }]) // => [{ a: 1, b: 3 }, { a: 2, b: 3 }]
 */
export const formulaPoints = (ranges: readonly FormulaRange[]): readonly FormulaPoint[] =>
  ranges.reduce<readonly FormulaPoint[]>(
    (points, { name, values }) => points.flatMap((point) => values.map((value) => Object.assign({}, point, { [name]: value }))),
    [{}],
  )
