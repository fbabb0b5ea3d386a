import { atOf, type Evaluate, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileName, compileWrite } from "./compile-variable.ts"
import { operatorOf } from "./operators.ts"
import { readProperty, writeProperty } from "./properties.ts"
import type { Assignment } from "./syntax.ts"
import { toNumber, type Value } from "./values.ts"

/** What a logical operator gives without looking at its right side. */
export const staysAt: ReadonlyMap<string, (left: Value) => boolean> = new Map([
  ["&&", (left: Value) => !left],
  ["||", Boolean],
  ["??", (left: Value) => left !== null && left !== undefined],
])

/** `x = 1`, `x += 1`, `x ??= 1` and `x++`; object and key are evaluated once. */
export function compileAssignment({ operator, target, value, postfix, at: offset }: Assignment, place: Place): Evaluate {
  const at = atOf(place, offset)
  const stays = staysAt.get(operator)
  const compute = operator === "" || stays !== undefined ? null : operatorOf(operator, at)
  const isName = target.is === "Name"
  const object = isName ? () => undefined : compileExpression(target.object, place)
  const property = isName ? () => undefined : compileExpression(target.property, place)
  const read = isName ? compileName(target.name, target.at, place) : null
  const write = isName ? compileWrite(target.name, target.at, place) : null
  const compiled = compileExpression(value, place)
  const here = atOf(place, target.at)
  return (frame) => {
    const [owner, key] = [object(frame), property(frame)]
    const old = operator === "" ? undefined : read === null ? readProperty(owner, key, here) : read(frame)
    if (stays?.(old) === true) return old
    const given = compiled(frame)
    const result = compute === null ? given : compute(old, given)
    if (write === null) writeProperty(owner, key, result, here)
    else write(frame, result)
    return postfix ? toNumber(old, at) : result
  }
}
