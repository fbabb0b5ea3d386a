import { readdir } from "node:fs/promises"
import { basename } from "node:path"
import { scenarioFolders } from "../project.ts"
import { meantName } from "../user-error.ts"

/** The folders of recorded scenarios by name, in their order. */
export async function recordedNames(): Promise<readonly string[]> {
  const found = await Promise.all(scenarioFolders.map((folder) => readdir(folder, { withFileTypes: true }).catch(() => [])))
  const names = found.flat().flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  return [...new Set(names)].toSorted()
}

/** Whoever misspells a name is told those that there are. */
export async function withKnownNames(name: string, trouble: string): Promise<string> {
  if (basename(name) !== name) return trouble
  const known = await recordedNames()
  return known.length === 0 ? trouble : `${trouble}; ${meantName(name, known, `known scenarios: ${known.join(", ")}`)}`
}
