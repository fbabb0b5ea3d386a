import type { FormulaError, FormulaSignal } from "../formula-error.ts"
import { type At, formulaLimits, type Meter, within } from "../limits.ts"
import { type CallNode, namesOf, type Declaration, type Expression, type Pattern, type Statement } from "../parser/syntax.ts"
import { type Frame, Scope } from "./scope.ts"
import type { Value } from "./values.ts"

/** An expression, ready to run in a frame. */
export type Evaluate = (frame: Frame) => Value

/** Puts a value where it belongs. */
export type Write = (frame: Frame, value: Value) => void

/** How a statement ended; from `byLabel` on, each label has one number for `break` and the next for `continue`. */
export const ended = { normally: 0, byBreak: 1, byContinue: 2, byReturn: 3, byLabel: 4 } as const

/** A statement, ready to run in a frame; gives how it ended. */
export type Execute = (frame: Frame) => number

/** What all code of one program shares while it runs. Evaluation is synchronous, so one is enough. */
export interface Engine extends Meter {
  /** what `return` left behind */
  result: Value
  readonly watch: Watch | null
  /** null where they have not been loaded */
  readonly extras: Extras | null
}

/** Called with the value of every expression, in the order of evaluation. */
export type Watch = (expression: Expression, value: Value) => void

/**
 * Operators and calls contain expressions, and functions contain statements. The files that compile the inner parts call these compilers
 * instead of importing them, so that no two files import each other.
 */
export interface Compilers {
  readonly expression: (expression: Expression, place: CompilePlace) => Evaluate
  readonly statements: (statements: readonly Statement[], place: CompilePlace) => Execute
  readonly statement: (statement: Statement, place: CompilePlace) => Execute
}

/**
 * What fewer formulas use: regular expressions, exceptions, labels, optional chains, lists and records taken apart, functions in blocks,
 * `delete`, `new`, `this`, `arguments`, `instanceof`, `Object`, `Array`, `JSON`, `Map` and `Set`. A page loads it when a formula needs it; nothing else of the interpreter imports it.
 */
export interface Extras {
  readonly builtIns: ReadonlyMap<string, Value>
  readonly expression: (expression: Extract<Expression, { is: "RegExp" | "Chain" | "This" | "Unary" }>, place: CompilePlace) => Evaluate
  /** a function declaration stands in a block here */
  readonly statement: (
    statement: Extract<Statement, { is: "FunctionDeclaration" | "Labeled" | "Throw" | "Try" }>,
    place: CompilePlace,
  ) => Execute
  readonly pattern: (pattern: Extract<Pattern, { is: "ArrayPattern" | "ObjectPattern" }>, place: CompilePlace, isFirst: boolean) => Write
  /** a call after `new` */
  readonly construct: (callee: Expression, call: CallNode, place: CompilePlace) => Evaluate
  readonly instanceTest: (right: Expression, at: At, place: CompilePlace) => (value: Value) => boolean
  /** calls of methods, also of those of texts that take regular expressions */
  readonly callMethod: (object: Value, key: Value, values: readonly Value[], at: At) => Value
  /** what stands under `arguments` */
  readonly argumentsOf: (given: readonly Value[], at: At) => Value
  /** the name or the member that was probably meant */
  readonly nearName: (name: string, place: CompilePlace) => string | null
  readonly nearMember: (name: string, members: Iterable<string>) => string | null
  /** an error with the method that was probably meant, where it refuses one that there is not */
  readonly hinted: (error: FormulaError) => FormulaError
}

/** Where the compiler stands. `height` is the height of the tree above this place. */
export interface CompilePlace {
  readonly compile: Compilers
  readonly engine: Engine
  readonly scope: Scope
  /** of the enclosing function, or of the program */
  readonly functionScope: Scope
  readonly height: number
  /** of the program so far: the number of nodes, and the greatest height inside the enclosing function */
  readonly size: { nodes: number; height: number; labels: number }
  /** what can be left here: 0 nothing, 1 a switch (by `break`), 2 a loop (by `break` and `continue`) */
  readonly leaves: 0 | 1 | 2
  /** labels around this place, by how `break` ends there; the last ones stand right before this statement */
  readonly labels: ReadonlyMap<string, { readonly end: number; readonly isLoop: boolean }>
  readonly own: readonly number[]
  /** names that are declared nowhere, with their first use */
  readonly unknown: Map<string, FormulaSignal>
  /** names that are declared nowhere, and are assigned to */
  readonly assigned: Set<string>
  readonly warnings: FormulaSignal[]
}

/** A position of the source in the running program, made at compile time so that evaluation allocates nothing. */
export const atOf = ({ engine }: CompilePlace, offset: number): At => ({ offset, meter: engine })

/** The place one node deeper. */
export function nested(outer: CompilePlace, offset: number): CompilePlace {
  const height = outer.height + 1
  within(height, formulaLimits.nesting, "TooDeep", offset)
  outer.size.nodes += 1
  outer.size.height = Math.max(outer.size.height, height)
  return { ...outer, height }
}

/** Compiles a part and returns the steps that one iteration or call of it costs: they grow with its size, so that a step is a bounded time. */
export function withCost<Code>(place: CompilePlace, compile: () => Code): readonly [Code, number] {
  const before = place.size.nodes
  const code = compile()
  return [code, 1 + Math.floor((place.size.nodes - before) / formulaLimits.nodesPerStep)]
}

/** The first branch whose test holds, or what stands last. A chain of them runs in a loop, so that its length is no depth. */
export function chosen<Result>(
  branches: readonly (readonly [test: Evaluate, code: (frame: Frame) => Result])[],
  otherwise: (frame: Frame) => Result,
): (frame: Frame) => Result {
  const [only] = branches
  if (only !== undefined && branches.length === 1) {
    const [test, code] = only
    return (frame) => (test(frame) ? code(frame) : otherwise(frame))
  }
  return (frame) => {
    for (const [test, code] of branches) if (test(frame)) return code(frame)
    return otherwise(frame)
  }
}

/** A nested block with its own names. Where functions capture them, each entry gets its own frame, as in JavaScript. */
export function blockScope(outer: CompilePlace, isCaptured: boolean): readonly [CompilePlace, (frame: Frame) => Frame] {
  const { scope } = outer
  const layout = isCaptured ? { up: scope.layout, size: 0 } : scope.layout
  return [{ ...outer, scope: new Scope(scope, layout), own: [] }, isCaptured ? (up) => ({ up, slots: [] }) : (frame) => frame]
}

/** Declares `let` and `const` names, and returns their indices in the frame. */
export function declare({ kind, declarators }: Declaration, { scope, size }: CompilePlace): readonly number[] {
  const names = declarators.flatMap(({ target }) => namesOf(target))
  size.nodes += names.length
  return kind === "var" ? [] : names.map(({ name, at }) => scope.declare(name, kind, at).index)
}
