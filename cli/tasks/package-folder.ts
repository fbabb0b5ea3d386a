import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { parseJson } from "../../core/web/untrusted-json.ts"
import { projectFolder, projectVersion } from "../project.ts"
import { packagedPage, packageManifest, type PackagePlan, placeInPackage } from "./packages.ts"

/** Where a package is put together. */
export function packageFolder({ name }: PackagePlan): string {
  return join(projectFolder, "dist/package", name)
}

/** What npm makes of it. */
export function packageArchive({ name }: PackagePlan): string {
  return join(projectFolder, `dist/${name}-${projectVersion()}.tgz`)
}

/** Puts a package together from what has been built. Fails with an Error when something of it has not. */
export function writePackageFolder(plan: PackagePlan): void {
  const folder = packageFolder(plan)
  rmSync(folder, { recursive: true, force: true })
  for (const path of plan.content.flatMap(filesOf)) copy(plan, path, join(folder, placeInPackage(plan, path) ?? path))
  const manifest = packageManifest(plan, parseJson(readFileSync(join(projectFolder, "package.json"), "utf8")))
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** A file itself, or every file below a folder. */
function filesOf(path: string): readonly string[] {
  if (statSync(join(projectFolder, path)).isFile()) return [path]
  return readdirSync(join(projectFolder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectFolder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
}

function copy(plan: PackagePlan, path: string, file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (path.endsWith(".md")) writeFileSync(file, packagedPage(plan, readFileSync(join(projectFolder, path), "utf8"), path))
  else copyFileSync(join(projectFolder, path), file)
}
