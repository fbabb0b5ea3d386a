import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"

export const projectFolder = join(import.meta.dirname, "../../..")

export interface SourceFile {
  /** from the project's folder, with slashes */
  readonly path: string
  readonly text: string
}

/** Every file under the given folders whose name matches, read. Folders that tools fill are left out. */
export function projectSources(folders: readonly string[], name: RegExp = /\.(?:ts|tsx|mjs)$/): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .filter((path) => !/(?:^|\/)(?:node_modules|dist|test-results)\//.test(path))
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(projectFolder, path), "utf8") })),
  )
}

export const sourceFolders = ["core", "ports", "adapters", "ui", "cli", "fixtures", "test"]
