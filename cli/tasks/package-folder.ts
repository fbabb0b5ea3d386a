import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, posix, relative, sep } from "node:path"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import { projectFolder, projectVersion } from "../project.ts"

/** Where the package is put together, and what npm makes of it. */
export const packageFolder = join(projectFolder, "dist/package")
export const packageArchive = join(projectFolder, `dist/witryna-${projectVersion()}.tgz`)

/** What stands elsewhere in the package than in the project: the page about the library is its README, a licence lies beside what it is for. */
const moved: Readonly<Record<string, string>> = {
  "docs/library/README.md": "README.md",
  "ui/fonts/OFL.txt": "dist/terminal/OFL.txt",
}

/** Files and folders that the package has, most of them in the same place. The project's own pages are not among them. */
const packaged = [
  "CHANGELOG.md",
  "LICENSE",
  "cli/witryna.mjs",
  "dist/library",
  "dist/reference",
  "dist/terminal",
  "docs/errors.md",
  "docs/library",
  "docs/specification",
  "docs/terminal.md",
  "ui/fonts/OFL.txt",
]

/**
 * Where a file or folder of the project stands in the package; null when the package leaves it out.
 *
 * @example placeInPackage("docs/library/README.md") // => "README.md"
 * @example placeInPackage("docs/library/money.md") // => "docs/library/money.md"
 * @example placeInPackage("CONTRIBUTING.md") // => null
 */
export function placeInPackage(path: string): string | null {
  const isPackaged = packaged.some((entry) => path === entry || path.startsWith(`${entry}/`))
  return moved[path] ?? (isPackaged ? path : null)
}

/** Puts the package together from what has been built. Fails with an Error when something of it has not. */
export function writePackageFolder(): void {
  rmSync(packageFolder, { recursive: true, force: true })
  for (const file of packaged.flatMap(filesOf)) copy(file, placeInPackage(file) ?? file)
  const manifest = parseJson(readFileSync(join(projectFolder, "package.json"), "utf8"))
  writeFileSync(join(packageFolder, "package.json"), `${JSON.stringify(packageManifest(manifest), null, 2)}\n`)
}

/** A file itself, or every file below a folder. */
function filesOf(path: string): readonly string[] {
  if (statSync(join(projectFolder, path)).isFile()) return [path]
  return readdirSync(join(projectFolder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
}

function copy(path: string, place: string): void {
  const file = join(packageFolder, place)
  mkdirSync(dirname(file), { recursive: true })
  if (path.endsWith(".md")) writeFileSync(file, packagedPage(readFileSync(join(projectFolder, path), "utf8"), path))
  else copyFileSync(join(projectFolder, path), file)
}

/**
 * A page as it reads in the package: links lead to where things stand there.
 *
 * @param path the page's own place in the project
 *
 * @example packagedPage("[the library](README.md#x)", "docs/library/index.md") // => "[the library](../../README.md#x)"
 * @example packagedPage("[money](money.md)", "docs/library/README.md") // => "[money](docs/library/money.md)"
 */
export function packagedPage(text: string, path: string): string {
  const from = posix.dirname(placeInPackage(path) ?? path)
  return text.replaceAll(/\]\((?!\w+:|#)([^)#\s]+)/g, (_, link: string) => {
    const target = posix.join(posix.dirname(path), link)
    return `](${posix.relative(from, placeInPackage(target) ?? target)}`
  })
}

/**
 * The package's manifest: what its users need of the project's, and nothing of what builds and tests it.
 *
 * @example packageManifest({ name: "witryna", scripts: { test: "vitest" }, dependencies: { vite: "8" } }) // => { name: "witryna", man: "./dist/terminal/witryna.1", sideEffects: false }
 */
export function packageManifest(project: unknown): Readonly<Record<string, unknown>> {
  const own = isForeignObject(project) ? project : {}
  const told = ["name", "version", "description", "license", "type", "engines", "bin", "exports", "optionalDependencies"]
  const fields = told.filter((field) => own[field] !== undefined).map((field) => [field, own[field]])
  return { ...Object.fromEntries(fields), man: "./dist/terminal/witryna.1", sideEffects: false }
}
