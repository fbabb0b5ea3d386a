import { type At, charge, halt } from "../limits.ts"
import { callListMethod } from "./list-methods.ts"
import { hasProperty, nameOf, readProperty } from "./properties.ts"
import { callNumberMethod, callTextMethod, textMethods } from "./text-methods.ts"
import { FormulaFunction, FormulaObject, FormulaRecord, type Value } from "./values.ts"

/** Calls a value that should be a function. */
export function callValue(callee: Value, name: string, values: readonly Value[], at: At, self?: Value): Value {
  return callee instanceof FormulaFunction ? callee.call(values, at, self) : halt("NotAFunction", name, at)
}

/** Calls `object.name(values)`: a method of the allow-lists, or a function that is stored in a record or a list. Spec: 12.23. */
export function callMethod(object: Value, key: Value, values: readonly Value[], at: At): Value {
  const name = nameOf(key, at)
  if (typeof object === "string") {
    const kind = textMethods.get(name)
    if (kind !== undefined) return callTextMethod(object, name, kind, values, at)
  }
  if (typeof object === "string" || Array.isArray(object)) {
    if (Object.hasOwn(Object(object), name)) return callValue(readProperty(object, name, at), name, values, at, object)
    if (name === "hasOwnProperty") return Object.hasOwn(Object(object), nameOf(values[0], at))
    charge(at, 1)
    return typeof object === "string" ? halt("NotAllowed", name, at) : callListMethod(object, name, values, at)
  }
  if (object instanceof FormulaRecord) {
    if (name === "hasOwnProperty") return object.has(nameOf(values[0], at)) || hasProperty(object, values[0], at)
    return callValue(readProperty(object, name, at), name, values, at, object)
  }
  charge(at, 1)
  if (typeof object === "number") return callNumberMethod(object, name, values, at)
  if (typeof object === "boolean" && name === "toString") return String(object)
  if (object instanceof FormulaFunction) {
    // the members of a function, such as `Number.isInteger(a)`
    return object.members?.has(name) === true
      ? callValue(object.members.get(name), name, values, at)
      : halt("NotAllowed", `function.${name}`, at)
  }
  if (object instanceof FormulaObject) return object.call(name, values, at)
  return callValue(readProperty(object, name, at), name, values, at, object)
}
