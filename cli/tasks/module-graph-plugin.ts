import { relative } from "node:path"
import type { Plugin } from "vite"

/** Which module ended in which chunk, and which module imports which. Paths are from the project's root. */
export interface ModuleGraph {
  readonly chunks: Readonly<Record<string, GraphChunk>>
  /** static imports of each module */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** style sheets */
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface GraphChunk {
  readonly name: string
  readonly isEntry: boolean
  /** the module that the chunk stands for */
  readonly facade: string | null
  /** static imports, by file name */
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly modules: readonly string[]
}

/** Where a client build leaves its graph, from the build's folder. */
export const moduleGraphFile = ".vite/module-graph.json"

/** Writes the module graph of a client build, so that `npm run size` can name the chain of imports behind a heavy page. */
export function moduleGraph(root: string): Plugin {
  const named = (id: string) => relative(root, id.replace(/^\0/, "").replace(/\?.*$/, "")).replaceAll("\\", "/")
  return {
    name: "witryna-module-graph",
    // after the style sheet has become a file
    enforce: "post",
    apply: (config, { command }) => command === "build" && config.build?.ssr === undefined,
    generateBundle(_, bundle) {
      const chunks: Record<string, GraphChunk> = {}
      const styles: string[] = []
      const fonts: string[] = []
      for (const file of Object.values(bundle)) {
        if (file.type === "asset") {
          if (file.fileName.endsWith(".css")) styles.push(file.fileName)
          if (file.fileName.endsWith(".woff2")) fonts.push(file.fileName)
          continue
        }
        const { name, isEntry, facadeModuleId, imports, dynamicImports } = file
        const facade = facadeModuleId === null ? null : named(facadeModuleId)
        chunks[file.fileName] = { name, isEntry, facade, imports, dynamicImports, modules: Object.keys(file.modules).map(named) }
      }
      const modules: Record<string, readonly string[]> = {}
      for (const id of this.getModuleIds()) modules[named(id)] = (this.getModuleInfo(id)?.importedIds ?? []).map(named)
      const graph: ModuleGraph = { chunks, modules, styles, fonts }
      this.emitFile({ type: "asset", fileName: moduleGraphFile, source: JSON.stringify(graph) })
    },
  }
}

/** A chunk and all that it imports statically. */
export function withImports(graph: Pick<ModuleGraph, "chunks">, file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of graph.chunks[file]?.imports ?? []) withImports(graph, imported, found)
  return found
}
