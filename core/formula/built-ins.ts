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

/** The constants of `Math`. Spec: 12.13. */
export const mathConstants: ReadonlyMap<string, number> = new Map([
  ["E", Math.E],
  ["LN10", Math.LN10],
  ["LN2", Math.LN2],
  ["LOG10E", Math.LOG10E],
  ["LOG2E", Math.LOG2E],
  ["PI", Math.PI],
  ["SQRT1_2", Math.SQRT1_2],
  ["SQRT2", Math.SQRT2],
])

const readFloat = (values: readonly Value[], at: number) => Number.parseFloat(toText(values[0], at))
const readInteger = (values: readonly Value[], at: number) =>
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

/** What stands on `Number` and `Array`. */
export const staticMembers: ReadonlyMap<string, Value> = new Map<string, Value>([
  ["Number.isFinite", new FormulaFunction((values) => Number.isFinite(values[0]))],
  ["Number.isInteger", new FormulaFunction((values) => Number.isInteger(values[0]))],
  ["Number.isNaN", new FormulaFunction((values) => Number.isNaN(values[0]))],
  ["Number.isSafeInteger", new FormulaFunction((values) => Number.isSafeInteger(values[0]))],
  ["Number.parseFloat", new FormulaFunction(readFloat)],
  ["Number.parseInt", new FormulaFunction(readInteger)],
  ["Number.EPSILON", Number.EPSILON],
  ["Number.MAX_SAFE_INTEGER", Number.MAX_SAFE_INTEGER],
  ["Number.MIN_SAFE_INTEGER", Number.MIN_SAFE_INTEGER],
  ["Array.isArray", new FormulaFunction((values) => Array.isArray(values[0]))],
])
