import { type FormulaError, FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { nearestName } from "./nearest-name.ts"
import { parseProgram } from "./parser/parse-statement.ts"
import { type Expression, namesOf, type RecordNode, type Statement } from "./parser/syntax.ts"
import { nodesIn, ownNodes, type SyntaxNode } from "./parser/syntax-nodes.ts"

// What a program can be told for before it runs. It stands apart from the interpreter, because no page needs it.

/** What can be chosen for some of the parameters, by their names. */
export type OfferedChoices = Readonly<Record<string, readonly string[]>>

/**
 * What runs and is hardly meant: a path that ends without `return`, and a key that a table of the program has not: as it is written, or as a
 * parameter that is its key can be chosen. A program that does not parse has no hints: `compileFormula` tells why.
 *
 * Spec: 12.9, 12.35.
 *
 * @param choices of the parameters of which the shopper chooses one
 *
 * @example formulaHints("if (width > 100) { return 12 }").map(({ fault, line }) => [fault, line]) // => [["NoReturn", 1]]
 * @example
 * formulaHints("const prices = { oak: 9 }; return prices[wood]", { wood: ["oak", "beech"] }).map(({ what }) => what)
 * // => ["beech"]
 */
export function formulaHints(source: string, choices: OfferedChoices = {}): readonly FormulaError[] {
  try {
    const { statements } = parseProgram(source)
    const nodes = nodesIn(statements)
    const signals = [...endsWithout(statements), ...nodes.flatMap(functionEnds), ...unknownKeys(nodes, choices)]
    return signals.toSorted((one, other) => one.at - other.at).map((signal) => locateFormulaError(source, signal))
  } catch (signal) {
    if (signal instanceof FormulaSignal) return []
    throw signal
  }
}

/** An expression alone is the value of its program; one that has statements has to return it. */
function endsWithout(statements: readonly Statement[]): readonly FormulaSignal[] {
  if (statements.length === 1 && statements[0]?.is === "ExpressionStatement") return []
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

function unknownKeys(nodes: readonly SyntaxNode[], choices: OfferedChoices): readonly FormulaSignal[] {
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
      .map((key) => new FormulaSignal("UnknownKey", key, node.property.at, nearestName(key, keys)))
  })
}

function tablesOf(nodes: readonly SyntaxNode[]): readonly Table[] {
  const declared = nodes.flatMap(declaredBy)
  const changed = new Set(nodes.flatMap(changedBy))
  return nodes.flatMap((node) => {
    if (node.is !== "VariableDeclaration") return []
    return node.declarators.flatMap(({ target, value }): Table[] => {
      if (target.is !== "Identifier" || value?.is !== "Object") return []
      const { name } = target
      const isOne = declared.filter((other) => other === name).length === 1 && !changed.has(name)
      return isOne && value.entries.every(({ key }) => key?.is === "Literal") ? [{ name, record: value }] : []
    })
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

function declaredBy(node: SyntaxNode): readonly string[] {
  if (node.is === "VariableDeclaration") return node.declarators.flatMap(({ target }) => namesOf(target).map(({ name }) => name))
  if (node.is === "ForEach") return node.kind === null ? [] : namesOf(node.target).map(({ name }) => name)
  if (node.is === "Try") return namesOf(node.parameter).map(({ name }) => name)
  if (node.is !== "Function") return []
  const parameters = [...node.parameters.map(({ target }) => target), node.rest].flatMap((pattern) =>
    namesOf(pattern).map(({ name }) => name),
  )
  return node.name === null ? parameters : [...parameters, node.name]
}

/** The variables that a node may give another value, or other keys: what is handed to a function may come back changed. */
function changedBy(node: SyntaxNode): readonly string[] {
  const nameOf = (expression: { readonly is: string; readonly name?: unknown }) =>
    expression.is === "Identifier" && typeof expression.name === "string" ? [expression.name] : []
  if (node.is === "Call") return node.arguments.flatMap((argument) => (argument === null ? [] : nameOf(argument.value)))
  if (node.is !== "Assignment") return []
  return node.target.is === "Member" ? nameOf(node.target.object) : namesOf(node.target).map(({ name }) => name)
}
