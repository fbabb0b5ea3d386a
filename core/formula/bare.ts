import type { Expression } from "./syntax.ts"

/**
 * An expression without the parentheses around it.
 *
 * @example bare({ is: "Sequence", items: [{ is: "Name", name: "width", at: 1 }], at: 0 }) // => { is: "Name", name: "width", at: 1 }
 */
export function bare(expression: Expression): Expression {
  const [only, ...more] = expression.is === "Sequence" ? expression.items : []
  return only === undefined || more.length > 0 ? expression : bare(only)
}
