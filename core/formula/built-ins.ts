import type { At } from "./meter.ts"
import { FormulaFunction, toNumber, toText, type Value } from "./values.ts"

const mathNames = [
  "abs",
  "acos",
  "acosh",
  "asin",
  "asinh",
  "atan",
  "atan2",
  "atanh",
  "cbrt",
  "ceil",
  "clz32",
  "cos",
  "cosh",
  "exp",
  "expm1",
  "floor",
  "fround",
  "hypot",
  "imul",
  "log",
  "log10",
  "log1p",
  "log2",
  "max",
  "min",
  "pow",
  "round",
  "sign",
  "sin",
  "sinh",
  "sqrt",
  "tan",
  "tanh",
  "trunc",
] as const

/** The functions of `Math` that formulas may call: all of arithmetic, never `random`. Spec: 12.13. */
export const mathFunctions: ReadonlyMap<string, (...numbers: number[]) => number> = new Map(
  mathNames.map((name) => [name, Math[name]] satisfies [string, (...numbers: never[]) => number]),
)

const mathConstantNames = ["E", "LN10", "LN2", "LOG10E", "LOG2E", "PI", "SQRT1_2", "SQRT2"] as const

const readFloat = (values: readonly Value[], at: At) => Number.parseFloat(toText(values[0], at))
const readInteger = (values: readonly Value[], at: At) =>
  Number.parseInt(toText(values[0], at), values[1] === undefined ? undefined : toNumber(values[1], at))

/** Functions that formulas find by name. */
export const builtIns: ReadonlyMap<string, FormulaFunction> = new Map([
  ["Number", new FormulaFunction((values, at) => (values.length === 0 ? 0 : toNumber(values[0], at)))],
  ["String", new FormulaFunction((values, at) => (values.length === 0 ? "" : toText(values[0], at)))],
  ["Boolean", new FormulaFunction((values) => Boolean(values[0]))],
  ["parseFloat", new FormulaFunction(readFloat)],
  ["parseInt", new FormulaFunction(readInteger)],
  ["isNaN", new FormulaFunction((values, at) => Number.isNaN(toNumber(values[0], at)))],
  ["isFinite", new FormulaFunction((values, at) => Number.isFinite(toNumber(values[0], at)))],
])

const numberTests = ["isFinite", "isInteger", "isNaN", "isSafeInteger"] as const
const numberConstants = ["EPSILON", "MAX_SAFE_INTEGER", "MIN_SAFE_INTEGER"] as const

/** What stands on `Math`, `Number` and `Array` besides the functions of `Math`. Spec: 12.13. */
export const staticMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...mathConstantNames.map((name) => [`Math.${name}`, Math[name]] satisfies [string, Value]),
  ...numberConstants.map((name) => [`Number.${name}`, Number[name]] satisfies [string, Value]),
  ...numberTests.map((name) => [`Number.${name}`, new FormulaFunction(([value]) => Number[name](value))] satisfies [string, Value]),
  ["Number.parseFloat", new FormulaFunction(readFloat)],
  ["Number.parseInt", new FormulaFunction(readInteger)],
  ["Array.isArray", new FormulaFunction(([value]) => Array.isArray(value))],
])
