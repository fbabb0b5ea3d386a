import { type Expression, namesOf } from "./syntax.ts"
import type { SyntaxNode } from "./syntax-nodes.ts"

// What a program's own variables are, as far as it can be said before it runs.

/**
 * What variables hold that are declared once and never changed, by their names.
 *
 * @param nodes all of a program
 */
export function valuesOf(nodes: readonly SyntaxNode[]): ReadonlyMap<string, Expression> {
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
