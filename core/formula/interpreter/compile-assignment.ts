import type { Assignment, Element, Pattern } from "../parser/syntax.ts"
import { toNumber } from "./conversions.ts"
import { atOf, type Evaluate, type CompilePlace, type Write } from "./compile-context.ts"
import { compileName, compileWrite } from "./compile-name.ts"
import { extrasOf } from "./extras.ts"
import { operatorOf, shortCircuits } from "./operators.ts"
import { readProperty, writeProperty } from "./properties.ts"

/**
 * What a pattern does with a value: a name, a member, or the parts of a list or a record.
 *
 * Fails with NothingThere and NotAList for values that cannot be taken apart.
 *
 * @param isFirst whether names are declared here
 */
export function compilePattern(pattern: Pattern, place: CompilePlace, isFirst: boolean): Write {
  place.size.nodes += 1
  const at = atOf(place, pattern.at)
  switch (pattern.is) {
    case "Identifier":
      return compileWrite(pattern.name, pattern.at, place, isFirst)
    case "Member": {
      const object = place.compile.expression(pattern.object, place)
      const property = place.compile.expression(pattern.property, place)
      return (frame, value) => writeProperty(object(frame), property(frame), value, at)
    }
    default:
      return extrasOf(place).pattern(pattern, place, isFirst)
  }
}

/** A part of a pattern; its default stands for undefined. */
export function compileElement({ target, fallback }: Element, place: CompilePlace, isFirst: boolean): Write {
  const value = fallback && place.compile.expression(fallback, place)
  const write = compilePattern(target, place, isFirst)
  if (value === null) return write
  return (frame, given) => write(frame, given === undefined ? value(frame) : given)
}

/** `x = 1`, `x += 1`, `x ??= 1`, `x++` and `[a, b] = [b, a]`; object and key are evaluated once. */
export function compileAssignment({ operator, target, value, postfix, at: offset }: Assignment, place: CompilePlace): Evaluate {
  if (target.is === "ArrayPattern" || target.is === "ObjectPattern") {
    const write = compilePattern(target, place, false)
    const compiled = place.compile.expression(value, place)
    return (frame) => {
      const given = compiled(frame)
      write(frame, given)
      return given
    }
  }
  const at = atOf(place, offset)
  const shortCircuit = shortCircuits.get(operator)
  const compute = operator === "" || shortCircuit !== undefined ? null : operatorOf(operator, at)
  const isName = target.is === "Identifier"
  const object = isName ? () => undefined : place.compile.expression(target.object, place)
  const property = isName ? () => undefined : place.compile.expression(target.property, place)
  const read = isName && operator !== "" ? compileName(target.name, target.at, place) : null
  const write = isName ? compileWrite(target.name, target.at, place) : null
  const compiled = place.compile.expression(value, place)
  const here = atOf(place, target.at)
  return (frame) => {
    const [owner, key] = [object(frame), property(frame)]
    const old = operator === "" ? undefined : read === null ? readProperty(owner, key, here) : read(frame)
    if (shortCircuit?.(old) === true) return old
    const given = compiled(frame)
    const result = compute === null ? given : compute(old, given)
    if (write === null) writeProperty(owner, key, result, here)
    else write(frame, result)
    return postfix ? toNumber(old, at) : result
  }
}
