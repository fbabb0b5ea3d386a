import { posix } from "node:path"
import { moduleLinks } from "./module-links.ts"
import type { SourceFile } from "./project-sources.ts"

/** Who imports whom: files, or folders. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Files that import each other in a circle, one line for each knot: "core/a.ts core/b.ts". Imports of types count. */
export const fileCircles = (files: readonly SourceFile[]): readonly string[] => knots(importGraph(files, (from, to) => [from, to]))

/**
 * Folders side by side that import each other in a circle. A folder and what is inside it are one house: its own files put the
 * parts together, and the parts use its words. The arrows of the design rule between the folders at the top.
 */
export const folderCircles = (files: readonly SourceFile[]): readonly string[] => knots(importGraph(files, foldersSideBySide))

/**
 * The records of pages and machines stand with the rules of their domain and are of the pages: they know what all pages share, and no rule
 * knows them. So a circle is looked for as if they stood in `core/pages`.
 */
const ofPages = /^core\/(?:[\w-]+\/)+(?:machine\/[\w-]+|[\w-]+\.page|[\w-]+-machines?|[\w-]+-task|(?:opened|recorded)-[\w-]+)\.ts$/
const place = (path: string): string => (ofPages.test(path) ? `core/pages/${posix.basename(path)}` : path)

function importGraph(
  files: readonly SourceFile[],
  places: (from: string, to: string) => readonly [from: string, to: string] | null,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    for (const { specifier } of moduleLinks(path, text)) {
      if (!specifier.startsWith(".")) continue
      const [from, to] = places(path, posix.normalize(posix.join(posix.dirname(path), specifier))) ?? []
      if (from !== undefined && to !== undefined) graph.set(from, (graph.get(from) ?? new Set<string>()).add(to))
    }
  }
  return graph
}

/** The first folders in which two paths differ: "core/a/b/x.ts" and "core/c/y.ts" meet in "core/a" and "core/c". */
function foldersSideBySide(from: string, to: string): readonly [string, string] | null {
  const [one, other] = [posix.dirname(place(from)).split("/"), posix.dirname(place(to)).split("/")]
  const at = one.findIndex((folder, level) => folder !== other[level])
  if (at < 1 || at >= other.length) return null
  return [one.slice(0, at + 1).join("/"), other.slice(0, at + 1).join("/")]
}

/** What leads back to itself, in groups that hang together. */
function knots(graph: Graph): readonly string[] {
  const reachable = new Map([...graph.keys()].map((place) => [place, reachableFrom(graph, place)]))
  const leadsTo = (from: string, to: string) => reachable.get(from)?.has(to) === true
  const tied = [...graph.keys()].filter((place) => leadsTo(place, place)).toSorted()
  const groups = tied.map((place) => tied.filter((other) => leadsTo(place, other) && leadsTo(other, place)).join(" "))
  return [...new Set(groups)]
}

function reachableFrom(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue
    found.add(place)
    waiting.push(...(graph.get(place) ?? []))
  }
  return found
}
