import type { Argument, Expression } from "./syntax.ts"
import { printValue } from "./print-value.ts"

/**
 * An expression as a merchant would write it, with brackets wherever they help: for explanations, not to be compiled again.
 *
 * Spec: 12.27.
 *
 * @example printExpression({ is: "Unary", operator: "-", operand: { is: "Name", name: "width", at: 1 }, at: 0 }) // => "-width"
 */
export function printExpression(expression: Expression): string {
  const inner = (one: Expression) => (isTight(one) ? printExpression(one) : `(${printExpression(one)})`)
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
      return `${expression.operator}${expression.operator === "typeof" ? " " : ""}${inner(expression.operand)}`
    case "Binary":
    case "Logical":
      return `${inner(expression.left)} ${expression.operator} ${inner(expression.right)}`
    case "Choice":
      return `${inner(expression.test)} ? ${inner(expression.yes)} : ${inner(expression.no)}`
    case "Assign":
      return `${printExpression(expression.target)} ${expression.operator === "=" ? "" : expression.operator}= ${printExpression(expression.value)}`
    case "Update": {
      const mark = expression.by === 1 ? "++" : "--"
      const target = printExpression(expression.target)
      return expression.prefix ? mark + target : target + mark
    }
    case "Member": {
      const { object, property, optional } = expression
      const name = property.is === "Literal" && typeof property.value === "string" && isName.test(property.value) ? property.value : null
      if (name !== null) return `${inner(object)}${optional ? "?." : "."}${name}`
      return `${inner(object)}${optional ? "?." : ""}[${printExpression(property)}]`
    }
    case "Call":
      return `${inner(expression.callee)}${expression.optional ? "?." : ""}(${printItems(expression.arguments)})`
    case "Chain":
      return printExpression(expression.chain)
    case "Function":
      return `${expression.name ?? "function"}(${expression.parameters.map(({ name }) => name).join(", ")})`
    case "Sequence":
      return expression.items.map(printExpression).join(", ")
  }
}

const isName = /^[\p{L}_$][\p{L}\d_$]*$/u

const isTight = ({ is }: Expression) =>
  ["Literal", "Name", "Template", "List", "Record", "Member", "Call", "Chain", "Function", "Unary"].includes(is)

const printItems = (items: readonly Argument[]) =>
  items.map(({ value, spread }) => `${spread ? "..." : ""}${printExpression(value)}`).join(", ")
