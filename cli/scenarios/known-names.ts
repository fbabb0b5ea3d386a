import { readdir } from "node:fs/promises"
import { basename } from "node:path"
import { nearestName } from "../../core/formula/nearest-name.ts"
import { scenarioFolders } from "../project.ts"

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
  const near = nearestName(name, known)
  if (near !== null) return `${trouble}; did you mean ${near}?`
  return known.length === 0 ? trouble : `${trouble}; known scenarios: ${known.join(", ")}`
}
