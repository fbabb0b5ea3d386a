import { projectSources } from "../support/sources/project-sources.ts"
import type { Statement } from "./coverage-page.ts"

const sections = /\/0[45689]-[a-z]+\.md$/

/** Every statement of the sections that a coverage map must hold: states, validation, roles, errors, limits. */
export function coveredStatements(): readonly Statement[] {
  return projectSources(["docs/specification"], /\.md$/)
    .filter(({ path }) => sections.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* (.*)$/gm)].map(([, number = "", words = ""]) => ({ number, text: words })),
    )
}
