import { callNative, type Signatures } from "./call-native.ts"
import { formulaLimits } from "./limits.ts"
import { type At, halt, pay } from "./meter.ts"
import { bounded, boundedList, FormulaFunction, numberOr, toText, type Value } from "./values.ts"

/** What is too long is refused before it is built. */
function refuseLength(length: number, at: At): void {
  if (length > formulaLimits.textLength) halt("TooLarge", String(formulaLimits.textLength), at)
}

function replaced(self: string, values: readonly Value[], at: At, all: boolean): string {
  const found = toText(values[0], at)
  const [, by] = values
  if (by instanceof FormulaFunction) {
    const replacement = (match: string, offset: number) => toText(by.call([match, offset, self], at), at)
    return all ? self.replaceAll(found, replacement) : self.replace(found, replacement)
  }
  const words = toText(by, at)
  // each place found may become all of the words, and $& and the like in them all of the text
  const each = Math.max(words.length, 1) * ((all ? /\$[`']/ : /\$/).test(words) ? self.length : 1)
  refuseLength(all ? self.length * each : each, at)
  return all ? self.replaceAll(found, words) : self.replace(found, words)
}

/** The methods of texts that formulas may call. Spec: 12.23. */
const signatures: Signatures = new Map(
  Object.entries({
    at: "n",
    charAt: "n",
    charCodeAt: "n",
    endsWith: "tn",
    includes: "tn",
    indexOf: "tn",
    lastIndexOf: "tn",
    padEnd: "nt",
    padStart: "nt",
    repeat: "n",
    replace: "",
    replaceAll: "",
    concat: "",
    slice: "nn",
    split: "tn",
    startsWith: "tn",
    substring: "nn",
    toLowerCase: "",
    toString: "",
    toUpperCase: "",
    trim: "",
    trimEnd: "",
    trimStart: "",
  }),
)

/**
 * Calls a method of a text.
 *
 * Spec: 12.23. Fails with NotAllowed for every other name, and with TooLarge before a text would be too long.
 */
export function callTextMethod(self: string, name: string, values: readonly Value[], at: At): Value {
  const signature = signatures.get(name) ?? halt("NotAllowed", name, at)
  if (name.startsWith("replace")) return bounded(replaced(self, values, at, name === "replaceAll"), at)
  if (name === "concat") return values.reduce<string>((text, value) => bounded(text + toText(value, at), at), self)
  const [first] = values
  if (signature.startsWith("t") && typeof first === "string") pay(at, (self.length * first.length) / formulaLimits.pairsPerStep)
  if (name === "repeat" || signature === "nt") {
    const size = numberOr(first, 0, at)
    if (name === "repeat" && (size <= -1 || size === Number.POSITIVE_INFINITY)) return halt("NotAllowed", name, at)
    refuseLength(name === "repeat" ? Math.trunc(size) * Math.max(self.length, 1) : size, at)
  }
  const result = callNative(String.prototype, name, signature, self, values, at)
  return Array.isArray(result) ? boundedList(result, at) : result
}

/** The methods of numbers that formulas may call, with the least and the greatest argument: JavaScript throws outside of them. */
const formats: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["toFixed", [0, 100]],
  ["toPrecision", [1, 100]],
  ["toString", [2, 36]],
])

/**
 * Calls a method of a number.
 *
 * Spec: 12.23. Fails with NotAllowed for every other name, and for digits or a radix that there are not.
 */
export function callNumberMethod(self: number, name: string, values: readonly Value[], at: At): Value {
  const [least, most] = formats.get(name) ?? halt("NotAllowed", name, at)
  const whole = Math.trunc(numberOr(values[0], most, at)) || 0
  if (whole < least || whole > most) return halt("NotAllowed", name, at)
  return callNative(Number.prototype, name, "n", self, values, at)
}
