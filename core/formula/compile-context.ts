import type { At, Meter } from "./meter.ts"
import type { Expression } from "./syntax.ts"
import type { Frame, Scope } from "./scope.ts"
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
  /** what `getProductDataFromEngine()` gives */
  product: Map<string, Value>
  /** whether the program asks for it */
  readsProduct: boolean
  readonly watch: Watch | null
}

/** Is told every value that an expression has, in the order in which they come. */
export type Watch = (expression: Expression, value: Value) => void

/** Where the compiler stands. `height` is the height of the tree above this place. */
export interface Place {
  readonly engine: Engine
  readonly scope: Scope
  readonly height: number
  /** the greatest height of the function around, for the stack limit */
  readonly tallest: { height: number }
  /** how much was compiled so far: what a turn or a call costs follows from how much it holds */
  readonly compiled: { nodes: number }
  /** what may be left here: nothing, a switch by `break`, or a loop by `break` and `continue` */
  readonly leaves: 0 | 1 | 2
  /** names that nothing declares */
  readonly unknown: Set<string>
}

/** A place of the source in a running program: made while compiling, so that evaluation makes none. */
export const atOf = ({ engine }: Place, offset: number): At => ({ offset, meter: engine })
