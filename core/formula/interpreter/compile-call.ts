import { type At, halt, charge, chargeItems } from "../limits.ts"
import { type Argument, withoutParentheses, type Expression, type Member } from "../parser/syntax.ts"
import { builtIns, isOwner, NativeFunction } from "./built-ins.ts"
import { atOf, type Evaluate, type Place } from "./compile-context.ts"
import { callMethod, callValue, readProperty } from "./properties.ts"
import type { Frame } from "./scope.ts"
import { withinSize, type Value } from "./values.ts"

/** Thrown to leave an optional chain that found nothing. */
const nothing = Symbol("nothing")

/** The value, or the end of the optional chain. */
function something(value: Value, isOptional: boolean): Value {
  // oxlint-disable-next-line typescript/only-throw-error -- caught by the enclosing chain; carries nothing
  if (isOptional && (value === null || value === undefined)) throw nothing
  return value
}

/** A whole optional chain: undefined where `?.` finds nothing. */
export function compileChain(chain: Evaluate): Evaluate {
  return (frame) => {
    try {
      return chain(frame)
    } catch (signal) {
      if (signal === nothing) return undefined
      throw signal
    }
  }
}

/** `Math.PI` and the like, where `Math` is not a variable of the program; undefined for everything else. */
function findStatic({ object, property, at }: Member, place: Place): Value {
  if (object.is !== "Identifier" || property.is !== "Literal" || !isOwner(object.name)) return undefined
  const name = `${object.name}.${String(property.value)}`
  return place.scope.find(object.name) === null ? (builtIns.get(name) ?? halt("NotAllowed", name, atOf(place, at))) : undefined
}

/** `object.name` and `object[key]`. */
export function compileMember(member: Member, place: Place): Evaluate {
  const known = findStatic(member, place)
  if (known !== undefined) return () => known
  const at = atOf(place, member.at)
  const object = place.compile.expression(member.object, place)
  const property = place.compile.expression(member.property, place)
  return (frame) => readProperty(something(object(frame), member.optional), property(frame), at)
}

/** The items of a list or a call; lists after `...` are spread. */
export function compileItems(items: readonly Argument[], at: At, place: Place): (frame: Frame) => Value[] {
  const parts = items.map(({ value, spread }) => ({
    value: place.compile.expression(value, place),
    spread: spread ? atOf(place, value.at) : null,
  }))
  return (frame) => {
    const all: Value[] = []
    for (const { value, spread } of parts) {
      const given = value(frame)
      if (spread === null) all.push(given)
      else if (Array.isArray(given) || typeof given === "string") {
        chargeItems(spread, given.length)
        // a text is spread into characters, not into halves of surrogate pairs
        all.push(...withinSize(Array.from(given), spread))
      } else halt("NotAList", "...", spread)
      withinSize(all, at)
    }
    return all
  }
}

/** A call of a function, or of a method with its object. */
export function compileCall(
  { callee: given, arguments: items, optional, at: offset }: Extract<Expression, { is: "Call" }>,
  place: Place,
): Evaluate {
  const at = atOf(place, offset)
  const callee = withoutParentheses(given)
  const known = callee.is === "Member" ? findStatic(callee, place) : undefined
  if (known instanceof NativeFunction && items.length < 3 && !items.some(({ spread }) => spread))
    return compileShort(known, items, place, at)
  const values = compileItems(items, at, place)
  if (callee.is === "Member" && known === undefined && !optional) {
    const object = place.compile.expression(callee.object, place)
    const property = place.compile.expression(callee.property, place)
    return (frame) => {
      const owner = something(object(frame), callee.optional)
      const key = property(frame)
      return callMethod(owner, key, values(frame), at)
    }
  }
  const name = callee.is === "Identifier" ? callee.name : ""
  const called = place.compile.expression(callee, place)
  return (frame) => {
    const value = something(called(frame), optional)
    charge(at, 1)
    return callValue(value, name, values(frame), at)
  }
}

/** `Math.max(a, b)` with numbers takes a fast path. */
function compileShort(known: NativeFunction, items: readonly Argument[], place: Place, at: At): Evaluate {
  const [first, second] = items.map(({ value }) => place.compile.expression(value, place))
  if (first === undefined) return () => known.call([], at)
  if (second === undefined)
    return (frame) => {
      const a = first(frame)
      return typeof a === "number" ? known.native(a) : known.call([a], at)
    }
  return (frame) => {
    const a = first(frame)
    const b = second(frame)
    return typeof a === "number" && typeof b === "number" ? known.native(a, b) : known.call([a, b], at)
  }
}
