import { builtIns } from "./built-ins.ts"
import type { Evaluate, Place } from "./compile-context.ts"
import { FormulaSignal, stop } from "./formula-error.ts"
import { type Frame, hole } from "./scope.ts"
import type { Value } from "./values.ts"

function slotsAt(frame: Frame, hops: number): Frame["slots"] {
  let found = frame
  for (let hop = 0; hop < hops && found.up !== null; hop += 1) found = found.up
  return found.slots
}

/** A name that nothing declares: a merchant is told before it is used, a program when it is. */
function unknown(name: string, at: number, place: Place): () => never {
  if (!place.unknown.has(name)) place.unknown.set(name, new FormulaSignal("UnknownName", name, at))
  return () => stop("UnknownName", name, at)
}

/** Reads a name: a variable of the program, a parameter, or a function that formulas are given. */
export function compileName(name: string, at: number, place: Place): Evaluate {
  const found = place.scope.find(name)
  if (found === null) {
    const given = builtIns.get(name)
    if (given !== undefined) return () => given
    return unknown(name, at, place)
  }
  const { index } = found.variable
  const { hops } = found
  const ready = (value: Value | typeof hole): Value => (value === hole ? stop("UsedBeforeDeclared", name, at) : value)
  return hops === 0 ? (frame) => ready(frame.slots[index]) : (frame) => ready(slotsAt(frame, hops)[index])
}

/**
 * Writes a name. The first value of a variable ends the time before its declaration.
 *
 * Fails with ConstantChanged, UsedBeforeDeclared and UnknownName.
 */
export function compileWrite(name: string, at: number, place: Place, isFirst = false): (frame: Frame, value: Value) => void {
  const found = place.scope.find(name)
  if (found === null) return unknown(name, at, place)
  const { index, kind } = found.variable
  return (frame, value) => {
    const slots = slotsAt(frame, found.hops)
    if (!isFirst && slots[index] === hole) stop("UsedBeforeDeclared", name, at)
    if (!isFirst && kind === "const") stop("ConstantChanged", name, at)
    slots[index] = value
  }
}
