import { posix } from "node:path"
import { parsedSource } from "./parsed-source.ts"
import type { SourceFile } from "./project-sources.ts"
import { type References, referencesOf, type SyntaxNode, syntaxNode } from "./references.ts"

/** A function, constant, class or type at the top of a source, and the names that its code mentions. */
export interface Declaration {
  readonly path: string
  readonly name: string
  /** an interface or a type alias: nothing of it runs */
  readonly isType: boolean
  readonly isExported: boolean
  /** offsets in the source */
  readonly start: number
  readonly end: number
  readonly references: References
}

/** Something of another source; `*` is all that it exports. */
export interface ForeignName {
  readonly path: string
  readonly name: string
}

/** A source as what it declares, what it takes from others and what it does by itself when it is loaded. */
export interface ModuleSymbols {
  readonly path: string
  readonly declarations: readonly Declaration[]
  /** by the local name */
  readonly imports: ReadonlyMap<string, ForeignName>
  /** exported name to local name */
  readonly exports: ReadonlyMap<string, string>
  /** what is exported without being declared here; `*` passes everything on */
  readonly forwards: readonly { readonly exported: string; readonly from: ForeignName }[]
  /** names that its own statements mention */
  readonly effects: References
  /** sources that are loaded with it */
  readonly loads: readonly string[]
}

const known = new Map<string, { readonly text: string; readonly symbols: ModuleSymbols }>()

/**
 * Reads a source's declarations and the names between them. Fails with an Error when the source cannot be parsed. Several tests ask for all sources, so
 * that what was read of one is kept.
 */
export function moduleSymbols(file: SourceFile): ModuleSymbols {
  const before = known.get(file.path)
  if (before?.text === file.text) return before.symbols
  const symbols = readSymbols(file)
  known.set(file.path, { text: file.text, symbols })
  return symbols
}

function readSymbols(file: SourceFile): ModuleSymbols {
  const { path } = file
  const { program, module, errors } = parsedSource(file)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? "cannot be parsed"}`)
  const target = (specifier: string) => posix.normalize(posix.join(posix.dirname(path), specifier))
  const imports = new Map<string, ForeignName>()
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      imports.set(localName.value, { path: target(moduleRequest.value), name: writtenName(importName) })
    }
  }
  const exports = new Map<string, string>()
  const forwards: { readonly exported: string; readonly from: ForeignName }[] = []
  for (const { exportName, importName, localName, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    const exported = writtenName(exportName)
    if (moduleRequest === null) exports.set(exported, localName.name ?? exported)
    else forwards.push({ exported, from: { path: target(moduleRequest.value), name: writtenName(importName) } })
  }
  const locals = new Set(exports.values())
  const declarations: Declaration[] = []
  const effects: SyntaxNode[] = []
  for (const statement of program.body) {
    const found = declared(statement)
    if (found === null) effects.push(statement)
    else
      declarations.push(
        ...found.map(({ name, isType, node }) => ({
          path,
          name,
          isType,
          isExported: locals.has(name),
          start: statement.start,
          end: found.length > 1 ? node.end : statement.end,
          references: referencesOf([node], target),
        })),
      )
  }
  return {
    path,
    declarations,
    imports,
    exports,
    forwards,
    effects: referencesOf(effects, target),
    loads: module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => target(moduleRequest.value)),
  }
}

/** What an import or export takes; one without a name takes the default or everything. */
const writtenName = ({ name, kind }: { readonly name: string | null; readonly kind: string }) =>
  name ?? (kind === "Default" ? "default" : "*")

interface Declared {
  readonly name: string
  readonly isType: boolean
  readonly node: SyntaxNode
}

/** The names that a statement declares; null for a statement that only does something. Imports declare nothing and do nothing. */
function declared(statement: SyntaxNode): readonly Declared[] | null {
  switch (statement.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
      return []
    case "ExportNamedDeclaration": {
      const inner = syntaxNode(statement, "declaration")
      return inner === null ? [] : declared(inner)
    }
    case "ExportDefaultDeclaration":
      return [{ name: "default", isType: false, node: statement }]
    case "VariableDeclaration": {
      const parts: readonly unknown[] = "declarations" in statement && Array.isArray(statement.declarations) ? statement.declarations : []
      return parts.flatMap((part) => {
        const node = syntaxNode({ part }, "part")
        if (node === null) return []
        return boundNames(syntaxNode(node, "id")).map((name) => ({ name, isType: false, node }))
      })
    }
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "TSDeclareFunction":
    case "TSEnumDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return boundNames(syntaxNode(statement, "id")).map((name) => ({
        name,
        isType: statement.type === "TSInterfaceDeclaration" || statement.type === "TSTypeAliasDeclaration",
        node: statement,
      }))
    default:
      return null
  }
}

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
function boundNames(pattern: SyntaxNode | null): readonly string[] {
  if (pattern === null) return []
  if (pattern.type === "Identifier") return "name" in pattern && typeof pattern.name === "string" ? [pattern.name] : []
  const parts: readonly unknown[] =
    "properties" in pattern && Array.isArray(pattern.properties)
      ? pattern.properties
      : "elements" in pattern && Array.isArray(pattern.elements)
        ? pattern.elements
        : [syntaxNode(pattern, "value"), syntaxNode(pattern, "left"), syntaxNode(pattern, "argument")]
  return parts.flatMap((part) => boundNames(syntaxNode({ part }, "part")))
}
