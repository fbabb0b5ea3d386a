import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { basename, relative, sep } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { projectFolder } from "./sources/project-sources.ts"

/** What takes longest. Vitest knows it from the run before, and where there was none, as in CI, it would begin some of them last. */
export const longest: readonly string[] = [
  "shop/dearest-documents",
  "cli/help-examples",
  "shop/hostile-forms",
  "server/kept-pages.property",
  "arch/examples",
  "server/stopping",
  "scenarios/every-page",
  "shop/prices-for-machines",
  "server/hostile-origin",
  "scenarios/scenario-making",
  "cli/processes",
  "package/package",
].map((name) => `${name}.test.ts`)

/**
 * The test files that were changed, or that name a changed file, come first, so that a mistake shows early. Then those that take longest;
 * the others follow as vitest has them: what failed last time, then what takes long.
 */
export class ChangedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files)
    const changed = new Set(changedFiles())
    const rank = ({ moduleId }: TestSpecification): number => {
      if (isAbout(moduleId, changed)) return 0
      return longest.some((name) => moduleId.replaceAll(sep, "/").endsWith(`/${name}`)) ? 1 : 2
    }
    const byRank = Map.groupBy(inOrder, rank)
    return [0, 1, 2].flatMap((one) => byRank.get(one) ?? [])
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
