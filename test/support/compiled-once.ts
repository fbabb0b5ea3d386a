import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/**
 * What Node compiles is kept for the other processes of one run: those that tests start load the same sources again and again, and stripping
 * their types takes two thirds of a start. Nothing is left for the next run.
 */
export default function compiledOnce(): void {
  const folder = mkdtempSync(join(tmpdir(), "witryna-compiled-"))
  process.env["NODE_COMPILE_CACHE"] = folder
  // workers write when they end, which is after the tests
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}
