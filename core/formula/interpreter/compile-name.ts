import { FormulaSignal, stop } from "../formula-error.ts"
import { namesOf, type Pattern } from "../parser/syntax.ts"
import type { Evaluate, Extras, CompilePlace } from "./compile-context.ts"
import { builtIn, extrasOf } from "./extras.ts"
import { type Frame, type Scope, uninitialized } from "./scope.ts"
import type { Value } from "./values.ts"

function slotsAt(frame: Frame, hops: number): Frame["slots"] {
  let found = frame
  for (let hop = 0; hop < hops && found.up !== null; hop += 1) found = found.up
  return found.slots
}

/** A name that is declared nowhere: listed for the merchant after compiling, an error when it is evaluated. */
function unknown(name: string, at: number, place: CompilePlace, extras: Extras | null = extrasOf(place)): () => never {
  const known = place.unknown.get(name) ?? new FormulaSignal("UnknownName", name, at, extras?.nearName(name, place))
  place.unknown.set(name, known)
  return () => stop("UnknownName", name, at, known.near)
}

/** Reads a name: a variable of the program, a parameter, or a built-in function. */
export function compileName(name: string, at: number, place: CompilePlace): Evaluate {
  const found = place.scope.find(name)
  if (found === null) {
    const given = builtIn(name, place)
    return given === undefined ? unknown(name, at, place) : () => given
  }
  const { index, kind } = found.variable
  const { hops } = found
  // a function that nothing was called on has no `this`
  const fault = name === "this" ? "NotAllowed" : "UsedBeforeDeclared"
  const missing = kind === "undeclared" ? unknown(name, at, place, place.engine.extras) : (): never => stop(fault, name, at)
  const ready = (value: Value | typeof uninitialized): Value => (value === uninitialized ? missing() : value)
  return hops === 0 ? (frame) => ready(frame.slots[index]) : (frame) => ready(slotsAt(frame, hops)[index])
}

/** JavaScript's `typeof` of a name gives "undefined" also where nothing declares it. */
export function compileTypeOf(name: string, place: CompilePlace): ((frame: Frame) => boolean) | null {
  const found = place.scope.find(name)
  if (found === null) return builtIn(name, place) === undefined ? () => false : null
  const { variable, hops } = found
  return variable.kind === "undeclared" ? (frame) => slotsAt(frame, hops)[variable.index] !== uninitialized : null
}

/**
 * Writes a name. Its first value initializes the variable.
 *
 * Fails with ConstantChanged and UsedBeforeDeclared.
 *
 * Spec: 12.33.
 *
 * @param from where looking for the name begins
 */
export function compileWrite(
  name: string,
  at: number,
  place: CompilePlace,
  isFirst = false,
  from: Scope = place.scope,
): (frame: Frame, value: Value) => void {
  const found = place.scope.find(name, from)
  if (found === null) return unknown(name, at, place)
  const { index, kind } = found.variable
  if (kind === "undeclared") place.assigned.add(name)
  // in JavaScript assigning to the own name of a function expression does nothing
  if (kind === "self") return () => undefined
  if (!isFirst && kind === "const") place.warnings.push(new FormulaSignal("ConstantChanged", name, at))
  return (frame, value) => {
    const slots = slotsAt(frame, found.hops)
    if (!isFirst && kind !== "undeclared" && slots[index] === uninitialized) stop("UsedBeforeDeclared", name, at)
    if (!isFirst && kind === "const") stop("ConstantChanged", name, at)
    slots[index] = value
  }
}

/** `var` of a name that a `let` or `const` around it has, below its function, is refused as in JavaScript. */
export function refuseShadowed(pattern: Pattern, { scope }: CompilePlace): void {
  for (const { name, at } of namesOf(pattern)) {
    const kind = scope.find(name)?.variable.kind
    if (kind === "let" || kind === "const") stop("AlreadyDeclared", name, at)
  }
}
