import { type At, charge, halt } from "../../limits.ts"
import type { CallNode, Expression } from "../../parser/syntax.ts"
import { compileItems } from "../compile-call.ts"
import { atOf, type Evaluate, type CompilePlace } from "../compile-context.ts"
import { allocate } from "../allocate.ts"
import { FormulaFunction, FormulaRecord, isObject } from "../values.ts"

/** `new Map(pairs)`: what formulas can construct, and functions of the program, which fill a record under `this`. */
export function compileNew(callee: Expression, call: CallNode, place: CompilePlace): Evaluate {
  const at: At = atOf(place, call.at)
  const name = callee.is === "Identifier" ? callee.name : ""
  const called = place.compile.expression(callee, place)
  const values = compileItems(call.arguments, place)
  return (frame) => {
    const value = called(frame)
    charge(at, 1)
    if (!(value instanceof FormulaFunction) || value.construct === null) return halt("NotAllowed", `new ${name}`, at)
    const given = values(frame)
    const record = allocate(new FormulaRecord(), at)
    const result = value.construct(given, at, record)
    return isObject(result) ? result : record
  }
}
