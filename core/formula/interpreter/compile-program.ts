import { ended, type Engine, type Extras, type CompilePlace, type Watch } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { declareVars } from "./compile-function.ts"
import { compileStatement, compileStatements } from "./compile-statement.ts"
import { builtIn, needsExtras } from "./extras.ts"
import { allocate } from "./allocate.ts"
import { copyInto } from "./own-names.ts"
import { type FormulaError, FormulaSignal, locateFormulaError } from "../formula-error.ts"
import type { Formula, FormulaInput } from "../formula-result.ts"
import { parseProgram } from "../parser/parse-statement.ts"
import { type Frame, Scope, uninitialized } from "./scope.ts"
import { FormulaFunction, FormulaRecord, type Value } from "./values.ts"
import { isList } from "../../web/untrusted-json.ts"

/** A program needs the extras, and does not have them. */
export interface NeedsMore {
  readonly _tag: "NeedsMore"
}

/** Compiles any program. Fails with a `FormulaError` that has a line and a column. */
export function compileWith(
  extras: Extras,
  source: string,
  parameterNames: readonly string[],
  watch: Watch | null = null,
): Formula | FormulaError {
  try {
    return compileProgram(extras, source, parameterNames, watch)
  } catch (signal) {
    return asError(source, signal)
  }
}

/** Compiles a program that needs no extras, and fails with NeedsMore for any other. */
export function compileWithout(source: string, parameterNames: readonly string[]): Formula | FormulaError | NeedsMore {
  try {
    return compileProgram(null, source, parameterNames, null)
  } catch (signal) {
    return signal === needsExtras ? { _tag: "NeedsMore" } : asError(source, signal)
  }
}

/** So many unknown names and warnings are listed: finding the line of each goes through the source. */
const maxNotes = 100

function compileProgram(extras: Extras | null, source: string, parameterNames: readonly string[], watch: Watch | null): Formula {
  const program = parseProgram(source)
  const engine: Engine = { steps: 0, stack: 0, allocated: 0, result: undefined, watch, extras }
  const layout = { up: null, size: 0 }
  // a name that the program assigns to and nothing declares is a variable of the evaluation
  const outside = new Scope(null, layout)
  const undeclared = [...program.assigned].map((name) => ({ name, variable: outside.declare(name, "undeclared", 0) }))
  const scope = new Scope(outside, layout)
  const given = [...new Set([...parameterNames, "parameters", "getProductDataFromEngine"])].map((name) => ({
    read: readerOf(name),
    variable: scope.declare(name, "parameter", 0),
  }))
  const place: CompilePlace = {
    compile: { expression: compileExpression, statements: compileStatements, statement: compileStatement },
    engine,
    scope,
    functionScope: scope,
    height: 0,
    size: { nodes: 0, height: 0, labels: 0 },
    leaves: 0,
    labels: new Map(),
    own: [],
    unknown: new Map(),
    assigned: new Set(),
    warnings: [...program.warnings],
  }
  declareVars(program, place)
  const [only] = program.statements
  const value = program.statements.length === 1 && only?.is === "ExpressionStatement" ? compileExpression(only.expression, place) : null
  const body = value === null ? compileStatements(program.statements, place) : null
  // parameters that the program never reads are never converted
  const used = given.filter(({ variable }) => variable.used)
  const blank: Frame["slots"] = Array.from({ length: layout.size })
  for (const { name, variable } of undeclared) blank[variable.index] = builtIn(name, place) ?? uninitialized
  const located = (signals: readonly FormulaSignal[]) => signals.slice(0, maxNotes).map((signal) => locateFormulaError(source, signal))
  return {
    _tag: "Formula",
    unknownNames: located([...place.unknown.values()].filter(({ what }) => !place.assigned.has(what))),
    warnings: located(place.warnings),
    evaluate: (parameters, product = {}) => {
      const frame: Frame = { up: null, slots: blank.slice() }
      for (const { read, variable } of used) frame.slots[variable.index] = read(parameters, product)
      engine.steps = 0
      engine.stack = 0
      engine.allocated = 0
      try {
        if (value !== null) return { _tag: "Value", value: value(frame) }
        return { _tag: "Value", value: body?.(frame) === ended.byReturn ? engine.result : undefined }
      } catch (signal) {
        const error = asError(source, signal)
        return extras?.hinted(error) ?? error
      }
    },
  }
}

type Given = Readonly<Record<string, FormulaInput>>

/** How the value of a given name is read. */
function readerOf(name: string): (parameters: Given, product: Given) => Value {
  if (name === "parameters") return asRecord
  if (name === "getProductDataFromEngine")
    return (_, product) => new FormulaFunction((_values, at) => copyInto(allocate(new FormulaRecord(), at), asRecord(product), at))
  if (name in Object.prototype) return (parameters) => (Object.hasOwn(parameters, name) ? asValue(parameters[name]) : undefined)
  return (parameters) => asValue(parameters[name])
}

/** A stack that overflows in spite of the limits, such as the small stack of a browser's worker, counts as too deep. */
function asError(source: string, signal: unknown): FormulaError {
  if (signal instanceof FormulaSignal) return locateFormulaError(source, signal)
  if (signal instanceof RangeError) return { _tag: "FormulaError", fault: "TooDeep", what: "", line: 1, column: 1 }
  throw signal
}

function asValue(input: FormulaInput | undefined): Value {
  if (typeof input !== "object" || input === null) return input
  return isList(input) ? input.map(asValue) : asRecord(input)
}

function asRecord(input: Readonly<Record<string, FormulaInput>>): FormulaRecord {
  return new FormulaRecord(Object.entries(input).map(([key, value]) => [key, asValue(value)]))
}
