import type { FormulaFault } from "../../formula-error.ts"
import { type At, charge, formulaLimits, halt } from "../../limits.ts"
import { execRegularExpression, type RegularExpressionMatch } from "../../regular-expression/exec-regular-expression.ts"
import { parseRegularExpression, type RefusedExpression } from "../../regular-expression/parse-regular-expression.ts"
import type { RegularExpression } from "../../regular-expression/program.ts"
import { toNumber, toText } from "../conversions.ts"
import { allocate, allocateList, allocateText, chargeMemory } from "../allocate.ts"
import { writeProperty } from "../properties.ts"
import { type Call, FormulaObject, FormulaRecord, type Value } from "../values.ts"

/** The members of a regular expression that tell its flags. */
const flagOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ global: "g", ignoreCase: "i", multiline: "m", dotAll: "s", sticky: "y" }),
)

/** A regular expression of the program; with the flags `g` and `y` it begins at `lastIndex`. */
export class FormulaPattern extends FormulaObject {
  readonly tag = "RegExp"
  readonly expression: RegularExpression
  lastIndex = 0

  constructor(expression: RegularExpression) {
    super()
    this.expression = expression
  }

  /** The source as JavaScript shows it: one that is empty, and slashes, could not be read again. */
  get source(): string {
    const { source } = this.expression
    return source === "" ? "(?:)" : source.replaceAll(/\\.|\//g, (part) => (part === "/" ? "\\/" : part))
  }

  override text(at: At): string {
    return allocateText(`/${this.source}/${this.expression.flags}`, at)
  }

  override items(what: string, at: At): readonly Value[] {
    return halt("NotAList", what, at)
  }

  override read(name: string, at: At): Value {
    const { flags } = this.expression
    const flag = flagOf.get(name)
    if (flag !== undefined) return flags.includes(flag)
    if (name === "lastIndex") return this.lastIndex
    if (name === "source") return this.source
    return name === "flags" ? flags : super.read(name, at)
  }

  override write(name: string, value: Value, at: At): void {
    if (name !== "lastIndex") super.write(name, value, at)
    this.lastIndex = Math.max(0, Math.trunc(toNumber(value, at)) || 0)
  }

  /** Spec: 12.34. Fails with NotAllowed for other names than `test`, `exec` and `toString`. */
  override call(name: string, values: readonly Value[], at: At): Value {
    if (name === "toString") return this.text(at)
    if (name !== "test" && name !== "exec") return halt("NotAllowed", name, at)
    const text = toText(values[0], at)
    const match = nextMatch(this, text, at)
    return name === "test" ? match !== null : matchList(match, text, at)
  }
}

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

/** `new RegExp(source, flags)`, which may also be called without `new`. Spec: 12.34. */
export const madePattern: Call = ([given, marks], at) => {
  const known = given instanceof FormulaPattern ? given.expression : null
  const source = known?.source ?? (given === undefined ? "" : toText(given, at))
  const flags = marks === undefined ? (known?.flags ?? "") : toText(marks, at)
  charge(at, 4 + source.length / 2)
  const expression = parseRegularExpression(source, flags)
  if (expression._tag === "Refused") return halt(...refusalOf(expression, source, flags), at)
  allocateList(
    expression.program.map(() => undefined),
    at,
  )
  return allocate(new FormulaPattern(expression), at)
}

/** The pattern itself, or the one that a text says. Spec: 12.34. */
export function toPattern(value: Value, flags: string, at: At): FormulaPattern {
  if (value instanceof FormulaPattern) return value
  const pattern = madePattern([value, flags], at, undefined)
  return pattern instanceof FormulaPattern ? pattern : halt("NotAllowed", "RegExp", at)
}

/** The first match at an offset or later; every step of the matcher is paid. Spec: 12.34. */
export function searchFrom(expression: RegularExpression, text: string, from: number, at: At): RegularExpressionMatch | null {
  charge(at, 1)
  return execRegularExpression(expression, text, from, (steps) => charge(at, steps / formulaLimits.matcherStepsPerStep))
}

/** JavaScript's `exec`: with `g` or `y` it begins at `lastIndex`, and leaves the end there. Spec: 12.34. */
export function nextMatch(pattern: FormulaPattern, text: string, at: At): RegularExpressionMatch | null {
  const { flags } = pattern.expression
  const keeps = /[gy]/.test(flags)
  const from = keeps ? pattern.lastIndex : 0
  const found = from > text.length ? null : searchFrom(pattern.expression, text, from, at)
  if (keeps) pattern.lastIndex = found?.end ?? 0
  return found
}

/** All matches from `lastIndex` on; after an empty one it goes on at the next character. Spec: 12.34. */
export function allMatches(pattern: FormulaPattern, text: string, at: At): RegularExpressionMatch[] {
  const found: RegularExpressionMatch[] = []
  for (let match = nextMatch(pattern, text, at); match !== null; match = nextMatch(pattern, text, at)) {
    found.push(match)
    charge(at, 1)
    allocateList([...match.groups], at)
    if (match.end === match.index) pattern.lastIndex += 1
  }
  return found
}

/** The names of a match's groups, undefined where none has a name. */
export function namedGroups({ named }: RegularExpressionMatch, at: At): Value {
  if (named === null) return undefined
  const record = allocate(new FormulaRecord(), at)
  for (const [name, text] of Object.entries(named)) writeProperty(record, name, text, at)
  return record
}

/** A match as `exec` and `match` give it: a list that also has `index`, `input` and `groups`. Spec: 12.34. */
export function matchList(match: RegularExpressionMatch | null, text: string, at: At): Value {
  if (match === null) return null
  const { index, end, groups } = match
  // its three members are a record of their own
  chargeMemory(at, 24)
  charge(at, 2)
  const list: Value[] = [allocateText(text.slice(index, end), at), ...groups]
  for (const group of groups) if (group !== undefined) allocateText(group, at)
  return Object.assign(allocateList(list, at), { index, input: text, groups: namedGroups(match, at) })
}
