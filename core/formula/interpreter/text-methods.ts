import { type At, charge, chargeItems, chargeText, formulaLimits, halt, within } from "../limits.ts"
import { toNumber, toPlain, toText } from "./conversions.ts"
import { callNative } from "./list-methods.ts"
import { madeDigits, made, madeList } from "./made.ts"
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
    return words.replaceAll(/\$[$&`']/g, (mark) => {
      if (mark === "$$") return grow("$", mark)
      if (mark === "$&") return grow(match, mark)
      return grow(mark === "$`" ? self.slice(0, offset) : self.slice(offset + match.length), mark)
    })
  }
  return all ? self.replaceAll(found, replacement) : self.replace(found, replacement)
}

/** Methods of texts by name, apart from those that make a regular expression of a text. */
export const textMethods = new Set(
  "at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substr substring toLowerCase toString toUpperCase trim trimEnd trimLeft trimRight trimStart".split(
    " ",
  ),
)
const searches = /^(?:endsWith|includes|indexOf|lastIndexOf|replace|replaceAll|split|startsWith)$/

/**
 * Calls a method of a text.
 *
 * Spec: 12.17, 12.21, 12.23. Fails with NotAllowed for a name that is not on the list, and for arguments that JavaScript refuses.
 */
export function callTextMethod(text: string, name: string, values: readonly Value[], at: At): Value {
  chargeText(at, text.length)
  if (!textMethods.has(name)) return halt("NotAllowed", name, at)
  const [first, ...rest] = values
  const given = [first, ...rest].map((value) => (value instanceof FormulaFunction && name.startsWith("replace") ? "" : toPlain(value, at)))
  const searched = searches.test(name) ? String(given[0]).length : 0
  charge(at, (text.length * searched) / formulaLimits.pairsPerStep)
  if (name.startsWith("replace")) return made(replaceText(text, name === "replaceAll", values, at), at)
  if (/^repeat|^pad/.test(name)) {
    const copies = name === "repeat" ? Math.max(text.length, 1) : 1
    within(Math.trunc(Number(given[0])) * copies, formulaLimits.textLength, "TooLarge", at.offset)
  }
  const result = callNative(text, name, given.slice(0, values.length), at)
  return Array.isArray(result) ? madeList(result, at, true) : made(result, at)
}

/** Calls a method of a number, charged by the digits that it writes. */
export function callNumberMethod(number: number, name: string, values: readonly Value[], at: At): Value {
  if (!/^to(?:Exponential|Fixed|Precision|String)$/.test(name)) return halt("NotAllowed", name, at)
  charge(at, 1)
  const given = values.map((value) => (value === undefined ? undefined : toNumber(value, at)))
  const result = made(callNative(number, name, given, at), at)
  return typeof result === "string" ? madeDigits(result, at) : result
}
