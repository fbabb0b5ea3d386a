import { type Expression, namesOf, type Statement } from "./syntax.ts"

/** A node of the syntax tree that stands for itself. */
export type SyntaxNode = Expression | Statement

/** Every expression and statement below some, those of functions among them. */
export const nodesIn = (part: unknown): readonly SyntaxNode[] => walked(part, () => true)

/** The same without what belongs to a function inside. */
export const ownNodes = (part: unknown): readonly SyntaxNode[] =>
  walked(part, ({ is }) => is !== "Function" && is !== "FunctionDeclaration")

/** In the order of the source, without going deeper for each node: a formula may be a chain of thousands. */
function walked(part: unknown, goesInto: (node: SyntaxNode) => boolean): readonly SyntaxNode[] {
  const found: SyntaxNode[] = []
  const waiting = [part]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== "object" || next === null) continue
    if (isNode(next)) {
      if (!goesInto(next)) continue
      found.push(next)
    }
    // the last one is taken first
    for (const inner of Object.values(next).toReversed()) waiting.push(inner)
  }
  return found
}

/** The parser names each node by what it is. */
const isNode = (part: object): part is SyntaxNode => "is" in part && "at" in part

/**
 * What variables hold that are declared once and never changed, by their names.
 *
 * @param nodes all of a program
 */
export function declaredValues(nodes: readonly SyntaxNode[]): ReadonlyMap<string, Expression> {
  const declared = nodes.flatMap(declaredBy)
  const changed = new Set(nodes.flatMap(changedBy))
  const isOne = (name: string) => declared.filter((other) => other === name).length === 1 && !changed.has(name)
  return new Map(
    nodes.flatMap((node) => {
      if (node.is !== "VariableDeclaration") return []
      return node.declarators.flatMap(({ target, value }): (readonly [string, Expression])[] =>
        target.is === "Identifier" && value !== null && isOne(target.name) ? [[target.name, value]] : [],
      )
    }),
  )
}

/** The names that a node declares. */
export function declaredBy(node: SyntaxNode): readonly string[] {
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
