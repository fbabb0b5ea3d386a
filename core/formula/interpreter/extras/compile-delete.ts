import { stop } from "../../formula-error.ts"
import { type At, charge, halt } from "../../limits.ts"
import { type Expression, withoutParentheses } from "../../parser/syntax.ts"
import { atOf, type Evaluate, type CompilePlace } from "../compile-context.ts"
import { nameOf } from "../properties.ts"
import { FormulaRecord, isIndex, type Value } from "../values.ts"

/** `delete object[key]`. Spec: 12.32. */
export function compileDelete({ operand }: Extract<Expression, { is: "Unary" }>, place: CompilePlace): Evaluate {
  const named = withoutParentheses(operand)
  if (named.is !== "Member") return stop("Unsupported", "delete", operand.at)
  const at = atOf(place, operand.at)
  const object = place.compile.expression(named.object, place)
  const property = place.compile.expression(named.property, place)
  return (frame) => deleteProperty(object(frame), property(frame), at)
}

/** A map that often loses and gets entries is built anew by the host again and again, all of it. Spec: 12.21. */
export const chargeDelete = (size: number, at: At): void => charge(at, size / 128)

/** `delete object[key]`: an item of a list leaves a hole. */
function deleteProperty(object: Value, key: Value, at: At): boolean {
  const name = nameOf(key, at)
  charge(at, 1)
  if (object === null || object === undefined) return halt("NothingThere", name, at)
  if (object instanceof FormulaRecord) {
    chargeDelete(object.size, at)
    if (!object.isFrozen) object.delete(name)
    return !object.isFrozen || !object.has(name)
  }
  return Array.isArray(object) && isIndex(name) ? Reflect.deleteProperty(object, name) : halt("NotAllowed", name, at)
}
