import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { gapsOf, lowerCeilings } from "./ceilings.ts"
import { standing, standings } from "./coverage-page.ts"
import { projectCoverage, projectCoveragePage, projectCoverageSummary } from "./project-coverage.ts"

const map = projectCoverage()
writeFileSync(join(projectFolder, "docs/spec-coverage.md"), projectCoverageSummary(map))
// each statement with its owner: made anew whenever somebody wants to read it, so that no merge has to agree on it
mkdirSync(join(projectFolder, "dist/coverage"), { recursive: true })
writeFileSync(join(projectFolder, "dist/coverage/statements.md"), projectCoveragePage(map))
const counts = standings.map((wanted) => `${map.filter((statement) => standing(statement) === wanted).length} ${wanted}`)
console.log(`dist/coverage/statements.md is written. Of ${map.length} statements: ${counts.join(", ")}`)
// a report and no limit: a small concept may be a small file
const lengths = projectSources(["core"])
  .filter(({ path }) => !path.startsWith("core/texts/"))
  .map(({ text }) => text.trimEnd().split("\n").length)
  .toSorted((one, other) => one - other)
console.log(
  `core without its texts: ${lengths.length} files, ${lengths[Math.floor(lengths.length / 2)]} lines in the middle, ${lengths.at(-1)} at most`,
)
const grown = lowerCeilings(gapsOf(map))
if (grown.length > 0) {
  console.error(`These lists may only shrink:\n${grown.join("\n")}`)
  process.exitCode = 1
}
