import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"

/** The program of before the newest migration, built in a folder. */
export interface OlderProgram {
  readonly root: string
  /** the commit that it is of, shortened */
  readonly commit: string
}

const migrations = "fixtures/shop/store/migrations/migration-list.ts"

/**
 * Takes the program of a commit out of the clone's history and builds it.
 *
 * @param wanted null = the newest one whose tables today's program completes: its migrations are the first ones of today's. A commit
 *   between two that landed the other way round than they are numbered is no program that a shop ran.
 *
 * @returns a text where there is none, which says why
 */
export function buildOlderProgram(folder: string, wanted: string | null): OlderProgram | string {
  const commit = git("rev-parse", "--quiet", "--verify", `${wanted ?? beforeNewestMigration() ?? ""}^{commit}`)
  if (commit === "") return "skipped, this clone has no history from before the newest migration"
  const root = join(folder, "older-program")
  const archive = `${root}.tar`
  mkdirSync(root)
  must("git", ["archive", "--output", archive, commit], projectFolder)
  must("tar", ["--extract", "--file", archive], root)
  const lockOf = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8")
  if (lockOf(root) === lockOf(projectFolder)) symlinkSync(join(projectFolder, "node_modules"), join(root, "node_modules"))
  else must("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], root)
  if (!existsSync(join(root, "dist"))) must(process.execPath, ["cli/tasks/build.ts"], root)
  return { root, commit: commit.slice(0, 8) }
}

function beforeNewestMigration(): string | undefined {
  const today = migrationNames("HEAD")
  const changes = git("log", "--format=%H", "--", migrations).split("\n")
  return changes
    .map((change) => `${change}^`)
    .find((commit) => {
      const names = migrationNames(commit)
      return names.length > 0 && names.length < today.length && names.every((name, at) => name === today[at])
    })
}

const migrationNames = (commit: string): readonly string[] =>
  [...git("show", `${commit}:${migrations}`).matchAll(/^ {2}"(\d{3}-[\w-]+)":/gm)].flatMap(([, name]) => name ?? [])

const git = (...words: readonly string[]): string =>
  spawnSync("git", ["-C", projectFolder, ...words], { encoding: "utf8" }).stdout?.trim() ?? ""

function must(program: string, words: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, [...words], { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${program} ${words.join(" ")} failed: ${error?.message ?? stderr}`)
}
