import type { FormulaSignal } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"
import { type At, type Meter, within } from "./meter.ts"
import { type Frame, Scope } from "./scope.ts"
import type { Expression } from "./syntax.ts"
import type { Value } from "./values.ts"

/** An expression, ready to run in a frame. */
export type Evaluate = (frame: Frame) => Value

/** How a statement ended. */
export const ended = { normally: 0, byBreak: 1, byContinue: 2, byReturn: 3 } as const
export type Ended = (typeof ended)[keyof typeof ended]

/** A statement, ready to run in a frame. */
export type Execute = (frame: Frame) => Ended

/** What all code of one program shares while it runs. Evaluation is synchronous, so one is enough. */
export interface Engine extends Meter {
  /** what `return` left behind */
  result: Value
  readonly watch: Watch | null
}

/** Is told every value that an expression has, in the order in which they come. */
export type Watch = (expression: Expression, value: Value) => void

/** Where the compiler stands. `height` is the height of the tree above this place. */
export interface Place {
  readonly engine: Engine
  readonly scope: Scope
  readonly height: number
  /** of the program so far: how many nodes, and the greatest height of the function around */
  readonly size: { nodes: number; height: number }
  /** what may be left here: nothing, a switch by `break`, or a loop by `break` and `continue` */
  readonly leaves: 0 | 1 | 2
  /** names that nothing declares, with where they stand first */
  readonly unknown: Map<string, FormulaSignal>
}

/** A place of the source in a running program: made while compiling, so that evaluation makes none. */
export const atOf = ({ engine }: Place, offset: number): At => ({ offset, meter: engine })

/** One node further down. */
export function below(outer: Place, offset: number): Place {
  const height = outer.height + 1
  within(height, formulaLimits.nesting, "TooDeep", offset)
  outer.size.nodes += 1
  outer.size.height = Math.max(outer.size.height, height)
  return { ...outer, height }
}

/** Compiles a part and tells what a turn or call of it costs: steps follow from how much it holds, so that each stands for a bounded time. */
export function weighed<Code>(place: Place, compile: () => Code): readonly [Code, number] {
  const before = place.size.nodes
  const code = compile()
  return [code, 1 + Math.floor((place.size.nodes - before) / formulaLimits.nodesPerStep)]
}

/** A block inside with names of its own. Where functions look into it, each entry gets a frame of its own, as JavaScript does. */
export function inside(outer: Place, isLookedInto: boolean): readonly [Place, (frame: Frame) => Frame] {
  const { scope } = outer
  const layout = isLookedInto ? { up: scope.layout, size: 0 } : scope.layout
  return [{ ...outer, scope: new Scope(scope, layout) }, isLookedInto ? (up) => ({ up, slots: [] }) : (frame) => frame]
}
