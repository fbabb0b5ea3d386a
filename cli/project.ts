import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isForeignObject, parseJson } from "../core/web/untrusted-json.ts"

/** The project's folder, wherever the command was started: the one beside the terminal's, in the sources and when it is built. */
export const projectFolder = fileURLToPath(new URL("..", import.meta.url))

/** Where recorded scenarios lie, a folder each. */
export const scenarioFolder = join(projectFolder, "fixtures/scenarios")

/** The version in the project's manifest. */
export function projectVersion(): string {
  const manifest = parseJson(readFileSync(join(projectFolder, "package.json"), "utf8"))
  return isForeignObject(manifest) && typeof manifest["version"] === "string" ? manifest["version"] : "unknown"
}
