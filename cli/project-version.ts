import { readFileSync } from "node:fs"
import { isForeignObject, parseJson } from "../core/web/untrusted-json.ts"

/** The version in the project's manifest, beside the folder of the terminal both in the sources and when it is built. */
export function projectVersion(): string {
  const manifest = parseJson(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
  return isForeignObject(manifest) && typeof manifest["version"] === "string" ? manifest["version"] : "unknown"
}
