import type { Argument, Assignment, Expression } from "./syntax.ts"
import { printValue } from "./print-value.ts"

/**
 * An expression as a merchant would write it, with the brackets that were written: for explanations, not to be compiled again.
 *
 * Spec: 12.27.
 *
 * @example printExpression({ is: "Unary", operator: "-", operand: { is: "Name", name: "width", at: 1 }, at: 0 }) // => "-width"
 */
export function printExpression(expression: Expression): string {
  switch (expression.is) {
    case "Literal":
      return printValue(expression.value)
    case "Name":
      return expression.name
    case "Template":
      return `\`${expression.texts.map((text, at) => text + (at < expression.parts.length ? "${...}" : "")).join("")}\``
    case "List":
      return `[${printItems(expression.items)}]`
    case "Record":
      return `{${expression.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(", ")}}`
    case "Unary":
      return `${expression.operator}${expression.operator === "typeof" ? " " : ""}${printExpression(expression.operand)}`
    case "Binary":
    case "Logical":
      return `${printExpression(expression.left)} ${expression.operator} ${printExpression(expression.right)}`
    case "Choice":
      return `${printExpression(expression.test)} ? ${printExpression(expression.yes)} : ${printExpression(expression.no)}`
    case "Assign":
      return printAssignment(expression)
    case "Member": {
      const { object, property, optional } = expression
      const name = property.is === "Literal" && typeof property.value === "string" && isName.test(property.value) ? property.value : null
      if (name !== null) return `${printExpression(object)}${optional ? "?." : "."}${name}`
      return `${printExpression(object)}${optional ? "?." : ""}[${printExpression(property)}]`
    }
    case "Call":
      return `${printExpression(expression.callee)}${expression.optional ? "?." : ""}(${printItems(expression.arguments)})`
    case "Chain":
      return printExpression(expression.chain)
    case "Function":
      return `${expression.name ?? "function"}(${expression.parameters.map(({ name }) => name).join(", ")})`
    case "Sequence":
      return `(${expression.items.map(printExpression).join(", ")})`
  }
}

function printAssignment({ operator, target, value, postfix, at }: Assignment): string {
  const name = printExpression(target)
  // the number of `++` and `--` stands where their mark does
  if (value.is === "Literal" && value.at === at) {
    const mark = value.value === -1 ? "++" : "--"
    return postfix ? name + mark : mark + name
  }
  return `${name} ${operator}= ${printExpression(value)}`
}

const isName = /^[\p{L}_$][\p{L}\d_$]*$/u

const printItems = (items: readonly Argument[]) =>
  items.map(({ value, spread }) => `${spread ? "..." : ""}${printExpression(value)}`).join(", ")
