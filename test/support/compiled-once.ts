import { mkdirSync, rmSync, statSync } from "node:fs"
import { compiledFolder } from "./compiled-folder.ts"

/** A folder that tests use is new each time: what was compiled there is of use to nobody, and would pile up. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Before the tests of a run start: what processes have compiled is kept for a week, and begun anew. */
export default function compiledOnce(): void {
  mkdirSync(compiledFolder, { recursive: true })
  if (Date.now() - statSync(compiledFolder).birthtimeMs > keptMs) rmSync(compiledFolder, { recursive: true, force: true })
}
