import { lineEnds, namedRanges, type Ranges } from "./character-set.ts"
import type { Instruction, RegularExpression } from "./program.ts"

/** What is left out on purpose, or wrong: `syntax` and `flags` are errors in JavaScript as well. */
export type RefusedFeature =
  | "syntax"
  | "flags"
  | "unicode"
  | "unicodeSets"
  | "indices"
  | "lookbehind"
  | "modifiers"
  | "duplicateName"
  | "tooLong"
  | "tooDeep"

/** Why an expression is refused, and where: an offset in its source. The place of a flag is the end of the source. */
export interface RefusedExpression {
  readonly _tag: "Refused"
  readonly feature: RefusedFeature
  readonly at: number
}

/** Characters of a source, and groups in groups. */
const limits = { sourceLength: 20_000, nesting: 200 }

const refusedFlags: ReadonlyMap<string, RefusedFeature> = new Map([
  ["u", "unicode"],
  ["v", "unicodeSets"],
  ["d", "indices"],
])

/** Groups, and what may hold a bracket that opens none: escapes and classes. */
const opening = /\\[^]|\[(?:\\[^]|[^\]\\])*|\((?:\?<(?![=!])([^>]+)|(?!\?))/g
const group = /\((?:\?(?:([:=!])|<[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*>))?/uy
const quantifier = /(?:([*+?])|\{(\d+(?:,\d*)?)\})(\??)/y
const escape = /\\(?:([dDsSwW])|c([A-Za-z])|x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|([0-3][0-7]{0,2}|[4-7][0-7]?))/y

/** What the short quantifiers would be in braces. */
const inBraces: Readonly<Record<string, string>> = { "*": "0,", "+": "1,", "?": "0,1" }

const backspace = 8
const dash = 45

/**
 * Compiles a merchant's regular expression: JavaScript's language without the flags `u`, `v` and `d`, lookbehind and modifiers.
 *
 * Spec: 12.34.
 *
 * @example
 * const postCode = parseRegularExpression("^(\\d\\d)-(\\d{3})$", "")
 * postCode._tag === "Refused" ? 0 : postCode.groupCount // => 2
 * @example parseRegularExpression("(?<=zł )\\d+", "") // => { _tag: "Refused", feature: "lookbehind", at: 0 }
 * @example parseRegularExpression("a[z-a]", "") // => { _tag: "Refused", feature: "syntax", at: 2 }
 */
export function parseRegularExpression(source: string, flags: string): RegularExpression | RefusedExpression {
  try {
    const wrong = /[^gimsy]|(.).*\1/s.exec(flags)
    if (wrong) refuse(refusedFlags.get(wrong[0]) ?? "flags", source.length)
    if (source.length > limits.sourceLength) refuse("tooLong", limits.sourceLength)
    return compile(source, flags)
  } catch (signal) {
    if (signal instanceof Refusal) return { _tag: "Refused", feature: signal.feature, at: signal.at }
    throw signal
  }
}

/** Thrown by the parser, and caught in `parseRegularExpression`. */
class Refusal {
  readonly feature: RefusedFeature
  readonly at: number

  constructor(feature: RefusedFeature, at: number) {
    this.feature = feature
    this.at = at
  }
}

function refuse(feature: RefusedFeature, at: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- a signal carries no stack, and none is read
  throw new Refusal(feature, at)
}

/** Instructions in pieces, which are copied once, at the end: copying them for each group around them would take very long. */
type Code = Instruction | { readonly size: number; readonly parts: readonly Code[] }

const sizeOf = (code: Code) => ("parts" in code ? code.size : 1)

function joined(parts: readonly Code[]): Code {
  const [only] = parts
  return only !== undefined && parts.length === 1 ? only : { size: parts.reduce((size, part) => size + sizeOf(part), 0), parts }
}

function copyTo(program: Instruction[], code: Code): Instruction[] {
  if (!("parts" in code)) program.push(code)
  else for (const part of code.parts) copyTo(program, part)
  return program
}

function compile(source: string, flags: string): RegularExpression {
  const groupNames = new Map<string, number>()
  let groupCount = 0
  for (const { 0: text, 1: name, index } of source.matchAll(opening)) {
    if (text.startsWith("(")) groupCount += 1
    if (name === undefined) continue
    if (groupNames.has(name)) refuse("duplicateName", index)
    groupNames.set(name, groupCount)
  }
  let registers = groupCount * 2 + 2
  /** the groups that have begun, and how deep in groups we are */
  let groups = 0
  let depth = 0
  let at = 0

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    at += found?.[0].length ?? 0
    return found
  }

  function twoRegisters(): number {
    registers += 2
    return registers - 2
  }

  function alternatives(): Code {
    const branches = [sequence()]
    while (match(/\|/y)) branches.push(sequence())
    let rest = branches.reduce((size, branch) => size + sizeOf(branch) + 2, -2)
    return joined(
      branches.flatMap((branch): readonly Code[] => {
        const size = sizeOf(branch)
        if (rest === size) return [branch]
        rest -= size + 2
        return [{ is: "Fork", other: size + 1 }, branch, { is: "Jump", by: rest }]
      }),
    )
  }

  function sequence(): Code {
    const terms: Code[] = []
    // the end of the source is "", which is in every text
    while (!"|)".includes(source.charAt(at))) terms.push(term())
    return joined(terms)
  }

  function term(): Code {
    const edge = match(/[$^]|\\[bB]/y)
    if (edge) return { is: "Edge", edge: edge[0] }
    const start = at
    // braces that are no quantifier are characters
    if (match(quantifier)) refuse("syntax", start)
    const first = groups + 1
    const body = atom()
    const found = match(quantifier)
    return found ? loop(body, found, first) : body
  }

  function loop(body: Code, [, mark = "", braces, lazy]: RegExpExecArray, first: number): Code {
    const [from, to = from] = (braces ?? inBraces[mark] ?? "").split(",")
    const min = Number(from)
    const max = to === "" ? Infinity : Number(to)
    if (max < min) refuse("syntax", at - 1)
    const isGreedy = lazy === ""
    if (isGreedy && "is" in body && body.is === "Take" && body.min === 1 && body.max === 1) return { ...body, min, max }
    const register = twoRegisters()
    const size = sizeOf(body) + 2
    return joined([
      { is: "Keep", register, number: 0 },
      { is: "Loop", register, min, max, isGreedy, size },
      // without an upper bound, all that matters is whether there were enough
      { is: "Begin", register, most: to === "" ? min + 1 : max, first, last: groups },
      body,
      { is: "Again", register, min, size: size + 1 },
    ])
  }

  function atom(): Code {
    switch (source[at]) {
      case "(":
        return groupOrLookahead()
      case "[":
        return characterClass()
      case ".":
        at += 1
        return take(flags.includes("s") ? [] : lineEnds, true)
      default:
        return reference() ?? take(asRanges(member(false)), false)
    }
  }

  function groupOrLookahead(): Code {
    const opened = at
    const kind = match(group)?.[1]
    const left = match(/\?(<?)[ims!=-]/y)
    if (left) refuse(left[1] === "" ? "modifiers" : "lookbehind", opened)
    depth += 1
    if (depth > limits.nesting) refuse("tooDeep", opened)
    if (kind === undefined) groups += 1
    const register = kind === undefined ? groups * 2 : twoRegisters()
    const body = alternatives()
    if (!match(/\)/y)) refuse("syntax", opened)
    depth -= 1
    if (kind === ":") return body
    if (kind === undefined) return joined([{ is: "Keep", register }, body, { is: "Keep", register: register + 1 }])
    const isNegated = kind === "!"
    return joined([{ is: "Look", register, isNegated, size: sizeOf(body) + 1 }, body, { is: "Found", register, isNegated }])
  }

  /** `\1` and `\k<name>`; null where there is no such group, because then it is another escape. */
  function reference(): Instruction | null {
    const start = at
    const [, number, name = ""] = match(/\\(?:([1-9]\d*)|k<([^>]*)>)/y) ?? []
    const known = Number(number ?? groupNames.get(name))
    if (known <= groupCount) return { is: "Repeat", group: known }
    at = start
    return null
  }

  function characterClass(): Instruction {
    const isNegated = match(/\[(\^?)/y)?.[1] === "^"
    const ranges: number[] = []
    while (!match(/\]/y)) {
      const start = at
      const first = member(true)
      const last = match(/-(?!\])/y) ? member(true) : null
      if (last === null) ranges.push(...asRanges(first))
      else if (typeof first !== "number" || typeof last !== "number") ranges.push(...asRanges(first), dash, dash, ...asRanges(last))
      else if (first <= last) ranges.push(first, last)
      else refuse("syntax", start)
    }
    return take(ranges, isNegated)
  }

  /** A character, or all that an escape stands for. */
  function member(isInClass: boolean): number | Ranges {
    const start = at
    const [, named, control, byte, unit, octal] = match(escape) ?? []
    if (named !== undefined) return namedRanges.get(named) ?? []
    if (octal !== undefined) return Number(`0o${octal}`)
    const hex = byte ?? unit
    if (hex !== undefined) return Number(`0x${hex}`)
    const letter = control ?? (isInClass ? match(/\\c([\d_])/y)?.[1] : undefined)
    if (letter !== undefined) return letter.charCodeAt(0) % 32
    // a backslash before a "c" that names no control character is itself a character
    const isEscaped = match(/\\(?!c)/y) !== null
    if (at >= source.length || (isEscaped && groupNames.size > 0 && source[at] === "k")) refuse("syntax", start)
    at += 1
    const code = source.charCodeAt(at - 1)
    const blank = isEscaped ? "btnvfr".indexOf(String.fromCharCode(code)) : -1
    return blank < 0 ? code : backspace + blank
  }

  const program = copyTo([], alternatives())
  if (at < source.length) refuse("syntax", at)
  return { _tag: "RegularExpression", source, flags, groupCount, groupNames, program, registers }
}

const take = (ranges: Ranges, isNegated: boolean): Instruction => ({ is: "Take", set: { ranges, isNegated }, min: 1, max: 1 })

const asRanges = (member: number | Ranges): Ranges => (typeof member === "number" ? [member, member] : member)
