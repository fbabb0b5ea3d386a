import { builtIns } from "./built-ins.ts"
import type { Evaluate, Place } from "./compile-context.ts"
import { stop } from "./formula-error.ts"
import { type Frame, hole } from "./scope.ts"
import type { Expression } from "./syntax.ts"
import { FormulaFunction, type Value } from "./values.ts"

function frameAt(frame: Frame, hops: number, name: string, at: number): Frame {
  let found: Frame | null = frame
  for (let hop = 0; hop < hops && found !== null; hop += 1) found = found.up
  return found ?? stop("UnknownName", name, at)
}

/** Reads a name: a variable of the program, a parameter, or a function that formulas are given. */
export function compileName(name: string, at: number, place: Place): Evaluate {
  const found = place.scope.find(name)
  if (found === null) {
    const given = builtIns.get(name)
    if (given !== undefined) return () => given
    if (name === "getProductDataFromEngine") {
      place.engine.readsProduct = true
      const read = new FormulaFunction(() => place.engine.product)
      return () => read
    }
    place.unknown.add(name)
    return () => stop("UnknownName", name, at)
  }
  const { index } = found.variable
  const { hops } = found
  const checked = (value: Value | typeof hole): Value => (value === hole ? stop("UsedBeforeDeclared", name, at) : value)
  if (hops === 0) {
    return (frame) => {
      const value = frame.slots[index]
      return value === hole ? stop("UsedBeforeDeclared", name, at) : value
    }
  }
  return (frame) => checked(frameAt(frame, hops, name, at).slots[index])
}

/** The place of a variable in the frame that is at hand, or -1: operators read it there without a call. */
export function slotOf(expression: Expression, place: Place): number {
  const found = expression.is === "Name" ? place.scope.find(expression.name) : null
  return found !== null && found.hops === 0 ? found.variable.index : -1
}

/** Writes a name. Fails with ConstantChanged, UsedBeforeDeclared and UnknownName. */
export function compileWrite(name: string, at: number, place: Place): (frame: Frame, value: Value) => void {
  const found = place.scope.find(name)
  if (found === null) {
    place.unknown.add(name)
    return () => stop("UnknownName", name, at)
  }
  const { index, constant } = found.variable
  const { hops } = found
  return (frame, value) => {
    const { slots } = frameAt(frame, hops, name, at)
    if (slots[index] === hole) stop("UsedBeforeDeclared", name, at)
    if (constant) stop("ConstantChanged", name, at)
    slots[index] = value
  }
}

/** Gives a variable its first value. */
export function compileInitialise(name: string, at: number, place: Place): (frame: Frame, value: Value) => void {
  const found = place.scope.find(name) ?? stop("UnknownName", name, at)
  const { index } = found.variable
  return (frame, value) => {
    frameAt(frame, found.hops, name, at).slots[index] = value
  }
}
