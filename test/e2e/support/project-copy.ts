import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../../cli/project.ts"

/** A copy of the project's sources, which a test may edit: the project's own are read by all other tests. */
export interface ProjectCopy {
  readonly folder: string
  /** Puts one text in another's place, as somebody who saves a file. Fails when the file does not hold it exactly once. */
  readonly edit: (file: string, from: string, to: string) => Promise<void>
  readonly remove: () => Promise<void>
}

const sources = ["core", "ports", "adapters", "ui", "cli", "fixtures"]
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"]

/** Packages are linked one by one, so that what Vite leaves beside them is the copy's own. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "witryna-edited-"))
  await Promise.all([
    ...files.map((file) => copyFile(join(projectFolder, file), join(folder, file))),
    ...sources.map((part) =>
      cp(join(projectFolder, part), join(folder, part), {
        recursive: true,
        filter: (path) => !path.includes("node_modules", projectFolder.length),
      }),
    ),
  ])
  await mkdir(join(folder, "node_modules"))
  const packages = await readdir(join(projectFolder, "node_modules"))
  await Promise.all(
    packages
      .filter((name) => !name.startsWith(".vite"))
      .map((name) => symlink(join(projectFolder, "node_modules", name), join(folder, "node_modules", name))),
  )
  return {
    folder,
    edit: async (file, from, to) => {
      const path = join(folder, file)
      const parts = (await readFile(path, "utf8")).split(from)
      if (parts.length !== 2) throw new Error(`${file} holds ${JSON.stringify(from)} ${parts.length - 1} times`)
      await writeFile(path, parts.join(to))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
