import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"
import { coveragePage, coverageSummary } from "./coverage-page.ts"
import { type MappedStatement, statementMap } from "./statement-map.ts"

const pages = projectSources(["docs/specification"], /\.md$/)

/** The coverage map of the project. Section 1, the purpose, states no rule. */
export function projectCoverage(): readonly MappedStatement[] {
  return statementMap(pages, projectSources(sourceFolders, /\.tsx?$/)).filter(({ section }) => section > 1)
}

const headings = new Map(
  pages.flatMap(({ text }) =>
    [...text.matchAll(/^# ((\d+)\. .*)$/gm)].map(([, heading = "", section = ""]) => [Number(section), heading] as const),
  ),
)

/** What `docs/spec-coverage.md` has to say. */
export const projectCoverageSummary = (map: readonly MappedStatement[]): string => coverageSummary(map, headings)

/** What `dist/coverage/statements.md` has to say. */
export const projectCoveragePage = (map: readonly MappedStatement[]): string => coveragePage(map, headings)
