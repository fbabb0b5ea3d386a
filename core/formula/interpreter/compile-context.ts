import { FormulaSignal, stop } from "../formula-error.ts"
import { type At, formulaLimits, type Meter, within } from "../limits.ts"
import type { Expression, Statement } from "../parser/syntax.ts"
import { builtIns } from "./built-ins.ts"
import { type Frame, uninitialized, Scope } from "./scope.ts"
import type { Value } from "./values.ts"

/** An expression, ready to run in a frame. */
export type Evaluate = (frame: Frame) => Value

/** How a statement ended. */
export const ended = { normally: 0, byBreak: 1, byContinue: 2, byReturn: 3 } as const
/** One of these ends. */
export type Ended = (typeof ended)[keyof typeof ended]

/** A statement, ready to run in a frame. */
export type Execute = (frame: Frame) => Ended

/** What all code of one program shares while it runs. Evaluation is synchronous, so one is enough. */
export interface Engine extends Meter {
  /** what `return` left behind */
  result: Value
  readonly watch: Watch | null
}

/** Called with the value of every expression, in the order of evaluation. */
export type Watch = (expression: Expression, value: Value) => void

/**
 * Operators and calls contain expressions, and functions contain statements. The files that compile the inner parts call these compilers
 * instead of importing them, so that no two files import each other.
 */
export interface Compilers {
  readonly expression: (expression: Expression, place: Place) => Evaluate
  readonly statements: (statements: readonly Statement[], place: Place) => Execute
}

/** Where the compiler stands. `height` is the height of the tree above this place. */
export interface Place {
  readonly compile: Compilers
  readonly engine: Engine
  readonly scope: Scope
  readonly height: number
  /** of the program so far: the number of nodes, and the greatest height inside the enclosing function */
  readonly size: { nodes: number; height: number }
  /** what can be left here: 0 nothing, 1 a switch (by `break`), 2 a loop (by `break` and `continue`) */
  readonly leaves: 0 | 1 | 2
  /** names that are declared nowhere, with their first use */
  readonly unknown: Map<string, FormulaSignal>
}

/** A position of the source in the running program, made at compile time so that evaluation allocates nothing. */
export const atOf = ({ engine }: Place, offset: number): At => ({ offset, meter: engine })

/** The place one node deeper. */
export function nested(outer: Place, offset: number): Place {
  const height = outer.height + 1
  within(height, formulaLimits.nesting, "TooDeep", offset)
  outer.size.nodes += 1
  outer.size.height = Math.max(outer.size.height, height)
  return { ...outer, height }
}

/** Compiles a part and returns the steps that one iteration or call of it costs: they grow with its size, so that a step is a bounded time. */
export function withCost<Code>(place: Place, compile: () => Code): readonly [Code, number] {
  const before = place.size.nodes
  const code = compile()
  return [code, 1 + Math.floor((place.size.nodes - before) / formulaLimits.nodesPerStep)]
}

/** A nested block with its own names. Where functions capture them, each entry gets its own frame, as in JavaScript. */
export function blockScope(outer: Place, isCaptured: boolean): readonly [Place, (frame: Frame) => Frame] {
  const { scope } = outer
  const layout = isCaptured ? { up: scope.layout, size: 0 } : scope.layout
  return [{ ...outer, scope: new Scope(scope, layout) }, isCaptured ? (up) => ({ up, slots: [] }) : (frame) => frame]
}

function slotsAt(frame: Frame, hops: number): Frame["slots"] {
  let found = frame
  for (let hop = 0; hop < hops && found.up !== null; hop += 1) found = found.up
  return found.slots
}

/** A name that is declared nowhere: listed for the merchant after compiling, an error when it is evaluated. */
function unknown(name: string, at: number, place: Place): () => never {
  if (!place.unknown.has(name)) place.unknown.set(name, new FormulaSignal("UnknownName", name, at))
  return () => stop("UnknownName", name, at)
}

/** Reads a name: a variable of the program, a parameter, or a built-in function. */
export function compileName(name: string, at: number, place: Place): Evaluate {
  const found = place.scope.find(name)
  if (found === null) {
    const given = builtIns.get(name)
    if (given !== undefined) return () => given
    return unknown(name, at, place)
  }
  const { index } = found.variable
  const { hops } = found
  const ready = (value: Value | typeof uninitialized): Value => (value === uninitialized ? stop("UsedBeforeDeclared", name, at) : value)
  return hops === 0 ? (frame) => ready(frame.slots[index]) : (frame) => ready(slotsAt(frame, hops)[index])
}

/**
 * Writes a name. Its first value initializes the variable.
 *
 * Fails with ConstantChanged, UsedBeforeDeclared and UnknownName.
 */
export function compileWrite(name: string, at: number, place: Place, isFirst = false): (frame: Frame, value: Value) => void {
  const found = place.scope.find(name)
  if (found === null) return unknown(name, at, place)
  const { index, kind } = found.variable
  return (frame, value) => {
    const slots = slotsAt(frame, found.hops)
    if (!isFirst && slots[index] === uninitialized) stop("UsedBeforeDeclared", name, at)
    if (!isFirst && kind === "const") stop("ConstantChanged", name, at)
    slots[index] = value
  }
}
