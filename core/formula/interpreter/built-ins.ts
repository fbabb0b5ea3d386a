import { toPlain } from "./conversions.ts"
import { allocate } from "./allocate.ts"
import { type Call, FormulaFunction, FormulaRecord, type Value } from "./values.ts"

/** A function of JavaScript on numbers, texts and booleans. */
export class NativeFunction extends FormulaFunction {
  readonly native: (...given: readonly unknown[]) => unknown

  constructor(native: (...given: readonly unknown[]) => unknown, members: FormulaRecord | null = null) {
    super((values, at) => allocate(native(...values.map((value) => toPlain(value, at))), at), members)
    this.native = native
  }
}

/** Named members of one of JavaScript's objects, numbers and functions, and functions of our own. */
export function chosenMembers(owner: object, names: string, more: Readonly<Record<string, Call>> = {}): FormulaRecord {
  const record = new FormulaRecord()
  for (const name of names.split(" ")) {
    const member: unknown = Reflect.get(owner, name)
    if (typeof member === "number") record.set(name, member)
    if (typeof member === "function") record.set(name, new NativeFunction((...given) => Reflect.apply(member, undefined, given)))
  }
  for (const [name, call] of Object.entries(more)) record.set(name, new FormulaFunction(call))
  record.isFrozen = true
  return record
}

/** What nearly every formula uses without declaring it: all of arithmetic, never `random`. Spec: 12.13. */
export const builtIns: ReadonlyMap<string, Value> = new Map<string, Value>([
  [
    "Math",
    chosenMembers(
      Math,
      "E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc",
    ),
  ],
  [
    "Number",
    new NativeFunction(
      Number,
      chosenMembers(
        Number,
        "EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt",
      ),
    ),
  ],
  ["String", new NativeFunction(String, chosenMembers(String, "fromCharCode fromCodePoint"))],
  ...chosenMembers({ parseFloat, parseInt, isNaN, isFinite }, "parseFloat parseInt isNaN isFinite"),
  ["Boolean", new FormulaFunction(([value]) => Boolean(value))],
])
