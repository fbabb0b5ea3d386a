import { budgets, deferredPackages } from "./budgets.ts"
import type { ModuleGraph } from "./module-graph-plugin.ts"

export interface SizeLine {
  readonly what: string
  readonly bytes: number
  readonly limitBytes: number
}

export interface SizeReport {
  readonly lines: readonly SizeLine[]
  /** what breaks a rule, in words */
  readonly faults: readonly string[]
}

/** Measures a build against the budgets and looks for deferred packages in what pages need at once. @param bytesOf size of a file after gzip */
export function sizeReport(graph: ModuleGraph, bytesOf: (file: string) => number): SizeReport {
  const entries = Object.entries(graph.chunks).filter(([, chunk]) => chunk.isEntry)
  const eager = new Set(entries.flatMap(([file]) => [...withImports(graph, file)]))
  const later = new Set(Object.values(graph.chunks).flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !eager.has(file))))
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + bytesOf(file), 0)

  const lines = [
    ...entries.map(([file, { name }]) => ({
      what: `eager scripts, ${name} page`,
      bytes: sum(withImports(graph, file)),
      limitBytes: limitOf(budgets.eager, name) ?? budgets.eager.shell,
    })),
    ...[...later].map((file) => {
      const name = graph.chunks[file]?.name ?? file
      const own = [...withImports(graph, file)].filter((needed) => !eager.has(needed))
      return { what: `on demand, ${name}`, bytes: sum(own), limitBytes: limitOf(budgets.onDemand, name) ?? budgets.otherOnDemand }
    }),
    { what: "style sheet", bytes: sum(graph.styles), limitBytes: budgets.styles },
  ]
  const heavy = lines
    .filter(({ bytes, limitBytes }) => bytes > limitBytes)
    .map(({ what, bytes, limitBytes }) => `${what}: ${bytes} bytes, ${bytes - limitBytes} above the limit of ${limitBytes}`)
  return { lines, faults: [...heavy, ...intruders(graph, eager)] }
}

/** A chunk and all that it imports statically. */
function withImports(graph: ModuleGraph, file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of graph.chunks[file]?.imports ?? []) withImports(graph, imported, found)
  return found
}

/** One fault for each deferred package in an eager chunk, with the shortest chain of imports that brought it there. */
function intruders(graph: ModuleGraph, eager: ReadonlySet<string>): readonly string[] {
  const modules = [...eager].flatMap((file) => graph.chunks[file]?.modules ?? [])
  return deferredPackages.flatMap((name) => {
    const intruder = modules.find((module) => module.includes(`node_modules/${name}/`))
    if (intruder === undefined) return []
    return [`${name} is needed at once by ${importChain(graph, (module) => module.includes(`node_modules/${name}/`)).join(" -> ")}`]
  })
}

/** The shortest way of static imports from a page's entry to a wanted module. */
function importChain(graph: ModuleGraph, isWanted: (module: string) => boolean): readonly string[] {
  const entries = Object.values(graph.chunks).filter(({ isEntry }) => isEntry)
  const roots = entries.flatMap(({ facade }) => (facade === null ? [] : [facade]))
  const queue = roots.map((root) => [root])
  const seen = new Set(roots)
  for (let chain = queue.shift(); chain !== undefined; chain = queue.shift()) {
    const last = chain.at(-1) ?? ""
    if (isWanted(last)) return chain
    for (const next of graph.modules[last] ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...chain, next])
    }
  }
  return ["an unknown chain"]
}

const limitOf = (limits: Readonly<Record<string, number>>, name: string): number | undefined => limits[name]
