import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * What Node compiles is kept for the processes that tests of one run start: they load the same sources again and again, and stripping their types
 * takes two thirds of a start. Nothing is left for the next run. `test/support/seed.ts` hands the folder on to them: a worker of vitest that
 * knew of it from its start would write all that it has compiled itself when it ends, which nobody reads.
 */
export default function compiledOnce(): void {
  const folder = mkdtempSync(join(tmpdir(), "witryna-compiled-"))
  process.env["WITRYNA_COMPILED"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}
