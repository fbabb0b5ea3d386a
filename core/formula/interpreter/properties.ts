import { type At, charge, chargeText, formulaLimits, halt } from "../limits.ts"
import { toText } from "./conversions.ts"
import { grow, growByEntry } from "./allocate.ts"
import { FormulaFunction, FormulaObject, FormulaRecord, isIndex, type Value } from "./values.ts"

/** A key as a name; looking up a long one is charged. */
export function nameOf(key: Value, at: At): string {
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
  } else if (object instanceof FormulaRecord) {
    if (object.has(name) || !(name in Object.prototype)) return object.get(name)
  } else if (object instanceof FormulaObject) return object.read(name, at)
  else if (object instanceof FormulaFunction && object.members?.has(name) === true) return object.members.get(name)
  return halt("NotAllowed", name, at)
}

/**
 * Writes `object[key] = value`. What `Object.freeze` has closed stays as it is, as in JavaScript.
 *
 * Fails with NothingThere, NotAllowed, TooLarge and TooMuchMade.
 */
export function writeProperty(object: Value, key: Value, value: Value, at: At): void {
  const name = nameOf(key, at)
  if (object === null || object === undefined) halt("NothingThere", name, at)
  else if (object instanceof FormulaRecord && !(name in Object.prototype)) {
    if (object.isFrozen) return
    const before = object.size
    object.set(name, value)
    if (object.size > before) growByEntry(object.size, at)
  } else if (object instanceof FormulaObject) object.write(name, value, at)
  else if (Array.isArray(object) && (name === "length" || isIndex(name))) writeItem(object, name, value, at)
  else halt("NotAllowed", name, at)
}

function writeItem(list: Value[], name: string, value: Value, at: At): void {
  const length = name === "length" ? Number(toText(value, at)) : Math.max(list.length, Number(name) + 1)
  if (!Number.isInteger(length) || length < 0) halt("BadArgument", "length", at)
  grow(length, Math.max(length - list.length, 1), at)
  if (Object.isFrozen(list)) return
  if (name === "length") list.length = length
  else list[Number(name)] = value
}

/** `key in object`, and whether a key is its own: only what the program put there can be found. Spec: 12.23. */
export function hasProperty(object: Value, key: Value, at: At): boolean {
  const name = nameOf(key, at)
  charge(at, 1)
  if (object instanceof FormulaRecord) return object.has(name) || (name in Object.prototype ? halt("NotAllowed", name, at) : false)
  if (Array.isArray(object)) return Object.hasOwn(object, name) || (name in Array.prototype ? halt("NotAllowed", name, at) : false)
  return halt("NotAllowed", "in", at)
}
