import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { basename, relative, sep } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { projectFolder } from "./sources/project-sources.ts"

/**
 * The test files that were changed, or that name a changed file, come first, so that a mistake shows early. The others follow as
 * vitest has them: what failed last time, then what takes long.
 */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files)
    const changed = new Set(changedFiles())
    const first = new Set(inOrder.filter(({ moduleId }) => isAbout(moduleId, changed)))
    return [...inOrder.filter((file) => first.has(file)), ...inOrder.filter((file) => !first.has(file))]
  }
}

/** Does a test file belong to what changed: itself, or a file that it imports? @param changed paths from the project's folder */
export function isAbout(file: string, changed: ReadonlySet<string>): boolean {
  if (changed.has(relative(projectFolder, file).replaceAll(sep, "/"))) return true
  if (changed.size === 0) return false
  const imported = readFileSync(file, "utf8").matchAll(/(?:from |import\()"(?:[^"]*\/)?([^"/]+)"/g)
  const names = new Set([...changed].map((path) => basename(path)))
  return [...imported].some(([, name = ""]) => names.has(name))
}

/** What differs from the main branch, committed or not; nothing where there is no such branch or no git. */
function changedFiles(): readonly string[] {
  const git = (...words: readonly string[]) =>
    execFileSync("git", words, { cwd: projectFolder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter((line) => line !== "")
  try {
    const [fork = "HEAD"] = git("merge-base", "main", "HEAD")
    return [...git("diff", "--name-only", fork), ...git("ls-files", "--others", "--exclude-standard")]
  } catch {
    return []
  }
}
