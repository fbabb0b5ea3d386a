import { posix } from "node:path"
import { isBuiltin } from "node:module"
import { moduleLinks } from "./module-links.ts"
import type { SourceFile } from "./project-sources.ts"

/** Paths that a part of the project may name, and packages; `node:` stands for what Node brings. */
interface Arrow {
  readonly from: RegExp
  readonly paths: readonly RegExp[]
  readonly packages: readonly string[] | "any"
}

const compositionRoots = /^ui\/(?:entries\/|server\/render\.tsx$|runtime\/(?:deferred|recorder)\.ts$)/

/** The first arrow whose `from` fits a file is its law. The table of docs/architecture. */
const arrows: readonly Arrow[] = [
  { from: /^core\/use-cases\//, paths: [/^core\//, /^ports\//], packages: ["effect"] },
  { from: /^core\//, paths: [/^core\/(?!use-cases\/)/], packages: [] },
  { from: /^ports\//, paths: [/^ports\//, /^core\/(?!use-cases\/)/], packages: ["effect"] },
  { from: /^adapters\/wiring\//, paths: [/^ports\//, /^core\//, /^adapters\//], packages: ["effect", "inversify", "ky"] },
  {
    from: /^adapters\/(?:http|browser|time|maps)\//,
    paths: [/^ports\//, /^core\//, /^adapters\//],
    packages: ["effect", "ky", "luxon", "leaflet", "supercluster"],
  },
  { from: /^adapters\/replay\//, paths: [/^ports\//, /^core\//, /^adapters\//], packages: ["effect", "node:"] },
  {
    from: /^adapters\/node\//,
    paths: [/^ports\//, /^core\//, /^adapters\/node\//],
    packages: ["effect", "node:", "hono", "@hono/node-server"],
  },
  {
    from: compositionRoots,
    paths: [/^ui\//, /^core\//, /^ports\//, /^adapters\//],
    packages: ["react", "react-dom", "effect", "sanitize-html"],
  },
  { from: /^ui\//, paths: [/^ui\//, /^core\//, /^ports\//], packages: ["react", "react-dom", "effect", "sanitize-html"] },
  {
    from: /^fixtures\/shop\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["effect", "node:", "hono", "graphql", "sharp"],
  },
  { from: /^fixtures\//, paths: [/^fixtures\//, /^core\/(?!use-cases\/)/], packages: ["effect", "node:", "sharp"] },
  {
    from: /^cli\/(?!tasks\/)/,
    paths: [/^cli\/(?!tasks\/)/, /^core\//, /^ports\//, /^adapters\//, /^fixtures\//, /^ui\/server\/(?:render\.tsx|entry-files\.ts)$/],
    packages: "any",
  },
  {
    from: /^cli\/tasks\//,
    paths: [/^cli\//, /^core\//, /^ports\//, /^adapters\//, /^fixtures\//],
    packages: "any",
  },
  { from: /^test\//, paths: [/./], packages: "any" },
]

/**
 * Imports that the design does not allow, one line each: "core/a.ts:3 may not import adapters/b.ts".
 *
 * Paths are resolved, so that no way of writing an import goes round the arrows.
 */
export function brokenArrows(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const arrow = arrows.find(({ from }) => from.test(path))
    if (arrow === undefined) return [`${path} belongs to no part of the project`]
    return moduleLinks(path, text).flatMap(({ specifier, line }) => {
      const target = resolved(path, specifier)
      return isAllowed(arrow, target) ? [] : [`${path}:${line} may not import ${target}`]
    })
  })
}

function resolved(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), specifier))
  if (specifier.startsWith("/")) return `outside${specifier}`
  return isBuiltin(specifier) && !specifier.startsWith("node:") ? `node:${specifier}` : specifier
}

function isAllowed(arrow: Arrow, target: string): boolean {
  if (arrow.paths.some((path) => path.test(target)) && !target.startsWith("../") && /\.[a-z]+$/.test(target)) return true
  if (/^(?:\.\.\/|outside|core\/|ports\/|adapters\/|ui\/|cli\/|fixtures\/|test\/)/.test(target)) return false
  if (arrow.packages === "any") return true
  return arrow.packages.some((name) => (name.endsWith(":") ? target.startsWith(name) : target === name || target.startsWith(`${name}/`)))
}
