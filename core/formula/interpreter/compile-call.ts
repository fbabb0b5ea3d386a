import { type At, formulaLimits, charge, within } from "../limits.ts"
import { type Argument, type CallNode, withoutParentheses, type Member } from "../parser/syntax.ts"
import { NativeFunction } from "./built-ins.ts"
import { atOf, type Evaluate, type CompilePlace } from "./compile-context.ts"
import { builtIn, extrasOf } from "./extras.ts"
import { itemsOf } from "./iterate.ts"
import { allocate } from "./allocate.ts"
import { callMethod, callValue } from "./methods.ts"
import { readProperty } from "./properties.ts"
import type { Frame } from "./scope.ts"
import { FormulaFunction, FormulaRecord, type Value } from "./values.ts"
import { FormulaSignal, stop } from "../formula-error.ts"

/** `Math.PI` and the like, where `Math` is not a variable of the program; undefined for everything else. */
export function findStatic({ object, property, at }: Member, place: CompilePlace): Value {
  if (object.is !== "Identifier" || property.is !== "Literal" || place.scope.find(object.name) !== null) return undefined
  const owner = builtIn(object.name, place)
  const member = String(property.value)
  if (owner === undefined || /^(?:apply|bind|call|hasOwnProperty)$/.test(member)) return undefined
  const name = `${object.name}.${member}`
  // a callee is looked up more than once
  if (object.name === "console" && place.warnings.at(-1)?.at !== object.at)
    place.warnings.push(new FormulaSignal("LeftOver", name, object.at))
  const members = owner instanceof FormulaFunction ? owner.members : owner instanceof FormulaRecord ? owner : null
  const known = members?.get(member)
  if (known !== undefined) return known
  const near = extrasOf(place).nearMember(member, members?.keys() ?? [])
  return stop("NotAllowed", name, at, near === null ? null : `${object.name}.${near}`)
}

/** `object.name` and `object[key]`. */
export function compileMember(member: Member, place: CompilePlace): Evaluate {
  const known = findStatic(member, place)
  if (known !== undefined) return () => known
  const at = atOf(place, member.at)
  const object = place.compile.expression(member.object, place)
  const property = place.compile.expression(member.property, place)
  return (frame) => readProperty(object(frame), property(frame), at)
}

/** The items of a list or a call; what stands after `...` is spread. */
export function compileItems(items: readonly (Argument | null)[], place: CompilePlace): (frame: Frame) => Value[] {
  const parts = items.map((item) => ({
    value: item && place.compile.expression(item.value, place),
    spread: item?.spread === true ? atOf(place, item.value.at) : null,
  }))
  place.size.nodes += items.length >> 1
  return (frame) => {
    const all: Value[] = []
    for (const { value, spread } of parts) {
      // an item that is left out makes the list longer
      if (value === null) all.length += 1
      else if (spread === null) all.push(value(frame))
      else {
        const given = itemsOf(value(frame), "...", spread)
        within(all.length + given.length, formulaLimits.listLength, "TooLarge", spread.offset)
        for (const one of given) all.push(one)
      }
    }
    return all
  }
}

/** Methods that the extras have; one whose name is not known yet may be any of them. */
const rare = /^(?:apply|bind|call|entries|keys|match|matchAll|search|values)$/

/** Those that may be given a regular expression, which nobody has without the extras. */
const searches = /^(?:replace|replaceAll|split)$/

/** A call of a function, or of a method with its object. */
export function compileCall(call: CallNode, place: CompilePlace): Evaluate {
  const at = atOf(place, call.at)
  const callee = withoutParentheses(call.callee)
  if (call.isNew) return extrasOf(place).construct(callee, call, place)
  const known = callee.is === "Member" ? findStatic(callee, place) : undefined
  if (known instanceof NativeFunction && call.arguments.length < 3 && !call.arguments.some((item) => item?.spread === true))
    return compileShort(known, call.arguments, place, at)
  const values = compileItems(call.arguments, place)
  if (callee.is === "Member" && known === undefined) {
    const object = place.compile.expression(callee.object, place)
    const property = place.compile.expression(callee.property, place)
    const key = callee.property.is === "Literal" ? String(callee.property.value) : "match"
    const extras = rare.test(key) ? extrasOf(place) : searches.test(key) ? place.engine.extras : null
    const method = extras?.callMethod ?? callMethod
    return (frame) => {
      const owner = object(frame)
      const name = property(frame)
      return method(owner, name, values(frame), at)
    }
  }
  const name = callee.is === "Identifier" ? callee.name : ""
  const called = place.compile.expression(callee, place)
  return (frame) => {
    const value = called(frame)
    charge(at, 1)
    return callValue(value, name, values(frame), at)
  }
}

/** `Math.max(a, b)` with numbers takes a fast path. */
function compileShort(known: NativeFunction, items: readonly (Argument | null)[], place: CompilePlace, at: At): Evaluate {
  const [first, second] = items.flatMap((item) => (item === null ? [] : [place.compile.expression(item.value, place)]))
  if (first === undefined) return () => known.call([], at, undefined)
  if (second === undefined)
    return (frame) => {
      const a = first(frame)
      return typeof a === "number" ? allocate(known.native(a), at) : known.call([a], at, undefined)
    }
  return (frame) => {
    const a = first(frame)
    const b = second(frame)
    return typeof a === "number" && typeof b === "number" ? allocate(known.native(a, b), at) : known.call([a, b], at, undefined)
  }
}
