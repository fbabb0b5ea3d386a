import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { packageArchive } from "../../cli/tasks/package-folder.ts"

/** An empty project in which the packed package is installed, with no network. */
export interface InstalledPackage {
  readonly folder: string
  /** what `npm install` put into node_modules */
  readonly packages: readonly string[]
  /** runs a program of this machine there. Fails when it exits with another code than 0. */
  readonly run: (program: string, words: readonly string[]) => string
  readonly write: (name: string, text: string) => string
  readonly remove: () => void
}

/** Packs the project as `npm run package` does, and installs the archive in an empty project. */
export function installPackage(): InstalledPackage {
  rmSync(packageArchive, { force: true })
  execFileSync(process.execPath, [join(projectFolder, "cli/tasks/package.ts")], { stdio: ["ignore", "pipe", "inherit"] })
  const folder = mkdtempSync(join(tmpdir(), "witryna-package-"))
  const project = join(folder, "project")
  mkdirSync(project)
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }))
  execFileSync("npm", ["install", "--offline", "--omit=optional", packageArchive, "--silent", "--no-audit", "--no-fund"], {
    cwd: project,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "inherit"],
  })
  return {
    folder: project,
    packages: readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith(".")),
    run: (program, words) => execFileSync(program, words, { cwd: project, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }),
    write: (name, text) => {
      const path = join(project, name)
      writeFileSync(path, text)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
