import { callNative, type Signatures } from "./call-native.ts"
import { formulaLimits } from "./limits.ts"
import { type At, halt, pay } from "./meter.ts"
import { bounded, boundedList, FormulaFunction, toNumber, toText, type Value } from "./values.ts"

const number = (values: readonly Value[], index: number, at: At): number | undefined =>
  values[index] === undefined ? undefined : toNumber(values[index], at)

/** What is too long is refused before it is built. */
function refuseLength(length: number, at: At): void {
  if (length > formulaLimits.textLength) halt("TooLarge", String(formulaLimits.textLength), at)
}

function replaced(self: string, values: readonly Value[], at: At, all: boolean): string {
  const found = toText(values[0], at)
  const [, by] = values
  const words = by instanceof FormulaFunction ? null : toText(by, at)
  // each place found may become all of the words
  if (words !== null && all) refuseLength(self.length * Math.max(words.length, 1), at)
  const replacement = (match: string, offset: number) =>
    by instanceof FormulaFunction ? toText(by.call([match, offset, self], at), at) : ""
  if (all) return words === null ? self.replaceAll(found, replacement) : self.replaceAll(found, words)
  return words === null ? self.replace(found, replacement) : self.replace(found, words)
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
    const size = number(values, 0, at) ?? 0
    if (name === "repeat" && (size <= -1 || size === Number.POSITIVE_INFINITY)) return halt("NotAllowed", name, at)
    refuseLength(name === "repeat" ? Math.trunc(size) * Math.max(self.length, 1) : size, at)
  }
  const result = callNative(String.prototype, name, signature, self, values, at)
  return Array.isArray(result) ? boundedList(result, at) : result
}

/** A bound of the number formats; JavaScript throws outside of it. */
function within(value: number | undefined, least: number, most: number, name: string, at: At): number | undefined {
  if (value === undefined) return undefined
  const whole = Math.trunc(value) || 0
  return whole < least || whole > most ? halt("NotAllowed", name, at) : whole
}

/** The methods of numbers that formulas may call. */
export const numberMethods: ReadonlyMap<string, (self: number, values: readonly Value[], at: At) => Value> = new Map<
  string,
  (self: number, values: readonly Value[], at: At) => Value
>([
  ["toFixed", (self, values, at) => self.toFixed(within(number(values, 0, at), 0, 100, "toFixed", at))],
  ["toPrecision", (self, values, at) => self.toPrecision(within(number(values, 0, at), 1, 100, "toPrecision", at))],
  ["toString", (self, values, at) => self.toString(within(number(values, 0, at), 2, 36, "toString", at))],
])
