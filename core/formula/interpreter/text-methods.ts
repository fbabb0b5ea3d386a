import { type At, charge, chargeItems, chargeText, formulaLimits, halt, within } from "../limits.ts"
import { toNumber, toPlain, toText } from "./conversions.ts"
import { callNative, methodTable } from "./list-methods.ts"
import { allocate, allocateDigits, allocateList, allocateText } from "./allocate.ts"
import { FormulaFunction, type Value } from "./values.ts"

/**
 * JavaScript's `replace` and `replaceAll` for texts, counting how long the text becomes while it grows.
 *
 * Fails with TooLarge.
 *
 * @param values what is searched for, and the text or function that replaces it; `$&`, `` $` ``, `$'` and `$$` in a text mean what they
 * mean in JavaScript
 */
export function replaceText(self: string, all: boolean, values: readonly Value[], at: At): string {
  const found = toText(values[0], at)
  const [, by] = values
  const words = by instanceof FormulaFunction ? "" : toText(by, at)
  let length = self.length
  const grow = (text: string, instead: string) => {
    length += text.length - instead.length
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    return text
  }
  const replacement = (match: string, offset: number) => {
    chargeItems(at, 2)
    if (by instanceof FormulaFunction) return grow(toText(by.call([match, offset, self], at, undefined), at), match)
    grow(words, match)
    chargeText(at, words.length)
    if (!words.includes("$")) return words
    return words.replaceAll(/\$[$&`']/g, (mark) => {
      if (mark === "$$") return grow("$", mark)
      if (mark === "$&") return grow(match, mark)
      return grow(mark === "$`" ? self.slice(0, offset) : self.slice(offset + match.length), mark)
    })
  }
  return all ? self.replaceAll(found, replacement) : self.replace(found, replacement)
}

/**
 * Methods of texts by name, apart from those that make a regular expression of a text, with what makes them dear: `s` searches, `r` searches
 * and replaces, `n` makes as long a text as its first argument says.
 */
export const textMethods = methodTable(
  "at charAt charCodeAt codePointAt concat endsWith:s includes:s indexOf:s lastIndexOf:s padEnd:n padStart:n repeat:n replace:r replaceAll:r slice split:s startsWith:s substr substring toLowerCase toString toUpperCase trim trimEnd trimLeft trimRight trimStart",
)

/**
 * Calls a method of a text.
 *
 * Spec: 12.17, 12.21, 12.23. Fails with BadArgument for arguments that JavaScript refuses.
 *
 * @param kind what `textMethods` says about the method
 */
export function callTextMethod(text: string, name: string, kind: string, values: readonly Value[], at: At): Value {
  charge(at, 1 + text.length / formulaLimits.charactersPerStep)
  const given = values.map((value) => (kind === "r" && value instanceof FormulaFunction ? "" : toPlain(value, at)))
  if (kind === "r" || kind === "s") charge(at, (text.length * String(given[0]).length) / formulaLimits.pairsPerStep)
  if (kind === "r") return allocateText(replaceText(text, name === "replaceAll", values, at), at)
  if (kind === "n") {
    const copies = name === "repeat" ? Math.max(text.length, 1) : 1
    within(Math.trunc(Number(given[0])) * copies, formulaLimits.textLength, "TooLarge", at.offset)
  }
  const result = callNative(text, name, given, at)
  return Array.isArray(result) ? allocateList(result, at, true) : allocate(result, at)
}

/** Calls a method of a number, charged by the digits that it writes. */
export function callNumberMethod(number: number, name: string, values: readonly Value[], at: At): Value {
  if (!/^to(?:Exponential|Fixed|Precision|String)$/.test(name)) return halt("NotAllowed", name, at)
  charge(at, 1)
  const given = values.map((value) => (value === undefined ? undefined : toNumber(value, at)))
  const result = allocate(callNative(number, name, given, at), at)
  return typeof result === "string" ? allocateDigits(result, at) : result
}
