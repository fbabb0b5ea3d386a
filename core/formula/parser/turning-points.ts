import { FormulaSignal } from "../formula-error.ts"
import { parseProgram } from "./parse-statement.ts"
import { type Expression, type Pattern, type Statement, withoutParentheses } from "./syntax.ts"
import { nodesIn, type SyntaxNode } from "./syntax-nodes.ts"

/** What the value of an expression decides. */
export interface TurningPoint {
  /** a variable's value, which way the program goes, or what is returned; null = nothing by itself */
  readonly turn: "assigned" | "branch" | "returned" | null
  /** the variables that a declaration gives it to */
  readonly into: Pattern | null
}

const nothing: TurningPoint = { turn: null, into: null }
const branch: TurningPoint = { turn: "branch", into: null }
const returned: TurningPoint = { turn: "returned", into: null }
const assigned: TurningPoint = { turn: "assigned", into: null }

/**
 * Where a program turns: what it gives to variables, what it tests, and what it returns. A program that does not parse turns nowhere.
 *
 * Spec: 12.27, 12.37.
 *
 * @returns what a part of the program decides, which is known by its kind and its place
 */
export function turningPoints(source: string): (expression: Expression) => TurningPoint {
  const statements = statementsOf(source)
  const [only] = statements
  const points = [
    ...nodesIn(statements).flatMap(pointsOf),
    ...(statements.length === 1 && only?.is === "ExpressionStatement" ? [[only.expression, returned] as const] : []),
  ]
  const found = new Map(points.map(([expression, point]) => [placeOf(withoutParentheses(expression)), point]))
  return (expression) => found.get(placeOf(expression)) ?? nothing
}

function statementsOf(source: string): readonly Statement[] {
  try {
    return parseProgram(source).statements
  } catch (signal) {
    if (signal instanceof FormulaSignal) return []
    throw signal
  }
}

const placeOf = ({ is, at }: Expression): string => `${at} ${is}`

function pointsOf(node: SyntaxNode): readonly (readonly [Expression, TurningPoint])[] {
  switch (node.is) {
    case "VariableDeclaration":
      return node.declarators.flatMap(({ target, value }) => (value === null ? [] : [[value, { turn: "assigned", into: target }] as const]))
    case "Assignment":
      return [[node, assigned]]
    case "If":
    case "Conditional":
      return [[node.test, branch]]
    case "For":
      return node.test === null ? [] : [[node.test, branch]]
    case "Switch":
      return [[node.value, branch]]
    case "Return":
      return node.value === null ? [] : [[node.value, returned]]
    default:
      return []
  }
}
