import type { FormulaFault } from "../formula-error.ts"
import { type At, charge, formulaLimits, halt } from "../limits.ts"
import { execRegularExpression, type RegularExpressionMatch } from "../regular-expression/exec-regular-expression.ts"
import { parseRegularExpression, type RefusedExpression } from "../regular-expression/parse-regular-expression.ts"
import type { RegularExpression } from "../regular-expression/program.ts"
import { toText } from "./conversions.ts"
import { made, madeList, madeText } from "./made.ts"
import { writeProperty } from "./properties.ts"
import { type Call, FormulaPattern, FormulaRecord, type Value } from "./values.ts"

/** What a merchant wrote, by the feature that is refused; the rest is shown as it stands. */
const writtenAs: Readonly<Partial<Record<RefusedExpression["feature"], string>>> = {
  lookbehind: "(?<=",
  modifiers: "(?i:",
  duplicateName: "(?<",
}

/** Why an expression is refused, with what of it. */
export function refusalOf({ feature, at }: RefusedExpression, source: string, flags: string): readonly [FormulaFault, string] {
  if (feature === "tooLong" || feature === "tooDeep") return [feature === "tooLong" ? "TooLong" : "TooDeep", String(at)]
  if (feature === "syntax") return ["BadArgument", `/${source}/`.slice(0, 60)]
  return ["Unsupported", writtenAs[feature] ?? `/${source}/${flags}`.slice(0, 60)]
}

/** `new RegExp(source, flags)`, which may also be called without `new`. */
export const madePattern: Call = ([given, marks], at) => {
  const known = given instanceof FormulaPattern ? given.expression : null
  const source = known?.source ?? (given === undefined ? "" : toText(given, at))
  const flags = marks === undefined ? (known?.flags ?? "") : toText(marks, at)
  charge(at, 4 + source.length / 2)
  const expression = parseRegularExpression(source, flags)
  if (expression._tag === "Refused") return halt(...refusalOf(expression, source, flags), at)
  madeList(
    expression.program.map(() => undefined),
    at,
  )
  return made(new FormulaPattern(expression), at)
}

/** The pattern itself, or the one that a text says. */
export function asPattern(value: Value, flags: string, at: At): FormulaPattern {
  if (value instanceof FormulaPattern) return value
  const pattern = madePattern([value, flags], at, undefined)
  return pattern instanceof FormulaPattern ? pattern : halt("NotAllowed", "RegExp", at)
}

/** The first match at an offset or later; every step of the matcher is paid. */
export function searchFrom(expression: RegularExpression, text: string, from: number, at: At): RegularExpressionMatch | null {
  charge(at, 1 / 2)
  return execRegularExpression(expression, text, from, (steps) => charge(at, steps / formulaLimits.matcherStepsPerStep))
}

/** JavaScript's `exec`: with `g` or `y` it begins at `lastIndex`, and leaves the end there. */
export function nextMatch(pattern: FormulaPattern, text: string, at: At): RegularExpressionMatch | null {
  const { flags } = pattern.expression
  const keeps = /[gy]/.test(flags)
  const from = keeps ? pattern.lastIndex : 0
  const found = from > text.length ? null : searchFrom(pattern.expression, text, from, at)
  if (keeps) pattern.lastIndex = found?.end ?? 0
  return found
}

/** All matches from `lastIndex` on; after an empty one it goes on at the next character. */
export function allMatches(pattern: FormulaPattern, text: string, at: At): RegularExpressionMatch[] {
  const found: RegularExpressionMatch[] = []
  for (let match = nextMatch(pattern, text, at); match !== null; match = nextMatch(pattern, text, at)) {
    found.push(match)
    charge(at, 1 / 2)
    madeList([...match.groups], at)
    if (match.end === match.index) pattern.lastIndex += 1
  }
  return found
}

/** The names of a match's groups, undefined where none has a name. */
export function namedGroups({ named }: RegularExpressionMatch, at: At): Value {
  if (named === null) return undefined
  const record = made(new FormulaRecord(), at)
  for (const [name, text] of Object.entries(named)) writeProperty(record, name, text, at)
  return record
}

/** A match as `exec` and `match` give it: a list that also has `index`, `input` and `groups`. */
export function matchList(match: RegularExpressionMatch | null, text: string, at: At): Value {
  if (match === null) return null
  const { index, end, groups } = match
  const list: Value[] = [madeText(text.slice(index, end), at), ...groups]
  for (const group of groups) if (group !== undefined) madeText(group, at)
  return Object.assign(madeList(list, at), { index, input: text, groups: namedGroups(match, at) })
}

/**
 * Calls a method of a regular expression.
 *
 * Spec: 12.34. Fails with NotAllowed for other names than `test`, `exec` and `toString`.
 */
export function callPatternMethod(pattern: FormulaPattern, name: string, values: readonly Value[], at: At): Value {
  if (name === "toString") return toText(pattern, at)
  if (name !== "test" && name !== "exec") return halt("NotAllowed", name, at)
  const text = toText(values[0], at)
  const match = nextMatch(pattern, text, at)
  return name === "test" ? match !== null : matchList(match, text, at)
}
