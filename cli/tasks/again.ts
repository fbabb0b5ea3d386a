import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectFolder } from "../project.ts"

/** Where a run of the browser tests leaves how many of them passed only when they ran again: `npm test` ends with it. */
export const againFile = join(projectFolder, "test-results", "again.txt")

/** Leaves the count for whoever started the run. */
export function keepAgain(again: number, of: number): void {
  mkdirSync(dirname(againFile), { recursive: true })
  writeFileSync(againFile, `${again} of ${of}`)
}

/** What the last line says of it; nothing where no browser test ran. */
export function sayAgain(): string {
  try {
    return ` (browser tests that passed only when run again: ${readFileSync(againFile, "utf8")})`
  } catch {
    return ""
  }
}
