import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { UserError } from "../user-error.ts"
import { moduleGraphFile, type ModuleGraph } from "./module-graph-plugin.ts"

/** The module graph of a client build. Fails with a UserError when there is none. */
export function readModuleGraph(clientFolder: string): ModuleGraph {
  try {
    const graph: unknown = JSON.parse(readFileSync(join(clientFolder, moduleGraphFile), "utf8"))
    if (isModuleGraph(graph)) return graph
  } catch {
    // said below
  }
  throw new UserError("there is no build to measure. Run `npm run build`.")
}

/** The file was written by our own plugin in the same checkout, so its outline is enough. */
const isModuleGraph = (graph: unknown): graph is ModuleGraph =>
  typeof graph === "object" && graph !== null && ["chunks", "modules", "styles"].every((part) => part in graph)

/** Size of a built file after gzip at its best, in bytes. */
export function gzipBytes(clientFolder: string, file: string): number {
  return gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).byteLength
}
