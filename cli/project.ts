import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { isForeignObject, parseJson } from "../core/web/untrusted-json.ts"

/** The project's folder, wherever the command was started: the one beside the terminal's, in the sources and when it is built. */
export const projectFolder = fileURLToPath(new URL("..", import.meta.url))

/** Where the project's own scenarios lie, a folder each. */
export const scenarioFolder = join(projectFolder, "fixtures/scenarios")

/** The program runs from its sources; a built one stands where the next build, or the next installation, deletes what is beside it. */
export const isFromSources = existsSync(join(projectFolder, "cli/main.ts"))

/** Where a new scenario is put: with the project's own, or where the user of an installed package is. */
export const recordingFolder = isFromSources ? scenarioFolder : resolve("scenarios")

/** Where scenarios are looked for by name. */
export const scenarioFolders: readonly string[] = isFromSources ? [scenarioFolder] : [recordingFolder, scenarioFolder]

/** The version in the project's manifest. */
export function projectVersion(): string {
  const manifest = parseJson(readFileSync(join(projectFolder, "package.json"), "utf8"))
  return isForeignObject(manifest) && typeof manifest["version"] === "string" ? manifest["version"] : "unknown"
}
