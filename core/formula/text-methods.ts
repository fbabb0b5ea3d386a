import { stop } from "./formula-error.ts"
import { bounded, FormulaFunction, toNumber, toText, type Value } from "./values.ts"

type TextMethod = (text: string, values: readonly Value[], at: number) => Value

const number = (values: readonly Value[], index: number, at: number): number | undefined =>
  values[index] === undefined ? undefined : toNumber(values[index], at)

/** The first argument as a text; a missing one reads "undefined", as in JavaScript. */
const text = (values: readonly Value[], index: number, at: number): string => toText(values[index], at)

/** Lengths are checked before the text is built. */
function lengthOf(value: number | undefined, at: number): number {
  const length = value ?? 0
  if (length > 100_000) stop("TooLarge", String(length), at)
  return length
}

function repeated(self: string, values: readonly Value[], at: number): string {
  const times = Math.trunc(number(values, 0, at) ?? 0) || 0
  if (times < 0 || times === Number.POSITIVE_INFINITY) return stop("NotAllowed", "repeat", at)
  return self.repeat(lengthOf(times * Math.max(self.length, 1), at) === 0 ? 0 : times)
}

function replaced(self: string, values: readonly Value[], at: number, all: boolean): string {
  const found = text(values, 0, at)
  const [, by] = values
  const replacement =
    by instanceof FormulaFunction ? (match: string, offset: number) => toText(by.call([match, offset, self], at), at) : null
  if (replacement !== null) return bounded(all ? self.replaceAll(found, replacement) : self.replace(found, replacement), at)
  const words = text(values, 1, at)
  if (all) lengthOf(self.length * Math.max(words.length, 1), at)
  return bounded(all ? self.replaceAll(found, words) : self.replace(found, words), at)
}

const padding = (values: readonly Value[], at: number): [number, string | undefined] => [
  lengthOf(number(values, 0, at), at),
  values[1] === undefined ? undefined : text(values, 1, at),
]

/** The methods of texts that formulas may call. Spec: 12.23. */
export const textMethods: ReadonlyMap<string, TextMethod> = new Map<string, TextMethod>([
  ["at", (self, values, at) => self.at(number(values, 0, at) ?? 0)],
  ["charAt", (self, values, at) => self.charAt(number(values, 0, at) ?? 0)],
  ["charCodeAt", (self, values, at) => self.charCodeAt(number(values, 0, at) ?? 0)],
  ["concat", (self, values, at) => bounded(self.concat(...values.map((value) => toText(value, at))), at)],
  ["endsWith", (self, values, at) => self.endsWith(text(values, 0, at), number(values, 1, at))],
  ["includes", (self, values, at) => self.includes(text(values, 0, at), number(values, 1, at))],
  ["indexOf", (self, values, at) => self.indexOf(text(values, 0, at), number(values, 1, at))],
  ["lastIndexOf", (self, values, at) => self.lastIndexOf(text(values, 0, at), number(values, 1, at))],
  ["padEnd", (self, values, at) => self.padEnd(...padding(values, at))],
  ["padStart", (self, values, at) => self.padStart(...padding(values, at))],
  ["repeat", repeated],
  ["replace", (self, values, at) => replaced(self, values, at, false)],
  ["replaceAll", (self, values, at) => replaced(self, values, at, true)],
  ["slice", (self, values, at) => self.slice(number(values, 0, at), number(values, 1, at))],
  [
    "split",
    (self, values, at) =>
      values[0] === undefined ? [self].slice(0, number(values, 1, at)) : self.split(text(values, 0, at), number(values, 1, at)),
  ],
  ["startsWith", (self, values, at) => self.startsWith(text(values, 0, at), number(values, 1, at))],
  ["substring", (self, values, at) => self.substring(number(values, 0, at) ?? 0, number(values, 1, at))],
  ["toLowerCase", (self) => self.toLowerCase()],
  ["toString", (self) => self],
  ["toUpperCase", (self) => self.toUpperCase()],
  ["trim", (self) => self.trim()],
  ["trimEnd", (self) => self.trimEnd()],
  ["trimStart", (self) => self.trimStart()],
])

/** A bound of the number formats; JavaScript throws outside of it. */
function within(value: number | undefined, least: number, most: number, name: string, at: number): number | undefined {
  if (value === undefined) return undefined
  const whole = Math.trunc(value) || 0
  return whole < least || whole > most ? stop("NotAllowed", name, at) : whole
}

/** The methods of numbers that formulas may call. */
export const numberMethods: ReadonlyMap<string, (self: number, values: readonly Value[], at: number) => Value> = new Map<
  string,
  (self: number, values: readonly Value[], at: number) => Value
>([
  ["toFixed", (self, values, at) => self.toFixed(within(number(values, 0, at), 0, 100, "toFixed", at))],
  ["toPrecision", (self, values, at) => self.toPrecision(within(number(values, 0, at), 1, 100, "toPrecision", at))],
  ["toString", (self, values, at) => self.toString(within(number(values, 0, at), 2, 36, "toString", at))],
])
