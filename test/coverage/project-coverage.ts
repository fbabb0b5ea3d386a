import { projectSources, sourceFolders } from "../support/sources/project-sources.ts"
import { coveragePage } from "./coverage-page.ts"
import { type MappedStatement, statementMap } from "./statement-map.ts"

const pages = projectSources(["docs/specification"], /\.md$/)

/** The coverage map of the project. Section 1, the purpose, states no rule. */
export function projectCoverage(): readonly MappedStatement[] {
  return statementMap(pages, projectSources(sourceFolders, /\.tsx?$/)).filter(({ section }) => section > 1)
}

/** What `docs/spec-coverage.md` has to say. */
export function projectCoveragePage(map: readonly MappedStatement[]): string {
  const headings = pages.flatMap(({ text }) => [...text.matchAll(/^# ((\d+)\. .*)$/gm)])
  return coveragePage(map, new Map(headings.map(([, heading = "", section = ""]) => [Number(section), heading])))
}
