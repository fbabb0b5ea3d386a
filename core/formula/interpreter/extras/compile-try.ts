import { type FormulaFault, FormulaSignal } from "../../formula-error.ts"
import { type At, charge } from "../../limits.ts"
import { namesOf, type Statement, type Try } from "../../parser/syntax.ts"
import { compilePattern } from "../compile-assignment.ts"
import { atOf, blockScope, ended, type Execute, type CompilePlace } from "../compile-context.ts"
import { toText } from "../conversions.ts"
import { allocate } from "../allocate.ts"
import type { Value } from "../values.ts"
import { ErrorRecord } from "./records.ts"

/** What a program throws. Its text is what the formula is refused with. */
class ThrownSignal extends FormulaSignal {
  readonly value: Value

  constructor(value: Value, at: At) {
    super("Thrown", textOf(value, at), at.offset)
    this.value = value
  }
}

const maxCharacters = 300

/** What a merchant said with `throw "too wide"` or `throw new Error("too wide")`. */
function textOf(value: Value, at: At): string {
  const said = value instanceof ErrorRecord ? value.get("message") : value
  return toText(said, at).slice(0, maxCharacters)
}

/** `throw value`. Spec: 12.30. */
export function compileThrow({ value, at: offset }: Extract<Statement, { is: "Throw" }>, place: CompilePlace): Execute {
  const compiled = place.compile.expression(value, place)
  const at = atOf(place, offset)
  return (frame) => {
    // oxlint-disable-next-line typescript/only-throw-error -- a signal carries no stack: building one costs more than most formulas
    throw new ThrownSignal(compiled(frame), at)
  }
}

/** The faults that are errors of JavaScript as well, by the name that JavaScript gives them. No bound is among them, nor what formulas refuse. */
const catchable: Readonly<Partial<Record<FormulaFault, string>>> = {
  UnknownName: "ReferenceError",
  UsedBeforeDeclared: "ReferenceError",
  ConstantChanged: "TypeError",
  NotAFunction: "TypeError",
  NothingThere: "TypeError",
  NotAList: "TypeError",
  BadArgument: "RangeError",
}

/** What `catch` finds, or null where the program cannot catch it: a bound, or what formulas refuse. */
function caught(signal: unknown, at: At): { readonly value: Value } | null {
  if (signal instanceof ThrownSignal) return signal
  const name = signal instanceof FormulaSignal ? catchable[signal.fault] : undefined
  if (!(signal instanceof FormulaSignal) || name === undefined) return null
  const error = new ErrorRecord([
    ["name", signal.what === "JSON.parse" ? "SyntaxError" : name],
    ["message", signal.what],
  ])
  return { value: allocate(error, at) }
}

/**
 * `try`, `catch` and `finally`. A bound that is passed ends the program at once: it cannot be caught, and `finally` does not run.
 *
 * Spec: 12.30.
 */
export function compileTry({ block, parameter, handler, finalizer, isCaptured, at: offset }: Try, place: CompilePlace): Execute {
  const { engine } = place
  const at = atOf(place, offset)
  const run = place.compile.statement(block, place)
  const [within, enter] = blockScope(place, isCaptured)
  for (const { name, at: declared } of namesOf(parameter)) within.scope.declare(name, "parameter", declared)
  const write = parameter && compilePattern(parameter, within, true)
  const handle = handler && place.compile.statement(handler, within)
  const finish = finalizer && place.compile.statement(finalizer, place)
  /** the statements with their handler */
  const attempt: Execute = (frame) => {
    const { stack } = engine
    try {
      return run(frame)
    } catch (signal) {
      const found = handle === null ? null : caught(signal, at)
      if (found === null) throw signal
      engine.stack = stack
      charge(at, 2)
      const inner = enter(frame)
      write?.(inner, found.value)
      return handle?.(inner) ?? ended.normally
    }
  }
  if (finish === null) return attempt
  return (frame) => {
    const { stack } = engine
    let failed: { readonly signal: unknown } | null = null
    let end: number = ended.normally
    try {
      end = attempt(frame)
    } catch (signal) {
      if (caught(signal, at) === null) throw signal
      failed = { signal }
    }
    engine.stack = stack
    charge(at, 2)
    const { result } = engine
    const last = finish(frame)
    if (last !== ended.normally) return last
    if (failed !== null) throw failed.signal
    engine.result = result
    return end
  }
}
