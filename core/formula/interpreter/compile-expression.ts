import { formulaLimits, charge, within } from "../limits.ts"
import { withoutParentheses, type Expression, type FunctionNode } from "../parser/syntax.ts"
import { isGiven } from "./built-ins.ts"
import { compileCall, compileChain, compileItems, compileMember } from "./compile-call.ts"
import { atOf, nested, compileName, ended, type Evaluate, type Place, withCost } from "./compile-context.ts"
import { compileAssignment, compileBinary, shortCircuits } from "./operators.ts"
import { writeProperty } from "./properties.ts"
import { type Frame, uninitialized, Scope } from "./scope.ts"
import { FormulaFunction, FormulaRecord, withinSize, toNumber, toText, typeName, type Value } from "./values.ts"

/** Turns an expression into a function of the frame. Spec: 12.9, 12.17. */
export function compileExpression(given: Expression, outer: Place): Evaluate {
  const expression = withoutParentheses(given)
  const run = compileKind(expression, nested(outer, expression.at))
  const { watch } = outer.engine
  if (watch === null) return run
  return (frame) => {
    const value = run(frame)
    watch(expression, value)
    return value
  }
}

function compileKind(expression: Expression, place: Place): Evaluate {
  const compile = (inner: Expression) => compileExpression(inner, place)
  const at = atOf(place, expression.at)
  switch (expression.is) {
    case "Literal": {
      const { value } = expression
      return () => value
    }
    case "Identifier":
      return compileName(expression.name, expression.at, place)
    case "Template": {
      const parts = expression.parts.map(compile)
      const [first = "", ...texts] = expression.texts
      return (frame) =>
        withinSize(
          parts.reduce((text, part, index) => text + toText(part(frame), at) + (texts[index] ?? ""), first),
          at,
        )
    }
    case "Array":
      return compileItems(expression.items, at, place)
    case "Object": {
      const entries = expression.entries.map(({ key, value }) => ({ key: compile(key), value: compile(value) }))
      return (frame) => {
        const record = new FormulaRecord()
        for (const { key, value } of entries) writeProperty(record, toText(key(frame), at), value(frame), at)
        return record
      }
    }
    case "Unary":
      return compileUnary(expression, place)
    case "Binary":
      return compileBinary(expression, place)
    case "Logical": {
      const [left, right] = [compile(expression.left), compile(expression.right)]
      const shortCircuit = shortCircuits.get(expression.operator)
      return (frame) => {
        const value = left(frame)
        return shortCircuit?.(value) === true ? value : right(frame)
      }
    }
    case "Conditional": {
      const [test, consequent, alternate] = [compile(expression.test), compile(expression.consequent), compile(expression.alternate)]
      return (frame) => (test(frame) ? consequent(frame) : alternate(frame))
    }
    case "Assignment":
      return compileAssignment(expression, place)
    case "Member":
      return compileMember(expression, place)
    case "Call":
      return compileCall(expression, place)
    case "Chain":
      return compileChain(compile(expression.chain))
    case "Function":
      return compileFunction(expression, place)
    case "Sequence": {
      const items = expression.items.map(compile)
      return (frame) => items.reduce<Value>((_last, item) => item(frame), undefined)
    }
  }
}

function compileUnary({ operator, operand }: Extract<Expression, { is: "Unary" }>, place: Place): Evaluate {
  const named = withoutParentheses(operand)
  // an undeclared name has a type all the same: "undefined"
  if (operator === "typeof" && named.is === "Identifier" && place.scope.find(named.name) === null && !isGiven(named.name))
    return () => "undefined"
  const value = compileExpression(operand, place)
  const at = atOf(place, operand.at)
  switch (operator) {
    case "-":
      return (frame) => -toNumber(value(frame), at)
    case "+":
      return (frame) => toNumber(value(frame), at)
    case "~":
      return (frame) => ~toNumber(value(frame), at)
    case "!":
      return (frame) => !value(frame)
    default:
      return (frame) => typeName(value(frame))
  }
}

/** Turns a function of the program into a value. Recursion is bounded by the sum of the heights of the running functions. */
export function compileFunction({ name, parameters, statements, vars, at }: FunctionNode, outer: Place): Evaluate {
  const { engine, size } = outer
  const { height } = size
  size.height = 0
  const layout = { up: outer.scope.layout, size: 0 }
  const outside = new Scope(outer.scope, layout)
  const self = name === null ? null : outside.declare(name, "var", at)
  const place: Place = { ...outer, scope: new Scope(outside, layout), height: 0, leaves: 0 }
  const indexes = parameters.map((parameter) => place.scope.declare(parameter.name, "parameter", parameter.at).index)
  for (const variable of vars) place.scope.declare(variable, "var", at)
  const [[fallbacks, body], steps] = withCost(
    place,
    () =>
      [
        parameters.map(({ fallback }) => fallback && compileExpression(fallback, place)),
        place.compile.statements(statements, place),
      ] as const,
  )
  const weight = size.height + 4
  size.height = height
  const here = atOf(place, at)
  return (closure) => {
    const value: FormulaFunction = new FormulaFunction((given) => {
      engine.stack += weight
      within(engine.stack, formulaLimits.stack, "TooDeep", at)
      charge(here, steps)
      const frame: Frame = { up: closure, slots: indexes.map(() => uninitialized) }
      if (self !== null) frame.slots[self.index] = value
      for (const [position, index] of indexes.entries()) {
        const known = given[position]
        frame.slots[index] = known === undefined ? fallbacks[position]?.(frame) : known
      }
      const result = body(frame) === ended.byReturn ? engine.result : undefined
      engine.stack -= weight
      return result
    })
    return value
  }
}
