import { FormulaFunction, toPlain, type Value } from "./values.ts"

/** A function of JavaScript on numbers, texts and booleans. */
export class NativeFunction extends FormulaFunction {
  readonly native: (...given: readonly unknown[]) => Value

  constructor(native: (...given: readonly unknown[]) => Value) {
    super((values, at) => native(...values.map((value) => toPlain(value, at))))
    this.native = native
  }
}

function* namesOf(owner: object, prefix: string, names: string): Iterable<readonly [string, Value]> {
  for (const name of names.split(" ")) {
    const member: unknown = Reflect.get(owner, name)
    if (typeof member === "number") yield [prefix + name, member]
    if (typeof member === "function") yield [prefix + name, new NativeFunction((...given) => Reflect.apply(member, undefined, given))]
  }
}

/** Everything that a formula can use without declaring it: all of arithmetic, never `random`. Spec: 12.13. */
export const builtIns: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...namesOf(
    Math,
    "Math.",
    "E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc",
  ),
  ...namesOf(Number, "Number.", "EPSILON MAX_SAFE_INTEGER MIN_SAFE_INTEGER isFinite isInteger isNaN isSafeInteger parseFloat parseInt"),
  ...namesOf({ Number, String, parseFloat, parseInt, isNaN, isFinite }, "", "Number String parseFloat parseInt isNaN isFinite"),
  ["Boolean", new FormulaFunction(([value]) => Boolean(value))],
  ["Array.isArray", new FormulaFunction(([value]) => Array.isArray(value))],
])

/** Names that have members; in JavaScript they are values, here they are not. */
export const isOwner = (name: string): boolean => /^(?:Math|Number|Array)$/.test(name)

/** Is a name defined without a declaration? */
export const isGiven = (name: string): boolean => builtIns.has(name) || isOwner(name)
