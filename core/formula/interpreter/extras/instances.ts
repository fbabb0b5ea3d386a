import { type At, charge, halt } from "../../limits.ts"
import { type Expression, withoutParentheses } from "../../parser/syntax.ts"
import type { CompilePlace } from "../compile-context.ts"
import { FormulaFunction, isObject, type Value } from "../values.ts"
import { FormulaMap, FormulaSet } from "./collections.ts"
import { errors } from "./more-built-ins.ts"
import { FormulaPattern } from "./patterns.ts"
import { ErrorRecord } from "./records.ts"

/** Is a value an instance of a built-in constructor? Null where no constructor has that name. */
function isInstance(value: Value, name: string): boolean | null {
  if (name === "Array") return Array.isArray(value)
  if (name === "Object") return isObject(value)
  if (name === "Function") return value instanceof FormulaFunction
  if (name === "Map") return value instanceof FormulaMap
  if (name === "Set") return value instanceof FormulaSet
  if (name === "RegExp") return value instanceof FormulaPattern
  if (!errors.some((error) => error === name)) return null
  return value instanceof ErrorRecord && (name === "Error" || value.get("name") === name)
}

/** `value instanceof Array`: the constructors that formulas have are known by their names. */
export function instanceTest(right: Expression, at: At, place: CompilePlace): (value: Value) => boolean {
  const constructor = withoutParentheses(right)
  const name = constructor.is === "Identifier" && place.scope.find(constructor.name) === null ? constructor.name : ""
  if (isInstance(undefined, name) === null) return () => halt("NotAllowed", "instanceof", at)
  return (value) => {
    charge(at, 1 / 8)
    return isInstance(value, name) === true
  }
}
