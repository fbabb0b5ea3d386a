import { type CharacterSet, hasCode, inRanges, lineEnds, word } from "./character-set.ts"
import type { Instruction, RegularExpression } from "./program.ts"

/** What was found. Units: offsets in the text. */
export interface RegularExpressionMatch {
  readonly index: number
  readonly end: number
  /** what group 1 and the following took; undefined for a group that took no part */
  readonly groups: readonly (string | undefined)[]
  /** the same for the groups that have a name; null when none has */
  readonly named: Readonly<Record<string, string | undefined>> | null
}

/** Is told the steps of the work that follows, and throws when there were too many. */
type Pay = (steps: number) => void

/** Steps of an entry of the stack: what a search may cost bounds its memory, too. */
const stepsPerEntry = 6

/** Numbers of a set that are compared in one step, and how much longer it takes to compare the cases of a letter. */
const numbersPerStep = 4
const costOfCases = 8

/**
 * The first match at `from` or later, as JavaScript finds it; with the flag `y`, only at `from`.
 *
 * Nothing here calls itself, and all that may have to be undone stands in one list: no text and no expression overflows
 * the host's stack. A search that would take for ever is ended by `pay`. Units: a step is some 10 ns, and at most 4 bytes.
 *
 * Spec: 12.34.
 *
 * @example
 * const price = parseRegularExpression("(\\d+),(?<rest>\\d*)", "")
 * price._tag === "Refused" ? null : execRegularExpression(price, "cena 12,50 zł", 0, () => {})
 * // => { index: 5, end: 10, groups: ["12", "50"], named: { rest: "50" } }
 */
export function execRegularExpression(expression: RegularExpression, text: string, from: number, pay: Pay): RegularExpressionMatch | null {
  const { flags, groupCount, groupNames } = expression
  const { endOf, taken } = createMatcher(expression, text, pay)
  const last = flags.includes("y") ? Math.min(from, text.length) : text.length
  for (let index = from; index <= last; index += 1) {
    const end = endOf(index)
    if (end === null) continue
    const groups = Array.from({ length: groupCount }, (_, before) => taken(before + 1))
    const named = Array.from(groupNames, ([name, group]) => [name, taken(group)] as const)
    return { index, end, groups, named: named.length > 0 ? Object.fromEntries(named) : null }
  }
  return null
}

function createMatcher({ program, flags, registers: size }: RegularExpression, text: string, pay: Pay) {
  const ignoresCase = flags.includes("i")
  const isMultiline = flags.includes("m")
  pay(size)
  const registers = Array.from({ length: size }, () => -1)
  /**
   * Three numbers for an entry. What else may be tried: the instruction, the position, and the last position before it that is worth a
   * try. What has to be undone first: the complement of a register, its former number, and 0.
   */
  const stack: number[] = []
  let at = 0
  let next = 0

  function push(first: number, second: number, third: number): void {
    pay(stepsPerEntry)
    stack.push(first, second, third)
  }

  const kept = (register: number) => registers[register] ?? -1

  function keep(register: number, number: number): true {
    const former = kept(register)
    if (former !== number) push(~register, former, 0)
    registers[register] = number
    return true
  }

  /** Undoes what was done above a height of the stack; stops where something else is worth a try, unless that is over. */
  function goBack(height: number, isOver: boolean): boolean {
    while (stack.length > height) {
      const last = stack.pop() ?? 0
      const position = stack.pop() ?? 0
      const instruction = stack.pop() ?? 0
      if (instruction < 0) registers[~instruction] = position
      else if (!isOver) {
        next = instruction
        at = position
        if (position > last) push(instruction, position - 1, last)
        return true
      }
    }
    return false
  }

  /** What a group took: nothing until it has ended. */
  function taken(group: number): string | undefined {
    const end = kept(group * 2 + 1)
    return end < 0 ? undefined : text.slice(kept(group * 2), end)
  }

  function takes(set: CharacterSet): boolean {
    pay((set.ranges.length / numbersPerStep) * (ignoresCase ? costOfCases : 1))
    const isTaken = at < text.length && hasCode(set, text.charCodeAt(at), ignoresCase)
    if (isTaken) at += 1
    return isTaken
  }

  const isWord = (position: number) => inRanges(word, text.charCodeAt(position))
  const endsLine = (position: number) => isMultiline && inRanges(lineEnds, text.charCodeAt(position))

  function isEdge(edge: string): boolean {
    if (edge === "^") return at === 0 || endsLine(at - 1)
    if (edge === "$") return at === text.length || endsLine(at)
    return (isWord(at - 1) !== isWord(at)) === (edge === "\\b")
  }

  function succeeds(instruction: Instruction): boolean {
    switch (instruction.is) {
      case "Take": {
        const first = at + instruction.min
        const last = at + instruction.max
        while (at < last && takes(instruction.set));
        if (at > first) push(next, at - 1, first)
        return at >= first
      }
      case "Repeat": {
        const wanted = taken(instruction.group) ?? ""
        for (let offset = 0; offset < wanted.length; offset += 1) {
          const code = wanted.charCodeAt(offset)
          if (!takes({ ranges: [code, code], isNegated: false })) return false
        }
        return true
      }
      case "Edge":
        return isEdge(instruction.edge)
      case "Fork":
        push(next + instruction.other, at, at)
        return true
      case "Jump":
        next += instruction.by
        return true
      case "Keep":
        return keep(instruction.register, instruction.number ?? at)
      case "Loop": {
        const { register, min, max, isGreedy, size: length } = instruction
        const after = next + length
        const count = kept(register)
        if (count < min) return true
        if (count < max) push(isGreedy ? after : next, at, at)
        if (count >= max || !isGreedy) next = after
        return true
      }
      case "Begin": {
        const { register, most, first, last } = instruction
        pay(last - first + 1)
        for (let group = first; group <= last; group += 1) keep(group * 2 + 1, -1)
        keep(register + 1, at)
        return keep(register, Math.min(kept(register) + 1, most))
      }
      case "Again":
        next -= instruction.size
        return kept(instruction.register) <= instruction.min || kept(instruction.register + 1) < at
      case "Look": {
        const height = stack.length
        if (instruction.isNegated) push(next + instruction.size, at, at)
        keep(instruction.register + 1, at)
        return keep(instruction.register, height)
      }
      case "Found": {
        const height = kept(instruction.register)
        at = kept(instruction.register + 1)
        if (instruction.isNegated) return goBack(height, true)
        // nothing of it is tried once more: what would be becomes the undoing of register 0, which nobody needs
        pay(stack.length - height)
        for (let entry = height; entry < stack.length; entry += 3) stack[entry] = Math.min(stack[entry] ?? 0, -1)
        return true
      }
    }
  }

  /** Where a match that begins there ends. When there is none, the registers are as they were. */
  function endOf(start: number): number | null {
    at = start
    next = 0
    for (let instruction = program[0]; instruction !== undefined; instruction = program[next]) {
      pay(1)
      next += 1
      if (!succeeds(instruction) && !goBack(0, false)) return null
    }
    return at
  }

  return { endOf, taken }
}
