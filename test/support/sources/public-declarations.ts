import { parseSync } from "oxc-parser"
import { docComments } from "./doc-comments.ts"
import type { SourceFile } from "./project-sources.ts"

/** What a source gives out, with its doc comment: functions, constants and types. */
export interface PublicDeclaration {
  readonly name: string
  /** as written, without a function's body and a long constant's value */
  readonly signature: string
  /** without stars; empty = none */
  readonly doc: string
}

/** Longer values of constants say nothing to who reads a signature. */
const longestValue = 400

/** Every declaration that a source exports, in its order. */
export function publicDeclarations({ path, text }: SourceFile): readonly PublicDeclaration[] {
  const comments = docComments({ path, text })
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return []
    const { declaration, start } = statement
    const doc = comments.find(({ end }) => end <= start && text.slice(end, start).trim() === "")?.text ?? ""
    const cut = (end: number) =>
      text
        .slice(start, end)
        .replace(/^export /, "")
        .trim()
    switch (declaration.type) {
      case "FunctionDeclaration":
        return [{ name: declaration.id?.name ?? "", signature: cut(declaration.body?.start ?? declaration.end), doc }]
      case "TSInterfaceDeclaration":
      case "TSTypeAliasDeclaration":
        return [{ name: declaration.id.name, signature: cut(declaration.end), doc }]
      case "VariableDeclaration":
        return declaration.declarations.flatMap(({ id, init }) => {
          if (id.type !== "Identifier") return []
          const isShort = init !== null && init.type !== "ArrowFunctionExpression" && init.end - init.start <= longestValue
          const end = init?.type === "ArrowFunctionExpression" ? init.body.start : isShort ? declaration.end : id.end
          return [{ name: id.name, signature: cut(end).replace(/\s*=>\s*\(?$/, ""), doc }]
        })
      default:
        return []
    }
  })
}
