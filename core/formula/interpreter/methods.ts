import { type At, charge, halt } from "../limits.ts"
import { callCollectionMethod } from "./collections.ts"
import { callListMethod } from "./list-methods.ts"
import { hasProperty, nameOf, readProperty } from "./properties.ts"
import { callPatternMethod } from "./patterns.ts"
import { callNumberMethod, callTextMethod } from "./text-methods.ts"
import { type Call, FormulaFunction, FormulaIterator, FormulaMap, FormulaPattern, FormulaRecord, FormulaSet, type Value } from "./values.ts"
import { itemsOf } from "./iterate.ts"
import { made, madeList } from "./made.ts"

/** Calls a value that should be a function. */
export function callValue(callee: Value, name: string, values: readonly Value[], at: At, self?: Value): Value {
  return callee instanceof FormulaFunction ? callee.call(values, at, self) : halt("NotAFunction", name, at)
}

/** Calls `object.name(values)`: a method of the allow-lists, or a function that is stored in a record or a list. */
export function callMethod(object: Value, key: Value, values: readonly Value[], at: At): Value {
  const name = nameOf(key, at)
  if (typeof object === "string" || Array.isArray(object)) {
    if (Object.hasOwn(Object(object), name)) return callValue(readProperty(object, name, at), name, values, at, object)
    if (name === "hasOwnProperty") return Object.hasOwn(Object(object), nameOf(values[0], at))
    charge(at, 1)
    return typeof object === "string" ? callTextMethod(object, name, values, at) : callListMethod(object, name, values, at)
  }
  if (object instanceof FormulaRecord) {
    if (name === "hasOwnProperty") return object.has(nameOf(values[0], at)) || hasProperty(object, values[0], at)
    return callValue(readProperty(object, name, at), name, values, at, object)
  }
  charge(at, 1)
  if (typeof object === "number") return callNumberMethod(object, name, values, at)
  if (typeof object === "boolean" && name === "toString") return String(object)
  if (object instanceof FormulaMap || object instanceof FormulaSet) return callCollectionMethod(object, name, values, at)
  if (object instanceof FormulaFunction) return callFunctionMethod(object, name, values, at)
  if (object instanceof FormulaPattern) return callPatternMethod(object, name, values, at)
  if (object instanceof FormulaIterator) return halt("NotAllowed", name, at)
  return callValue(readProperty(object, name, at), name, values, at, object)
}

/** `f.call(self, a)`, `f.apply(self, list)`, and the members of a function, such as `Number.isInteger(a)`. */
function callFunctionMethod(called: FormulaFunction, name: string, values: readonly Value[], at: At): Value {
  const [self, ...rest] = values
  if (name === "call") return called.call(rest, at, self)
  if (name === "apply") return called.call((rest[0] ?? null) === null ? [] : itemsOf(rest[0], name, at), at, self)
  if (name === "bind") {
    const bound: Call = (more, here) => {
      charge(here, 1)
      return called.call(madeList([...rest, ...more], here), here, self)
    }
    return made(new FormulaFunction(bound), at)
  }
  if (called.members?.has(name) !== true) return halt("NotAllowed", `function.${name}`, at)
  return callValue(called.members.get(name), name, values, at)
}
