import { parseSync, Visitor } from "oxc-parser"

/** One reference of a module to another, as written. */
export interface ModuleLink {
  readonly specifier: string
  /** gone after type stripping */
  readonly isType: boolean
  /** 1-based */
  readonly line: number
}

/** What was found before, by path: several tests ask about every source. */
const known = new Map<string, { readonly source: string; readonly links: readonly ModuleLink[] }>()

/**
 * Every module that a source names: imports, re-exports, `import()` and `import("...").Type`.
 *
 * Fails with an Error when the source cannot be parsed, or imports by a computed name.
 */
export function moduleLinks(path: string, source: string): readonly ModuleLink[] {
  const before = known.get(path)
  if (before?.source === source) return before.links
  const links = linksOf(path, source)
  known.set(path, { source, links })
  return links
}

function linksOf(path: string, source: string): readonly ModuleLink[] {
  const parsed = parseSync(path, source)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message ?? "cannot be parsed"}`)
  const lineAt = (offset: number) => source.slice(0, offset).split("\n").length
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const imports = staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(start),
  }))
  const reExports = staticExports.flatMap(({ entries, start }) => {
    const specifier = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest?.value
    return specifier === undefined ? [] : [{ specifier, isType: entries.every((entry) => entry.isType), line: lineAt(start) }]
  })
  const loaded = dynamicImports.flatMap(({ moduleRequest, start }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    const literal = /^(["'`])([^"'`$]+)\1$/.exec(text)
    return literal?.[2] === undefined ? [] : [{ specifier: literal[2], isType: false, line: lineAt(start) }]
  })
  const named: ModuleLink[] = []
  // the tree is handed over when it is asked for, which takes longer than reading the source
  if (source.includes("import(")) {
    new Visitor({
      TSImportType: (node) => void named.push({ specifier: node.source.value, isType: true, line: lineAt(node.start) }),
    }).visit(parsed.program)
  }
  return [...imports, ...reExports, ...loaded, ...named]
}
