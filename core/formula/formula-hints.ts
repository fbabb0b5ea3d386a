import { type FormulaError, FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { type HintCost, nearestName } from "./nearest-name.ts"
import { productData } from "./parameter-values.ts"
import { printExpression } from "./print-formula.ts"
import { parseProgram } from "./parser/parse-statement.ts"
import { type Expression, type RecordNode, type Statement, withoutParentheses } from "./parser/syntax.ts"
import { declaredBy, nodesIn, ownNodes, type SyntaxNode, declaredValues } from "./parser/syntax-nodes.ts"

// What a program can be told for before it runs. It stands apart from the interpreter, because no page needs it.

/** What can be chosen for some of the parameters, by their names. */
export type ChoicesByName = Readonly<Record<string, readonly string[]>>

/**
 * What runs and is hardly meant: a path that ends without `return`, a result that is a text whatever is chosen, and a key that a table of the
 * program has not: as it is written, or as a parameter that is its key can be chosen; likewise a key that is nearly one of the shop's data. A
 * program that does not parse has no hints: `compileFormula` tells why.
 *
 * Spec: 12.9, 12.35.
 *
 * @param choices of the parameters of which the shopper chooses one
 *
 * @example formulaHints("if (width > 100) { return 12 }").map(({ fault, line }) => [fault, line]) // => [["NoReturn", 1]]
 * @example formulaHints("return (width * 2).toFixed(2)").map(({ fault }) => fault) // => ["TextAsPrice"]
 * @example
 * formulaHints("const prices = { oak: 9 }; return prices[wood]", { wood: ["oak", "beech"] }).map(({ what }) => what)
 * // => ["beech"]
 */
export function formulaHints(source: string, choices: ChoicesByName = {}): readonly FormulaError[] {
  try {
    const { statements } = parseProgram(source)
    const nodes = nodesIn(statements)
    const cost: HintCost = { compared: 0 }
    const signals = [
      ...endsWithout(statements),
      ...nodes.flatMap(functionEnds),
      ...textResults(statements, nodes),
      ...unknownKeys(nodes, choices, cost),
      ...nearKeysOfShop(nodes, cost),
    ]
    return signals.toSorted((one, other) => one.at - other.at).map((signal) => locateFormulaError(source, signal))
  } catch (signal) {
    if (signal instanceof FormulaSignal) return []
    throw signal
  }
}

/**
 * The names by which a program asks its own tables. Such a name is often near its table's, one of many of its kind, and no slip of it.
 *
 * Spec: 12.35.
 *
 * @example tableKeyNames("const fabrics = { linen: 180 }; return fabrics[fabric]") // => [{ table: "fabrics", key: "fabric" }]
 */
export function tableKeyNames(source: string): readonly { readonly table: string; readonly key: string }[] {
  try {
    const nodes = nodesIn(parseProgram(source).statements)
    const tables = tablesOf(nodes)
    return nodes.flatMap((node) => {
      if (node.is !== "Member" || node.object.is !== "Identifier" || node.property.is !== "Identifier") return []
      const { name } = node.object
      return tables.some((table) => table.name === name) ? [{ table: name, key: node.property.name }] : []
    })
  } catch (signal) {
    if (signal instanceof FormulaSignal) return []
    throw signal
  }
}

/** The expression that a program is, where it has no statements. */
function expressionAlone(statements: readonly Statement[]): Expression | null {
  const [only] = statements
  return statements.length === 1 && only?.is === "ExpressionStatement" ? only.expression : null
}

/** What a program gives back that is a text whatever is chosen: no price. */
function textResults(statements: readonly Statement[], nodes: readonly SyntaxNode[]): readonly FormulaSignal[] {
  const values = declaredValues(nodes)
  const alone = expressionAlone(statements)
  const returned = returnsOf(statements).flatMap(({ value, at }) => (value === null ? [] : [{ value, at }]))
  return [...(alone === null ? [] : [{ value: alone, at: 0 }]), ...returned]
    .filter(({ value }) => isText(value, values))
    .map(({ value, at }) => new FormulaSignal("TextAsPrice", printExpression(value), at))
}

/** @param values of variables that hold one; a variable stands for its value once, since it may be made of itself */
function isText(expression: Expression, values: ReadonlyMap<string, Expression>): boolean {
  const bare = withoutParentheses(expression)
  switch (bare.is) {
    case "Literal":
      return typeof bare.value === "string"
    case "Template":
      return true
    case "Binary": {
      // a sum of thousands of terms is as deep as it is long
      let left: Expression = bare
      for (; left.is === "Binary" && left.operator === "+"; left = left.left) if (isText(left.right, values)) return true
      return left.is !== "Binary" && isText(left, values)
    }
    case "Conditional":
      return isText(bare.consequent, values) && isText(bare.alternate, values)
    case "Call": {
      const { callee } = bare
      return callee.is === "Member" && callee.property.is === "Literal" && /^to(?:Fixed|Precision)$/.test(String(callee.property.value))
    }
    case "Identifier": {
      const value = values.get(bare.name)
      return value !== undefined && isText(value, new Map([...values].filter(([name]) => name !== bare.name)))
    }
    default:
      return false
  }
}

/** An expression alone is the value of its program; one that has statements has to return it. */
function endsWithout(statements: readonly Statement[]): readonly FormulaSignal[] {
  if (expressionAlone(statements) !== null) return []
  const end = endOf(statements, 0)
  return end === null ? [] : [new FormulaSignal("NoReturn", "return", end)]
}

/** A function that returns a value on some paths is meant to do so on all of them. */
function functionEnds(node: SyntaxNode): readonly FormulaSignal[] {
  if (node.is !== "Function" || !returnsOf(node.statements).some(({ value }) => value !== null)) return []
  const end = endOf(node.statements, node.at)
  return end === null ? [] : [new FormulaSignal("NoReturn", "return", end)]
}

/** Where control can run past the end of statements, or return nothing; `null` = nowhere. @param at of what holds the statements */
function endOf(statements: readonly Statement[], at: number): number | null {
  const bare = returnsOf(statements).find(({ value }) => value === null)
  if (bare !== undefined) return bare.at
  if (statements.some(isEnd)) return null
  const last = statements.at(-1)
  if (last?.is === "If") return endOf([last.consequent], last.at) ?? (last.alternate === null ? last.at : endOf([last.alternate], last.at))
  return last?.is === "Block" ? endOf(last.body, last.at) : (last?.at ?? at)
}

/** Does control never run past it? */
function isEnd(statement: Statement): boolean {
  switch (statement.is) {
    case "Return":
    case "Throw":
      return true
    case "Block":
      return statement.body.some(isEnd)
    case "If":
      return statement.alternate !== null && isEnd(statement.consequent) && isEnd(statement.alternate)
    case "Switch": {
      const { cases } = statement
      const last = cases.at(-1)
      return cases.some(({ test }) => test === null) && !cases.some(({ body }) => breaks(body)) && last?.body.some(isEnd) === true
    }
    case "Try": {
      const { block, handler, finalizer } = statement
      return (finalizer !== null && isEnd(finalizer)) || (isEnd(block) && (handler === null || isEnd(handler)))
    }
    case "For":
      return (statement.test === null || isTrue(statement.test)) && !breaks([statement.body])
    case "Labeled":
      return isEnd(statement.body) && !breaks([statement.body])
    default:
      return false
  }
}

const isTrue = (expression: Expression): boolean => expression.is === "Literal" && expression.value === true

/** Any `break` counts, also one of a loop inside: a hint that is not given is better than a wrong one. */
const breaks = (statements: readonly Statement[]): boolean => ownNodes(statements).some(({ is }) => is === "Break")

const returnsOf = (statements: readonly Statement[]) => ownNodes(statements).flatMap((node) => (node.is === "Return" ? [node] : []))

/** A table: a record of the program whose keys are all written in it, and that nothing changes. */
interface Table {
  readonly name: string
  readonly record: RecordNode
}

function unknownKeys(nodes: readonly SyntaxNode[], choices: ChoicesByName, cost: HintCost): readonly FormulaSignal[] {
  const tables = tablesOf(nodes)
  // `table[key] ?? 0` knows that the key may be missing
  const excused = new Set(nodes.flatMap((node): SyntaxNode[] => (node.is === "Logical" ? [node.left] : [])))
  const isParameter = (name: string) => !nodes.some((node) => declaredBy(node).includes(name))
  return nodes.flatMap((node) => {
    if (node.is !== "Member" || node.optional || excused.has(node) || node.object.is !== "Identifier") return []
    const { name } = node.object
    const table = tables.find((known) => known.name === name)
    if (table === undefined) return []
    const keys = keysOf(table.record)
    const parameter = parameterName(node.property)
    const asked =
      node.property.is === "Literal"
        ? [String(node.property.value)]
        : (parameter !== null && isParameter(parameter) && choices[parameter]) || []
    return asked
      .filter((key) => !keys.includes(key) && !(key in Object.prototype))
      .map((key) => new FormulaSignal("UnknownKey", key, node.property.at, nearestName(key, keys, cost)))
  })
}

function tablesOf(nodes: readonly SyntaxNode[]): readonly Table[] {
  return [...declaredValues(nodes)].flatMap(([name, value]) =>
    value.is === "Object" && value.entries.every(({ key }) => key?.is === "Literal") ? [{ name, record: value }] : [],
  )
}

const keysOfShop = Object.keys(productData({ minor: 0 }, { coefficient: 1, scale: 0 }))

/** A shop may know more of a product than we do: only a key that is nearly one that we know is told. */
function nearKeysOfShop(nodes: readonly SyntaxNode[], cost: HintCost): readonly FormulaSignal[] {
  const values = declaredValues(nodes)
  const isOfShop = (expression: Expression | undefined): boolean =>
    expression?.is === "Call" && expression.callee.is === "Identifier" && expression.callee.name === "getProductDataFromEngine"
  return nodes.flatMap((node) => {
    if (node.is !== "Member" || node.property.is !== "Literal") return []
    const { object, property } = node
    const key = String(property.value)
    const near = nearestName(key, keysOfShop, cost)
    const isAsked = isOfShop(object) || (object.is === "Identifier" && isOfShop(values.get(object.name)))
    return isAsked && near !== null && near !== key ? [new FormulaSignal("UnknownKey", key, property.at, near)] : []
  })
}

const keysOf = ({ entries }: RecordNode): readonly string[] =>
  entries.flatMap(({ key }) => (key?.is === "Literal" ? [String(key.value)] : []))

/** `wood` or `parameters.wood`. */
function parameterName(property: Expression): string | null {
  if (property.is === "Identifier") return property.name
  const isOfParameters = property.is === "Member" && property.object.is === "Identifier" && property.object.name === "parameters"
  return isOfParameters && property.property.is === "Literal" ? String(property.property.value) : null
}
