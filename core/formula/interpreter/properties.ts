import { type At, formulaLimits, halt, chargeText } from "../limits.ts"
import { callMethodOf, isMethodOwner } from "./methods.ts"
import { FormulaFunction, FormulaRecord, withinSize, toText, type Value } from "./values.ts"

/** A key as a name; looking up a long one is charged. */
function nameOf(key: Value, at: At): string {
  const name = toText(key, at)
  if (name.length > formulaLimits.charactersPerStep) chargeText(at, name.length)
  return name
}

/**
 * Reads `object[key]`.
 *
 * Spec: 12.17. Fails with NothingThere on null and undefined, with NotAllowed on anything that would come from a prototype.
 */
export function readProperty(object: Value, key: Value, at: At): Value {
  const isText = typeof object === "string"
  // no prototype has members whose names are numbers
  if (typeof key === "number" && (isText || Array.isArray(object))) return object[key]
  const name = nameOf(key, at)
  if (object === null || object === undefined) return halt("NothingThere", name, at)
  if (isText || Array.isArray(object)) {
    const own: object = Object(object)
    if (Object.hasOwn(own, name)) return Reflect.get(own, name)
    if (!(name in String.prototype || name in Array.prototype)) return undefined
  }
  if (object instanceof FormulaRecord && (object.has(name) || !(name in Object.prototype))) return object.get(name)
  return halt("NotAllowed", name, at)
}

/**
 * Writes `object[key] = value`; a list grows at its end only.
 *
 * Fails with NothingThere, NotAllowed and TooLarge.
 */
export function writeProperty(object: Value, key: Value, value: Value, at: At): void {
  const name = nameOf(key, at)
  if (object === null || object === undefined) halt("NothingThere", name, at)
  else if (object instanceof FormulaRecord && !(name in Object.prototype)) object.set(name, value)
  else if (Array.isArray(object) && /^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= object.length) object[Number(name)] = value
  else halt("NotAllowed", name, at)
  withinSize(object, at)
}

/** Calls `object.name(values)`: a method of the allow-list, or a function stored in a record or a list. */
export function callMethod(object: Value, key: Value, values: readonly Value[], at: At): Value {
  const name = nameOf(key, at)
  if (isMethodOwner(object) && !Object.hasOwn(Object(object), name)) return callMethodOf(object, name, values, at)
  if (object instanceof FormulaFunction) return halt("NotAllowed", `function.${name}`, at)
  return callValue(readProperty(object, name, at), name, values, at)
}

/** Calls a value that should be a function. */
export function callValue(callee: Value, name: string, values: readonly Value[], at: At): Value {
  return callee instanceof FormulaFunction ? callee.call(values, at) : halt("NotAFunction", name, at)
}
