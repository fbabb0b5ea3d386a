import { type At, chargeText, formulaLimits, halt, within } from "../../limits.ts"
import type { RegularExpressionMatch } from "../../regular-expression/exec-regular-expression.ts"
import { toNumber, toText } from "../conversions.ts"
import { allocate, allocateList, allocateText } from "../allocate.ts"
import { FormulaFunction, type Value } from "../values.ts"
import { allocateIterator } from "./iterators.ts"
import { allMatches, toPattern, FormulaPattern, matchList, namedGroups, nextMatch, searchFrom } from "./patterns.ts"

/** Methods of texts that take a regular expression, and make one of a text. Spec: 12.34. */
export const takesPattern = (name: string, first: Value): boolean =>
  /^(?:match|matchAll|search)$/.test(name) || (first instanceof FormulaPattern && /^(?:replace|replaceAll|split)$/.test(name))

/**
 * Calls a method of a text with a regular expression.
 *
 * Spec: 12.34. Fails with BadArgument for `replaceAll` and `matchAll` without the flag `g`, as JavaScript does.
 */
export function callWithPattern(text: string, name: string, [first, second]: readonly Value[], at: At): Value {
  const pattern = toPattern(first, name === "matchAll" ? "g" : "", at)
  const isGlobal = pattern.expression.flags.includes("g")
  if (name.endsWith("All") && !isGlobal) return halt("BadArgument", name, at)
  switch (name) {
    case "search":
      return searchFrom(pattern.expression, text, 0, at)?.index ?? -1
    case "split":
      return split(pattern, text, second, at)
    case "matchAll": {
      const copy = new FormulaPattern(pattern.expression)
      copy.lastIndex = pattern.lastIndex
      return allocateIterator(
        allMatches(copy, text, at).map((match) => matchList(match, text, at)),
        at,
      )
    }
  }
  if (isGlobal) pattern.lastIndex = 0
  if (name !== "match") return replace(pattern, text, second, at)
  if (!isGlobal) return matchList(nextMatch(pattern, text, at), text, at)
  const all = allMatches(pattern, text, at).map(({ index, end }) => text.slice(index, end))
  return all.length === 0 ? null : allocateList(all, at, true)
}

/** Replaces what was found by a text, where `$1`, `$<name>` and `$&` mean what they mean in JavaScript, or by what a function gives. */
function replace(pattern: FormulaPattern, text: string, by: Value, at: At): Value {
  const words = by instanceof FormulaFunction ? "" : toText(by, at)
  const first = pattern.expression.flags.includes("g") ? null : nextMatch(pattern, text, at)
  const matches = pattern.expression.flags.includes("g") ? allMatches(pattern, text, at) : first === null ? [] : [first]
  let result = ""
  let last = 0
  for (const match of matches) {
    const found = text.slice(match.index, match.end)
    result += text.slice(last, match.index)
    if (by instanceof FormulaFunction) {
      const named = match.named === null ? [] : [namedGroups(match, at)]
      result += toText(by.call([found, ...match.groups, match.index, text, ...named], at, undefined), at)
    } else result += expanded(words, match, text, at)
    within(result.length, formulaLimits.textLength, "TooLarge", at.offset)
    last = match.end
  }
  return allocate(result + text.slice(last), at)
}

function expanded(words: string, { index, end, groups, named }: RegularExpressionMatch, text: string, at: At): string {
  chargeText(at, words.length)
  let length = words.length
  const put = (part: string) => {
    length += part.length
    within(length, formulaLimits.textLength, "TooLarge", at.offset)
    return part
  }
  return words.replaceAll(/\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g, (mark: string, sign?: string, digits?: string, name?: string) => {
    if (sign === "$") return "$"
    if (sign === "&") return put(text.slice(index, end))
    if (sign !== undefined) return put(sign === "`" ? text.slice(0, index) : text.slice(end))
    if (name !== undefined) return named === null ? mark : put((Object.hasOwn(named, name) ? named[name] : undefined) ?? "")
    if (digits === undefined) return mark
    // `$12` is group 12 where there are that many, otherwise group 1 and a 2
    const count = Number(digits) > groups.length ? 1 : digits.length
    const group = Number(digits.slice(0, count))
    return group > 0 && group <= groups.length ? put(groups[group - 1] ?? "") + digits.slice(count) : mark
  })
}

/** JavaScript's `split`: what the groups took stands between the parts. */
function split(pattern: FormulaPattern, text: string, limit: Value, at: At): Value {
  const most = limit === undefined ? 2 ** 32 - 1 : toNumber(limit, at) >>> 0
  const expression = { ...pattern.expression, flags: pattern.expression.flags.replace("y", "") }
  const parts: Value[] = []
  const push = (part: string | undefined) => {
    if (parts.length < most) parts.push(part === undefined ? part : allocateText(part, at))
    within(parts.length, formulaLimits.listLength, "TooLarge", at.offset)
  }
  let begin = 0
  let from = 0
  while (from < text.length && parts.length < most) {
    const match = searchFrom(expression, text, from, at)
    if (match === null || match.index >= text.length) break
    if (match.end === begin) from = match.index + 1
    else {
      push(text.slice(begin, match.index))
      for (const group of match.groups) push(group)
      begin = match.end
      from = match.end === match.index ? match.end + 1 : match.end
    }
  }
  if (text !== "" || searchFrom(expression, text, 0, at) === null) push(text.slice(begin))
  return allocateList(parts, at)
}
