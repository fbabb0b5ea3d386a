import type { Expression, Statement } from "./syntax.ts"

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
