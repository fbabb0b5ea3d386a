import { stop } from "../formula-error.ts"
import { withoutParentheses, type Expression, type RecordNode } from "../parser/syntax.ts"
import { compileAssignment } from "./compile-assignment.ts"
import { compileCall, compileItems, compileMember } from "./compile-call.ts"
import { atOf, chosen, nested, type Evaluate, type CompilePlace } from "./compile-context.ts"
import { compileFunction } from "./compile-function.ts"
import { compileName, compileTypeOf } from "./compile-name.ts"
import { compileOperation } from "./compile-operation.ts"
import { toNumber, toText } from "./conversions.ts"
import { extrasOf } from "./extras.ts"
import { allocate, allocateList, allocateText } from "./allocate.ts"
import { copyInto } from "./own-names.ts"
import { writeProperty } from "./properties.ts"
import { FormulaRecord, typeName, type Value } from "./values.ts"

/** Turns an expression into a function of the frame. Spec: 12.9, 12.17, 12.32. */
export function compileExpression(given: Expression, outer: CompilePlace): Evaluate {
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

function compileKind(expression: Expression, place: CompilePlace): Evaluate {
  const compile = (inner: Expression) => compileExpression(inner, place)
  const at = atOf(place, expression.at)
  switch (expression.is) {
    case "Literal": {
      const { value } = expression
      return () => value
    }
    case "Identifier":
      if (expression.name === "arguments" && place.scope.find("arguments") === null) return stop("Unsupported", "arguments", expression.at)
      return compileName(expression.name, expression.at, place)
    case "Template": {
      const parts = expression.parts.map(compile)
      const [first = "", ...texts] = expression.texts
      return (frame) =>
        allocateText(
          parts.reduce((text, part, index) => text + toText(part(frame), at) + (texts[index] ?? ""), first),
          at,
        )
    }
    case "Array": {
      const items = compileItems(expression.items, place)
      return (frame) => allocateList(items(frame), at)
    }
    case "Object":
      return compileRecord(expression, place)
    case "Unary":
      return expression.operator === "delete" ? extrasOf(place).expression(expression, place) : compileUnary(expression, place)
    case "Binary":
    case "Logical":
      return compileOperation(expression, place)
    case "Conditional":
      return compileChoice(expression, place)
    case "Assignment":
      return compileAssignment(expression, place)
    case "Member":
      return compileMember(expression, place)
    case "Call":
      return compileCall(expression, place)
    case "Function":
      return compileFunction(expression, place)
    case "Sequence": {
      if (expression.rest !== null) return stop("UnexpectedToken", "...", expression.rest.at)
      const items = expression.items.map(compile)
      return (frame) => items.reduce<Value>((_last, item) => item(frame), undefined)
    }
    default:
      return extrasOf(place).expression(expression, place)
  }
}

/** A chain of `? :`. */
function compileChoice(expression: Extract<Expression, { is: "Conditional" }>, place: CompilePlace): Evaluate {
  const choices: (readonly [test: Evaluate, consequent: Evaluate])[] = []
  let last: Expression = expression
  for (; last.is === "Conditional"; last = last.alternate) {
    place.size.nodes += 1
    choices.push([place.compile.expression(last.test, place), place.compile.expression(last.consequent, place)])
  }
  return chosen(choices, place.compile.expression(last, place))
}

function compileRecord({ entries, cover, at: offset }: RecordNode, place: CompilePlace): Evaluate {
  if (cover !== null) return stop("UnexpectedToken", "=", cover)
  const at = atOf(place, offset)
  const parts = entries.map(({ key, value }) => ({
    key: key && place.compile.expression(key, place),
    value: place.compile.expression(value, place),
  }))
  return (frame) => {
    const record = allocate(new FormulaRecord(), at)
    for (const { key, value } of parts) {
      if (key === null) copyInto(record, value(frame), at)
      else writeProperty(record, toText(key(frame), at), value(frame), at)
    }
    return record
  }
}

function compileUnary({ operator, operand }: Extract<Expression, { is: "Unary" }>, place: CompilePlace): Evaluate {
  const named = withoutParentheses(operand)
  const at = atOf(place, operand.at)
  // an undeclared name has a type all the same: "undefined"
  const isThere = operator === "typeof" && named.is === "Identifier" ? compileTypeOf(named.name, place) : null
  if (isThere !== null && named.is === "Identifier" && place.scope.find(named.name) === null) return () => "undefined"
  const value = compileExpression(operand, place)
  switch (operator) {
    case "-":
      return (frame) => -toNumber(value(frame), at)
    case "+":
      return (frame) => toNumber(value(frame), at)
    case "~":
      return (frame) => ~toNumber(value(frame), at)
    case "!":
      return (frame) => !value(frame)
    case "void":
      return (frame) => {
        value(frame)
        return undefined
      }
    default:
      return (frame) => (isThere?.(frame) === false ? "undefined" : typeName(value(frame)))
  }
}
