import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"

export const projectFolder = join(import.meta.dirname, "../../..")

export interface SourceFile {
  /** from the project's folder, with slashes */
  readonly path: string
  readonly text: string
}

const filledByTools = ["node_modules", "dist", "test-results"]

/** Every file under the given folders whose name matches, read. @param without folders that are left out: those that tools fill */
export function projectSources(
  folders: readonly string[],
  name: RegExp = /\.(?:ts|tsx|mjs)$/,
  without: readonly string[] = filledByTools,
): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .filter((path) => !path.split("/").some((part) => without.includes(part)))
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(projectFolder, path), "utf8") })),
  )
}

export const sourceFolders = ["core", "ports", "adapters", "ui", "cli", "fixtures", "test"]
