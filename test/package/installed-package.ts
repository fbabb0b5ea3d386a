import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"

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

/** Packs the project as `npm pack` does, and installs the archive in an empty project. */
export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), "witryna-package-"))
  const npm = (words: readonly string[], cwd: string) =>
    execFileSync("npm", [...words, "--silent", "--no-audit", "--no-fund"], {
      cwd,
      encoding: "utf8",
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "inherit"],
    })
  const archives = join(folder, "archives")
  mkdirSync(archives)
  npm(["pack", "--pack-destination", archives], projectFolder)
  const [archive = ""] = readdirSync(archives)
  const project = join(folder, "project")
  mkdirSync(project)
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }))
  npm(["install", "--offline", "--omit=optional", join(archives, archive)], project)
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
