import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, sep } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { packageArchive } from "../../cli/tasks/package-folder.ts"
import { type PackagePlan, packagePlans } from "../../cli/tasks/packages.ts"
import { pageLinks } from "../support/sources/page-links.ts"

/** An empty project in which the packed package is installed, with no network. */
export interface InstalledPackage {
  readonly folder: string
  /** where the package's own files are, by their places in it */
  readonly content: string
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string
  /** where the links of its pages lead; one that leaves the package begins with ".." */
  readonly pageLinks: () => readonly string[]
  /** what `npm install` put into node_modules */
  readonly packages: readonly string[]
  /** runs a program of this machine there. Fails when it exits with another code than 0. */
  readonly run: (program: string, words: readonly string[]) => string
  readonly write: (name: string, text: string) => string
  readonly remove: () => void
}

/** Packs the project as `npm run package` does. */
export function packAll(): void {
  for (const plan of packagePlans) rmSync(packageArchive(plan), { force: true })
  execFileSync(process.execPath, [join(projectFolder, "cli/tasks/package.ts")], { stdio: ["ignore", "pipe", "inherit"] })
}

/** Installs a packed package in an empty project. */
export function installPackage(plan: PackagePlan): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), "witryna-package-"))
  const project = join(folder, "project")
  mkdirSync(project)
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }))
  execFileSync("npm", ["install", "--offline", "--omit=optional", packageArchive(plan), "--silent", "--no-audit", "--no-fund"], {
    cwd: project,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "inherit"],
  })
  const content = join(project, "node_modules", plan.name)
  const read = (path: string) => readFileSync(join(content, path), "utf8")
  const pages = () => readdirSync(content, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".md"))
  return {
    folder: project,
    content,
    has: (path) => !path.startsWith("..") && existsSync(join(content, path)),
    read,
    pageLinks: () => pages().flatMap((path) => pageLinks({ path: path.replaceAll(sep, "/"), text: read(path) })),
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
