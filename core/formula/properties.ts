import { formulaLimits } from "./limits.ts"
import { callListMethod, hasListMethod } from "./list-methods.ts"
import { type At, halt, pay, payFor } from "./meter.ts"
import { callNumberMethod, callTextMethod } from "./text-methods.ts"
import { FormulaFunction, toText, typeName, type Value } from "./values.ts"

/** Names that every JavaScript object has from its prototype: a formula must not reach them. */
const inherited = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype", "caller", "callee", "arguments"])

/** The place of a list or text item that a key names; null for keys such as "1.5" or "x". */
function position(key: Value, at: At): number | null {
  if (typeof key === "number") return Number.isInteger(key) && key >= 0 ? key : null
  const text = toText(key, at)
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null
}

/**
 * Reads `object[key]`.
 *
 * Spec: 12.17. Fails with NothingThere on null and undefined, with NotAllowed on anything that would come from a prototype.
 */
export function readProperty(object: Value, key: Value, at: At): Value {
  if (object === null || object === undefined) return halt("NothingThere", toText(key, at), at)
  if (typeof object === "string" || Array.isArray(object)) {
    const index = position(key, at)
    if (index !== null) return object[index]
    const name = toText(key, at)
    if (name === "length") return object.length
    return inherited.has(name) || name in Array.prototype || name in String.prototype ? halt("NotAllowed", name, at) : undefined
  }
  const name = toText(key, at)
  if (object instanceof Map) {
    const found = object.get(name)
    return found === undefined && !object.has(name) && inherited.has(name) ? halt("NotAllowed", name, at) : found
  }
  return halt("NotAllowed", name, at)
}

/**
 * Writes `object[key] = value`; a list grows at its end only.
 *
 * Fails with NothingThere, NotAllowed and TooLarge.
 */
export function writeProperty(object: Value, key: Value, value: Value, at: At): void {
  if (object === null || object === undefined) return halt("NothingThere", toText(key, at), at)
  if (Array.isArray(object)) {
    const index = position(key, at)
    if (index === null || index > object.length) return halt("NotAllowed", toText(key, at), at)
    if (index >= formulaLimits.listLength) return halt("TooLarge", String(formulaLimits.listLength), at)
    object[index] = value
    return undefined
  }
  const name = toText(key, at)
  if (!(object instanceof Map) || inherited.has(name)) return halt("NotAllowed", name, at)
  if (object.size >= formulaLimits.listLength && !object.has(name)) return halt("TooLarge", String(formulaLimits.listLength), at)
  object.set(name, value)
  return undefined
}

/** Calls `object.name(values)`: a method of the allow-list, or a function kept in a record. */
export function callMethod(object: Value, key: Value, values: readonly Value[], at: At): Value {
  if (object === null || object === undefined) return halt("NothingThere", toText(key, at), at)
  const name = toText(key, at)
  if (typeof object === "string") {
    pay(at, 1)
    payFor(at, object)
    return callTextMethod(object, name, values, at)
  }
  if (Array.isArray(object)) {
    if (!hasListMethod(name) && position(name, at) !== null) return callValue(object[Number(name)], name, values, at)
    pay(at, 1)
    payFor(at, object)
    return callListMethod(object, name, values, at)
  }
  if (typeof object === "number") return callNumberMethod(object, name, values, at)
  if (typeof object === "boolean" && name === "toString") return String(object)
  if (object instanceof Map) return callValue(readProperty(object, name, at), name, values, at)
  return halt("NotAllowed", `${typeName(object)}.${name}`, at)
}

/** Calls what should be a function. */
export function callValue(callee: Value, name: string, values: readonly Value[], at: At): Value {
  return callee instanceof FormulaFunction ? callee.call(values, at) : halt("NotAFunction", name, at)
}
