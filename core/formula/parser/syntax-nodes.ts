import { isList } from "../../web/untrusted-json.ts"
import type { Expression, Statement } from "./syntax.ts"

/** A node of the syntax tree that stands for itself. */
export type SyntaxNode = Expression | Statement

/** Every expression and statement below some, those of functions among them. */
export const nodesIn = (part: unknown): readonly SyntaxNode[] => walked(part, () => true)

/** The same without what belongs to a function inside. */
export const ownNodes = (part: unknown): readonly SyntaxNode[] =>
  walked(part, ({ is }) => is !== "Function" && is !== "FunctionDeclaration")

function walked(part: unknown, goesInto: (node: SyntaxNode) => boolean): readonly SyntaxNode[] {
  if (isList(part)) return part.flatMap((inner) => walked(inner, goesInto))
  if (typeof part !== "object" || part === null) return []
  const inner = () => Object.values(part).flatMap((value) => walked(value, goesInto))
  if (!isNode(part)) return inner()
  return goesInto(part) ? [part, ...inner()] : []
}

/** The parser names each node by what it is. */
const isNode = (part: object): part is SyntaxNode => "is" in part && "at" in part
